import type { Rows, Tx } from '../db/store.ts'
import { openAccount } from '../domain/accounts/accounts.ts'
import { setApiEnabled } from '../domain/accounts/standing.ts'
import {
  deliversCodes,
  listingOf,
  type OrderableProduct,
  orderable,
  STOCK_SUPPLIER,
} from '../domain/catalog/catalog.ts'
import { openClaim } from '../domain/claims/claims.ts'
import { refundForClaim, refuseClaim } from '../domain/claims/decisions.ts'
import { approveDeposit } from '../domain/deposits/decisions.ts'
import { openDeposit } from '../domain/deposits/deposits.ts'
import type { PaymentMethod } from '../domain/deposits/payment-method.ts'
import { creditPayment } from '../domain/deposits/payments.ts'
import { submitReceipt } from '../domain/deposits/receipts.ts'
import { balanceOf } from '../domain/ledger/ledger.ts'
import { createRouteFinder } from '../domain/orders/choose-supplier.ts'
import { placeOrder } from '../domain/orders/place-order.ts'
import { cancelOrder, completeOrder } from '../domain/orders/settlement.ts'
import { notices } from '../domain/schema.ts'
import { readSettings } from '../domain/settings/settings.ts'
import { DAY_MS, startOf, utcDay } from '../domain/shared/utc-day.ts'
import { hasStock } from '../domain/stock/counts.ts'
import { addStock } from '../domain/stock/stock.ts'
import type { Supplier } from '../domain/suppliers/supplier.ts'
import { BUYERS, GOODS, type Goods, PLAYER_NAMES } from './people.ts'
import { createRandom, type Random } from './random.ts'

// Six weeks of believable business, the same in every sandbox, so that its admin has something to look at. Only
// the domain's own functions write it, with the clock moved, so the audit proves it like any other.

const DAYS = 42
const SEED = 20_260_101
/** How many orders a day has at first, and at the end. */
const ORDERS_A_DAY = [9, 24] as const
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** How often people buy from 6 o'clock UTC on, every two hours: most in the afternoon and evening. */
const WEIGHTS = [2, 4, 6, 9, 10, 10, 8, 4, 1]
const HOURS = WEIGHTS.map((weight, i) => ({ hour: 6 + 2 * i, weight }))
const TOP_UPS_USD = [20, 50, 100, 150]
const LEAST_CODES = 5
const CODES_IN_BATCH = 25
const ADMIN = 'admin:1000002'
const TERMS = { instance: 'history', inFlightMs: 1, leaseMs: 1 }

/** The hour of the night in which the problems of the day before are sent in and decided. */
const PROBLEMS_AT_MS = HOUR_MS

type Methods = { manual: PaymentMethod; stars: PaymentMethod }
type Context = {
  tx: Tx
  random: Random
  methods: Methods
  now: Date
  /** The orders of the day with which something is wrong. */
  problems: { buyer: Buyer; orderId: string; price: number }[]
  offer(pid: string): Promise<OrderableProduct>
}
type Buyer = { accountId: number; telegramId: number; weight: number }

/** Writes the history that ends at `now`. Nobody gets a message about it. */
export async function writeHistory(
  tx: Tx,
  suppliers: ReadonlyMap<string, Supplier>,
  methods: Methods,
  now: Date,
): Promise<void> {
  const random = createRandom(SEED)
  const routeOf = createRouteFinder(suppliers)
  const context: Context = {
    ...{ tx, random, methods, now, problems: [] },
    async offer(pid) {
      const listing = await listingOf(tx, pid)
      const product = listing && orderable(listing, routeOf)
      if (!product || typeof product === 'string') throw new Error(`${pid} is not for sale.`)
      return product
    },
  }
  const buyers: Buyer[] = []
  for (let day = 0; day <= DAYS; day++) {
    const dayMs = historyBegan(now).getTime() + day * DAY_MS
    const since = new Date(dayMs)
    for (const [i, { name, weight }] of BUYERS.entries())
      if (openedOn(i) === day) buyers.push(await openBuyer(tx, { i, name, weight }, since))
    for (const one of context.problems.splice(0)) await complain(context, one, since)
    for (const at of timesOf(random, dayMs, day))
      if (at < now) await buy(context, random.pick(buyers, weightOf), at)
  }
  await tx.delete(notices)
}

/** Some buyers are there from the first day on, and then one more every two days. */
function openedOn(i: number): number {
  return Math.max(0, 2 * (i - 3))
}

const weightOf = ({ weight }: { weight: number }) => weight

export function historyBegan(now: Date): Date {
  return new Date(startOf(utcDay(now)).getTime() - DAYS * DAY_MS)
}

async function openBuyer(
  tx: Tx,
  { i, name, weight }: { i: number; name: string; weight: number },
  since: Date,
): Promise<Buyer> {
  const telegramId = 2_000_001 + i
  const actor = `holder:${telegramId}` as const
  const { id: accountId } = await openAccount(tx, { telegramId, name, actor }, since)
  await setApiEnabled(tx, accountId, true, actor, since)
  return { accountId, telegramId, weight }
}

/** When the orders of a day come in, in order: more from week to week, and most on Fridays and Saturdays. */
function timesOf(random: Random, dayMs: number, day: number): Date[] {
  const [first, last] = ORDERS_A_DAY
  const isBusy = [5, 6].includes(new Date(dayMs).getUTCDay())
  const usual = first + ((last - first) * day) / DAYS
  const count = Math.round(usual * (isBusy ? 1.5 : 1) * (0.8 + 0.4 * random.next()))
  const times = Array.from({ length: count }, () => {
    const { hour } = random.pick(HOURS, weightOf)
    return new Date(dayMs + hour * HOUR_MS + random.whole(0, 2 * HOUR_MS))
  })
  return times.sort((one, other) => one.getTime() - other.getTime())
}

