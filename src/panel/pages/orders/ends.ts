import type { Reader, Tx } from '../../../db/store.ts'
import { deliversCodes } from '../../../domain/catalog/catalog.ts'
import {
  type Decision,
  endByHand,
  REASONS,
  reasonIn,
} from '../../../domain/orders/admin-decision.ts'
import { taskOf } from '../../../domain/orders/manual-tasks.ts'
import { orderRow } from '../../../domain/orders/orders.ts'
import { type OrderReport, reportOn } from '../../../domain/reports/order.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { maskedCode } from '../../../domain/stock/code-text.ts'
import { numberedCodes } from '../../../domain/stock/import.ts'
import { balanceAfter, secondSaid } from '../../../locales/decided/decision.ts'
import type { Ask, Sent } from '../../ask.ts'
import { type Act, changes, type Done, type Params, secondOr } from '../../kit/acts.ts'
import { area, check, type Fields, type InputOf, text } from '../../kit/fields.ts'
import { html, markup, type Part, sentence } from '../../kit/html.ts'
import { plainly } from '../../kit/words.ts'
import { orderAct } from './attempts.ts'

const PATH = '/panel/orders/:id'

/** Completes an open order by hand, with its codes if it delivers any. */
export const completing = {
  async fields({ t, read }: Ask, { id = '' }: Params): Promise<Fields> {
    const order = await orderRow(read, id)
    if (!deliversCodes(order)) return {}
    const label = t('panel-orders-codes-asked', { count: order.quantity })
    return { codes: area(label, { file: t('panel-orders-codes-file') }) }
  },
  async preview(ask: Ask, { id = '' }: Params, { codes }: InputOf<Fields>): Promise<Part> {
    const { read, t, format } = ask
    const { packName: pack, amountMicros } = await orderRow(read, id)
    if (codes === undefined) {
      const isTask = (await taskOf(read, id)) !== null
      const about = { pack, id, amount: format.usd(amountMicros) }
      const asked = isTask
        ? t('admin-tasks-confirm-done', about)
        : t('admin-order-confirm-complete', { id })
      return html`<p>${markup(asked)}</p>${await takenByOther(ask, id)}`
    }
    const masked = (await codesIn(read, id, codes)).map(maskedCode)
    return html`<p>${t('panel-orders-deliver', { count: masked.length })}</p>
<ul class="line">${masked.map((code) => html`<li><code>${code}</code></li>`)}</ul>${await takenByOther(ask, id)}`
  },
  async run(sent: Sent, { id = '' }: Params, { codes }: InputOf<Fields>): Promise<Done> {
    const given = codes === undefined ? [] : await codesIn(sent.read, id, codes)
    return endOrder(sent, id, { status: 'completed', codes: given })
  },
}

/** Cancels an open order. While the supplier may have it, whoever does that says that they have asked. */
export const cancelling = {
  async fields({ t, read }: Ask, { id = '' }: Params): Promise<Fields> {
    const { job } = await reportOf(read, id)
    const hint = t('panel-orders-reason-hint')
    const reason = text(t('panel-orders-reason'), { offers: Object.values(REASONS), hint })
    const label = t('panel-inbox-asked-supplier')
    const mayHave = plainly(t('admin-order-supplier-may-have'))
    const requireOn = (typed: string) => {
      if (typed !== 'on') throw new DomainError('FIELD_MISSING', { field: label })
    }
    const asked = { ...check(label, false, { hint: mayHave }), read: requireOn }
    return { reason: { ...reason, read: reasonIn }, ...(job?.sent && { asked }) }
  },
  async preview(ask: Ask, { id = '' }: Params, { reason }: InputOf<Fields>): Promise<Part> {
    const { read, t } = ask
    const { order, codes, job } = await reportOf(read, id)
    const { accountId, amountMicros } = order
    const isTask = (await taskOf(read, id)) !== null
    const voucher = t(job?.sent ? 'admin-order-voucher-aside' : 'admin-order-voucher-back')
    return html`<p>${t('admin-order-only-if-certain')}${codes.length > 0 && ` ${voucher}`}</p>
${changes(await balanceAfter(ask, accountId, amountMicros))}
<p>${t('panel-orders-reason')}: <code>${reason}</code></p>${sentence(isTask ? null : await secondSaid(ask, amountMicros))}${await takenByOther(ask, id)}`
  },
  run: (sent: Sent, { id = '' }: Params, { reason }: InputOf<Fields>): Promise<Done> =>
    endOrder(sent, id, { status: 'cancelled', reason }),
}

/** Acts that end an open order by hand. */
export const orderEnds: Record<string, Act> = {
  [`${PATH}/complete`]: orderAct({
    right: 'orders',
    title: ({ t }) => t('panel-orders-complete'),
    ...completing,
  }),
  [`${PATH}/cancel`]: orderAct({
    right: 'orders',
    title: ({ t }) => t('panel-orders-cancel'),
    ...cancelling,
  }),
}

/** @throws DomainError ORDER_NOT_FOUND */
async function reportOf(read: Reader, id: string): Promise<OrderReport & { kind: 'order' }> {
  const report = await reportOn(read, id)
  if (report.kind !== 'order') throw new DomainError('ORDER_NOT_FOUND', { id })
  return report
}

/** Two might be doing the same work. */
async function takenByOther({ read, t, telegramId }: Ask, id: string): Promise<Part> {
  const takenBy = (await taskOf(read, id))?.takenBy ?? null
  if (takenBy === null || takenBy === telegramId) return null
  return html`<p class="alarm">${plainly(t('admin-tasks-taken-by-other'))}</p>`
}

/** Reads the codes of an order, one a line. @throws DomainError CODE_TOO_LONG, INVALID_DELIVERY */
async function codesIn(read: Reader, id: string, given: string): Promise<string[]> {
  const { codes, repeated } = await numberedCodes(given)
  if (repeated.length > 0) throw new DomainError('INVALID_DELIVERY', { problem: 'known' })
  const { quantity: ordered } = await orderRow(read, id)
  if (codes.length !== ordered)
    throw new DomainError('INVALID_DELIVERY', { problem: 'count', given: codes.length, ordered })
  return codes.map(({ code }) => code)
}

/** Ends an order, once. @throws DomainError ORDER_NOT_WAITING if it has ended, those of endByHand and askIfLarge */
async function endOrder(sent: Sent, id: string, decision: Decision): Promise<Done> {
  const { read, actor, now, t, format, deps } = sent
  const asSupplier = (await taskOf(read, id)) !== null
  const { amountMicros } = await orderRow(read, id)
  const work = async (tx: Tx) => {
    const isTask = (await taskOf(tx, id)) !== null
    const by = { actor, asSupplier: asSupplier && isTask }
    if (asSupplier !== by.asSupplier || !(await endByHand(tx, id, decision, by, now)))
      throw new DomainError('ORDER_NOT_WAITING', { problem: 'ended' })
    return {
      said:
        decision.status === 'cancelled'
          ? t('admin-order-cancelled', { amount: format.usd(amountMicros) })
          : t('admin-order-completed'),
    }
  }
  const asked = { kind: 'order', id } as const
  const done =
    decision.status === 'cancelled'
      ? await secondOr(sent, { ...asked, reason: decision.reason }, work)
      : await sent.change(work)
  const present = await orderRow(read, id)
  if (present.status !== 'processing') deps.meter.orderEnded(present)
  return done
}
