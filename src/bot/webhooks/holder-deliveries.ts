import { cursorOf, eventId, eventNumbered } from '../../domain/events/log.ts'
import { parseTime } from '../../domain/shared/time.ts'
import {
  countSince,
  type Delivery,
  deliveriesOf,
  deliveryOf,
  resendSince,
  sendAgain,
  TEST_TYPE,
} from '../../domain/webhooks/deliveries.ts'
import { bold, code, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { Refused } from '../kit/answers.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import {
  FIRST_PAGE,
  type ListPage,
  listPageArg,
  listPageIn,
  listTurner,
  pageTitle,
} from '../kit/list-page.ts'
import { button, idIn, type Screen, show } from '../kit/screen.ts'
import { answerOf, endpointScreen, ICONS, ownEndpoint, shortened } from './holder.ts'

const PER_PAGE = 10
const HOUR_MS = 3_600_000
const SPANS_HOURS = [1, 24, 7 * 24, 30 * 24]

/** What was sent to a webhook, and sending it again. */
export const webhookDeliveries: Feature = {
  reads: ['hook-log', 'hook-sent'],
  buttons: {
    'hook-log': (ctx, [id = '', page]) => logScreen(ctx, id, listPageIn(page)),
    'hook-sent': (ctx, [id = '', delivery, page]) =>
      deliveryScreen(ctx, id, idIn(delivery), listPageIn(page)),
    'hook-again': (ctx, [id = '', delivery]) => again(ctx, id, idIn(delivery)),
    'hook-since': (ctx, [id = '']) => askSince(ctx, id),
    'hook-since-ask': (ctx, [id = '', hours]) =>
      confirmSince(ctx, id, new Date(ctx.now.getTime() - idIn(hours) * HOUR_MS)),
    'hook-since-now': (ctx, [id = '', at]) => resend(ctx, id, new Date(idIn(at))),
  },
  decides: {
    'hook-again': 'hook-sent',
    'hook-since-now': 'hook-since',
  },
  answers: {
    'hook-since': (ctx, [id = ''], text) => confirmSince(ctx, id, typedDate(ctx, text)),
  },
}

async function logScreen(ctx: BotContext, id: string, page: ListPage): Promise<Screen> {
  const { t } = ctx
  const endpoint = await ownEndpoint(ctx, id)
  const found = await deliveriesOf(ctx.read, id, { limit: PER_PAGE, cursor: page.cursor })
  const at = listPageArg(page)
  return {
    text: lines(
      pageTitle(ctx.texts, t('webhooks-deliveries'), page.number),
      t('webhooks-to', { url: shortened(ctx.texts, endpoint.url) }),
      '',
      found.rows.length === 0 ? t('webhooks-no-deliveries') : t('webhooks-legend'),
    ),
    buttons: [
      ...found.rows.map((one) => [
        button(deliveryRow(ctx.texts, one), 'hook-sent', id, one.id, at),
      ]),
      listTurner(ctx.texts, page, found, (one) => one.id, 'hook-log', id),
      endpoint.offAt ? [] : [button(t('webhooks-resend'), 'hook-since', id)],
      [button.back(t, 'hook', id), button.refresh(t, 'hook-log', id, at)],
    ],
  }
}

async function deliveryScreen(
  ctx: BotContext,
  id: string,
  deliveryId: number,
  page: ListPage,
): Promise<Screen> {
  const { texts, format, t } = ctx
  const { accountId, offAt } = await ownEndpoint(ctx, id)
  const delivery = await deliveryOf(ctx.read, id, deliveryId)
  if (!delivery) return goneBack(ctx, id)
  const { status, type, attempts, attemptedAt, dueAt } = delivery
  const about = await eventOf(ctx, accountId, delivery)
  const event = about?.eventId ?? delivery.testId
  const at = listPageArg(page)
  return {
    text: lines(
      bold(`${ICONS[status]} ${type}`),
      '',
      format.field(t('webhooks-event'), event ? code(event) : t('webhooks-not-kept')),
      about?.reference ? format.field(t('webhooks-subject'), code(about.reference)) : null,
      format.field(t('webhooks-queued'), format.time(delivery.createdAt)),
      format.field(t('webhooks-attempts'), attempts),
      attemptedAt ? format.field(t('webhooks-last-attempt'), format.time(attemptedAt)) : null,
      attemptedAt ? format.field(t('webhooks-answer'), answerOf(texts, delivery)) : null,
      dueAt && attempts > 0 ? format.field(t('webhooks-next-attempt'), format.time(dueAt)) : null,
      status === 'failed' && type !== TEST_TYPE ? t('webhooks-given-up') : null,
    ),
    buttons: [
      offAt ? [] : [button(t('webhooks-send-again'), 'hook-again', id, deliveryId)],
      [button.back(t, 'hook-log', id, at), button.refresh(t, 'hook-sent', id, deliveryId, at)],
    ],
  }
}

