import { type Store, unavailability } from '../db/store.ts'
import { type Log, oncePerMinute } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import { createTimeSlices } from '../domain/shared/time-slices.ts'
import { pause } from '../domain/shared/waiting.ts'
import { createCallScheduler } from '../domain/webhooks/call-scheduler.ts'
import { TEST_TYPE } from '../domain/webhooks/deliveries.ts'
import { signingSecrets } from '../domain/webhooks/endpoints.ts'
import {
  type DueDelivery,
  dueDeliveries,
  dueEndpoints,
  type EndedAttempt,
  enqueueNewEvents,
  type SendWebhook,
  type WebhookCall,
} from '../domain/webhooks/queue.ts'
import { recordAttempts, recordUnsent } from '../domain/webhooks/results.ts'
import type { Job } from './loop.ts'

export type WebhookDeliveriesDeps = {
  store: Store
  clock: () => Date
  log: Log
  /** Counts the calls for live accounts. */
  meter: Pick<Meter, 'webhookCalled'>
  send: SendWebhook
  /** The events as GET /events answers them, in the same order; null for one that is not kept any more. */
  render: (events: StoredEvent[]) => Promise<({ id: string } | null)[]>
}

const EVERY_MS = 250
/** How long results are gathered before they are recorded together. */
const GATHER_MS = 20
/** How long an endpoint gets no more events after too many wait for it. */
const FULL_MS = 60_000

type StoredEvent = NonNullable<DueDelivery['event']>
type OnError = (
  about: { endpoint: string } | { event: number; accountId: number },
  error: unknown,
) => void

/**
 * Posts events to the webhooks of account holders. Only the leader runs this, since two processes would send
 * each event twice. Rounds do not wait for calls: each call that ends makes room for the next one. A call that
 * a crash interrupts is made again by the next leader, since only its result is recorded.
 */
export function webhookDeliveriesJob(
  deps: WebhookDeliveriesDeps,
): Job & { drained(): Promise<void> } {
  const { store, clock } = deps
  const scheduler = createCallScheduler()
  const calls = new Set<Promise<unknown>>()
  const mayLog = oncePerMinute()
  /** Results that are not recorded yet, as after a failed write, with what frees their places. */
  let ended: { attempt: EndedAttempt; free: () => void }[] = []
  const full = new Set<string>()
  let fullSince = clock()
  /** Recording results and starting calls, one after the other. */
  let working: Promise<void> = Promise.resolve()
  let queued = false
  let gathering: Promise<unknown> = Promise.resolve()

  async function record(): Promise<void> {
    // A copy: calls that end while these are recorded add to the list.
    const written = [...ended]
    if (written.length === 0) return
    const attempts = written.map(({ attempt }) => attempt)
    await store.transaction((tx) => recordAttempts(tx, attempts))
    ended = ended.filter((one) => !written.includes(one))
    for (const { free } of written) free()
  }

  async function startCalls(signal: AbortSignal): Promise<void> {
    const now = clock()
    if (signal.aborted) return
    const due: DueDelivery[] = []
    const pauseIfLong = createTimeSlices()
    for (const { id, ...some } of scheduler.next(await dueEndpoints(store.read, now))) {
      due.push(...(await dueDeliveries(store.read, id, some, now)))
      await pauseIfLong()
    }
    if (due.length === 0 || signal.aborted) return
    const unsent: DueDelivery[] = []
    for (const { delivery, call } of await callsFor(deps, due, now, logError)) {
      if (call) make(delivery, call, signal)
      else unsent.push(delivery)
    }
    if (unsent.length === 0) return
    await store.transaction(async (tx) => recordUnsent(tx, unsent, now))
    soon(signal)
  }

  /** Logs an error of our own, which says nothing about the endpoint. */
  function logError(about: Parameters<OnError>[0], err: unknown): void {
    const key = 'endpoint' in about ? about.endpoint : String(about.accountId)
    if (mayLog(key, clock()))
      deps.log.error({ ...about, err }, 'a webhook could not be sent, and is tried again later')
  }

  function make(due: DueDelivery, call: WebhookCall, signal: AbortSignal): void {
    const made: Promise<unknown> = resultOf(due, call, signal).finally(() => calls.delete(made))
    calls.add(made)
  }

  /** Makes a call and keeps its result. Its place stays taken until the result is recorded. */
  async function resultOf(due: DueDelivery, call: WebhookCall, signal: AbortSignal) {
    const end = scheduler.begin(due.endpoint, due.delivery.id)
    const attempt = await deps.send(call, signal, clock())
    const isOk = attempt.problem === null
    const free = () => end(isOk ? 'ok' : 'failed', attempt.ms, clock())
    // The next leader makes this call again.
    if (signal.aborted) return free()
    if (due.testOf === null) deps.meter.webhookCalled(isOk ? 'delivered' : 'failed')
    ended.push({ attempt: { ...due, ...attempt, at: clock() }, free })
    soon(signal)
  }

  /** Works in a moment, once for all calls that end until then: each commit waits for the disk. */
  function soon(signal: AbortSignal): void {
    if (queued) return
    queued = true
    gathering = pause(GATHER_MS, signal)
      .then(() => work(signal))
      // The next round does the same, and its error is logged.
      .catch(() => undefined)
  }

  function work(signal: AbortSignal): Promise<void> {
    const next = working.then(async () => {
      queued = false
      await record()
      await startCalls(signal)
    })
    working = next.catch(() => undefined)
    return next
  }

  return {
    name: 'webhook-deliveries',
    everyMs: EVERY_MS,
    afterCommits: true,
    async runOnce(signal = new AbortController().signal) {
      const now = clock()
      if (Math.abs(now.getTime() - fullSince.getTime()) >= FULL_MS) {
        full.clear()
        fullSince = now
      }
      await enqueueNewEvents(store, full, now)
      await work(signal)
    },
    async drained() {
      while (calls.size > 0 || queued) {
        await Promise.all(calls)
        await gathering
        await working
      }
    },
  }
}

