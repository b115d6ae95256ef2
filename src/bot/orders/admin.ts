import { InputFile } from 'grammy'
import { deliversCodes, isTest } from '../../domain/catalog/catalog.ts'
import { type Decision, endByHand, REASONS, reasonIn } from '../../domain/orders/admin-decision.ts'
import { taskOf } from '../../domain/orders/manual-tasks.ts'
import { hasDelivered, type OrderRow, orderRow } from '../../domain/orders/orders.ts'
import { orderIdNamed } from '../../domain/orders/submissions.ts'
import { codesIn, type OrderReport, reportOn, reportWithCodes } from '../../domain/reports/order.ts'
import { clip, code, type Html, lines, secret } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { askedScreen, askSecond, reasonLine } from '../approvals/admin.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { pageButton } from '../kit/panel-button.ts'
import {
  type Button,
  button,
  copyButtons,
  fitMessage,
  type Screen,
  sendFile,
} from '../kit/screen.ts'
import { askForDelivery, askReason, reasonFor, takeDelivery } from './admin-asked.ts'
import { lookupReportView, orderReportView } from './view-admin.ts'

const ORDER_ID = /^[A-Z0-9-]{1,40}$/
/** In a button: whether the screen warned that the supplier may already have the order. */
const WARNED = 'w'
const UNWARNED = 'u'

export const anyOrder = {
  right: 'orders',
  commands: {
    async order(ctx, text) {
      const id = await orderIdNamed(ctx.read, text)
      if (!ORDER_ID.test(id)) return ctx.say(ctx.t('admin-order-usage'))
      return orderScreen(ctx, id)
    },
  },
  buttons: {
    'a.order': (ctx, [id = '']) => orderScreen(ctx, id),
    'a.order-codes': (ctx, [id = '']) => showCodes(ctx, id),
    'a.order-cancel': (ctx, [id = '']) => ask(ctx, id, cancelScreen),
    'a.order-reason': (ctx, [id = '', warned = '']) =>
      askReason(ctx, id, button(ctx.t('admin-order-keep'), 'a.order', id), 'a.reason', warned),
    'a.order-cancel-now': async (ctx, [id = '', word = '', warned]) => {
      const reason = reasonFor(word)
      if (reason === undefined) return ctx.say(ctx.t('common-old-button'), 'alert')
      if (await needsWarning(ctx, id, warned)) return ask(ctx, id, cancelScreen)
      return end(ctx, id, { status: 'cancelled', reason })
    },
    'a.order-done': (ctx, [id = '']) => askToComplete(ctx, id),
    'a.order-done-now': async (ctx, [id = '']) => {
      if (deliversCodes(await orderRow(ctx.read, id))) return askToComplete(ctx, id)
      return end(ctx, id, { status: 'completed', codes: [] })
    },
  },
  decides: {
    'a.order-cancel-now': 'a.order-cancel',
    'a.order-done-now': 'a.order-done',
  },
  answers: {
    'a.reason': async (ctx, [id = '', warned], text) => {
      const reason = reasonIn(text)
      if (await needsWarning(ctx, id, warned)) return ask(ctx, id, cancelScreen)
      return end(ctx, id, { status: 'cancelled', reason })
    },
  },
  questions: {
    'a.hand-codes': (ctx, [id = '']) =>
      takeDelivery(ctx, (codes) => end(ctx, id, { status: 'completed', codes })),
  },
  approvals: {
    order: async ({ read, texts }, { id, reason }) => {
      const report = await reportOn(read, id)
      return report.kind === 'order'
        ? lines(confirmCancelView(texts, report), reasonLine(texts, reason))
        : lines(id)
    },
  },
} satisfies Feature

export async function orderScreen(ctx: BotContext, id: string): Promise<Screen> {
  const { t } = ctx
  const report = await reportOn(ctx.read, id)
  const codes = codesIn(report)
  const processing = report.kind === 'order' && report.order.status === 'processing'
  return {
    text:
      report.kind === 'order'
        ? orderReportView(ctx.texts, report)
        : lookupReportView(ctx.texts, report),
    buttons: [
      processing &&
        !report.test && [
          button(t('admin-order-complete'), 'a.order-done', id),
          button(t('admin-order-cancel'), 'a.order-cancel', id),
        ],
      correctionButtons(ctx, report),
      codes.length > 0 && [
        button(t('admin-order-show-codes', { count: codes.length }), 'a.order-codes', id),
      ],
      [
        ...pageButton(ctx, 'orders', t('admin-panel-open'), `/${id}`),
        button(t('admin-orders-account'), 'a.account', report.telegramId),
        button.refresh(t, 'a.order', id),
      ],
    ],
  }
}

/** What can be given back of an order that is completed: a part of its price, or other codes. */
function correctionButtons({ t }: BotContext, report: OrderReport): Button[] {
  if (report.kind !== 'order' || isTest(report.order)) return []
  const { id, amountMicros, status } = report.order
  if (status !== 'completed' || report.profit.paidBackMicros >= amountMicros) return []
  const replace = button(t('admin-order-replace-codes'), 'a.claim-replace', id)
  return [
    button(t('admin-order-refund'), 'a.claim-refund', id),
    ...(hasDelivered(report.order) && report.codes.length > 0 ? [replace] : []),
  ]
}

