import type { Reader } from '../../db/store.ts'
import { accountByTelegramId } from '../../domain/accounts/accounts.ts'
import { deliversCodes, listingOf } from '../../domain/catalog/catalog.ts'
import { REASONS, reasonIn } from '../../domain/orders/admin-decision.ts'
import { leaveTask, takeTask, taskOf } from '../../domain/orders/manual-tasks.ts'
import { type OrderRow, orderRow } from '../../domain/orders/orders.ts'
import { holderOf } from '../../domain/reports/order.ts'
import { codesOfOrder } from '../../domain/stock/stock.ts'
import { bold, clip, code, type Html, html, lines, untappable } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { pageButton } from '../kit/panel-button.ts'
import { type Button, button, type Screen } from '../kit/screen.ts'
import { end } from './admin.ts'
import { askForDelivery, askReason, reasonFor, takeDelivery } from './admin-asked.ts'

/** Orders that people fulfil: an admin takes one and reports it as done or failed. */
export const tasks = {
  right: 'orders',
  waiting: { kind: 'tasks', said: 'admin-tasks-wait' },
  buttons: {
    'a.task': (ctx, [id = '']) => cardFor(ctx, id),
    'a.task-take': take,
    'a.task-leave': leave,
    'a.task-done': askIfDone,
    'a.task-done-now': async (ctx, [id = '']) => {
      if (deliversCodes(await orderRow(ctx.read, id))) return askIfDone(ctx, [id])
      return end(ctx, id, { status: 'completed', codes: [] }, 'supplier')
    },
    'a.task-fail': askWhy,
    'a.task-reason': (ctx, [id = '']) =>
      askReason(ctx, id, button(ctx.t('admin-tasks-keep'), 'a.task', id), 'a.task-reason'),
    'a.task-failed': async (ctx, [id = '', word = '']) => {
      const reason = reasonFor(word)
      if (reason === undefined) return ctx.say(ctx.t('common-old-button'), 'alert')
      return end(ctx, id, { status: 'cancelled', reason }, 'supplier')
    },
  },
  decides: {
    'a.task-done-now': 'a.task-done',
    'a.task-failed': 'a.task-fail',
  },
  answers: {
    'a.task-reason': (ctx, [id = ''], text) => {
      const reason = reasonIn(text)
      return end(ctx, id, { status: 'cancelled', reason }, 'supplier')
    },
  },
  questions: {
    'a.task-codes': (ctx, [id = '']) =>
      takeDelivery(ctx, (codes) => end(ctx, id, { status: 'completed', codes }, 'supplier')),
  },
  notices: {
    manual_order: ({ read, texts, telegramId }, { orderId, reminder }) =>
      taskScreen(read, texts, orderId, { telegramId, reminder }),
  },
  gathered: {
    manual_order: (about, count) => ({
      text: lines(about.texts.t('notices-gathered-manual-orders', { count })),
      buttons: [pageButton(about, 'inbox')],
    }),
  },
} satisfies Feature

/** An order that a person fulfils, as admins see it. */
async function taskScreen(
  db: Reader,
  texts: Texts,
  id: string,
  viewer: { telegramId: number; reminder?: boolean },
): Promise<Screen> {
  const { format, t } = texts
  const order = await orderRow(db, id)
  const task = await taskOf(db, id)
  const holder = await holderOf(db, order.accountId)
  const vouchers = deliversCodes(order) ? 0 : (await codesOfOrder(db, id)).length
  const takenBy = task?.takenBy ?? null
  const taker = takenBy === null ? null : await accountByTelegramId(db, takenBy)
  const mine = takenBy === viewer.telegramId
  const line = (await listingOf(db, order.pid))?.line
  const labelOf = (name: string) => line?.fields.find((one) => one.name === name)?.label ?? name
  const decide: Button[] = [
    button(t('admin-tasks-done'), 'a.task-done', id),
    button(t('admin-tasks-failed'), 'a.task-fail', id),
  ]
  const count = order.quantity > 1 ? ` × ${format.number(order.quantity)}` : ''
  const title = viewer.reminder ? t('admin-tasks-still-to-do') : t('admin-tasks-title')
  const who = mine ? t('admin-tasks-you') : clip(taker?.name || String(takenBy), 64)
  return {
    text: lines(
      bold(task ? title : t('admin-tasks-ended', { status: t(`orders-status-${order.status}`) })),
      '',
      html`${format.apart(bold(clip(order.packName, 128)))}${count}`,
      ...Object.entries(order.player).map(([name, value]) =>
        format.field(labelOf(name), code(clip(value, 64))),
      ),
      order.supplierRef && order.supplierRef !== order.packName
        ? format.field(t('admin-tasks-item'), code(clip(order.supplierRef, 128)))
        : null,
      '',
      format.field(t('admin-tasks-order'), code(order.id)),
      format.field(t('admin-tasks-paid'), format.usd(order.amountMicros)),
      format.field(t('admin-tasks-by'), untappable(clip(holder.name, 64))),
      format.field(t('admin-tasks-placed'), format.time(order.createdAt)),
      takenBy !== null && format.field(t('admin-tasks-taken-by'), who),
      takenBy !== null && task?.takenAt
        ? format.field(t('admin-tasks-since'), format.time(task.takenAt))
        : null,
    ),
    buttons: [
      task && takenBy === null ? [button(t('admin-tasks-take'), 'a.task-take', id)] : [],
      task ? decide : [],
      vouchers > 0 && [
        button(t('admin-order-show-codes', { count: vouchers }), 'a.order-codes', id),
      ],
      [
        ...(mine ? [button(t('admin-tasks-leave'), 'a.task-leave', id)] : []),
        button(t('admin-tasks-show-order'), 'a.order', id),
        button.refresh(t, 'a.task', id),
      ],
      [button(t('admin-back'), 'admin')],
    ],
  }
}

