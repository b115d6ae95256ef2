import type { OffReason } from '../../../../domain/webhooks/endpoints.ts'
import { code, type Html, html } from '../../../html.ts'
import { counted } from '../words.ts'

export const webhooks = {
  open: '🪝 Webhooks',
  ofTestKeys: '🪝 Webhooks of your test keys',
  one: '🪝 Webhook',
  oneOfTestKeys: '🪝 Webhook of your test keys',
  about: 'I post events, such as a completed order, to these URLs. Tap one to see what was sent.',
  whatFor:
    'I can post events, such as a completed order, to a URL of yours, so that your programs do not have to ask again and again. Each call is signed.',
  full: (count: string) => `You have ${count}, which is the limit. Remove one to add another.`,
  add: '➕ Add a webhook',
  world: { live: '🪝 Webhooks of live keys', test: '🧪 Webhooks of test keys' },

  state: 'State',
  on: '🟢 on',
  failing: (time: Html) => html`🟠 on, but failing since ${time}`,
  off: {
    switched_off: '⚪️ off',
    failing: '⚪️ off, because no call succeeded for five days',
    gone: '⚪️ off, because your server answered 410 (gone)',
  } satisfies Record<OffReason, string>,
  events: 'Events',
  allEvents: 'all',
  waiting: 'Waiting',
  calls: (count: number) => counted(count, { one: 'call', other: 'calls' }),
  lastTest: 'Last test',
  testOnItsWay: '🕓 on its way – tap Refresh',
  id: 'Id',
  added: 'Added',

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
  whichEvents: '🗂 Which events?',
  askTypes:
    'Tap an event to choose it or leave it out. If all are chosen, new kinds of events are sent, too.',
  next: 'Next: the URL ›',
  save: '💾 Save',
  typesSaved: 'Saved.',
  whereTo: '🪝 Where should I post the events?',
  askUrl: html`Send the URL of your server, such as ${code('https://shop.example/webhooks')}. I then send it a signed test event, and show you the secret that signs.`,
  didYouMean: (url: Html) => html`Did you mean ${url}?`,
  offerUrl: (url: Html) =>
    html`Shall I post the events of your account to ${url}? I then send it a signed test event, and show you the secret that signs.`,

  secret: 'The secret of your webhook',
  to: (url: Html) => html`to ${url}`,
  secretShownOnce: html`I show it only once. Your server needs it to check the header ${code('webhook-signature')} of each call: any library for Standard Webhooks does that.`,
  copySecret: '📋 Copy the secret',
  secretNotShown:
    'Done, but my message with the secret did not reach you, and I cannot show it again. Open the webhook and get a new secret.',
  newSecretNotShown:
    'Done, but my message with the new secret did not reach you, and I cannot show it again. Get another one. The secret that your server uses ends then, so be ready to change it.',
  rotatedBefore: 'The webhook has got a new secret since this button was shown.',
  ask: {
    rotate: 'Replace the secret?',
    off: 'Turn the webhook off?',
    remove: 'Remove the webhook?',
  },
  whatItMeans: {
    rotate: (url: Html) =>
      html`You get a new secret for ${url} at once. For 24 hours each call is signed with the old one, too, so that you have time to change your server. If you got a new secret less than 24 hours ago, the one before it ends now.`,
    off: (url: Html) =>
      html`Nothing is sent to ${url} until you turn it on again. What happens meanwhile is only sent if you ask for it later, under Deliveries.`,
    remove: (url: Html) => html`Nothing is sent to ${url} any more, and its secret is gone.`,
  },
  confirmed: {
    rotate: '🔁 Yes, replace it',
    off: '⚪️ Yes, turn it off',
    remove: '🗑 Yes, remove it',
  },

  noDeliveries: 'Nothing was sent yet.',
  legend:
    'Each line has the event, the status of your server’s answer, how long it took, and the number of the attempt.',
  notSentYet: 'not sent yet',
  event: 'Event',
  notKept: 'no longer kept',
  subject: 'About',
  queued: 'Queued',
  attempts: 'Attempts',
  lastAttempt: 'Last attempt',
  answer: 'Answer',
  answered: (status: string, ms: string) => `${status} in ${ms} ms`,
  noAnswer: (problem: string, ms: string) => `${problem} after ${ms} ms`,
  nextAttempt: 'Next attempt',
  givenUp: 'No more attempts are made. You can send it again.',
  sendAgain: '📨 Send again',
  sentAgain: 'It is on its way again.',
  deliveryGone: 'This delivery has been sent again since then, or is no longer kept.',
  resend: '📨 Send everything since …',
  askSince: html`All events since then are sent again, also those that your server has already accepted. Tap a time, or send a date such as ${code('2026-01-15')} or ${code('2026-01-15 12:00')} (UTC).`,
  notADate:
    'This is not a date in the past. Write it like 2026-01-15 or 2026-01-15 12:00 (UTC), or send /cancel.',
  nothingSince: (time: Html) => html`No event of the wanted kinds has happened since ${time}.`,
  askResend: (count: number) => `Send ${counted(count, { one: 'event', other: 'events' })} again?`,
  everythingSince: (time: Html) =>
    html`That is everything since ${time}. Your server gets each with the same id as before.`,
  resendNow: (count: string) => `📨 Yes, send ${count}`,
  resending: 'They are on their way.',
}
