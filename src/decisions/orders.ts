import type { Reader } from '../db/store.ts'
import { attemptNow } from '../domain/fulfilment/order-attempts.ts'
import { type Decision as End, endByHand } from '../domain/orders/admin-decision.ts'
import { leaveTask, type ManualTask, takeTask, taskOf } from '../domain/orders/manual-tasks.ts'
import { orderRow } from '../domain/orders/orders.ts'
import { reportOn } from '../domain/reports/order.ts'
import { DomainError } from '../domain/shared/errors.ts'
import { maskedCode } from '../domain/stock/code-text.ts'
import { numberedCodes } from '../domain/stock/import.ts'
import { clip, code, type Line } from '../locales/html.ts'
import type { Act, Asking, Deciding, Decision, Outcome } from './decision.ts'
import { askSecond, effectSaid } from './decision.ts'

// What becomes of an open order. `id`: the order's.

/** Somebody of the team will do it. */
export const taking: Act = {
  async run(by, id) {
    await by.change((tx) => takeTask(tx, id, by, by.now))
    return { said: by.texts.t('admin-tasks-taken') }
  },
}

export const leaving: Act = {
  async run(by, id) {
    await by.change((tx) => leaveTask(tx, id, by, by.now))
    return { said: by.texts.t('admin-tasks-left') }
  },
}

/** The supplier is asked about it, or gets it, now. */
export const askingSupplier: Act = {
  async run(by, id) {
    await by.change((tx) => attemptNow(tx, id, by.actor, by.now))
    return { said: by.texts.t('panel-orders-asked') }
  },
}

/** Completes an open order by hand. `codes`: one a line, if it delivers any. */
export const completing: Decision<{ codes?: string | undefined }> = {
  async question(about, id, { codes }) {
    const { t, format } = about.texts
    const { order, task, seen } = await openOrder(about.read, id)
    const said = { pack: format.apart(clip(order.packName, 128)), id: format.apart(code(id)) }
    const asked = (): Line[] =>
      task
        ? [t('admin-tasks-confirm-done', { ...said, amount: format.usd(order.amountMicros) })]
        : [t('admin-order-confirm-complete', said)]
    const says = codes === undefined ? asked() : await deliverySaid(about, id, codes)
    return { says, warn: otherTakes(about, task), seen }
  },
  run: async (by, id, { codes }) =>
    end(by, id, {
      status: 'completed',
      codes: codes === undefined ? [] : await codesIn(by.read, id, codes),
    }),
}

/** Cancels an open order and pays it back. `reason`: empty as long as nobody has said why. */
export const cancelling: Decision<{ reason: string }> = {
  async question(about, id, { reason }) {
    const { t, format } = about.texts
    const { order, codes, sent, task, seen } = await openOrder(about.read, id)
    const amount = format.usd(order.amountMicros)
    const voucher = t(sent ? 'admin-order-voucher-aside' : 'admin-order-voucher-back')
    return {
      says: [
        t('admin-order-confirm-cancel', { id: format.apart(code(id)), amount }),
        codes.length > 0 && voucher,
        t('admin-order-only-if-certain'),
        sent && t('admin-order-supplier-may-have'),
      ],
      warn: otherTakes(about, task),
      facts: [reason !== '' && [t('panel-orders-reason'), { code: reason }]],
      ...(await effectSaid(about, { kind: 'order', id, reason })),
      seen,
    }
  },
  run: (by, id, { reason }) => end(by, id, { status: 'cancelled', reason }),
}

/** The order, and what a question about it rests on. @throws DomainError ORDER_NOT_WAITING if it has ended */
async function openOrder(read: Reader, id: string) {
  const report = await reportOn(read, id)
  if (report.kind !== 'order' || report.order.status !== 'processing')
    throw new DomainError('ORDER_NOT_WAITING', { problem: 'ended' })
  const task = await taskOf(read, id)
  const sent = report.job?.sent === true
  return { ...report, sent, task, seen: [task !== null, sent] }
}

/** Two might be doing the same work. */
function otherTakes({ texts, telegramId }: Asking, task: ManualTask | null): string | false {
  const by = task?.takenBy ?? telegramId
  return by !== telegramId && texts.t('admin-tasks-taken-by-other')
}

async function deliverySaid({ read, texts }: Asking, id: string, given: string): Promise<Line[]> {
  const masked = (await codesIn(read, id, given)).map(maskedCode)
  return [texts.t('panel-orders-deliver', { count: masked.length }), ...masked.map(code)]
}

/** @throws DomainError CODE_TOO_LONG, INVALID_DELIVERY */
async function codesIn(read: Reader, id: string, given: string): Promise<string[]> {
  const { codes, repeated } = await numberedCodes(given)
  if (repeated.length > 0) throw new DomainError('INVALID_DELIVERY', { problem: 'known' })
  const { quantity: ordered } = await orderRow(read, id)
  if (codes.length !== ordered)
    throw new DomainError('INVALID_DELIVERY', { problem: 'count', given: codes.length, ordered })
  return codes.map((one) => one.code)
}

/** Ends an order by hand, once. @throws DomainError ORDER_NOT_WAITING, those of endByHand and askIfLarge */
async function end(by: Deciding, id: string, decided: End): Promise<Outcome> {
  const { actor, now, read, deps, texts } = by
  const { t, format } = texts
  const done = await by.change(async (tx): Promise<Outcome> => {
    const { status, amountMicros } = await orderRow(tx, id)
    const isCancelled = decided.status === 'cancelled'
    if (isCancelled && status === 'processing') {
      const asked = await askSecond(by, tx, { kind: 'order', id, reason: decided.reason })
      if (asked !== null) return { asked }
    }
    const asSupplier = (await taskOf(tx, id)) !== null
    if (!(await endByHand(tx, id, decided, { actor, asSupplier }, now)))
      throw new DomainError('ORDER_NOT_WAITING', { problem: 'ended' })
    return {
      said: isCancelled
        ? t('admin-order-cancelled', { amount: format.usd(amountMicros) })
        : t('admin-order-completed'),
    }
  })
  if ('said' in done) deps.meter.orderEnded(await orderRow(read, id))
  return done
}