function cardFor(ctx: BotContext, id: string): Promise<Screen> {
  return taskScreen(ctx.read, ctx.texts, id, { telegramId: ctx.account.telegramId })
}

async function take(ctx: BotContext, [id = '']: string[]): Promise<Screen> {
  const by = { telegramId: ctx.account.telegramId, actor: ctx.adminActor }
  await ctx.act((tx) => takeTask(tx, id, by, ctx.now))
  ctx.say(ctx.t('admin-tasks-taken'))
  return cardFor(ctx, id)
}

async function leave(ctx: BotContext, [id = '']: string[]): Promise<Screen> {
  const by = { telegramId: ctx.account.telegramId, actor: ctx.adminActor }
  await ctx.act((tx) => leaveTask(tx, id, by, ctx.now))
  ctx.say(ctx.t('admin-tasks-left'))
  return cardFor(ctx, id)
}

/** Asks for the codes if the order delivers codes, otherwise for a confirmation. */
async function askIfDone(ctx: BotContext, [id = '']: string[]): Promise<Screen | undefined> {
  const order = await orderRow(ctx.read, id)
  if (order.status !== 'processing') return cardFor(ctx, id)
  if (deliversCodes(order))
    return askForDelivery(ctx, { order, question: 'a.task-codes', back: 'a.task' })
  return {
    text: confirmDoneView(ctx.texts, order, await takenByOther(ctx, id)),
    buttons: [
      [
        button(ctx.t('admin-tasks-done-now'), 'a.task-done-now', id),
        button(ctx.t('admin-tasks-keep'), 'a.task', id),
      ],
    ],
  }
}

async function askWhy(ctx: BotContext, [id = '']: string[]): Promise<Screen> {
  const { t, format } = ctx
  const order = await orderRow(ctx.read, id)
  if (order.status !== 'processing') return cardFor(ctx, id)
  return {
    text: lines(
      t('admin-tasks-confirm-failed', {
        id: format.apart(code(order.id)),
        amount: format.usd(order.amountMicros),
      }),
      (await takenByOther(ctx, id)) ? t('admin-tasks-taken-by-other') : null,
      '',
      t('admin-tasks-why-not', { error: format.apart(code('error')) }),
    ),
    buttons: [
      ...Object.entries(REASONS).map(([word, reason]) => [
        button(`↩️ ${reason}`, 'a.task-failed', id, word),
      ]),
      [button(t('admin-order-type-reason'), 'a.task-reason', id)],
      [button(t('admin-tasks-keep'), 'a.task', id)],
    ],
  }
}

/** Whether another admin has taken it: two might be doing the same work. */
async function takenByOther(ctx: BotContext, id: string): Promise<boolean> {
  const task = await taskOf(ctx.read, id)
  return task !== null && task.takenBy !== null && task.takenBy !== ctx.account.telegramId
}

function confirmDoneView(texts: Texts, order: OrderRow, takenByOther: boolean): Html {
  const { format, t } = texts
  const { packName, id, amountMicros } = order
  const [pack, amount] = [format.apart(clip(packName, 128)), format.usd(amountMicros)]
  return lines(
    t('admin-tasks-confirm-done', { pack, id: format.apart(code(id)), amount }),
    takenByOther ? t('admin-tasks-taken-by-other') : null,
  )
}
