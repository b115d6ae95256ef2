import { type Delivery, TEST_TYPE } from '../../../../domain/webhooks/deliveries.ts'
import type { Endpoint, OffReason } from '../../../../domain/webhooks/endpoints.ts'
import { counted } from '../../../../texts/en/counted.ts'
import { bold, clip, code, html, lines, secret, title } from '../../../html.ts'
import { ago, moment } from '../words.ts'

const OFF: Record<OffReason, string> = {
  switched_off: 'off',
  failing: 'off, because no call succeeded for five days',
  gone: 'off, because your server answered 410 (gone)',
}

const ICONS: Record<Delivery['status'], string> = { waiting: '🕓', delivered: '✅', failed: '❌' }

export const webhooks = {
  open: '🪝 Webhooks',
  list: (found: Endpoint[], { isTest, isFull }: { isTest: boolean; isFull: boolean }) =>
    lines(
      bold(isTest ? '🪝 Webhooks of your test keys' : '🪝 Webhooks'),
      '',
      found.length > 0
        ? html`I post events, such as a completed order, to these URLs. Tap one to see what was sent.`
        : html`I can post events, such as a completed order, to a URL of yours, so that your programs do not have to ask again and again. Each call is signed.`,
      isFull
        ? html`You have ${found.length}, which is the limit. Remove one to add another.`
        : null,
    ),
  row: ({ url, offAt, failingSince }: Endpoint) =>
    `${offAt ? '⚪️' : failingSince ? '🟠' : '🟢'} ${clip(url.replace(/^https?:\/\//, ''), 40)}`,
  add: '➕ Add a webhook',
  world: { live: '🪝 Webhooks of live keys', test: '🧪 Webhooks of test keys' },
  screen: (
    endpoint: Endpoint,
    view: { waiting: number; test: Delivery | null; isTest: boolean; now: Date },
  ) => {
    const { id, url, types, createdAt } = endpoint
    return lines(
      bold(view.isTest ? '🪝 Webhook of your test keys' : '🪝 Webhook'),
      '',
      html`${code(url)}`,
      html`State  ${stateOf(endpoint)}`,
      html`Events  ${types === null ? 'all' : types.join(', ')}`,
      view.waiting > 0 ? html`Waiting  ${counted(view.waiting, 'call')}` : null,
      view.test ? html`Last test  ${testLine(view.test, view.now)}` : null,
      html`Id  ${code(id)}, added ${moment(createdAt)}`,
    )
  },
  sendTest: '📨 Send a test event',
  testSent: 'A test event is on its way. Tap Refresh to see the answer.',
  deliveries: '📜 Deliveries',
  chooseTypes: '🗂 Choose events',
  rotate: '🔁 Replace secret',
  turnOn: '🟢 Turn on',
  turnOff: '⚪️ Turn off',
  turnedOn:
    'The webhook is on. It gets what happens from now on. Under Deliveries you can send what it missed.',
  turnedOff: 'The webhook is off.',
  remove: '🗑 Remove',
  removed: 'The webhook was removed.',
  askTypes: lines(
    bold('🗂 Which events?'),
    '',
    html`Tap an event to choose it or leave it out. If all are chosen, new kinds of events are sent, too.`,
  ),
  type: (type: string, isWanted: boolean) => `${isWanted ? '☑️' : '⬜️'} ${type}`,
  next: 'Next: the URL ›',
  save: '💾 Save',
  typesSaved: 'Saved.',
  askUrl: lines(
    bold('🪝 Where should I post the events?'),
    '',
    html`Send the URL of your server, such as ${code('https://shop.example/webhooks')}. I then send it a signed test event, and show you the secret that signs.`,
  ),
  newSecret: (text: string, { url }: Endpoint) =>
    lines(
      bold('The secret of your webhook'),
      html`for ${shortened(url)}`,
      '',
      secret(text),
      '',
      html`I show it only once. Your server needs it to check the header ${code('webhook-signature')} of each call: any library for Standard Webhooks does that.`,
    ),
  copySecret: '📋 Copy the secret',
  secretNotShown:
    'Done, but my message with the secret did not reach you, and I cannot show it again. Open the webhook and get a new secret.',
  newSecretNotShown:
    'Done, but my message with the new secret did not reach you, and I cannot show it again. Get another one. The secret that your server uses ends then, so be ready to change it.',
  rotatedBefore: 'The webhook has got a new secret since this button was shown.',
  confirm: {
    rotate: ({ url }: Endpoint) =>
      lines(
        bold('Replace the secret?'),
        '',
        html`You get a new secret for ${shortened(url)} at once. For 24 hours each call is signed with the old one, too, so that you have time to change your server. If you got a new secret less than 24 hours ago, the one before it ends now.`,
      ),
    off: ({ url }: Endpoint) =>
      lines(
        bold('Turn the webhook off?'),
        '',
        html`Nothing is sent to ${shortened(url)} until you turn it on again. What happens meanwhile is only sent if you ask for it later, under Deliveries.`,
      ),
    remove: ({ url }: Endpoint) =>
      lines(
        bold('Remove the webhook?'),
        '',
        html`Nothing is sent to ${shortened(url)} any more, and its secret is gone.`,
      ),
  },
  confirmed: {
    rotate: '🔁 Yes, replace it',
    off: '⚪️ Yes, turn it off',
    remove: '🗑 Yes, remove it',
  },
  logTitle: ({ url }: Endpoint, page: number) =>
    lines(title('📜 Deliveries', page), html`to ${shortened(url)}`),
  noDeliveries: html`Nothing was sent yet.`,
  legend: html`Each line has the event, the status of your server’s answer, how long it took, and the number of the attempt.`,
  deliveryRow: ({ status, type, httpStatus, ms, attempts }: Delivery) => {
    const answer =
      attempts === 0 ? 'not sent yet' : `${httpStatus ?? '—'} · ${ms} ms · #${attempts}`
    return `${ICONS[status]} ${type} · ${answer}`
  },
  /** @param about what its event is about; null for a test event. */
  delivery: (delivery: Delivery, about: { eventId: string; reference: string | null } | null) => {
    const { status, type, attempts, attemptedAt, dueAt, createdAt, testId } = delivery
    return lines(
      bold(`${ICONS[status]} ${type}`),
      '',
      html`Event  ${code(about?.eventId ?? testId ?? 'no longer kept')}`,
      about?.reference ? html`About  ${code(about.reference)}` : null,
      html`Queued  ${moment(createdAt)}`,
      html`Attempts  ${attempts}`,
      attemptedAt ? html`Last attempt  ${moment(attemptedAt)}` : null,
      attemptedAt ? html`Answer  ${answerOf(delivery)}` : null,
      dueAt && attempts > 0 ? html`Next attempt  ${moment(dueAt)}` : null,
      status === 'failed' && type !== TEST_TYPE
        ? html`No more attempts are made. You can send it again.`
        : null,
    )
  },
  sendAgain: '📨 Send again',
  sentAgain: 'It is on its way again.',
  deliveryGone: 'This delivery has been sent again since then, or is no longer kept.',
  resend: '📨 Send everything since …',
  askSince: lines(
    bold('📨 Send everything since …'),
    '',
    html`All events since then are sent again, also those that your server has already accepted. Tap a time, or send a date such as ${code('2026-01-15')} or ${code('2026-01-15 12:00')} (UTC).`,
  ),
  span: (hours: number) => (hours <= 24 ? counted(hours, 'hour') : counted(hours / 24, 'day')),
  notADate:
    'This is not a date in the past. Write it like 2026-01-15 or 2026-01-15 12:00 (UTC), or send /cancel.',
  confirmSince: (count: number, since: Date) =>
    count === 0
      ? html`No event of the wanted kinds has happened since ${moment(since)}.`
      : lines(
          bold(`Send ${counted(count, 'event')} again?`),
          '',
          html`That is everything since ${moment(since)}. Your server gets each with the same id as before.`,
        ),
  resendNow: (count: number) => `📨 Yes, send ${count}`,
  resending: 'They are on their way.',
}

function shortened(url: string) {
  return code(clip(url, 80))
}

function stateOf({ offAt, offReason, failingSince }: Endpoint): string {
  if (offAt) return `⚪️ ${OFF[offReason ?? 'switched_off']}`
  return failingSince ? `🟠 on, but failing since ${moment(failingSince)}` : '🟢 on'
}

function testLine(test: Delivery, now: Date): string {
  if (test.status === 'waiting') return '🕓 on its way – tap Refresh'
  return `${ICONS[test.status]} ${answerOf(test)}, ${ago(test.attemptedAt ?? test.createdAt, now)}`
}

/** Such as `204 in 31 ms`, or `no answer in time after 15000 ms`. */
function answerOf({ httpStatus, problem, ms }: Delivery): string {
  if (httpStatus === null) return `${problem} after ${ms} ms`
  return `${httpStatus}${problem === null ? '' : ` (${problem})`} in ${ms} ms`
}
