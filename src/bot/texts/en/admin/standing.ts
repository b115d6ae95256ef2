import { type Html, html } from '../../../html.ts'

type Verb = 'ban' | 'unban' | 'restrict' | 'unrestrict' | 'apioff' | 'apion' | 'shopoff' | 'shopon'
type Reasoned = 'ban' | 'restrict' | 'apioff' | 'shopoff'

/** What an account may do. In sentences with a time, only `restrict` and `ban` use it. */
export const standing = {
  usage: {
    ban: 'Write /ban, an id or @name, and, if you like, a reason: /ban @ada Stolen card.',
    unban: 'Write /unban and an id or @name, and nothing after it.',
    restrict:
      'Write /restrict, an id or @name, how long and, if you like, a reason: /restrict @ada 2h Too many chargebacks. Write times like 30m, 2h or 7d.',
    unrestrict: 'Write /unrestrict and an id or @name, and nothing after it.',
    apioff:
      'Write /apioff, an id or @name, and, if you like, a reason: /apioff @ada Too many bad calls.',
    apion: 'Write /apion and an id or @name, and nothing after it.',
    shopoff: 'Write /shopoff, an id or @name, and, if you like, a reason: /shopoff @ada API only.',
    shopon: 'Write /shopon and an id or @name, and nothing after it.',
  } satisfies Record<Verb, string>,
  notForAdmins: {
    ban: (name: string) =>
      `${name} is an admin and cannot be banned: take their role in /team or remove them from ADMIN_IDS first.`,
    restrict: (name: string) =>
      `${name} is an admin and cannot be restricted: take their role in /team or remove them from ADMIN_IDS first.`,
  } satisfies Partial<Record<Verb, (name: string) => string>>,

  howLong: '🟠 Restrict for how long?',
  askTime:
    'The bot and the API refuse them until then, and the restriction ends by itself. Tap a time, or type one with a reason, such as 2h Too many chargebacks.',
  ask: {
    ban: '⛔ Ban?',
    restrict: '🟠 Restrict?',
    apioff: '⚪️ Switch the API off?',
    shopoff: '⚪️ Switch the shop off?',
  } satisfies Record<Reasoned, string>,
  askRestrict: (time: string) => `🟠 Restrict for ${time}?`,
  effect: {
    ban: 'The bot and the API refuse them until you unban them.',
    restrict: 'The bot and the API refuse them until then.',
    apioff:
      'Calls from their programs are refused at once, and they cannot turn the API on themselves.',
    shopoff: 'They cannot buy in the chat any more. Their API access stays as it is.',
  } satisfies Record<Reasoned, string>,
  ordersContinue: 'Orders that are processing continue, and they keep their balance.',
  askReason: 'Type the reason. They will see it.',
  withoutReason: 'Without a reason',

  confirm: {
    ban: (name: string) => html`⛔ Ban ${name}?`,
    restrict: (name: string, until: Html) => html`🟠 Restrict ${name} until ${until}?`,
    apioff: (name: string) => html`⚪️ Switch the API off for ${name}?`,
    shopoff: (name: string) => html`⚪️ Switch the shop in the chat off for ${name}?`,
  } satisfies Record<Reasoned, (name: string, until: Html) => Html>,
  reason: 'Reason',
  noReason: 'none',
  balance: 'Balance',
  replaces: (until: Html) => html`⚠️ This replaces the restriction until ${until}.`,
  getMessage: 'They get a message.',
  getReason: 'They get a message with the reason.',
  yes: {
    ban: '⛔ Yes, ban',
    restrict: '🟠 Yes, restrict',
    apioff: '⚪️ Yes, switch it off',
    shopoff: '⚪️ Yes, switch it off',
  } satisfies Record<Reasoned, string>,
  timeIsOver: 'Nothing has changed: that time has already passed.',

  did: {
    ban: (name: string) => `⛔ ${name} is banned.`,
    unban: (name: string) => `🟢 ${name} is no longer banned.`,
    restrict: (name: string, until: string) => `🟠 ${name} is restricted until ${until}.`,
    unrestrict: (name: string) => `🟢 ${name} is no longer restricted.`,
    apioff: (name: string) => `⚪️ API access is switched off for ${name}.`,
    apion: (name: string) => `🟢 API access is allowed again for ${name}.`,
    shopoff: (name: string) => `⚪️ The shop in the chat is switched off for ${name}.`,
    shopon: (name: string) => `🟢 ${name} can buy in the chat again.`,
  } satisfies Record<Verb, (name: string, until: string) => string>,
  because: (reason: string) => `Reason: ${reason}`,
  hasBlocked: 'They have blocked the bot, so they get no message.',
  already: {
    ban: (name: string, since: string) =>
      `Nothing has changed: ${name} is already banned, since ${since}.`,
    unban: (name: string) => `Nothing has changed: ${name} is not banned.`,
    restrict: (name: string, until: string) =>
      `Nothing has changed: ${name} is already restricted until ${until}. /restrict with another time changes that.`,
    unrestrict: (name: string) => `Nothing has changed: ${name} is not restricted.`,
    apioff: (name: string) =>
      `Nothing has changed: API access is already switched off for ${name}.`,
    apion: (name: string) => `Nothing has changed: no admin has switched the API off for ${name}.`,
    shopoff: (name: string) => `Nothing has changed: the shop is already switched off for ${name}.`,
    shopon: (name: string) => `Nothing has changed: ${name} can already buy in the chat.`,
  } satisfies Record<Verb, (name: string, time: string) => string>,
  stillRestricted: (until: string) => `They stay restricted until ${until}.`,
  stillBanned: 'They stay banned.',
  stillOff: 'But they have turned it off themselves.',
}
