import type { Html } from '../../../html.ts'
import { html } from '../../../html.ts'
import { counted } from '../words.ts'

/** What an admin writes after a command, as the help and Telegram's list show it. */
const WHO = 'who'
const WHO_WHY = 'who reason'

/** The admins' menu, commands and help. */
export const admin = {
  title: '🛡 Admin',
  tasksWait: (count: number) =>
    `🙋 ${counted(count, { one: 'order waits', other: 'orders wait' })} to be done by hand.`,
  stuckWait: (count: number) =>
    `⏳ ${counted(count, { one: 'order has', other: 'orders have' })} waited too long.`,
  nothingWaits: 'Nothing waits for you.',
  asideWait: (count: number) =>
    `🚧 ${counted(count, { one: 'code is', other: 'codes are' })} set aside: was it used? See /quarantine`,
  topUpsWait: (count: number) =>
    `${counted(count, { one: 'top-up waits', other: 'top-ups wait' })} for a decision.`,
  alsoCommands: 'Every button also has a command: see /help',
  accounts: '👤 Accounts',
  deposits: '🧾 Top-ups',
  orders: '📦 Orders',
  catalog: '🗂 Catalog',
  tasks: '🙋 By hand',
  stuck: '⏳ What waits',
  suppliers: '🚚 Suppliers',
  stock: '🎟 Stock',
  switches: '🎚 Switches',
  stats: '📊 Stats',
  books: '📒 Books',
  log: '📜 Log',
  backup: '💾 Backup',
  back: '‹ Admin',

  help: 'For admins',
  aboutWho: (id: Html, name: Html) => html`“who” is a Telegram id, such as ${id}, or ${name}.`,
  groups: { people: 'People and money', goods: 'Orders and goods', service: 'The service' },
  theyAreTold:
    'People get a message about a ban, restriction, credit or debit, with your reason or note.',

  /** The commands that Telegram lists in admins' chats. */
  commands: {
    admin: 'The admins’ menu: all of this as buttons',
    account: 'Everything about an account',
    ban: 'Ban somebody',
    unban: 'Lift a ban',
    restrict: 'Restrict somebody for a time',
    unrestrict: 'Lift a restriction',
    apioff: 'Switch somebody’s API access off',
    apion: 'Allow somebody’s API access again',
    shopoff: 'Let somebody buy in the chat no more',
    shopon: 'Let somebody buy in the chat again',
    credit: 'Add to a wallet',
    debit: 'Take from a wallet',
    deposits: 'Top-ups that wait for a decision',
    orders: 'All orders, or those in a status',
    order: 'One order: details, cancel, complete',
    claims: 'Problems with orders that wait for an answer',
    tasks: 'Orders to do by hand',
    stuck: 'Orders that wait, and why',
    suppliers: 'The status of the suppliers',
    stock: 'What is in stock; add codes',
    quarantine: 'Vouchers that may have been used',
    catalog: 'Import a catalog, or get the current one',
    line: 'Pause, resume or hide a line',
    product: 'Pause a product, or change its price',
    maintenance: 'Pause the service; off opens it again',
    apiorders: 'Refuse new orders by API; on takes them again',
    shop: 'Close the shop in the chat; on opens it again',
    eligibility: 'Who may use the API',
    allowlist: 'Require allowed addresses of every account',
    topups: 'Ways to pay in, and amounts',
    contact: 'Support contact and terms',
    lowstock: 'Alert when fewer codes are left; 0 for never',
    stats: 'Sales, orders and top-ups',
    export: 'Orders, ledger and more as files',
    books: 'Where the money is: wallets, sales, profit',
    log: 'Who did what; of everybody, or about one account',
    backup: 'The database as a file',
  },
  /** Words to put after a command. The words that the bot understands stay as they are. */
  arguments: {
    account: WHO,
    ban: WHO_WHY,
    unban: WHO,
    restrict: 'who 2h reason',
    unrestrict: WHO,
    apioff: WHO_WHY,
    apion: WHO,
    shopoff: WHO_WHY,
    shopon: WHO,
    credit: 'who 25 note',
    debit: 'who 25 note',
    orders: 'processing',
    order: 'id',
    stock: 'pid',
    line: 'slug pause',
    product: 'pid price 4.99',
    maintenance: 'on',
    apiorders: 'off',
    shop: 'off',
    allowlist: 'on',
    lowstock: '10',
    stats: '7',
    export: '2026-01-01 2026-01-31',
    books: '2026-01',
    log: WHO,
  },
}