async function buy(context: Context, buyer: Buyer, at: Date): Promise<void> {
  const { tx, random } = context
  const goods = random.pick(GOODS, weightOf)
  const product = await context.offer(goods.pid)
  const isCodes = deliversCodes(product.line)
  if (isCodes) await restock(tx, product, at)
  const quantity = isCodes && random.next() < 0.2 ? random.whole(2, 4) : 1
  const price = product.priceMicros * quantity
  if ((await balanceOf(tx, buyer.accountId)) < price) await topUp(context, buyer, price, at)
  const request = {
    ...({ accountId: buyer.accountId, test: false, tierId: null, via: 'api' } as const),
    pid: goods.pid,
    trxid: `history-${random.text(10)}`,
    idempotencyKey: undefined,
    quantity: isCodes ? quantity : undefined,
    player: isCodes ? {} : playerOf(random, goods),
  }
  const offer = { product, settings: await readSettings(tx), isHealthy: () => true }
  // All of the history is one transaction: it is there, or it is not.
  const rows: Rows = { read: tx, transaction: (work) => work(tx) }
  const { order } = await placeOrder(rows, request, offer, TERMS, at)
  if (order.status === 'completed') {
    if (isCodes && random.next() < 0.04) context.problems.push({ buyer, orderId: order.id, price })
    return
  }
  const endsAt = new Date(at.getTime() + goods.usualMs * random.spread())
  const { costMicros } = order
  if (endsAt >= context.now) return
  if (random.next() < goods.fails)
    await cancelOrder(tx, order.id, { reason: 'INVALID PLAYER', voucher: 'unused' }, endsAt)
  else await completeOrder(tx, order.id, costMicros === null ? {} : { costMicros }, endsAt)
}

/** Adds a batch of codes that were bought, as soon as few are left. */
async function restock(tx: Tx, { pid, costs }: OrderableProduct, now: Date): Promise<void> {
  if (await hasStock(tx, pid, LEAST_CODES)) return
  const codes = Array.from(
    { length: CODES_IN_BATCH },
    () => `HISTORY-${pid}-${crypto.randomUUID()}`,
  )
  const costMicros = costs?.[STOCK_SUPPLIER]?.micros ?? null
  await addStock(tx, pid, { codes, actor: ADMIN, costMicros }, now)
}

/** Enough for the order and some more: by a transfer, which the admin approves, or by Stars. */
async function topUp(
  { tx, random, methods }: Context,
  { accountId, telegramId }: Buyer,
  price: number,
  at: Date,
): Promise<void> {
  const amount = TOP_UPS_USD.filter((usd) => usd * 1_000_000 >= price)
  const amountMicros = (amount.length > 0 ? random.pick(amount) : 200) * 1_000_000
  const asked = new Date(at.getTime() - random.whole(8, 50) * MINUTE_MS)
  const approved = new Date(at.getTime() - random.whole(1, 7) * MINUTE_MS)
  const isStars = amountMicros <= 50_000_000 && random.next() < 0.5
  const method = isStars ? methods.stars : methods.manual
  const transfers = (await readSettings(tx)).transfers.methods.filter(
    ({ minMicros, maxMicros }) =>
      amountMicros >= (minMicros ?? 0) && amountMicros <= (maxMicros ?? amountMicros),
  )
  const transfer = isStars ? {} : { transferId: random.pick(transfers).id }
  const input = { method, ...transfer, amountMicros }
  const deposit = await openDeposit(tx, accountId, input, asked)
  const { reference, price: stars } = deposit
  if (isStars) {
    const payment = { reference, paymentId: `history-${random.text(12)}`, price: stars ?? 0 }
    await creditPayment(tx, { ...payment, telegramId, method: method.name }, approved)
    return
  }
  const file = { fileId: 'history', kind: 'document', albumId: null } as const
  const receipt = { reference, uniqueId: random.text(12), ...file }
  await submitReceipt(tx, accountId, receipt, asked)
  await approveDeposit(tx, reference, { actor: ADMIN }, approved)
}

/** A problem with some codes, and what the admin decides about it in the same night. */
async function complain(
  { tx, random, now }: Context,
  { buyer, orderId, price }: Context['problems'][number],
  night: Date,
): Promise<void> {
  const opened = new Date(night.getTime() + PROBLEMS_AT_MS)
  const decided = new Date(opened.getTime() + random.whole(10, 90) * MINUTE_MS)
  if (decided >= now) return
  const actor = `holder:${buyer.telegramId}` as const
  const about = { orderId, reason: 'code_used', description: null, picture: null, actor } as const
  const { reference } = await openClaim(tx, buyer.accountId, about, opened)
  const by = { actor: ADMIN } as const
  if (random.next() < 0.5)
    await refuseClaim(tx, reference, { ...by, answer: 'The store says it is valid.' }, decided)
  else await refundForClaim(tx, reference, { ...by, answer: null, amountMicros: price }, decided)
}

function playerOf(random: Random, { player }: Goods): Record<string, string> {
  const { userId = '' } = player
  // Ends in a digit that means nothing to the sandbox's supplier.
  const end = `${random.whole(1000, 9999)}${random.whole(6, 9)}`
  const id = /^\d+$/.test(userId)
    ? userId.slice(0, -end.length) + end
    : userId.replace(/^[A-Za-z]+/, random.pick(PLAYER_NAMES))
  return { ...player, userId: id }
}
