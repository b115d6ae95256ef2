import { type Delivery, TEST_TYPE } from '../../domain/webhooks/deliveries.ts'
import type { Endpoint } from '../../domain/webhooks/endpoints.ts'
import { bold, clip, code, type Html, lines, secret } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'

const ICONS: Record<Delivery['status'], string> = { waiting: '🕓', delivered: '✅', failed: '❌' }

/** A webhook in a list, on a button. */
export function webhookRow({ url, offAt, failingSince }: Endpoint): string {
  const icon = offAt ? '⚪️' : failingSince ? '🟠' : '🟢'
  return `${icon} ${clip(url.replace(/^https?:\/\//, ''), 40)}`
}

/** @param now how many deliveries wait, and the last test */
export function webhookView(
  texts: Texts,
  { id, url, types, createdAt, offAt, offReason, failingSince }: Endpoint,
  title: string,
  now: { waiting: number; test: Delivery | null; at: Date },
): Html {
  const { format, t } = texts
  const { waiting, test } = now
  const since = failingSince && t('webhooks-failing', { time: format.time(failingSince) })
  const state = offAt ? t(`webhooks-off-${offReason ?? 'switched_off'}`) : since
  return lines(
    bold(title),
    '',
    format.apart(code(url)),
    format.field(t('webhooks-state'), state ?? t('webhooks-on')),
    format.field(
      t('webhooks-events'),
      types === null ? t('webhooks-all-events') : format.list(types, 'plain'),
    ),
    waiting > 0 && format.field(t('webhooks-waiting'), t('webhooks-calls', { count: waiting })),
    test && format.field(t('webhooks-last-test'), testSaid(texts, test, now.at)),
    format.field(t('webhooks-id'), code(id)),
    format.field(t('webhooks-added'), format.time(createdAt)),
  )
}

function testSaid(texts: Texts, test: Delivery, now: Date): string {
  if (test.status === 'waiting') return texts.t('webhooks-test-on-its-way')
  const ago = texts.format.ago(test.attemptedAt ?? test.createdAt, now)
  return `${ICONS[test.status]} ${answerOf(texts, test)}, ${ago}`
}

export function secretView(texts: Texts, text: string, url: string): Html {
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

/** A delivery in a list, on a button. */
export function deliveryRow({ t }: Texts, delivery: Delivery): string {
  const { status, type, httpStatus, ms, attempts } = delivery
  const answer =
    attempts === 0 ? t('webhooks-not-sent-yet') : `${httpStatus ?? '—'} · ${ms} ms · #${attempts}`
  return `${ICONS[status]} ${type} · ${answer}`
}

/** @param event its id; null if it is not kept any more */
export function deliveryView(texts: Texts, delivery: Delivery, event: string | null): Html {
  const { format, t } = texts
  const { status, type, attempts, attemptedAt, dueAt } = delivery
  return lines(
    bold(`${ICONS[status]} ${type}`),
    '',
    format.field(t('webhooks-event'), event ? code(event) : t('webhooks-not-kept')),
    format.field(t('webhooks-queued'), format.time(delivery.createdAt)),
    format.field(t('webhooks-attempts'), attempts),
    attemptedAt && format.field(t('webhooks-last-attempt'), format.time(attemptedAt)),
    attemptedAt && format.field(t('webhooks-answer'), answerOf(texts, delivery)),
    dueAt && attempts > 0 && format.field(t('webhooks-next-attempt'), format.time(dueAt)),
    status === 'failed' && type !== TEST_TYPE && t('webhooks-given-up'),
  )
}

/** Such as `204 in 31 ms`, or `no answer in time after 15000 ms`. */
function answerOf({ t }: Texts, { httpStatus, problem, ms }: Delivery): string {
  if (httpStatus === null)
    return t('webhooks-no-answer', { problem: problem ?? '', ms: String(ms) })
  const status = problem === null ? String(httpStatus) : `${httpStatus} (${problem})`
  return t('webhooks-answered', { status, ms: String(ms) })
}

export function shortened({ format }: Texts, url: string): Html {
  return format.apart(code(clip(url, 80)))
}
