import type { Delivery } from '../../../domain/webhooks/deliveries.ts'
import type { Endpoint } from '../../../domain/webhooks/endpoints.ts'
import { bold, clip, code, type Html, lines, secret } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

export const ICONS: Record<Delivery['status'], string> = {
  waiting: '🕓',
  delivered: '✅',
  failed: '❌',
}

export const HOUR_MS = 3_600_000

export function webhooksView(
  { format, t }: Texts,
  found: readonly Endpoint[],
  { isTest, isFull }: { isTest: boolean; isFull: boolean },
): Html {
  return lines(
    bold(isTest ? t('webhooks-of-test-keys') : t('webhooks-open')),
    '',
    found.length > 0 ? t('webhooks-about') : t('webhooks-what-for'),
    isFull ? t('webhooks-full', { count: format.number(found.length) }) : null,
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
  const { format, t } = texts
  const { id, url, types, createdAt } = endpoint
  const events = types === null ? t('webhooks-all-events') : format.list(types, 'plain')
  return lines(
    bold(view.isTest ? t('webhooks-one-of-test-keys') : t('webhooks-one')),
    '',
    format.apart(code(url)),
    format.field(t('webhooks-state'), stateOf(texts, endpoint)),
    format.field(t('webhooks-events'), events),
    view.waiting > 0
      ? format.field(t('webhooks-waiting'), t('webhooks-calls', { count: view.waiting }))
      : null,
    view.test ? format.field(t('webhooks-last-test'), testOf(texts, view.test, view.now)) : null,
    format.field(t('webhooks-id'), code(id)),
    format.field(t('webhooks-added'), format.time(createdAt)),
  )
}

function stateOf({ format, t }: Texts, { offAt, offReason, failingSince }: Endpoint) {
  if (offAt) return t(`webhooks-off-${offReason ?? 'switched_off'}`)
  return failingSince
    ? t('webhooks-failing', { time: format.time(failingSince) })
    : t('webhooks-on')
}

function testOf(texts: Texts, test: Delivery, now: Date): string {
  const { format, t } = texts
  if (test.status === 'waiting') return t('webhooks-test-on-its-way')
  const ago = format.ago(test.attemptedAt ?? test.createdAt, now)
  return `${ICONS[test.status]} ${answerOf(texts, test)}, ${ago}`
}

/** Such as `204 in 31 ms`, or `no answer in time after 15000 ms`. */
export function answerOf({ t }: Texts, { httpStatus, problem, ms }: Delivery): string {
  if (httpStatus === null)
    return t('webhooks-no-answer', { problem: problem ?? '', ms: String(ms) })
  const status = problem === null ? String(httpStatus) : `${httpStatus} (${problem})`
  return t('webhooks-answered', { status, ms: String(ms) })
}

/** An event type on a button. */
export function typeRow(type: string, isWanted: boolean): string {
  return `${isWanted ? '☑️' : '⬜️'} ${type}`
}

export function webhookSecretView(texts: Texts, text: string, { url }: Endpoint): Html {
  const { t } = texts
  return lines(
    bold(t('webhooks-secret')),
    t('webhooks-to', { url: shortened(texts, url) }),
    '',
    secret(text),
    '',
    t('webhooks-secret-shown-once'),
  )
}

export function askWebhookView(
  texts: Texts,
  act: 'rotate' | 'off' | 'remove',
  { url }: Endpoint,
): Html {
  const { t } = texts
  return lines(
    bold(t(`webhooks-ask-${act}`)),
    '',
    t(`webhooks-what-it-means-${act}`, { url: shortened(texts, url) }),
  )
}

export function shortened({ format }: Texts, url: string): Html {
  return format.apart(code(clip(url, 80)))
}
