import { accountByTelegramId } from '../../../domain/accounts/accounts.ts'
import { deliversCodes, listingOf } from '../../../domain/catalog/catalog.ts'
import { attemptNow } from '../../../domain/fulfilment/order-attempts.ts'
import { REASONS, reasonIn } from '../../../domain/orders/admin-decision.ts'
import { leaveTask, openTasks, takeTask, taskOf } from '../../../domain/orders/manual-tasks.ts'
import { type OrderRow, orderRow } from '../../../domain/orders/orders.ts'
import { holderOf, reportOn } from '../../../domain/reports/order.ts'
import { stuckItems } from '../../../domain/reports/stuck.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import type { Ask, Sent } from '../../ask.ts'
import { area, check, type Fields, text } from '../../kit/fields.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { facts } from '../../kit/list.ts'
import { personLink, personSaid } from '../../kit/people.ts'
import { plainly } from '../../kit/words.ts'
import { codesIn, endOrder } from '../orders/ends.ts'
import { orderLink } from './common.ts'
import { type Card, decision, decisionButton, type Kind } from './kind.ts'

/** Orders that people fulfil. */
export const tasks: Kind = {
  name: 'task',
  right: 'orders',
  waits: 'tasks',
  label: 'panel-inbox-task',
  async load({ read }, limit) {
    const rows = await openTasks(read, { limit, offset: 0 })
    return rows.map(({ task, order }) => ({
      key: order.id,
      at: task.openedAt,
      what: order.packName,
      who: Object.values(order.player).join(' '),
    }))
  },
  card: taskCard,
  decisions: {
    take: decision({
      title: ({ t }) => plainly(t('admin-tasks-take')),
      async run({ change, telegramId, actor, now, t }, id) {
        await change((tx) => takeTask(tx, id, { telegramId, actor }, now))
        return { said: t('admin-tasks-taken') }
      },
      stays: true,
    }),
    leave: decision({
      title: ({ t }) => t('admin-tasks-leave'),
      async run({ change, telegramId, actor, now, t }, id) {
        await change((tx) => leaveTask(tx, id, { telegramId, actor }, now))
        return { said: t('admin-tasks-left') }
      },
      stays: true,
    }),
    done: decision({
      title: ({ t }) => plainly(t('admin-tasks-done')),
      fields: codesField,
      async preview(ask, id, { codes }) {
        const order = await orderRow(ask.read, id)
        const { t, format } = ask
        const about = { pack: order.packName, id, amount: format.usd(order.amountMicros) }
        const asked = deliversCodes(order)
          ? await deliveryAsked(ask, order, codes)
          : markup(t('admin-tasks-confirm-done', about))
        return html`<p>${asked}</p>${await takenByOther(ask, id)}`
      },
      run: (sent, id, { codes }) => complete(sent, id, codes),
    }),
    fail: decision({
      title: ({ t }) => plainly(t('admin-tasks-failed')),
      fields: reasonFields,
      async preview(ask, id, { reason }) {
        const { amountMicros } = await orderRow(ask.read, id)
        const amount = ask.format.usd(amountMicros)
        return html`<p>${markup(ask.t('admin-tasks-confirm-failed', { id, amount }))}</p>${reasonSaid(ask, reason)}${await takenByOther(ask, id)}`
      },
      run: (sent, id, { reason }) =>
        endOrder(sent, id, { status: 'cancelled', reason: reasonIn(reason) }),
    }),
  },
}