/** The event's id, and the order or lookup that it is about; null for a test, and if it is not kept. */
async function eventOf(ctx: BotContext, accountId: number, { eventNumber }: Delivery) {
  const event = eventNumber === null ? null : await eventNumbered(ctx.read, accountId, eventNumber)
  if (!event) return null
  // The others refer to entries of the wallet, which have no ids for people.
  const isAboutOne = event.type.startsWith('order.') || event.type.startsWith('lookup.')
  const reference = isAboutOne ? event.reference : null
  return { eventId: eventId(accountId, cursorOf(event)), reference }
}

async function again(ctx: BotContext, id: string, deliveryId: number): Promise<Screen> {
  const endpoint = await ownEndpoint(ctx, id)
  const delivery = await deliveryOf(ctx.read, id, deliveryId)
  if (!delivery) return goneBack(ctx, id)
  await ctx.act((tx) => sendAgain(tx, endpoint, delivery, ctx.now))
  ctx.say(ctx.t('webhooks-sent-again'))
  return logScreen(ctx, id, FIRST_PAGE)
}

/** The delivery was sent again since, and has another place in the list, or was swept. */
function goneBack(ctx: BotContext, id: string): Promise<Screen> {
  ctx.say(ctx.t('webhooks-delivery-gone'), 'alert')
  return logScreen(ctx, id, FIRST_PAGE)
}

async function askSince(ctx: BotContext, id: string): Promise<void> {
  const { t, format } = ctx
  const { id: own } = await ownEndpoint(ctx, id)
  const spans = SPANS_HOURS.map((hours) =>
    button(format.duration(hours * HOUR_MS), 'hook-since-ask', own, hours),
  )
  await show(ctx, {
    text: lines(bold(t('webhooks-resend')), '', t('webhooks-ask-since')),
    buttons: [spans.slice(0, 2), spans.slice(2), [button.cancel(t, 'hook-log', own)]],
  })
  ctx.ask('hook-since', own)
}

async function confirmSince(ctx: BotContext, id: string, since: Date): Promise<Screen> {
  const { t, format } = ctx
  const count = await countSince(ctx.read, await ownEndpoint(ctx, id), since)
  const time = format.time(since)
  if (count === 0)
    return {
      text: t('webhooks-nothing-since', { time }),
      buttons: [[button.back(t, 'hook-log', id)]],
    }
  const now = t('webhooks-resend-now', { count: format.number(count) })
  return {
    text: lines(
      bold(t('webhooks-ask-resend', { count })),
      '',
      t('webhooks-everything-since', { time }),
    ),
    buttons: [
      [button(now, 'hook-since-now', id, since.getTime()), button.cancel(t, 'hook-log', id)],
    ],
  }
}

async function resend(ctx: BotContext, id: string, since: Date): Promise<void> {
  const endpoint = await ownEndpoint(ctx, id)
  const input = { since, actor: ctx.holderActor }
  await ctx.act((tx) => resendSince(tx, endpoint, input, ctx.now))
  ctx.say(ctx.t('webhooks-resending'))
  await show(ctx, await endpointScreen(ctx, endpoint))
}

/** A day or a time in UTC: `2026-01-15`, `2026-01-15 12:00`. */
function typedDate(ctx: BotContext, text: string): Date {
  const at = parseTime(text)
  if (!at || at > ctx.now) throw new Refused(ctx.t('webhooks-not-a-date'))
  return at
}

/** A delivery in a list, on a button. */
function deliveryRow({ t }: Texts, delivery: Delivery): string {
  const { status, type, httpStatus, ms, attempts } = delivery
  const answer =
    attempts === 0 ? t('webhooks-not-sent-yet') : `${httpStatus ?? '—'} · ${ms} ms · #${attempts}`
  return `${ICONS[status]} ${type} · ${answer}`
}
