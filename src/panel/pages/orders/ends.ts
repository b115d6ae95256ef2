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
import type { Ask, Sent } from '../../ask.ts'
import { type Act, act, changes, type Done, type Params, secondOr } from '../../kit/acts.ts'
import { area, type Fields, hidden, text } from '../../kit/fields.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { aboutOrder as about, backToOrder as back } from './attempts.ts'
import { balanceChange, secondSaid } from './corrections.ts'

const PATH = '/panel/orders/:id'
/** In a form: its reader was told that the supplier may have the order. */
const PERHAPS = 'perhaps'

/** Acts that end an open order by hand. */
export const orderEnds: Record<string, Act> = {
  [`${PATH}/complete`]: act({
    right: 'orders',
    title: ({ t }) => t('panel-orders-complete'),
    about,
    async fields({ t, read }, { id = '' }): Promise<Fields> {
      const order = await orderRow(read, id)
      if (!deliversCodes(order)) return {}
      const label = t('panel-orders-codes-asked', { count: order.quantity })
      return { codes: area(label, { file: t('panel-orders-codes-file') }) }
    },
    async preview({ read, t }, { id = '' }, { codes }) {
      if (codes === undefined)
        return html`<p>${markup(t('admin-order-confirm-complete', { id }))}</p>`
      const masked = (await codesIn(read, id, codes)).map(maskedCode)
      return html`<p>${t('panel-orders-deliver', { count: masked.length })}</p>
<ul class="line">${masked.map((code) => html`<li><code>${code}</code></li>`)}</ul>`
    },
    async run(sent, { id = '' }, { codes }) {
      const given = codes === undefined ? [] : await codesIn(sent.read, id, codes)
      return endOrder(sent, id, { status: 'completed', codes: given })
    },
    back,
  }),
  [`${PATH}/cancel`]: act({
    right: 'orders',
    title: ({ t }) => t('panel-orders-cancel'),
    async about(ask, params) {
      const report = await reportOf(ask, params)
      return html`${await about(ask, params)}${warnings(ask, report)}`
    },
    async fields(ask, params) {
      const { t } = ask
      const { job } = await reportOf(ask, params)
      const hint = t('panel-orders-reason-hint')
      const reason = text(t('panel-orders-reason'), { offers: Object.values(REASONS), hint })
      return {
        reason: { ...reason, read: reasonIn },
        /** What the reader was told of it. */
        known: hidden(job?.sent ? PERHAPS : ''),
      }
    },
    async preview(ask, params, { reason, known }) {
      const { read, t } = ask
      const report = await reportOf(ask, params)
      requireSaid(report, known)
      const { id, accountId, amountMicros } = report.order
      const isTask = (await taskOf(read, id)) !== null
      return html`${warnings(ask, report)}
${changes([await balanceChange(ask, accountId, amountMicros)])}
<p>${t('panel-orders-reason')}: <code>${reason}</code></p>${isTask ? null : await secondSaid(ask, amountMicros)}`
    },
    async run(sent, params, { reason, known }) {
      const report = await reportOf(sent, params)
      requireSaid(report, known)
      return endOrder(sent, report.order.id, { status: 'cancelled', reason })
    },
    back,
  }),
}

type OfOrder = OrderReport & { kind: 'order' }

async function reportOf({ read }: Ask, { id = '' }: Params): Promise<OfOrder> {
  const report = await reportOn(read, id)
  if (report.kind !== 'order') throw new DomainError('ORDER_NOT_FOUND', { id })
  return report
}

/** @throws DomainError ORDER_NOT_WAITING if the supplier may have it since the form was opened, which did not say so */
function requireSaid({ job }: OfOrder, known: string): void {
  if (job?.sent && known !== PERHAPS)
    throw new DomainError('ORDER_NOT_WAITING', { problem: 'sent_since' })
}

/** Shown before an order is cancelled. */
function warnings({ t }: Ask, { codes, job }: OfOrder): Part {
  const voucher = job?.sent ? t('admin-order-voucher-aside') : t('admin-order-voucher-back')
  return html`<p>${t('admin-order-only-if-certain')}${codes.length > 0 && ` ${voucher}`}</p>${job?.sent && html`<p class="bad"><strong>${t('admin-order-supplier-may-have')}</strong></p>`}`
}

/** Reads the codes of an order, one a line. @throws DomainError CODE_TOO_LONG, INVALID_DELIVERY */
export async function codesIn(read: Reader, id: string, given: string): Promise<string[]> {
  const { codes, repeated } = await numberedCodes(given)
  if (repeated.length > 0) throw new DomainError('INVALID_DELIVERY', { problem: 'known' })
  const { quantity: ordered } = await orderRow(read, id)
  if (codes.length !== ordered)
    throw new DomainError('INVALID_DELIVERY', { problem: 'count', given: codes.length, ordered })
  return codes.map(({ code }) => code)
}

/**
 * Ends an order, once. Whoever does what its supplier would do, because that is a person, needs no second person.
 * @throws DomainError ORDER_NOT_WAITING if it has ended, those of endByHand and askIfLarge
 */
export async function endOrder(sent: Sent, id: string, decision: Decision): Promise<Done> {
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
    decision.status === 'cancelled' && !asSupplier
      ? await secondOr(sent, { ...asked, reason: decision.reason }, amountMicros, work)
      : await sent.change(work)
  const present = await orderRow(read, id)
  if (present.status !== 'processing') deps.meter.orderEnded(present)
  return done
}