/** Orders that do not finish by themselves. */
export const stuck: Kind = {
  name: 'stuck',
  right: 'orders',
  waits: 'stuck',
  label: 'panel-inbox-stuck',
  async load({ read, now, t }, limit) {
    const items = await stuckItems(read, { limit, offset: 0 }, now)
    return items
      .filter(({ why }) => why !== 'person')
      .map(({ id, what, why, createdAt }) => ({
        key: id,
        at: createdAt,
        what,
        who: t(`admin-stuck-why-${why}`),
      }))
  },
  card: stuckCard,
  decisions: {
    ask: decision({
      title: ({ t }) => t('panel-orders-ask'),
      async run({ change, actor, now, t }, id) {
        await change((tx) => attemptNow(tx, id, actor, now))
        return { said: t('panel-orders-asked') }
      },
    }),
    complete: decision({
      title: ({ t }) => plainly(t('admin-order-complete')),
      fields: codesField,
      async preview(ask, id, { codes }) {
        const order = await orderRow(ask.read, id)
        const asked = deliversCodes(order)
          ? await deliveryAsked(ask, order, codes)
          : markup(ask.t('admin-order-confirm-complete', { id }))
        return html`<p>${asked}</p>`
      },
      run: (sent, id, { codes }) => complete(sent, id, codes),
    }),
    cancel: decision({
      title: ({ t }) => plainly(t('admin-order-cancel')),
      fields: cancelFields,
      async preview(ask, id, { reason }) {
        const { t, format, read } = ask
        const report = await reportOn(read, id)
        const amount = report.kind === 'order' ? format.usd(report.order.amountMicros) : ''
        const hasVoucher = report.kind === 'order' && report.codes.length > 0
        const voucher = report.job?.sent ? 'admin-order-voucher-aside' : 'admin-order-voucher-back'
        return html`<p>${markup(t('admin-order-confirm-cancel', { id, amount }))}</p>
${hasVoucher && html`<p>${t(voucher)}</p>`}<p>${t('admin-order-only-if-certain')}</p>${reasonSaid(ask, reason)}`
      },
      run: (sent, id, { reason }) =>
        endOrder(sent, id, { status: 'cancelled', reason: reasonIn(reason) }),
    }),
  },
}

async function taskCard(ask: Ask, id: string): Promise<Card> {
  const { read, format, t, telegramId, texts } = ask
  const order = await orderRow(read, id)
  const task = await taskOf(read, id)
  const takenBy = task?.takenBy ?? null
  const taker = takenBy === null ? null : await accountByTelegramId(read, takenBy)
  const mine = takenBy === telegramId
  const { supplierRef, packName } = order
  return {
    title: packName,
    body: html`${await orderFacts(ask, order, [
      !!supplierRef &&
        supplierRef !== packName && [t('admin-tasks-item'), html`<code>${supplierRef}</code>`],
      taker !== null && [
        t('admin-tasks-taken-by'),
        mine ? t('admin-tasks-you') : personSaid(texts, taker),
      ],
      !!task?.takenAt && [t('admin-tasks-since'), markup(format.time(task.takenAt))],
    ])}`,
    buttons: task && [
      takenBy === null && decisionButton(ask, tasks, id, 'take', { letter: 't' }),
      decisionButton(ask, tasks, id, 'done', { letter: 'd', ...withoutCodes(order) }),
      decisionButton(ask, tasks, id, 'fail', { letter: 'f' }),
      mine && decisionButton(ask, tasks, id, 'leave', { letter: 'l' }),
    ],
  }
}

async function stuckCard(ask: Ask, id: string): Promise<Card> {
  const { read, t, format } = ask
  const report = await reportOn(read, id)
  if (report.kind === 'lookup') {
    const title = `POST /${report.lookup.kind}`
    return { title, body: facts([[t('admin-order-labels-lookup'), orderLink(id)]]) }
  }
  const { order, job, calls } = report
  const last = calls.at(-1)
  const decides = order.status === 'processing' && !report.test
  return {
    title: order.packName,
    body: await orderFacts(ask, order, [
      [t('admin-order-labels-supplier'), order.supplier],
      job !== null && [
        t('admin-order-labels-known'),
        t(job.sent ? 'admin-order-perhaps-known' : 'admin-order-not-known'),
      ],
      job !== null && [t('admin-order-labels-attempts'), format.number(job.attempts)],
      job !== null && [t('admin-order-labels-next-attempt'), markup(format.time(job.dueAt))],
      last?.reason != null && [t('admin-order-labels-reason'), last.reason],
    ]),
    buttons: decides && [
      job !== null && decisionButton(ask, stuck, id, 'ask', { letter: 'a' }),
      decisionButton(ask, stuck, id, 'complete', { letter: 'd', ...withoutCodes(order) }),
      decisionButton(ask, stuck, id, 'cancel', { letter: 'x' }),
    ],
  }
}

