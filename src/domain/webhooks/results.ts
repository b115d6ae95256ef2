import { and, eq, isNull, sql } from 'drizzle-orm'
import { columnsOf, preparedWrite } from '../../db/prepared.ts'
import type { Tx } from '../../db/store.ts'
import { notifyAccount } from '../notices/notices.ts'
import { webhookDeliveries as deliveries, webhookEndpoints as endpoints } from '../schema.ts'
import { type Delivery, TEST_TYPE } from './deliveries.ts'
import { turnOff } from './endpoints.ts'
import { type DueDelivery, type EndedAttempt, FAILING_MS, retryAt } from './queue.ts'

// What an attempt means for its delivery, and for the endpoint.

const LOST = 'the event is not kept any more'
/** How long a delivery waits that could not be sent because of an error of our own. */
const ERROR_WAIT_MS = 10 * 60_000

type Result = { id: number } & Pick<
  Delivery,
  'status' | 'attempts' | 'dueAt' | 'attemptedAt' | 'httpStatus' | 'problem' | 'ms'
>
/** Changes nothing if the delivery was sent again meanwhile: then another row has replaced it. */
const setResult = preparedWrite<Result>('webhook_result', (tx) => {
  const { status, attempts, dueAt, attemptedAt, httpStatus, problem, ms } = columnsOf(deliveries)
  return tx
    .update(deliveries)
    .set({ status, attempts, dueAt, attemptedAt, httpStatus, problem, ms })
    .where(eq(deliveries.id, sql.placeholder('id')))
})

/**
 * Records the results of attempts: delivered, retried later, or failed. Switches an endpoint off that says it
 * is gone or has failed for five days, and notifies its owner.
 */
export async function recordAttempts(tx: Tx, ended: readonly EndedAttempt[]): Promise<void> {
  for (const one of ended) {
    const { delivery, at: attemptedAt, httpStatus, problem, ms } = one
    const attempts = delivery.attempts + 1
    const again =
      problem === null || delivery.type === TEST_TYPE ? null : retryAt(attempts, attemptedAt)
    const status = problem === null ? 'delivered' : again === null ? 'failed' : 'waiting'
    const result = { attempts, dueAt: again, attemptedAt, httpStatus, problem, ms }
    setResult(tx, { id: delivery.id, status, ...result })
  }
  for (const ofEndpoint of Map.groupBy(ended, ({ endpoint }) => endpoint.id).values())
    await recordHealth(tx, ofEndpoint)
}

/**
 * Records deliveries that could not be sent, through no fault of the endpoint, which was not called. Those whose
 * events were deleted before, as after a long ban, have failed. The others wait until the error may be corrected.
 */
export function recordUnsent(tx: Tx, unsent: readonly DueDelivery[], now: Date): void {
  for (const one of unsent) {
    const { delivery } = one
    const attempts = delivery.attempts + 1
    const failed = { status: 'failed', attempts, dueAt: null, attemptedAt: now } as const
    const result = isLost(one)
      ? { ...failed, httpStatus: null, problem: LOST, ms: 0 }
      : { dueAt: new Date(now.getTime() + ERROR_WAIT_MS) }
    setResult(tx, { ...delivery, ...result })
  }
}

/** Whether the event was deleted before it could be sent. */
function isLost({ event, delivery }: DueDelivery): boolean {
  return event === null && delivery.eventNumber !== null
}

/** Records whether an endpoint is failing, and switches it off if it is gone or has failed for too long. */
async function recordHealth(tx: Tx, ended: readonly EndedAttempt[]): Promise<void> {
  const [first] = ended
  if (!first) return
  const { endpoint } = first
  const { id } = endpoint
  // As it is now: other calls have ended since these began.
  const [current] = await tx
    .select({ failingSince: endpoints.failingSince })
    .from(endpoints)
    .where(eq(endpoints.id, id))
  const failingSince = current?.failingSince ?? null
  const gone = ended.find(({ httpStatus }) => httpStatus === 410)
  if (gone) return switchOff(tx, endpoint, 'gone', gone.at)
  if (ended.some(({ problem }) => problem === null)) {
    if (failingSince)
      await tx.update(endpoints).set({ failingSince: null }).where(eq(endpoints.id, id))
    return
  }
  const failed = ended.find(({ delivery }) => delivery.type !== TEST_TYPE)
  if (!failed) return
  if (!failingSince)
    await tx
      .update(endpoints)
      .set({ failingSince: failed.at })
      .where(and(eq(endpoints.id, id), isNull(endpoints.failingSince)))
  else if (failed.at.getTime() - failingSince.getTime() >= FAILING_MS)
    await switchOff(tx, endpoint, 'failing', failed.at)
}

async function switchOff(
  tx: Tx,
  endpoint: DueDelivery['endpoint'],
  reason: 'gone' | 'failing',
  now: Date,
): Promise<void> {
  const { id: endpointId, accountId } = endpoint
  if (await turnOff(tx, endpoint, { reason, actor: 'service' }, now))
    await notifyAccount(tx, accountId, { kind: 'webhook_off', endpointId, reason }, now)
}
