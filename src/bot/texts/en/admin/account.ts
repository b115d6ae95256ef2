import type { ApiReadiness } from '../../../../domain/access/readiness.ts'
import type { AccountView } from '../../../../domain/reports/account.ts'
import { code, type Html, html } from '../../../html.ts'
import { counted } from '../words.ts'

/** An account, as admins see it. */
export const account = {
  whose: '👤 Whose account?',
  askWho: html`Send a numeric Telegram id, such as ${code('123456789')}, or @name.`,
  orNewest: 'Or tap one of the newest:',

  noName: 'No name',
  isAdmin: '🛡 admin',
  standing: 'Standing',
  standings: {
    active: '🟢 active',
    restricted: '🟠 restricted',
    banned: '⛔ banned',
  } satisfies Record<AccountView['standing'], string>,
  bannedSince: (time: Html) => html`⛔ banned since ${time}`,
  restrictedUntil: (time: Html) => html`🟠 restricted until ${time}`,
  alsoRestricted: (time: Html) => html`Also restricted until ${time}`,
  reason: 'Reason',
  balance: 'Balance',
  owes: (amount: Html) =>
    html`⚠️ Owes ${amount} because a payment was taken back. Orders are refused until a top-up or a credit pays it.`,
  paidIn: 'Paid in',
  openTopUps: 'Open top-ups',
  orderCount: 'Orders',

  api: 'API',
  apiIs: {
    on: 'turned on by the holder',
    off: 'turned off by the holder',
    onButForbidden: 'turned on by the holder, switched off by an admin',
    offAndForbidden: 'turned off by the holder, switched off by an admin',
  },
  accepted: '✅ Calls are accepted.',
  refused: '⚠️ Calls are refused:',
  /** Why calls are refused. The view adds the code that the holder's program gets. */
  refusal: {
    ACCOUNT_BANNED: 'banned',
    ACCOUNT_RESTRICTED: 'restricted',
    API_DISABLED_BY_ADMIN: 'switched off by an admin',
    API_DISABLED: 'turned off by the holder',
    API_NOT_ELIGIBLE: 'not eligible yet: see /eligibility',
    MISSING_API_KEY: 'no valid key',
    IP_ALLOWLIST_REQUIRED: 'no allowed addresses, but the service requires them',
    IP_NOT_ALLOWED: 'the last call came from an address that is not allowed',
  } satisfies Record<ApiReadiness['refusals'][number], string>,
  shop: 'Shop',
  shopForbidden: '⚪️ switched off by an admin',

  key: 'Key',
  noKey: 'none',
  otherKeys: 'Other keys',
  olderKey: 'Older key',
  validUntil: 'Valid until',
  moreOlderKeys: (count: number) =>
    `… and ${counted(count, { one: 'more older key', other: 'more older keys' })}`,
  keyNeverUsed: (created: Html) => html`created ${created}, never used`,
  keyUsed: (created: Html, ago: string) => html`created ${created}, last used ${ago}`,
  keyUsedFrom: (created: Html, ago: string, address: Html) =>
    html`created ${created}, last used ${ago} from ${address}`,

  addresses: 'Allowed addresses',
  anyAddress: 'any',
  isAsked: 'The holder is asked about new addresses.',
  webhooks: 'Webhooks',
  webhooksOff: (count: string) => `${count} off`,
  test: '🧪 Test account',
  testAccount: (number: string, amount: string, orders: number) =>
    `no. ${number}, ${amount} of test money, ${counted(orders, { one: 'order', other: 'orders' })}`,
  opened: 'Opened',
  hasBlocked: (time: Html) => html`🔇 Has blocked the bot since ${time}, so gets no messages.`,

  ban: '⛔ Ban',
  unban: '🟢 Unban',
  restrict: '🟠 Restrict',
  unrestrict: '🟢 Unrestrict',
  apioff: '⚪️ API off',
  apion: '🟢 API on',
  shopoff: '⚪️ Shop off',
  shopon: '🟢 Shop on',
  credit: '➕ Credit',
  debit: '➖ Debit',
  orders: '📦 Orders',
  deposits: '🧾 Top-ups',
  entries: '📒 Entries',
  log: '📜 Log',
  show: '👤 Account',
  back: '‹ Accounts',

  entriesOf: (name: string) => `📒 Entries of ${name}`,
  noEntries: 'There are no entries yet.',
}
