import type { RefusedFor } from '../../../../domain/access/last-refusal.ts'
import { code, type Html, html } from '../../../html.ts'
import { counted, operator } from '../words.ts'

export const api = {
  title: '🔑 API access',
  access: 'Access',
  state: { on: '🟢 on', off: '⚪️ off' },
  key: 'Key',
  noKey: 'none',
  keyCreated: (time: Html) => html`created ${time}`,
  keyUsed: (ago: string) => `last used ${ago}`,
  keyUsedFrom: (ago: string, address: Html) => html`last used ${ago} from ${address}`,
  keyUnused: 'not used yet',
  otherKeys: 'Other keys',
  olderKey: 'Older key',
  validUntil: (time: Html) => html`valid until ${time}`,
  moreOlderKeys: (count: number) =>
    `… and ${counted(count, { one: 'more older key', other: 'more older keys' })}`,
  addressList: 'Addresses',
  anyAddress: 'any',
  allowed: (count: number) => counted(count, { one: 'allowed', other: 'allowed' }),
  asksAboutNew: 'I ask about new ones',
  baseUrl: 'Base URL',
  accepted: {
    one: '✅ Calls with your key are accepted.',
    many: '✅ Calls with your keys are accepted.',
  },
  refused: 'The API refuses your calls at the moment:',

  lastRefused: (ago: string, from: Html, why: string) =>
    html`🚫 Last refused call: ${ago}, ${from}: ${why}.`,
  from: (address: Html) => html`from ${address}`,
  fromUnknown: html`from an unknown address`,
  /** Why the last refused call was refused, to put at the end of a sentence. */
  refusedFor: {
    replaced: 'its key was replaced by a new one',
    expired: 'its key had expired',
    revoked: 'its key was revoked',
    API_DISABLED: 'API access was off',
    API_DISABLED_BY_ADMIN: 'the operator had switched API access off',
    API_NOT_ELIGIBLE: 'the account could not use the API yet',
    ACCOUNT_BANNED: 'the account was banned',
    ACCOUNT_RESTRICTED: 'the account was restricted',
    IP_ALLOWLIST_REQUIRED: 'there was no list of allowed addresses',
    IP_NOT_ALLOWED: 'the address was not on your list',
    KEY_SCOPE: 'its key is not meant for such calls',
  } satisfies Record<RefusedFor, string>,
  allowRefused: (address: string) => `✅ Allow ${address}`,
  askAllow: 'Allow calls from this address?',
  whatAllowMeans:
    'Programs at this address can then use the API with your keys. Allow it only if it is yours.',
  allowNow: '✅ Yes, allow it',

  turnOn: '🟢 Turn on',
  turnOff: '⚪️ Turn off',
  turnedOn: 'API access is on.',
  turnedOff: 'API access is off. All calls are refused until you turn it on again.',
  askOff: 'Turn API access off?',
  whatOffMeans:
    'All calls from your programs are refused at once. Orders that are processing continue, and your key stays the same.',
  createKey: '🔑 Create a key',
  rotateKey: '🔁 Replace key',
  addresses: '🌐 Addresses',
  tryIt: '▶️ First calls',

  replace: '🔁 Replace the key',
  chooseGrace:
    'You get a new key at once, with the same limits and expiry. How long should the old one keep working, so that you have time to change your programs?',
  grace: { none: 'Not at all', hour: '1 hour', day: '24 hours' },
  askReplace: 'Replace this key?',
  afterReplacing: {
    none: 'The old key stops working at once.',
    hour: 'The old key keeps working for 1 hour.',
    day: 'The old key keeps working for 24 hours.',
  },
  rotateNow: '🔁 Yes, replace it',
  newKey: 'Your API key',
  shownOnce:
    'I show it only once and keep no copy. Store it where your programs can read it, then delete this message.',
  sendAs: html`Send it with every call, as the header ${code('X-API-Key: …')}.`,
  copyKey: '📋 Copy the key',
  deleteMessage: '🗑 I have stored it – delete this message',
  keyNotShown:
    'A new key was created, but my message with it did not reach you, and I keep no copy. Please create another key.',
  keyOutOfDate: 'The key has changed since this button was shown.',

  runThese: 'Run these commands in a terminal (tap one to copy it). First put your key after KEY=',
  forSale: 'See what is for sale:',
  orderOne: (product: string, price: string) =>
    `An order: one ${product} for ${price} from your wallet, delivered at once:`,
  orderAny: 'An order, paid from your wallet:',
  aboutTrxid:
    'The trxid is your own id for the order. Use a new one for each order, such as a UUID, because no two customers can use the same one. If you send an order again with the same trxid, you are not charged twice.',
  reference: (url: string) => `The full reference: ${url}`,

  /** Why the API refuses calls, and what to do about it. */
  refusal: {
    MISSING_API_KEY: 'You have no valid key. Create one below.',
    ACCOUNT_BANNED: (support: string) => `Your account is banned. Please ask ${operator(support)}.`,
    ACCOUNT_RESTRICTED: (support: string) =>
      `Your account is restricted for a time. Wait until that ends, or ask ${operator(support)}.`,
    API_DISABLED_BY_ADMIN: (support: string) =>
      `The operator has switched your API access off. Please ask ${support || 'them'}.`,
    API_DISABLED: 'API access is off. Turn it on below.',
    API_NOT_ELIGIBLE: (rules: string) => `You cannot use the API yet. You can as soon as ${rules}.`,
    IP_ALLOWLIST_REQUIRED:
      'This service requires a list of allowed addresses. Add yours under Addresses.',
    IP_NOT_ALLOWED:
      'Your last call came from an address that is not on your list. Add it under Addresses.',
  },
  /** What makes an account eligible, to put behind "as soon as". */
  eligibleBy: {
    deposited: (amount: string) => `you have paid in at least ${amount} in total`,
    age: (age: string) => `your account is ${age} old`,
  },
  maintenance: 'The service is paused for maintenance: new orders are refused for now.',
  ordersPaused: 'Orders by API are paused for now. Everything else works.',
}
