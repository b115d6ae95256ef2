import type { Notice } from '../../../domain/service/notice.ts'
import { type Html, html } from '../../html.ts'
import { counted, operator } from './words.ts'

type StandingChange = Extract<Notice, { kind: 'standing_changed' }>['change']
type Call = Extract<Notice, { kind: 'supplier_failing' }>['what']

const orders = (count: number) => counted(count, { one: 'order', other: 'orders' })

export const notices = {
  questions: (support: string) => `Questions? Ask ${operator(support)}.`,
  paidDebt: (amount: string) => `${amount} of it paid what you owed.`,

  orderCompleted: (pack: Html, id: Html) => html`✅ ${pack} is completed. ${id}`,
  orderCancelled: (pack: Html, id: Html) => html`↩️ ${pack} could not be done. ${id}`,
  moneyBack: (amount: string) => `${amount} went back to your wallet.`,
  ordersCompleted: (count: number) => `🕐 Completed in the last hour: ${orders(count)}.`,
  ordersCancelled: (count: number) => `Cancelled and refunded: ${orders(count)}.`,
  showOrder: 'Show the order',

  credited: (amount: Html) => html`✅ Your top-up of ${amount} is in your wallet.`,
  creditedOther: (credited: Html, asked: string, reference: Html) =>
    html`✅ ${credited} is in your wallet. That is the amount that arrived for your top-up of ${asked} (${reference}).`,
  chargedBack: (amount: Html, reference: Html) =>
    html`↩️ The payment for your top-up of ${amount} (${reference}) was taken back by the payment service.`,
  takenFromWallet: (amount: string) => `${amount} was taken from your wallet.`,
  spentBefore: (amount: string) => `${amount} of it had already been spent.`,
  rejected: (amount: string, reference: Html) =>
    html`❌ Your top-up of ${amount} (${reference}) was rejected.`,
  refunded: (amount: string, reference: Html) =>
    html`↩️ Your top-up of ${amount} (${reference}) was paid back to you.`,

  standing: {
    banned: '⛔ Your account was banned.',
    unbanned: '🟢 Your account is no longer banned.',
    restricted: '🟠 Your account is restricted.',
    unrestricted: '🟢 Your account is no longer restricted.',
    api_off: '⚪️ The operator switched your API access off.',
    api_on: '🟢 The operator allows your API access again.',
    shop_off: '⚪️ The operator switched the shop in this chat off for you.',
    shop_on: '🟢 You can buy in this chat again.',
  } satisfies Record<StandingChange, string>,
  restrictedUntil: (time: Html) => html`🟠 Your account is restricted until ${time}.`,
  added: (amount: Html) => html`➕ ${amount} was added to your wallet.`,
  taken: (amount: Html) => html`➖ ${amount} was taken from your wallet.`,
  balanceLow: (amount: Html) =>
    html`👛 Your balance has fallen to ${amount}, below the amount that you set. Orders that cost more than this are refused.`,
  toWallet: '👛 Wallet',
  topUp: '➕ Top up',

  webhookGone: (url: Html) =>
    html`⚪️ I switched your webhook ${url} off: your server answered 410, which means that it does not want any more events.`,
  webhookFailing: (url: Html) =>
    html`⚪️ I switched your webhook ${url} off: no call has succeeded for five days. Fix the server and turn the webhook on again. Under Deliveries you can send what it missed.`,
  showWebhook: '🪝 Show the webhook',
  keyEndsSoon: (key: Html, time: Html) =>
    html`⏳ Your key ${key} works until ${time}. After that, its calls are refused. Open the key to let it work longer, or give your program another one.`,
  keyExpired: (key: Html, time: Html) =>
    html`⌛️ Your key ${key} expired on ${time}. Its calls are refused now. Create a new key for your program.`,
  keyRevoked: (key: Html) =>
    html`🚫 The operator revoked your key ${key}. Its calls are refused now.`,
  keysRevoked: '🚫 The operator revoked your API keys. Their calls are refused now.',
  slowDown:
    '🐢 You sent more than I can handle, so I skipped your last messages. Please wait a moment and send them again.',

  // For the admins.
  paidBackElsewhere: (reference: Html) =>
    html`⚠️ The payment for ${reference} went back to the payer, but not through this service.`,
  account: 'Account',
  partTaken: (taken: string, amount: string) =>
    `${taken} of its ${amount} was taken from the wallet.`,
  stillThere: (amount: string) =>
    `The ${amount} are still in the wallet. Use “Pay back” here to take them out.`,
  spent: (amount: Html) => html`${amount} had already been spent.`,
  nowOwes: (amount: Html) =>
    html`The account now owes ${amount}. Orders are refused until a top-up or a /credit pays it.`,
  owedSince: 'The account owed that, and has paid it since.',
  refundRefused: (reference: Html, amount: string) =>
    html`⚠️ The payment service refused to pay ${reference} back. The ${amount} are in the wallet again.`,
  unmatched: 'A payment could not be matched; nothing was credited.',
  payment: 'Payment',
  for: 'For',
  paid: 'Paid',
  findPayer: 'Find out whose it is. Then put it into their wallet, or give it back, in /payments.',
  outcomeUnknown: (id: Html) =>
    html`⚠️ It is not known yet whether ${id} was done: the supplier gives no clear answer.`,
  keepsAsking: 'I keep asking the supplier. Nothing is refunded on a guess.',
  orderWaits: (id: Html) => html`⚠️ ${id} failed several times and is certainly not done yet.`,
  triesAgain:
    'I try it again every ten minutes for a day, then it is refunded. You can cancel it before that.',
  doneAfterCancel: (id: Html) =>
    html`⚠️ The supplier did ${id} after it was cancelled and refunded, so it was delivered but not paid for. Ask the supplier to take it back, or /debit the account.`,
  failedAfterCompletion: (id: Html) =>
    html`⚠️ The supplier says that it did not do ${id}, but the order was completed by hand. No money has moved. Ask the supplier, and /credit the account if the player did not get it.`,
  soldAtLoss: (id: Html, price: string, cost: string) =>
    html`⚠️ ${id} was sold for ${price} but cost ${cost}. Raise its price with /product.`,
  codeQuarantined: (id: Html) =>
    html`🚧 ${id} was cancelled, but its voucher may have been used. The voucher is set aside until you decide.`,
  decide: 'Decide',
  ordersDelayed:
    '⏳ Some of your orders take longer than usual, because our supplier has trouble. They will be done or paid back. You do not need to order again.',
  supplierFailing: (supplier: Html, calls: string) =>
    html`🔴 The supplier ${supplier} keeps failing: ${calls}.`,
  supplierRecovered: (supplier: Html, calls: string) =>
    html`🟢 The supplier ${supplier} works again: ${calls}.`,
  /** What is asked of suppliers. */
  calls: {
    place: 'new orders',
    check: 'checks of open orders',
    lookup: 'verifications and redemptions',
    checkLookup: 'checks of redemptions',
  } satisfies Record<Call, string>,
  ordersGoOn:
    'Orders go to the next supplier, or wait. I test it with a few calls at least every 30 seconds.',
  isTested: 'I test it with a few calls at least every 30 seconds.',
  suppliers: '🚚 Suppliers',
  stockLow: (pid: Html, left: string) => html`🎟 ${pid} runs low: ${left} left.`,
  dayLimit: (supplier: Html) =>
    html`📈 The day limit of ${supplier} is reached: today’s orders no longer fit into what may be bought there. They go to the next supplier, or are refused if there is none. The day ends at 00:00 UTC.`,
  stockOut: (pid: Html) =>
    html`🔴 ${pid} is sold out: its last code was just sold. Add codes to sell more.`,
  addCodes: '➕ Add codes',
  stock: '🎟 Stock',
  backupFailed: '⚠️ The scheduled backup failed. I will try again.',
  databaseDamaged:
    '🔴 The database file is damaged: a check after a crash found this. Stop the service, keep the file, check the machine’s disk and memory, and restore the newest undamaged backup.',
  showForAdmin: 'Show',

  /** One message for many of a kind. */
  gathered: {
    ordersEnded: (count: number) =>
      `📦 ${counted(count, { one: 'order of yours has', other: 'of your orders have' })} ended. The list shows how.`,
    manualOrders: (count: number) => `🙋 ${orders(count)} wait to be done by hand.`,
    receipts: (count: number) =>
      `🔔 ${counted(count, { one: 'receipt waits', other: 'receipts wait' })} for you.`,
    outcomeUnknown: (count: number) =>
      `⚠️ It is not known yet whether ${orders(count)} were done: the supplier gives no clear answer.`,
    orderWaits: (count: number) =>
      `⚠️ ${orders(count)} failed several times and are certainly not done yet.`,
    triesAgain:
      'I try them again every ten minutes for a day, then they are refunded. You can cancel them before that.',
    quarantined: (count: number) =>
      `🚧 ${orders(count)} were cancelled, but their vouchers may have been used. The vouchers are set aside until you decide.`,
    soldAtLoss: (count: number, id: Html) =>
      html`⚠️ ${orders(count)}, such as ${id}, were sold for less than they cost. Raise the prices with /product.`,
    stockLow: (count: number) =>
      `🎟 ${counted(count, { one: 'product runs', other: 'products run' })} low. The list shows which.`,
    stockOut: (count: number) =>
      `🔴 ${counted(count, { one: 'product is', other: 'products are' })} sold out. The list shows which.`,
  },
}
