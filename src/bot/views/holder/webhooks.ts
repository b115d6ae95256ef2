import { type Delivery, TEST_TYPE } from '../../../domain/webhooks/deliveries.ts'
import type { Endpoint } from '../../../domain/webhooks/endpoints.ts'
import { bold, clip, code, type Html, lines, secret } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { pageTitle } from '../page-title.ts'

const ICONS: Record<Delivery['status'], string> = { waiting: '🕓', delivered: '✅', failed: '❌' }
const HOUR_MS = 3_600_000

export function webhooksView(
  { webhooks, format }: Texts,
  found: readonly Endpoint[],
  { isTest, isFull }: { isTest: boolean; isFull: boolean },
): Html {
  return lines(
    bold(isTest ? webhooks.ofTestKeys : webhooks.open),
    '',
    found.length > 0 ? webhooks.about : webhooks.whatFor,
    isFull ? webhooks.full(format.number(found.length)) : null,
  )
}

/** A webhook in a list, on a button. */
export function webhookRow({ url, offAt, failingSince }: Endpoint): string {
  const icon = offAt ? '⚪️' : failingSince ? '🟠' : '🟢'
  return `${icon} ${clip(url.replace(/^https?:\/\//, ''), 40)}`
}

export function webhookView(
  texts: Texts,
  endpoint: Endpoint,
  view: { waiting: number; test: Delivery | null; isTest: boolean; now: Date },
): Html {
  const { webhooks, format } = texts
  const { id, url, types, createdAt } = endpoint
  const events = types === null ? webhooks.allEvents : format.list(types, 'plain')
  return lines(
    bold(view.isTest ? webhooks.oneOfTestKeys : webhooks.one),
    '',
    format.apart(code(url)),
    format.field(webhooks.state, stateOf(texts, endpoint)),
    format.field(webhooks.events, events),
    view.waiting > 0 ? format.field(webhooks.waiting, webhooks.calls(view.waiting)) : null,
    view.test ? format.field(webhooks.lastTest, testOf(texts, view.test, view.now)) : null,
    format.field(webhooks.id, code(id)),
    format.field(webhooks.added, format.time(createdAt)),
  )
}

function stateOf({ webhooks, format }: Texts, { offAt, offReason, failingSince }: Endpoint) {
  if (offAt) return webhooks.off[offReason ?? 'switched_off']
  return failingSince ? webhooks.failing(format.time(failingSince)) : webhooks.on
}

function testOf(texts: Texts, test: Delivery, now: Date): string {
  const { webhooks, format } = texts
  if (test.status === 'waiting') return webhooks.testOnItsWay
  const ago = format.ago(test.attemptedAt ?? test.createdAt, now)
  return `${ICONS[test.status]} ${answerOf(texts, test)}, ${ago}`
}

/** Such as `204 in 31 ms`, or `no answer in time after 15000 ms`. */
function answerOf({ webhooks }: Texts, { httpStatus, problem, ms }: Delivery): string {
  if (httpStatus === null) return webhooks.noAnswer(problem ?? '', String(ms))
  const status = problem === null ? String(httpStatus) : `${httpStatus} (${problem})`
  return webhooks.answered(status, String(ms))
}

/** An event type on a button. */
export function typeRow(type: string, isWanted: boolean): string {
  return `${isWanted ? '☑️' : '⬜️'} ${type}`
}

export function webhookSecretView(texts: Texts, text: string, { url }: Endpoint): Html {
  const { webhooks } = texts
  return lines(
    bold(webhooks.secret),
    webhooks.to(shortened(texts, url)),
    '',
    secret(text),
    '',
    webhooks.secretShownOnce,
  )
}

export function askWebhookView(
  texts: Texts,
  act: 'rotate' | 'off' | 'remove',
  { url }: Endpoint,
): Html {
  const { webhooks } = texts
  return lines(bold(webhooks.ask[act]), '', webhooks.whatItMeans[act](shortened(texts, url)))
}

export function deliveriesView(
  texts: Texts,
  { url }: Endpoint,
  { page, isEmpty }: { page: number; isEmpty: boolean },
): Html {
  const { webhooks } = texts
  return lines(
    pageTitle(texts, webhooks.deliveries, page),
    webhooks.to(shortened(texts, url)),
    '',
    isEmpty ? webhooks.noDeliveries : webhooks.legend,
  )
}

/** A delivery in a list, on a button. */
export function deliveryRow({ webhooks }: Texts, delivery: Delivery): string {
  const { status, type, httpStatus, ms, attempts } = delivery
  const answer =
    attempts === 0 ? webhooks.notSentYet : `${httpStatus ?? '—'} · ${ms} ms · #${attempts}`
  return `${ICONS[status]} ${type} · ${answer}`
}

/** @param about what its event is about; null for a test event. */
export function deliveryView(
  texts: Texts,
  delivery: Delivery,
  about: { eventId: string; reference: string | null } | null,
): Html {
  const { webhooks, format } = texts
  const { status, type, attempts, attemptedAt, dueAt, createdAt, testId } = delivery
  const id = about?.eventId ?? testId
  return lines(
    bold(`${ICONS[status]} ${type}`),
    '',
    format.field(webhooks.event, id ? code(id) : webhooks.notKept),
    about?.reference ? format.field(webhooks.subject, code(about.reference)) : null,
    format.field(webhooks.queued, format.time(createdAt)),
    format.field(webhooks.attempts, attempts),
    attemptedAt ? format.field(webhooks.lastAttempt, format.time(attemptedAt)) : null,
    attemptedAt ? format.field(webhooks.answer, answerOf(texts, delivery)) : null,
    dueAt && attempts > 0 ? format.field(webhooks.nextAttempt, format.time(dueAt)) : null,
    status === 'failed' && type !== TEST_TYPE ? webhooks.givenUp : null,
  )
}

/** A time span on a button. */
export function spanRow({ format }: Texts, hours: number): string {
  return format.duration(hours * HOUR_MS)
}

export function askResendView({ webhooks, format }: Texts, count: number, since: Date): Html {
  const time = format.time(since)
  return count === 0
    ? webhooks.nothingSince(time)
    : lines(bold(webhooks.askResend(count)), '', webhooks.everythingSince(time))
}

function shortened({ format }: Texts, url: string): Html {
  return format.apart(code(clip(url, 80)))
}
