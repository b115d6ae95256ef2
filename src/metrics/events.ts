import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { DiskSpace } from '../db/store.ts'
import type { Meter } from '../domain/shared/meter.ts'

const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Calls to suppliers and rounds of jobs may last until a call times out. */
const WORK_BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Only these methods get a series each: callers may send any name. */
const HTTP_METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])

/** Makes metrics in the registry, each under its name with the service's prefix. */
export function metricsIn(registry: Registry) {
  const about = <Label extends string>(name: string, help: string, labelNames: Label[]) => {
    return { name: `gamewallet_${name}`, help, labelNames, registers: [registry] }
  }
  return {
    counter: <Label extends string>(name: string, help: string, labels: Label[] = []) =>
      new Counter(about(name, help, labels)),
    gauge: <Label extends string>(name: string, help: string, labels: Label[] = []) =>
      new Gauge(about(name, help, labels)),
    durations: <Label extends string>(
      ...[name, help, buckets, labels = []]: [string, string, number[], Label[]?]
    ) => new Histogram({ ...about(`${name}_duration_seconds`, help, labels), buckets }),
  }
}

/** A meter that counts in the registry. */
export function countEvents(registry: Registry): Meter {
  return { ...countCalls(registry), ...countTelegram(registry), ...reportGauges(registry) }
}

function countCalls(registry: Registry) {
  const { counter, durations } = metricsIn(registry)
  const requests = counter('http_requests_total', 'Answered API requests.', [
    ...(['method', 'route', 'status'] as const),
  ])
  const requestSeconds = durations(
    'http_request',
    'Time from the arrival of an API request to its answer.',
    REQUEST_BUCKETS,
    ['method', 'route'],
  )
  const refused = 'API requests refused because of their key, account or address.'
  const accessRefused = counter('access_refused_total', refused, ['reason'])
  const calls = 'Calls to suppliers by outcome.'
  const supplierCalls = counter('supplier_calls_total', calls, ['supplier', 'what', 'outcome'])
  const callTime = 'Time from a call to a supplier to its answer or timeout.'
  const supplierSeconds = durations('supplier_call', callTime, WORK_BUCKETS, ['supplier', 'what'])
  const ends = 'Completed and cancelled orders, by their last supplier.'
  const ordersEnded = counter('orders_ended_total', ends, ['supplier', 'status'])
  const jobRounds = counter('job_rounds_total', 'Rounds of jobs by result.', ['job', 'result'])
  const jobSeconds = durations('job', 'How long rounds of jobs took.', WORK_BUCKETS, ['job'])
  const cut = 'Connections to the API that the service closed, by reason.'
  const connectionsCut = counter('connections_cut_total', cut, ['reason'])
  const webhookCalls = counter(
    'webhook_calls_total',
    'Calls to the webhooks of account holders, by outcome.',
    ['outcome'],
  )

  return {
    requestAnswered({ method: sent, route, status, ms }) {
      const method = HTTP_METHODS.has(sent) ? sent : 'other'
      requests.inc({ method, route, status })
      requestSeconds.observe({ method, route }, ms / 1000)
    },
    accessRefused: (reason) => accessRefused.inc({ reason }),
    supplierCalled({ supplier, what, outcome, ms }) {
      supplierCalls.inc({ supplier, what, outcome })
      supplierSeconds.observe({ supplier, what }, ms / 1000)
    },
    orderEnded: ({ supplier, status }) => ordersEnded.inc({ supplier, status }),
    jobRan({ job, ms, failed }) {
      jobRounds.inc({ job, result: failed ? 'failed' : 'ok' })
      // Creates both series in the first round, so that the first failure shows as an increase.
      jobRounds.inc({ job, result: failed ? 'ok' : 'failed' }, 0)
      jobSeconds.observe({ job }, ms / 1000)
    },
    connectionCut: (reason) => connectionsCut.inc({ reason }),
    webhookCalled: (outcome) => webhookCalls.inc({ outcome }),
  } satisfies Partial<Meter>
}

