import { Gauge, type Registry } from 'prom-client'
import type { DiskSpace } from '../db/store.ts'
import type { Meter } from '../domain/shared/meter.ts'

type Reports = Pick<Meter, 'backupsSeen' | 'webhookSeen' | 'databaseSeen'>

/** Gauges of what jobs reported last. They have no value before the first report. */
export function createReportGauges(registry: Registry): Reports {
  const gauge = (name: string, help: string) => {
    const made = new Gauge({ name: `gamewallet_${name}`, help, registers: [registry] })
    made.remove()
    return made
  }
  const lastBackup = gauge(
    'backup_last_success_timestamp_seconds',
    'When the newest backup in BACKUP_DIR was started, in seconds since 1970; 0 if there is none.',
  )
  const backupInterval = gauge('backup_interval_seconds', 'The time between scheduled backups.')
  const backupDisk = diskGauges(registry, 'backup', 'BACKUP_DIR')
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
      backupDisk.set(disk)
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
  }
}

/** The size of a folder's file system and the space left for the service. They have no value before `set`. */
export function diskGauges(registry: Registry, of: 'database' | 'backup', folder: string) {
  const gauge = (what: string, help: string) =>
    new Gauge({ name: `gamewallet_${of}_disk_${what}_bytes`, help, registers: [registry] })
  const free = gauge('free', `Free space on the disk of ${folder}.`)
  const size = gauge('size', `The size of the disk of ${folder}.`)
  const clear = () => {
    free.remove()
    size.remove()
  }
  clear()
  return {
    clear,
    set({ bsize, blocks, bavail }: DiskSpace) {
      free.set(bsize * bavail)
      size.set(bsize * blocks)
    },
  }
}
