import { InputFile } from 'grammy'
import { recordAct } from '../../domain/audit-log.ts'
import { DomainError } from '../../domain/errors.ts'
import { type OrderReport, reportOn } from '../../domain/order-report.ts'
import { orderRow } from '../../domain/orders.ts'
import { cancelOrder, completeOrder } from '../../domain/settlement.ts'
import { fitMessage } from '../codes.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, type Screen, send, sendFile, show } from '../screen.ts'
import { takeText } from './answers.ts'
import { type Place, placeArgs, placeIn } from './orders.ts'

/** What resellers' programs most often find in `error`; by the word that a button carries. */
const REASONS: Record<string, string> = {
  player: 'INVALID PLAYER',
  item: 'ITEM UNAVAILABLE',
  supplier: 'SUPPLIER UNAVAILABLE',
}
const MAX_REASON_LENGTH = 200
const ORDER_ID = /^[A-Z0-9-]{1,40}$/
/** Whether the screen that asks said that the supplier may have the order. */
const WARNED = 'w'
const UNWARNED = 'u'
const FIRST: Place = { page: 0 }

export const anyOrder: Feature = {
  commands: {
    async order(ctx, text) {
      const id = text.toUpperCase()
      if (!ORDER_ID.test(id)) return ctx.say(ctx.texts.service.order.usage)
      await send(ctx, await orderScreen(ctx, id, FIRST))
    },
  },
  buttons: {
    'a.order': async (ctx, [id = '', ...place]) =>
      show(ctx, await orderScreen(ctx, id, placeIn(place))),
    'a.order-codes': (ctx, [id = '']) => showCodes(ctx, id),
    'a.order-cancel': (ctx, [id = '']) => ask(ctx, id, cancelScreen),
    'a.order-reason': askReason,
    'a.order-cancel-now': async (ctx, [id = '', word = '', warned]) => {
      const reason = Object.hasOwn(REASONS, word) ? REASONS[word] : undefined
      if (reason === undefined) return oldButton(ctx)
      if (await needsWarning(ctx, id, warned)) return ask(ctx, id, cancelScreen)
      return end(ctx, id, { status: 'cancelled', reason }, show)
    },
    'a.order-done': (ctx, [id = '']) => ask(ctx, id, completeScreen),
    'a.order-done-now': (ctx, [id = '']) => end(ctx, id, { status: 'completed' }, show),
  },
  questions: {
    'a.reason': (ctx, [id = '', warned]) =>
      takeText(ctx, async (text) => {
        const reason = reasonIn(text, ctx)
        if (await needsWarning(ctx, id, warned)) return ask(ctx, id, cancelScreen)
        await end(ctx, id, { status: 'cancelled', reason }, send)
      }),
  },
}

async function orderScreen(ctx: BotContext, id: string, place: Place): Promise<Screen> {
  const { common, service } = ctx.texts
  const { order } = service
  const report = await reportOn(ctx.deps.store.read, id)
  const codes = codesIn(report)
  const processing = report.kind === 'order' && report.order.status === 'processing'
  return {
    text: report.kind === 'order' ? order.page(report) : order.lookupPage(report),
    buttons: [
      processing
        ? [button(order.complete, 'a.order-done', id), button(order.cancel, 'a.order-cancel', id)]
        : [],
      codes.length > 0 ? [button(order.showCodes(codes.length), 'a.order-codes', id)] : [],
      [
        button(service.orders.account, 'a.account', report.telegramId),
        button(common.refresh, 'a.order', id, ...placeArgs(place)),
      ],
      [button(order.back, 'a.orders', ...placeArgs(place))],
    ],
  }
}

/** Shows codes where somebody wants to see them, and writes down who did. */
async function showCodes(ctx: BotContext, id: string): Promise<void> {
  const { texts, deps, account, now } = ctx
  const { order } = texts.service
  const report = await reportOn(deps.store.read, id)
  const codes = codesIn(report)
  if (codes.length === 0) return ctx.say(order.noCodes, 'alert')
  const { accountId } = report.kind === 'order' ? report.order : report.lookup
  const actor = `admin:${account.telegramId}` as const
  const act = { actor, action: 'order.show_codes', accountId, detail: { id } }
  await ctx.act((tx) => recordAct(tx, act, now))
  if (!fitMessage(codes)) {
    const file = new InputFile(Buffer.from(`${codes.join('\n')}\n`), `${id}.txt`)
    return sendFile(ctx, file, order.codesCaption(id, codes.length))
  }
  await send(ctx, {
    text: order.codes(id, codes),
    buttons: [[button(order.deleteCodes, 'delete')]],
  })
}