function countTelegram(registry: Registry) {
  const { counter, gauge } = metricsIn(registry)
  const rejected = 'Updates from Telegram that were not stored, by reason.'
  const updatesRejected = counter('bot_updates_rejected_total', rejected, ['reason'])
  const byOutcome = 'Calls to the Bot API by outcome.'
  const calls = counter('telegram_calls_total', byOutcome, ['method', 'outcome'])
  const paused = gauge(
    'telegram_paused',
    'Whether sending is paused (1), because of the token or of a wait that Telegram asked for.',
    ['reason'],
  )
  const waited = counter(
    'telegram_flood_wait_seconds_total',
    'Total time that Telegram asked the bot to wait.',
  )
  const notices = 'Notices that ended, by outcome.'
  const noticesEnded = counter('notices_ended_total', notices, ['outcome'])
  for (const reason of ['token', 'flood'] as const) paused.set({ reason }, 0)

  return {
    updatesRejected: (reason, count) => updatesRejected.inc({ reason }, count),
    telegramCalled: (call) => calls.inc(call),
    telegramPaused: (reason, isPaused) => paused.set({ reason }, isPaused ? 1 : 0),
    telegramFloodWait: (ms) => waited.inc(ms / 1000),
    noticesEnded: (outcome, count) => noticesEnded.inc({ outcome }, count),
  } satisfies Partial<Meter>
}

/** Gauges of what jobs reported last. They have no value before the first report. */
function reportGauges(registry: Registry) {
  const gauge = (name: string, help: string) => {
    const made = metricsIn(registry).gauge(name, help)
    made.remove()
    return made
  }
  const lastBackup = gauge(
    'backup_last_success_timestamp_seconds',
    'When the newest backup in BACKUP_DIR was started, in seconds since 1970; 0 if there is none.',
  )
  const backupInterval = gauge('backup_interval_seconds', 'The time between scheduled backups.')
  const setBackupDisk = diskGauges(gauge, 'backup', 'BACKUP_DIR')
  const webhookSet = gauge(
    'telegram_webhook_set',
    'Whether Telegram posts updates to BOT_WEBHOOK_URL (1).',
  )
  const webhookPending = gauge(
    'telegram_webhook_pending_updates',
    'Updates that Telegram has not delivered to the webhook yet.',
  )
  const webhookError = gauge(
    'telegram_webhook_last_error_timestamp_seconds',
    'When Telegram last could not deliver an update to the webhook, in seconds since 1970.',
  )
  const writable = gauge(
    'database_writable',
    'Whether the database accepts writes (1), as far as this process has tried.',
  )
  const damaged = gauge('database_damaged', 'Whether damage was found in the database (1).')

  return {
    backupsSeen({ newest, everyMs, disk }) {
      lastBackup.set((newest ?? 0) / 1000)
      backupInterval.set(everyMs / 1000)
      setBackupDisk(disk)
    },
    webhookSeen(seen) {
      for (const one of [webhookSet, webhookPending, webhookError]) one.remove()
      if (!seen) return
      webhookSet.set(seen.isOurs ? 1 : 0)
      webhookPending.set(seen.pending)
      if (seen.lastErrorAt !== null) webhookError.set(seen.lastErrorAt)
    },
    databaseSeen(seen) {
      writable.set(seen.writable ? 1 : 0)
      damaged.set(seen.damaged ? 1 : 0)
    },
  } satisfies Partial<Meter>
}

/** The size of a folder's file system and the space left for the service. @returns sets both */
export function diskGauges(
  gauge: (name: string, help: string) => Gauge,
  of: 'database' | 'backup',
  folder: string,
): (space: DiskSpace) => void {
  const free = gauge(`${of}_disk_free_bytes`, `Free space on the disk of ${folder}.`)
  const size = gauge(`${of}_disk_size_bytes`, `The size of the disk of ${folder}.`)
  return ({ bsize, blocks, bavail }) => {
    free.set(bsize * bavail)
    size.set(bsize * blocks)
  }
}