type Facts = Parameters<typeof facts>[0]

async function orderFacts({ read, format, t, texts }: Ask, order: OrderRow, more: Facts) {
  const line = (await listingOf(read, order.pid))?.line
  const labelOf = (name: string) => line?.fields.find((one) => one.name === name)?.label ?? name
  const { status, refunded, quantity } = order
  return facts([
    ...Object.entries(order.player).map(
      ([name, value]) => [labelOf(name), html`<code>${value}</code>`] as const,
    ),
    quantity > 1 && [t('panel-inbox-quantity'), format.number(quantity)],
    ...more,
    [t('admin-tasks-order'), orderLink(order.id)],
    [t('admin-tasks-paid'), format.usd(order.amountMicros)],
    [t('admin-tasks-by'), personLink(texts, await holderOf(read, order.accountId))],
    [t('admin-tasks-placed'), markup(format.time(order.createdAt))],
    status !== 'processing' && [
      t('admin-order-labels-status'),
      plainly(refunded ? t('orders-refunded') : t(`orders-status-${status}`)),
    ],
  ])
}

/** Nothing is asked for. */
function withoutCodes(order: OrderRow) {
  return deliversCodes(order) ? {} : { values: {} }
}

async function codesField({ read, t }: Ask, id: string): Promise<Fields> {
  if (!deliversCodes(await orderRow(read, id))) return {}
  const [hint, file] = [t('panel-inbox-codes-hint'), t('panel-inbox-codes-file')]
  return { codes: area(t('panel-inbox-codes'), { hint, file }) }
}

function reasonFields({ t }: Ask) {
  const hint = t('panel-inbox-error-hint')
  return { reason: text(t('panel-inbox-reason'), { offers: Object.values(REASONS), hint }) }
}

/** While the supplier may have the order, whoever cancels it says that they have asked. */
async function cancelFields(ask: Ask, id: string): Promise<Fields> {
  const { job } = await reportOn(ask.read, id)
  if (!job?.sent) return reasonFields(ask)
  const label = ask.t('panel-inbox-asked-supplier')
  const hint = plainly(ask.t('admin-order-supplier-may-have'))
  const asked = {
    ...check(label, false, { hint }),
    read: (typed: string) => requireOn(typed, label),
  }
  return { ...reasonFields(ask), asked }
}

/** @throws DomainError FIELD_MISSING */
function requireOn(typed: string, field: string): true {
  if (typed === 'on') return true
  throw new DomainError('FIELD_MISSING', { field })
}

/** @param typed undefined for an order without codes */
async function complete(sent: Sent, id: string, typed: string | undefined) {
  const codes = typed === undefined ? [] : await codesIn(sent.read, id, typed)
  return endOrder(sent, id, { status: 'completed', codes })
}

async function deliveryAsked({ read, t, format }: Ask, order: OrderRow, typed: string) {
  const { length: count } = await codesIn(read, order.id, typed)
  return t('panel-inbox-deliver', { count, ordered: format.number(order.quantity) })
}

function reasonSaid({ t }: Ask, reason: string): Part {
  return html`<p>${t('panel-inbox-reason')}: <code>${reason}</code></p>`
}

/** Two might be doing the same work. */
async function takenByOther({ read, t, telegramId }: Ask, id: string): Promise<Part> {
  const takenBy = (await taskOf(read, id))?.takenBy ?? null
  if (takenBy === null || takenBy === telegramId) return null
  return html`<p class="alarm">${plainly(t('admin-tasks-taken-by-other'))}</p>`
}
