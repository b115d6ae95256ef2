import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Meter } from '../domain/shared/meter.ts'
import { createReportGauges } from './reports.ts'
import { countTelegram } from './telegram.ts'

const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Calls to suppliers and rounds of jobs may last until a call times out. */
const WORK_BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Only these methods get a series each: callers may send any name. */
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])

/** A meter that counts in the registry. */
export function countEvents(registry: Registry): Meter {
  const registers = [registry]
  const requests = new Counter({
    name: 'gamewallet_http_requests_total',
    help: 'Answered API requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'gamewallet_http_request_duration_seconds',
    help: 'Time from the arrival of an API request to its answer.',
    labelNames: ['method', 'route'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const accessRefused = new Counter({
    name: 'gamewallet_access_refused_total',
    help: 'API requests refused because of their key, account or address.',
    labelNames: ['reason'],
    registers,
  })
  const supplierCalls = new Counter({
    name: 'gamewallet_supplier_calls_total',
    help: 'Calls to suppliers by outcome.',
    labelNames: ['supplier', 'what', 'outcome'],
    registers,
  })
  const supplierSeconds = new Histogram({
    name: 'gamewallet_supplier_call_duration_seconds',
    help: 'Time from a call to a supplier to its answer or timeout.',
    labelNames: ['supplier', 'what'],
    buckets: WORK_BUCKETS,
    registers,
  })
  const ordersEnded = new Counter({
    name: 'gamewallet_orders_ended_total',
    help: 'Completed and cancelled orders, by their last supplier.',
    labelNames: ['supplier', 'status'],
    registers,
  })
  const jobRounds = new Counter({
    name: 'gamewallet_job_rounds_total',
    help: 'Rounds of jobs by result.',
    labelNames: ['job', 'result'],
    registers,
  })
  const jobSeconds = new Histogram({
    name: 'gamewallet_job_duration_seconds',
    help: 'How long rounds of jobs took.',
    labelNames: ['job'],
    buckets: WORK_BUCKETS,
    registers,
  })
  const jobLag = new Gauge({
    name: 'gamewallet_job_lag_seconds',
    help: 'How late the last round of a job started.',
    labelNames: ['job'],
    registers,
  })
  const updatesRejected = new Counter({
    name: 'gamewallet_bot_updates_rejected_total',
    help: 'Updates from Telegram that were not stored, by reason.',
    labelNames: ['reason'],
    registers,
  })
  const connectionsCut = new Counter({
    name: 'gamewallet_connections_cut_total',
    help: 'Connections to the API that the service closed, by reason.',
    labelNames: ['reason'],
    registers,
  })
  const webhookCalls = new Counter({
    name: 'gamewallet_webhook_calls_total',
    help: 'Calls to the webhooks of account holders, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  const webhookSeconds = new Histogram({
    name: 'gamewallet_webhook_call_duration_seconds',
    help: 'How long calls to the webhooks of account holders took.',
    buckets: WORK_BUCKETS,
    registers,
  })

  return {
    ...countTelegram(registry),
    ...createReportGauges(registry),
    requestAnswered({ method: sent, route, status, ms }) {
      const method = METHODS.has(sent) ? sent : 'other'
      requests.inc({ method, route, status })
      requestSeconds.observe({ method, route }, ms / 1000)
    },
    accessRefused(reason) {
      accessRefused.inc({ reason })
    },
    supplierCalled({ supplier, what, outcome, ms }) {
      supplierCalls.inc({ supplier, what, outcome })
      supplierSeconds.observe({ supplier, what }, ms / 1000)
    },
    orderEnded({ supplier, status }) {
      ordersEnded.inc({ supplier, status })
    },
    jobRan({ job, ms, lateMs, failed }) {
      jobRounds.inc({ job, result: failed ? 'failed' : 'ok' })
      // Creates both series in the first round, so that the first failure shows as an increase.
      jobRounds.inc({ job, result: failed ? 'ok' : 'failed' }, 0)
      jobSeconds.observe({ job }, ms / 1000)
      jobLag.set({ job }, lateMs / 1000)
    },
    updatesRejected(reason, count) {
      updatesRejected.inc({ reason }, count)
    },
    connectionCut(reason) {
      connectionsCut.inc({ reason })
    },
    webhookCalled({ outcome, ms }) {
      webhookCalls.inc({ outcome })
      webhookSeconds.observe(ms / 1000)
    },
  }
}
