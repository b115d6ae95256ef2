import { deliversCodes, isTest } from '../../domain/catalog/catalog.ts'
import { type Decision, endByHand, REASONS, reasonIn } from '../../domain/orders/admin-decision.ts'
import { leaveTask, takeTask, taskOf } from '../../domain/orders/manual-tasks.ts'
import { hasDelivered, orderRow } from '../../domain/orders/orders.ts'
import { orderIdNamed } from '../../domain/orders/submissions.ts'
import { reportOn } from '../../domain/reports/order.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { bold, clip, code, lines } from '../../locales/html.ts'
import { askSecond, decider } from '../approvals/asking.ts'
import {
  type Asked,
  type Case,
  concluded,
  type Done,
  deciding,
  orCard,
} from '../approvals/deciding.ts'
import { Refused } from '../kit/answers.ts'
import type { BotContext, Feature, NoticeScreen } from '../kit/context.ts'
import { pageButton, withPage } from '../kit/panel-button.ts'
import { button } from '../kit/screen.ts'
import { codesSent, type SentCodes } from '../kit/sent-codes.ts'
import { type Viewing, viewing } from '../kit/viewing.ts'
import { confirmCancelView, lookupView, orderReportView } from './view-admin.ts'

const ORDER_ID = /^[A-Z0-9-]{1,40}$/

/** Any order, also one that a person fulfils: an admin takes it and reports it as done or failed. */
const orderCase: Case = {
  name: 'order',
  card: (about, id) => orderCard(about, id),
  acts: {
    async take(ctx, id) {
      await ctx.act((tx) => takeTask(tx, id, decider(ctx), ctx.now))
      return { said: ctx.t('admin-tasks-taken') }
    },
    async leave(ctx, id) {
      await ctx.act((tx) => leaveTask(tx, id, decider(ctx), ctx.now))
      return { said: ctx.t('admin-tasks-left') }
    },
  },
  asks: {
    complete: askToComplete,
    cancel: askToCancel,
    async reason(ctx, id) {
      const { t, format } = ctx
      const { report, seen } = await openOrder(ctx, id)
      return {
        text: lines(
          bold(t('admin-order-ask-reason')),
          format.apart(code(id)),
          '',
          t('admin-order-about-reason'),
          // It may have been sent since the question before this one.
          report.job?.sent ? t('admin-order-supplier-may-have') : null,
        ),
        choices: [],
        seen,
        typed: true,
        run: ({ typed = '' }) => end(ctx, id, { status: 'cancelled', reason: reasonIn(typed) }),
      }
    },
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
  questions: {
    'a.order-codes': async (ctx, [id = '']) => {
      const { codes, repeated } = await codesSent(ctx)
      if (repeated.length > 0) throw new Refused(ctx.t('admin-delivery-repeated'))
      await orCard(ctx, orderCard, id, deliver(ctx, id, codes), true)
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
  if (report.kind === 'lookup') return { text: lookupView(texts, report), buttons: [page] }
  const { order, codes, profit } = report
  const isReal = !isTest(order)
  const isOpen = order.status === 'processing' && isReal
  const isOwed =
    order.status === 'completed' && profit.paidBackMicros < order.amountMicros && isReal
  return {
    text: await orderReportView(about, report, { task, reminder }),
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

/** The order, and what a question about it rests on. @throws DomainError ORDER_NOT_WAITING if it has ended */
async function openOrder({ read }: BotContext, id: string) {
  const report = await reportOn(read, id)
  if (report.kind !== 'order' || report.order.status !== 'processing')
    throw new DomainError('ORDER_NOT_WAITING', { problem: 'ended' })
  const task = await taskOf(read, id)
  return { report, task, seen: [task !== null, report.job?.sent] }
}

/** Asks for the codes if the order delivers codes, otherwise for a confirmation. */
async function askToComplete(ctx: BotContext, id: string): Promise<Asked> {
  const { t, format } = ctx
  const { report, task, seen } = await openOrder(ctx, id)
  const { order } = report
  const complete = () => end(ctx, id, { status: 'completed', codes: [] })
  const about = { pack: format.apart(clip(order.packName, 128)), id: format.apart(code(id)) }
  if (deliversCodes(order)) {
    const text = t('admin-delivery-ask', { count: order.quantity, ...about })
    return { text, choices: [], seen, typed: 'a.order-codes', run: complete }
  }
  const amount = format.usd(order.amountMicros)
  const asked = task
    ? t('admin-tasks-confirm-done', { ...about, amount })
    : t('admin-order-confirm-complete', about)
  const yes = t(task ? 'admin-tasks-done-now' : 'admin-order-complete-now')
  const text = lines(asked, otherTakes(ctx, task))
  return { text, choices: [['', yes]], seen, run: complete }
}

async function askToCancel(ctx: BotContext, id: string): Promise<Asked> {
  const { texts, t } = ctx
  const { report, task, seen } = await openOrder(ctx, id)
  return {
    text: lines(confirmCancelView(texts, report), otherTakes(ctx, task)),
    choices: Object.entries(REASONS).map(([word, reason]) => [word, `↩️ ${reason}`]),
    more: [button(t('admin-order-type-reason'), 'a.order-reason', id)],
    seen,
    run: ({ choice }) => end(ctx, id, { status: 'cancelled', reason: REASONS[choice] ?? '' }),
  }
}

async function deliver(ctx: BotContext, id: string, codes: SentCodes['codes']): Promise<void> {
  const delivered = codes.map(({ code }) => code)
  const done = await end(ctx, id, { status: 'completed', codes: delivered })
  await concluded(ctx, orderCard, id, done)
}

/** Two might be doing the same work. */
function otherTakes({ account, t }: BotContext, task: { takenBy: number | null } | null) {
  const by = task?.takenBy ?? account.telegramId
  return by === account.telegramId ? null : t('admin-tasks-taken-by-other')
}

/** Ends an order by hand, once. @throws DomainError ORDER_NOT_WAITING, those of endByHand and askIfLarge */
async function end(ctx: BotContext, id: string, decision: Decision): Promise<Done> {
  const { deps, now, read, format, t } = ctx
  const asked = await ctx.act(async (tx) => {
    const { status } = await orderRow(tx, id)
    if (decision.status === 'cancelled' && status === 'processing') {
      const wanted = { kind: 'order', id, reason: decision.reason } as const
      const held = await askSecond(ctx, tx, wanted)
      if (held !== null) return held
    }
    const by = { actor: ctx.adminActor, asSupplier: (await taskOf(tx, id)) !== null }
    if (!(await endByHand(tx, id, decision, by, now)))
      throw new DomainError('ORDER_NOT_WAITING', { problem: 'ended' })
    return null
  })
  if (asked !== null) return { asked }
  const present = await orderRow(read, id)
  deps.meter.orderEnded(present)
  return {
    said:
      present.status === 'cancelled'
        ? t('admin-order-cancelled', { amount: format.usd(present.amountMicros) })
        : t('admin-order-completed'),
  }
}
