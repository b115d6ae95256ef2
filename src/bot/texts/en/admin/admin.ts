import type { Account } from '../../../../domain/accounts/accounts.ts'
import type { LoggedAct } from '../../../../domain/reports/audit.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { bold, clip, type Html, html, lines, title } from '../../../html.ts'
import { age, moment } from '../words.ts'
import { person } from './people-account.ts'

export const admin = {
  help: (own: Html) =>
    lines(
      own,
      '',
      bold('For admins'),
      html`<i>“who” is a Telegram id, such as 123456789, or @name.</i>`,
      '',
      html`/admin – the menu, which has all of this as buttons`,
      '',
      bold('People and money'),
      html`/account who – everything about an account`,
      html`/ban who reason · /unban who`,
      html`/restrict who 2h reason · /unrestrict who`,
      html`/apioff who reason · /apion who – switch their API access off, or allow it again`,
      html`/shopoff who reason · /shopon who – let them buy in the chat no more, or again`,
      html`/credit who 25 note · /debit who 25 note`,
      html`/deposits – top-ups that wait for a decision`,
      '',
      bold('Orders and goods'),
      html`/orders, /orders processing – all orders`,
      html`/order id – details; cancel with refund, complete by hand`,
      html`/claims – problems with orders that wait for an answer`,
      html`/tasks – orders to do by hand`,
      html`/stuck – orders that wait, and why`,
      html`/suppliers – the status of the suppliers`,
      html`/stock, /stock pid – what is in stock, add codes`,
      html`/quarantine – vouchers that may have been used`,
      html`/catalog – import a file, or get the current one`,
      html`/line slug pause · /line slug resume`,
      html`/product pid pause · /product pid price 4.99`,
      '',
      bold('The service'),
      html`/maintenance on – pause everything; off – open again`,
      html`/apiorders off – refuse new orders; on – take them again`,
      html`/shop off – nobody can buy in the chat; on – open the shop again`,
      html`/eligibility – who may use the API`,
      html`/allowlist on – every account needs allowed addresses; off – not required`,
      html`/topups – ways to pay, amounts`,
      html`/contact – who people ask for help, and the terms`,
      html`/lowstock 10 – alert me when fewer codes are left; 0 for never`,
      html`/stats – sales, orders, top-ups`,
      html`/log, /log who – who did what`,
      html`/backup – the database as a file`,
      '',
      html`People get a message about a ban, restriction, credit or debit, with your reason or note.`,
    ),

  /** What Telegram lists in admins' chats. */
  commands: [
    { command: 'admin', description: 'The admins’ menu' },
    { command: 'account', description: 'An account: /account 123456789 or @name' },
    { command: 'ban', description: 'Ban somebody: /ban @name reason' },
    { command: 'unban', description: 'Lift a ban: /unban @name' },
    { command: 'restrict', description: 'Restrict for a time: /restrict @name 2h reason' },
    { command: 'unrestrict', description: 'Lift a restriction: /unrestrict @name' },
    { command: 'apioff', description: 'Switch somebody’s API access off: /apioff @name reason' },
    {
      command: 'shopoff',
      description: 'Let somebody buy in the chat no more: /shopoff @name reason',
    },
    { command: 'shopon', description: 'Let somebody buy in the chat again: /shopon @name' },
    { command: 'apion', description: 'Allow somebody’s API access again: /apion @name' },
    { command: 'credit', description: 'Add to a wallet: /credit @name 25 note' },
    { command: 'debit', description: 'Take from a wallet: /debit @name 25 note' },
    { command: 'deposits', description: 'Top-ups that wait for a decision' },
    { command: 'orders', description: 'All orders: /orders, or /orders processing' },
    { command: 'order', description: 'One order: details, cancel, complete' },
    { command: 'claims', description: 'Problems with orders that wait for an answer' },
    { command: 'tasks', description: 'Orders to do by hand' },
    { command: 'stuck', description: 'Orders that wait, and why' },
    { command: 'suppliers', description: 'The status of the suppliers' },
    { command: 'stock', description: 'Stock: /stock, or /stock pid to add codes' },
    { command: 'quarantine', description: 'Vouchers that may have been used' },
    { command: 'catalog', description: 'Import a catalog, or get the current one' },
    { command: 'line', description: 'Pause or resume a line: /line slug pause' },
    { command: 'product', description: 'Pause, resume or price: /product pid price 4.99' },
    { command: 'maintenance', description: 'Pause the service: /maintenance on' },
    { command: 'apiorders', description: 'Orders by API: /apiorders off' },
    { command: 'shop', description: 'The shop in the chat: /shop off' },
    { command: 'eligibility', description: 'Who may use the API' },
    { command: 'allowlist', description: 'Require allowed addresses: /allowlist on' },
    { command: 'topups', description: 'Ways to pay in, and amounts' },
    { command: 'contact', description: 'Support contact and terms' },
    { command: 'lowstock', description: 'Alert when few codes are left: /lowstock 10' },
    { command: 'stats', description: 'Sales, orders and top-ups' },
    { command: 'log', description: 'Who did what: /log, or /log @name' },
    { command: 'backup', description: 'The database as a file' },
  ],

  menu: (pending: number, tasks: number, stuck: number) =>
    lines(
      bold('🛡 Admin'),
      '',
      tasks > 0
        ? html`🙋 ${tasks === 1 ? '1 order waits' : `${tasks} orders wait`} to be done by hand.`
        : null,
      stuck > 0
        ? html`⏳ ${stuck === 1 ? '1 order has' : `${stuck} orders have`} waited too long.`
        : null,
      pending === 0
        ? html`No top-up waits for a decision.`
        : html`${pending === 1 ? '1 top-up waits' : `${pending} top-ups wait`} for a decision.`,
      html`Every button also has a command: see /help`,
    ),
  accounts: '👤 Accounts',
  deposits: (pending: number) => (pending === 0 ? '🧾 Top-ups' : `🧾 Top-ups (${pending})`),
  orders: '📦 Orders',
  catalog: '🗂 Catalog',
  tasks: (count: number) => (count === 0 ? '🙋 By hand' : `🙋 By hand (${count})`),
  stuck: '⏳ What waits',
  suppliers: '🚚 Suppliers',
  stock: '🎟 Stock',
  switches: '🎚 Switches',
  stats: '📊 Stats',
  log: '📜 Log',
  backup: '💾 Backup',
  back: '‹ Admin',

  logTitle: (about: Account | null, page: number) =>
    title(about === null ? '📜 Log' : `📜 Log of ${person(about)}`, page),
  logEmpty: 'Nothing is logged here yet.',
  /** @param ofOne whether the page is about one account only. */
  logRow: (act: LoggedAct, ofOne: boolean): Html => {
    const { about, detail } = act
    const self = about !== null && act.actor === `holder:${about.telegramId}`
    const whom = about && !self && !ofOne ? ` → ${person(about, NAME_IN_LOG)}` : ''
    const more = detail === null ? '' : shortDetail(detail)
    return lines(
      html`${bold(act.action)} · <i>${moment(act.at)}</i>`,
      html`${actor(act)}${whom}${more ? ` · ${more}` : ''}`,
    )
  },
}

