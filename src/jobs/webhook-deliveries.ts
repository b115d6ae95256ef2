import { type Store, unavailability } from '../db/store.ts'
import type { Log } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import { pause } from '../domain/shared/waiting.ts'
import { createCallScheduler, MAX_CALLS_OF_ENDPOINT } from '../domain/webhooks/call-scheduler.ts'
import { TEST_TYPE } from '../domain/webhooks/deliveries.ts'
import {
  type Attempt,
  type DueDelivery,
  dueDeliveries,
  dueEndpoints,
  type EndedAttempt,
  enqueueNewEvents,
  recordAttempts,
  type SendWebhook,
} from '../domain/webhooks/queue.ts'
import { signingSecrets } from '../domain/webhooks/secrets.ts'
import type { Job } from './loop.ts'

export type WebhookDeliveriesDeps = {
  store: Store
  clock: () => Date
  log: Log
  meter: Pick<Meter, 'webhookCalled'>
  send: SendWebhook
  /** The events as GET /events answers them, in the same order. */
  render: (events: StoredEvent[]) => Promise<{ id: string }[]>
}

const EVERY_MS = 250
/** How long results are gathered before they are recorded together. */
const GATHER_MS = 20
/** How many batches of events a round enqueues before it makes calls. */
const BATCHES_BEFORE_CALLS = 10
/** How long an endpoint gets no more events after too many wait for it. */
const FULL_MS = 60_000

type StoredEvent = NonNullable<DueDelivery['event']>
type Content = { id: string; body: string }

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
    await store.transaction((tx) =>
      recordAttempts(
        tx,
        written.map(({ attempt }) => attempt),
      ),
    )
    ended = ended.filter((one) => !written.includes(one))
    for (const { free } of written) free()
  }

  async function startCalls(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    const now = clock()
    const due: DueDelivery[] = []
    const other = { limit: MAX_CALLS_OF_ENDPOINT, except: [...scheduler.sending] }
    for (const { id, ...some } of scheduler.next(await dueEndpoints(store.read, other, now)))
      due.push(...(await dueDeliveries(store.read, id, some, now)))
    if (due.length === 0 || signal.aborted) return
    const contents = await contentsOf(deps, due)
    for (const [i, one] of due.entries()) {
      const call: Promise<unknown> = callFor(one, contents[i] ?? null, signal).finally(() =>
        calls.delete(call),
      )
      calls.add(call)
    }
  }

  /** Makes a call and keeps its result. Its place stays taken until the result is recorded. */
  async function callFor(due: DueDelivery, content: Content | null, signal: AbortSignal) {
    const end = scheduler.begin(due.endpoint, due.delivery.id)
    const at = clock()
    const attempt = await attemptAt(deps, due, content, signal, at)
    const outcome = attempt.problem === null ? 'ok' : 'failed'
    const free = () => end(outcome, attempt.ms, clock())
    // The next leader makes this call again.
    if (signal.aborted) return free()
    deps.meter.webhookCalled({ outcome: outcome === 'ok' ? 'delivered' : 'failed', ms: attempt.ms })
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
    async runOnce(signal = NEVER) {
      const now = clock()
      if (Math.abs(now.getTime() - fullSince.getTime()) >= FULL_MS) {
        full.clear()
        fullSince = now
      }
      let more = true
      for (let i = 0; i < BATCHES_BEFORE_CALLS && more && !signal.aborted; i++)
        more = await enqueueNewEvents(store, full, now)
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

const NEVER = new AbortController().signal

async function attemptAt(
  { send, store, log }: WebhookDeliveriesDeps,
  { endpoint }: DueDelivery,
  content: Content | null,
  signal: AbortSignal,
  now: Date,
): Promise<Attempt> {
  const failed = (problem: string) => ({ httpStatus: null, problem, ms: 0 })
  if (!content) return failed('the event cannot be read, or is not kept any more')
  try {
    const secrets = signingSecrets(store.read, endpoint, now)
    return await send({ url: endpoint.url, secrets, ...content }, signal, now)
  } catch (error) {
    log.error({ endpoint: endpoint.id, err: error }, 'a webhook could not be sent')
    return failed('internal error')
  }
}

/** What to post for each delivery, in the same order; null for an event that is not kept any more. */
async function contentsOf(deps: WebhookDeliveriesDeps, due: readonly DueDelivery[]) {
  const stored = due.flatMap(({ event }) => (event ? [event] : []))
  const bodies = await rendered(deps, stored)
  return due.map(({ delivery, event }): Content | null => {
    const json = event ? bodies.get(event.id) : testEvent(delivery)
    return json ? { id: json.id, body: JSON.stringify(json) } : null
  })
}

/** The events as JSON, by their ids. If one cannot be read, the others are there all the same. */
async function rendered({ render, log }: WebhookDeliveriesDeps, stored: StoredEvent[]) {
  const found = new Map<number, { id: string }>()
  const add = async (some: StoredEvent[]) => {
    for (const [i, json] of (await render(some)).entries()) {
      const event = some[i]
      if (event) found.set(event.id, json)
    }
  }
  try {
    await add(stored)
  } catch (error) {
    if (unavailability(error)) throw error
    for (const event of stored)
      await add([event]).catch((problem) =>
        log.error({ event: event.id, err: problem }, 'an event cannot be read'),
      )
  }
  return found
}

function testEvent({ testId, endpointId, createdAt }: DueDelivery['delivery']) {
  return testId === null
    ? null
    : { id: testId, type: TEST_TYPE, createdAt: createdAt.toISOString(), data: { endpointId } }
}
