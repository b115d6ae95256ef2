import { cursorOf, eventId, eventNumbered } from '../../domain/events/log.ts'
import { parseTime } from '../../domain/shared/time.ts'
import {
  type Delivery,
  deliveriesOf,
  deliveryOf,
  resendSince,
  sendAgain,
} from '../../domain/webhooks/deliveries.ts'
import type { Endpoint } from '../../domain/webhooks/endpoints.ts'
import { lines } from '../../locales/html.ts'
import { Refused } from '../kit/answers.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { listPageArg, listPageIn, listTurner, pageTitle } from '../kit/list-page.ts'
import { askText, button, idIn, type Screen } from '../kit/screen.ts'
import { ofWebhook, webhookScreen } from './holder.ts'
import { deliveryRow, deliveryView, shortened } from './view.ts'

const PER_PAGE = 10

/** What was sent to a webhook, and sending it again. */
export const webhookDeliveries: Feature = {
  reads: ['hook-log', 'hook-sent'],
  buttons: {
    'hook-log': ofWebhook((ctx, endpoint, [page]) => logScreen(ctx, endpoint, page)),
    'hook-sent': ofWebhook(deliveryScreen),
    'hook-again': ofWebhook(again),
    'hook-since': (ctx, [id = '']) =>
      askText(ctx, ctx.t('webhooks-ask-since'), ['hook-log', id], 'hook-since', id),
  },
  decides: {
    'hook-again': 'hook-sent',
  },
  answers: {
    'hook-since': (ctx, args, text) =>
      ofWebhook((_, endpoint) => resend(ctx, endpoint, text))(ctx, args),
  },
}

async function logScreen(ctx: BotContext, { id, url, offAt }: Endpoint, arg?: string) {
  const { t, texts } = ctx
  const page = listPageIn(arg)
  const found = await deliveriesOf(ctx.read, id, { limit: PER_PAGE, cursor: page.cursor })
  const at = listPageArg(page)
  return {
    text: lines(
      pageTitle(texts, t('webhooks-deliveries'), page.number),
      t('webhooks-to', { url: shortened(texts, url) }),
      '',
      found.rows.length === 0 ? t('webhooks-no-deliveries') : t('webhooks-legend'),
    ),
    buttons: [
      ...found.rows.map((one) => [button(deliveryRow(texts, one), 'hook-sent', id, one.id, at)]),
      listTurner(texts, page, found, (one) => one.id, 'hook-log', id),
      !offAt && [button(t('webhooks-resend'), 'hook-since', id)],
      [button.back(t, 'hook', id), button.refresh(t, 'hook-log', id, at)],
    ],
  }
}

async function deliveryScreen(
  ctx: BotContext,
  endpoint: Endpoint,
  [number, page]: string[],
): Promise<Screen> {
  const { texts, t } = ctx
  const { id, accountId, offAt } = endpoint
  const delivery = await deliveryOf(ctx.read, id, idIn(number))
  if (!delivery) return goneBack(ctx, endpoint)
  const at = listPageArg(listPageIn(page))
  return {
    text: deliveryView(texts, delivery, await eventOf(ctx, accountId, delivery)),
    buttons: [
      !offAt && [button(t('webhooks-send-again'), 'hook-again', id, delivery.id)],
      [button.back(t, 'hook-log', id, at), button.refresh(t, 'hook-sent', id, delivery.id, at)],
    ],
  }
}

async function eventOf({ read }: BotContext, accountId: number, delivery: Delivery) {
  const { eventNumber, testId } = delivery
  if (eventNumber === null) return testId
  const event = await eventNumbered(read, accountId, eventNumber)
  return event && eventId(accountId, cursorOf(event))
}

async function again(ctx: BotContext, endpoint: Endpoint, [number]: string[]): Promise<Screen> {
  const delivery = await deliveryOf(ctx.read, endpoint.id, idIn(number))
  if (!delivery) return goneBack(ctx, endpoint)
  await ctx.act((tx) => sendAgain(tx, endpoint, delivery, ctx.now))
  ctx.say(ctx.t('webhooks-sent-again'))
  return logScreen(ctx, endpoint)
}

/** The delivery was sent again since, and has another place in the list, or was swept. */
function goneBack(ctx: BotContext, endpoint: Endpoint): Promise<Screen> {
  ctx.say(ctx.t('webhooks-delivery-gone'), 'alert')
  return logScreen(ctx, endpoint)
}

/** The answer is a day or a time in UTC: `2026-01-15`, `2026-01-15 12:00`. */
async function resend(ctx: BotContext, endpoint: Endpoint, text: string): Promise<Screen> {
  const { t, now, holderActor: actor } = ctx
  const since = parseTime(text)
  if (!since || since > now) throw new Refused(t('webhooks-not-a-date'))
  const hasAny = await ctx.act((tx) => resendSince(tx, endpoint, { since, actor }, now))
  const time = ctx.format.moment(since)
  ctx.say(hasAny ? t('webhooks-resending') : t('webhooks-nothing-since', { time }))
  return webhookScreen(ctx, endpoint)
}