/** Shows codes on request. */
async function showCodes(ctx: BotContext, id: string): Promise<Screen | undefined> {
  const { now, t, format } = ctx
  const codes = codesIn(await ctx.act((tx) => reportWithCodes(tx, id, ctx.adminActor, now)))
  if (codes.length === 0) return ctx.say(t('admin-order-no-codes'), 'alert')
  if (!fitMessage(codes)) {
    const file = new InputFile(Buffer.from(`${codes.join('\n')}\n`), `${id}.txt`)
    return sendFile(ctx, file, t('admin-order-codes-of', { count: codes.length, id: code(id) }))
  }
  const about = t('admin-order-codes-of', { count: codes.length, id: format.apart(code(id)) })
  return {
    text: lines(about, '', ...codes.map(secret)),
    buttons: [
      ...copyButtons((number) => t('common-copy-code', { number }), codes),
      [button(t('admin-order-delete-codes'), 'delete')],
    ],
    secret: true,
  }
}

/** Asks before an order is ended by hand, unless it has ended already. */
async function ask(
  ctx: BotContext,
  id: string,
  screen: (ctx: BotContext, report: OrderReport & { kind: 'order' }) => Screen,
): Promise<Screen | undefined> {
  const report = await reportOn(ctx.read, id)
  if (report.kind !== 'order') return ctx.say(ctx.t('common-old-button'), 'alert')
  if (report.order.status === 'processing') return screen(ctx, report)
  ctx.say(endedBeforeText(ctx.texts, report.order), 'alert')
  return orderScreen(ctx, id)
}

/** Whether the supplier may have the order now, and the admin's screen did not say so. */
async function needsWarning(ctx: BotContext, id: string, warned: string | undefined) {
  if (warned === WARNED) return false
  const report = await reportOn(ctx.read, id)
  return report.job?.sent === true
}

function confirmCancelView(
  texts: Texts,
  { order: { id, amountMicros }, codes, job }: OrderReport & { kind: 'order' },
): Html {
  const { format, t } = texts
  const voucher = job?.sent ? t('admin-order-voucher-aside') : t('admin-order-voucher-back')
  return lines(
    t('admin-order-confirm-cancel', {
      id: format.apart(code(id)),
      amount: format.usd(amountMicros),
    }),
    codes.length > 0 ? voucher : null,
    t('admin-order-only-if-certain'),
    job?.sent ? t('admin-order-supplier-may-have') : null,
    '',
    t('admin-order-why-cancel', { error: format.apart(code('error')) }),
  )
}

function cancelScreen({ texts, t }: BotContext, report: OrderReport & { kind: 'order' }): Screen {
  const { id } = report.order
  const warned = report.job?.sent ? WARNED : UNWARNED
  return {
    text: confirmCancelView(texts, report),
    buttons: [
      ...Object.entries(REASONS).map(([word, reason]) => [
        button(`↩️ ${reason}`, 'a.order-cancel-now', id, word, warned),
      ]),
      [button(t('admin-order-type-reason'), 'a.order-reason', id, warned)],
      [button(t('admin-order-keep'), 'a.order', id)],
    ],
  }
}

/** Asks for the codes if the order delivers codes, otherwise for a confirmation. */
async function askToComplete(ctx: BotContext, id: string): Promise<Screen | undefined> {
  const order = await orderRow(ctx.read, id)
  if (!deliversCodes(order) || order.status !== 'processing') return ask(ctx, id, completeScreen)
  await askForDelivery(ctx, { order, question: 'a.hand-codes', back: 'a.order' })
}

function completeScreen(
  { t, format }: BotContext,
  { order: { id } }: OrderReport & { kind: 'order' },
): Screen {
  return {
    text: t('admin-order-confirm-complete', { id: format.apart(code(id)) }),
    buttons: [
      [
        button(t('admin-order-complete-now'), 'a.order-done-now', id),
        button(t('admin-order-keep'), 'a.order', id),
      ],
    ],
  }
}

/**
 * Ends an order by hand, once. An admin who comes second sees how it ended.
 * @param as 'supplier' if the admin acted as the order's supplier, which counts only if it is a task
 * @throws DomainError INVALID_DELIVERY if the codes cannot be delivered
 */
export async function end(
  ctx: BotContext,
  id: string,
  decision: Decision,
  as: 'supplier' | 'admin' = 'admin',
): Promise<Screen> {
  const { texts, deps, now, read, format, t } = ctx
  const outcome = await ctx.act(async (tx) => {
    const { status } = await orderRow(tx, id)
    const asSupplier = as === 'supplier' && (await taskOf(tx, id)) !== null
    const by = { actor: ctx.adminActor, asSupplier }
    const refunds = decision.status === 'cancelled' && !asSupplier && status === 'processing'
    const held = refunds
      ? await askSecond(ctx, tx, { kind: 'order', id, reason: decision.reason })
      : null
    if (held !== null) return { asked: held }
    return { ended: await endByHand(tx, id, decision, by, now) }
  })
  if ('asked' in outcome) return askedScreen(ctx, outcome.asked)
  const { ended } = outcome
  const present = await orderRow(read, id)
  if (ended) deps.meter.orderEnded(present)
  if (ended)
    ctx.say(
      present.status === 'cancelled'
        ? t('admin-order-cancelled', { amount: format.usd(present.amountMicros) })
        : t('admin-order-completed'),
    )
  else ctx.say(endedBeforeText(texts, present), 'alert')
  return orderScreen(ctx, id)
}

/** Somebody else ended it, or the supplier did. */
function endedBeforeText({ format, t }: Texts, order: OrderRow): string {
  const { status, refunded, error, endedAt } = order
  const word = refunded ? t('orders-refunded') : t(`orders-status-${status}`)
  const how = error ? `${word} (${clip(error, 100)})` : word
  return t('admin-order-ended-before', {
    status: how,
    time: endedAt ? format.moment(endedAt) : '–',
  })
}