/** With these limits a page of acts always fits into a message. */
const NAME_IN_LOG = 24
const DETAIL_IN_LOG = 120
const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

function actor({ actor, actorName }: LoggedAct): string {
  const [role = '', telegramId] = actor.split(':')
  if (telegramId === undefined) return `the ${role}`
  return `${role} ${person({ name: actorName ?? '', telegramId: Number(telegramId) }, NAME_IN_LOG)}`
}

function shortDetail(detail: Record<string, unknown>): string {
  return clip(inWords(detail).join(', '), DETAIL_IN_LOG)
}

/** Such as `daily cap 50.00 USD` and `scopes read order`. Leaves out what is null. */
function inWords(detail: object): string[] {
  return Object.entries(detail).flatMap(([name, value]) =>
    value === null ? [] : [`${nameInWords(name)} ${valueInWords(name, value)}`],
  )
}

/** `dailyCapMicros` becomes `daily cap`. */
function nameInWords(name: string): string {
  return name.replace(/(Micros|Ms)$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function valueInWords(name: string, value: unknown): string {
  if (value === null) return 'none'
  if (typeof value === 'number' && name.endsWith('Micros')) return formatUsd(value)
  if (typeof value === 'number' && name.endsWith('Ms')) return value === 0 ? 'none' : age(value)
  if (typeof value === 'string') return ISO_TIME.test(value) ? moment(new Date(value)) : value
  if (Array.isArray(value)) return value.map((one) => valueInWords('', one)).join(' ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([inner, one]) => `${nameInWords(inner)} ${valueInWords(inner, one)}`)
    .join(', ')
}
