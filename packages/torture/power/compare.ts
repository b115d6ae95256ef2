import type { Problem } from '../problem.ts'
import { CREDIT_USD, PRICE_MICROS } from './shop.ts'
import type { Order, Told } from './told.ts'

/** What the service that was started on a cut says of an account. */
export type Seen = {
  /** Of all that were ever asked for before the cut. */
  orders: readonly Order[]
  balanceUsd: number
  /** All but the first. */
  credits: readonly { note: string | null; amountUsd: number }[]
  /** Keys that were shown and that it does not know. */
  unknownKeys: readonly string[]
}

/** What somebody had been told and what is not there: trxids, notes of credits, and beginnings of keys. */
export type Lost = { orders: string[]; credits: string[]; keys: string[] }

const SHOWN_OF_KEY = 12

export function lostOf(told: Told, seen: Seen): Lost {
  const orders = new Set(seen.orders.map(({ trxid }) => trxid))
  const notes = new Set(seen.credits.map(({ note }) => note))
  return {
    orders: [...told.orders.keys()].filter((trxid) => !orders.has(trxid)),
    credits: told.credits
      .filter(({ note, isCertain }) => isCertain && !notes.has(note))
      .map(({ note }) => note),
    keys: seen.unknownKeys.map((key) => key.slice(0, SHOWN_OF_KEY)),
  }
}

/** What is there must be as it was told, or whole if nobody was told, and the wallet must be the sum of it. */
export function problemsOf(telegramId: number, told: Told, seen: Seen): Problem[] {
  const problems: Problem[] = []
  for (const order of seen.orders) {
    const before = told.orders.get(order.trxid)
    const quantity = before?.quantity ?? told.unanswered.get(order.trxid)
    const isWhole =
      order.status === 'completed' &&
      order.quantity === quantity &&
      order.codes.length === quantity &&
      microsOf(order.amountUsd) === quantity * PRICE_MICROS
    if (!isWhole)
      problems.push({
        check: 'power-whole',
        what: `Order ${order.orderId} of ${telegramId} is there in part.`,
        evidence: [order],
      })
    if (before && (before.orderId !== order.orderId || !sameTexts(before.codes, order.codes)))
      problems.push({
        check: 'power-same',
        what: `The order of trxid ${order.trxid} is another one than ${telegramId} was told.`,
        evidence: [before, order],
      })
  }
  for (const { note, amountUsd } of seen.credits) {
    const asked = told.credits.find((credit) => credit.note === note)
    if (asked?.amountUsd !== amountUsd)
      problems.push({
        check: 'power-same',
        what: `Credit ${note} of ${telegramId} is of ${amountUsd} USD.`,
        evidence: [asked],
      })
  }
  const [paid, added] = [sum(seen.orders), sum(seen.credits)]
  const expected = CREDIT_USD * 1e6 + added - paid
  if (microsOf(seen.balanceUsd) !== expected)
    problems.push({
      check: 'power-balance',
      what: `${telegramId} has ${seen.balanceUsd} USD, where credits and orders make ${expected / 1e6}.`,
      evidence: [{ paid, added }],
    })
  return problems
}

/** Codes that several orders were given. */
export function soldTwice(all: readonly Seen[]): Problem[] {
  const owners = new Map<string, Order>()
  const problems: Problem[] = []
  for (const order of all.flatMap(({ orders }) => orders))
    for (const code of order.codes) {
      const owner = owners.get(code)
      owners.set(code, order)
      if (owner)
        problems.push({
          check: 'power-twice',
          what: `Code ${code} is in orders ${owner.orderId} and ${order.orderId}.`,
          evidence: [owner, order],
        })
    }
  return problems
}

const microsOf = (usd: number) => Math.round(usd * 1e6)
const sum = (parts: readonly { amountUsd: number }[]) =>
  parts.reduce((micros, { amountUsd }) => micros + microsOf(amountUsd), 0)
const sameTexts = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((text, i) => text === b[i])