/** An order's codes, or the one that a lookup was asked to redeem. */
function codesIn(report: OrderReport): string[] {
  if (report.kind === 'order') return report.codes
  return report.lookup.input.code === undefined ? [] : [report.lookup.input.code]
}

/** Asks before an order is ended by hand, unless it has ended meanwhile. */
async function ask(
  ctx: BotContext,
  id: string,
  screen: (ctx: BotContext, report: OrderReport & { kind: 'order' }) => Screen,
): Promise<void> {
  const report = await reportOn(ctx.deps.store.read, id)
  if (report.kind !== 'order') return oldButton(ctx)
  if (report.order.status === 'processing') return show(ctx, screen(ctx, report))
  ctx.say(ctx.texts.service.order.endedBefore(report.order), 'alert')
  await show(ctx, await orderScreen(ctx, id, FIRST))
}

/** Whether the supplier may have the order by now, and the admin was not told when they were asked. */
async function needsWarning(ctx: BotContext, id: string, warned: string | undefined) {
  if (warned === WARNED) return false
  const report = await reportOn(ctx.deps.store.read, id)
  return report.errand?.sent === true
}

function cancelScreen({ texts }: BotContext, report: OrderReport & { kind: 'order' }): Screen {
  const { order } = texts.service
  const { id } = report.order
  const warned = report.errand?.sent ? WARNED : UNWARNED
  return {
    text: order.confirmCancel(report),
    buttons: [
      ...Object.entries(REASONS).map(([word, reason]) => [
        button(order.cancelAs(reason), 'a.order-cancel-now', id, word, warned),
      ]),
      [button(order.typeReason, 'a.order-reason', id, warned)],
      [button(order.keep, 'a.order', id)],
    ],
  }
}

function completeScreen(
  { texts }: BotContext,
  { order: { id } }: OrderReport & { kind: 'order' },
): Screen {
  const { order } = texts.service
  return {
    text: order.confirmComplete(id),
    buttons: [
      [button(order.completeNow, 'a.order-done-now', id), button(order.keep, 'a.order', id)],
    ],
  }
}

async function askReason(ctx: BotContext, [id = '', warned = '']: string[]): Promise<void> {
  const { order } = ctx.texts.service
  await orderRow(ctx.deps.store.read, id)
  await show(ctx, { text: order.askReason(id), buttons: [[button(order.keep, 'a.order', id)]] })
  ctx.ask('a.reason', id, warned)
}

type Ending = { status: 'completed' } | { status: 'cancelled'; reason: string }

/** Ends an order by hand, once: whoever comes second is told how it ended. */
async function end(ctx: BotContext, id: string, ending: Ending, tell: typeof show): Promise<void> {
  const { texts, deps, account, now } = ctx
  const { accountId } = await orderRow(deps.store.read, id)
  const actor = `admin:${account.telegramId}` as const
  const ended = await ctx.act(async (tx) => {
    const { status, ...why } = ending
    const changed =
      ending.status === 'completed'
        ? await completeOrder(tx, id, now)
        : await cancelOrder(tx, id, ending.reason, now)
    const action = status === 'completed' ? 'order.complete' : 'order.cancel'
    if (changed) await recordAct(tx, { actor, action, accountId, detail: { id, ...why } }, now)
    return changed
  })
  const present = await orderRow(deps.store.read, id)
  const { order } = texts.service
  if (ended) ctx.say(order.ended(present))
  else ctx.say(order.endedBefore(present), 'alert')
  await tell(ctx, await orderScreen(ctx, id, FIRST))
}

/** On one line, since programs read it. */
function reasonIn(text: string, { texts }: BotContext): string {
  const reason = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  if (reason === '' || [...reason].length > MAX_REASON_LENGTH)
    throw new DomainError('INVALID_INPUT', texts.service.order.reasonTooLong(MAX_REASON_LENGTH))
  return reason
}

async function oldButton(ctx: BotContext): Promise<void> {
  ctx.say(ctx.texts.common.oldButton, 'alert')
}
