import { cancelling, completing, leaving, taking } from '../../decisions/orders.ts'
import { deliversCodes, isTest } from '../../domain/catalog/catalog.ts'
import { REASONS, reasonIn } from '../../domain/orders/admin-decision.ts'
import { taskOf } from '../../domain/orders/manual-tasks.ts'
import { hasDelivered, orderRow } from '../../domain/orders/orders.ts'
import { orderIdNamed } from '../../domain/orders/submissions.ts'
import { reportOn } from '../../domain/reports/order.ts'
import { bold, clip, code, lines } from '../../locales/html.ts'
import { type Asked, askedOf, type Case, deciding } from '../approvals/deciding.ts'
import type { BotContext, Feature, NoticeScreen } from '../kit/context.ts'
import { pageButton, withPage } from '../kit/panel-button.ts'
import { button } from '../kit/screen.ts'
import { type Viewing, viewing } from '../kit/viewing.ts'
import { reportView } from './view-admin.ts'

const ORDER_ID = /^[A-Z0-9-]{1,40}$/

/** Any order, also one that a person fulfils: an admin takes it and reports it as done or failed. */
const orderCase: Case = {
  name: 'order',
  card: (about, id) => orderCard(about, id),
  acts: { take: taking, leave: leaving },
  asks: {
    complete: askToComplete,
    cancel: (ctx, id) =>
      askedOf(ctx, cancelling, id, {
        foot: ctx.t('admin-order-why-cancel', { error: ctx.format.apart(code('error')) }),
        choices: Object.entries(REASONS).map(([word, reason]) => [word, `↩️ ${reason}`]),
        more: [button(ctx.t('admin-order-type-reason'), 'a.order-reason', id)],
        input: ({ choice }) => ({ reason: REASONS[choice] ?? '' }),
      }),
    // It may have been sent since the question before this one.
    reason: (ctx, id) =>
      askedOf(ctx, cancelling, id, {
        head: bold(ctx.t('admin-order-ask-reason')),
        foot: ctx.t('admin-order-about-reason'),
        choices: [],
        typed: true,
        input: ({ typed }) => ({ reason: typed === undefined ? '' : reasonIn(typed) }),
      }),
  },
}

export const anyOrder = {
  right: 'orders',
  waiting: { kind: 'tasks', said: 'admin-tasks-wait' },
  ...deciding(orderCase),
  commands: {
    async order(ctx, text) {
      const id = await orderIdNamed(ctx.read, text)
      if (!ORDER_ID.test(id)) return ctx.say(ctx.t('admin-order-usage'))
      return orderCard(viewing(ctx), id)
    },
  },
  notices: {
    manual_order: (about, { orderId, reminder }) => orderCard(about, orderId, reminder),
  },
  gathered: {
    manual_order: (about, count) =>
      withPage(about, lines(about.texts.t('notices-gathered-manual-orders', { count })), 'inbox'),
  },
} satisfies Feature

/** @param reminder whether it is a reminder of a task. @throws DomainError ORDER_NOT_FOUND */
export async function orderCard(
  about: Viewing,
  id: string,
  reminder = false,
): Promise<NoticeScreen> {
  const { read, texts, telegramId } = about
  const { t } = texts
  const report = await reportOn(read, id)
  const task = await taskOf(read, id)
  const mine = task?.takenBy === telegramId
  const page = [
    ...pageButton(about, 'orders', t('admin-panel-open'), `/${id}`),
    button(t('admin-orders-account'), 'a.account', report.telegramId),
    button.refresh(t, 'a.order', id),
  ]
  const text = await reportView(about, report, { task, reminder })
  if (report.kind === 'lookup') return { text, buttons: [page] }
  const { order, codes, profit } = report
  const isReal = !isTest(order)
  const isOpen = order.status === 'processing' && isReal
  const isOwed =
    order.status === 'completed' && profit.paidBackMicros < order.amountMicros && isReal
  return {
    text,
    buttons: [
      task !== null &&
        task.takenBy === null && [button(t('admin-tasks-take'), 'a.order!', id, 'take')],
      isOpen && [
        button(t(task ? 'admin-tasks-done' : 'admin-order-complete'), 'a.order-complete', id),
        button(t(task ? 'admin-tasks-failed' : 'admin-order-cancel'), 'a.order-cancel', id),
      ],
      mine && [button(t('admin-tasks-leave'), 'a.order!', id, 'leave')],
      // What can be given back of it: its price, or other codes.
      isOwed && [
        button(t('admin-order-refund'), 'a.claim-refund', id),
        hasDelivered(order) &&
          codes.length > 0 &&
          button(t('admin-order-replace-codes'), 'a.claim-replace', id),
      ],
      page,
    ],
  }
}

/** Asks for the codes if the order delivers codes, otherwise for a confirmation. */
async function askToComplete(ctx: BotContext, id: string): Promise<Asked> {
  const { t, format, read } = ctx
  const isTask = (await taskOf(read, id)) !== null
  const yes = t(isTask ? 'admin-tasks-done-now' : 'admin-order-complete-now')
  const asked = await askedOf(ctx, completing, id, {
    choices: [['', yes]],
    input: ({ typed }) => ({ codes: typed }),
  })
  const order = await orderRow(read, id)
  if (!deliversCodes(order)) return asked
  const about = { pack: format.apart(clip(order.packName, 128)), id: format.apart(code(id)) }
  const text = t('admin-delivery-ask', { count: order.quantity, ...about })
  return { ...asked, text, choices: [], typed: true }
}