/**
 * The calls for deliveries. `call` is null for one that cannot be sent: see recordUnsent.
 * @param onError called with each error that prevents one, and what it is about.
 */
async function callsFor(
  deps: WebhookDeliveriesDeps,
  due: readonly DueDelivery[],
  now: Date,
  onError: OnError,
): Promise<{ delivery: DueDelivery; call: WebhookCall | null }[]> {
  const stored = due.flatMap(({ event }) => (event ? [event] : []))
  const bodies = await rendered(deps, stored, onError)
  return due.map((delivery) => {
    const { endpoint, event } = delivery
    const json = event ? bodies.get(event.id) : testEvent(delivery.delivery)
    // The event is deleted, or the order that it is about: recorded as lost.
    if (json === null) return { delivery: { ...delivery, event: null }, call: null }
    if (!json) return { delivery, call: null }
    try {
      const secrets = signingSecrets(deps.store.read, endpoint, now)
      const call = { url: endpoint.url, id: json.id, body: JSON.stringify(json), secrets }
      return { delivery, call }
    } catch (error) {
      onError({ endpoint: endpoint.id }, error)
      return { delivery, call: null }
    }
  })
}

/** The events as JSON, by their ids: null for one that is not kept any more, none for one that cannot be read. */
async function rendered(
  { render }: WebhookDeliveriesDeps,
  stored: StoredEvent[],
  onError: OnError,
) {
  const found = new Map<number, { id: string } | null>()
  const add = async (some: StoredEvent[]) => {
    const bodies = await render(some)
    for (const [i, { id }] of some.entries()) found.set(id, bodies[i] ?? null)
  }
  try {
    await add(stored)
  } catch (error) {
    if (unavailability(error)) throw error
    for (const event of stored)
      await add([event]).catch((problem) => {
        if (unavailability(problem)) throw problem
        onError({ event: event.id, accountId: event.accountId }, problem)
      })
  }
  return found
}

function testEvent({ testId, endpointId, createdAt }: DueDelivery['delivery']) {
  return testId === null
    ? null
    : { id: testId, type: TEST_TYPE, createdAt: createdAt.toISOString(), data: { endpointId } }
}
