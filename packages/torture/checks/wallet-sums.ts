import type { FinalWallet, Json } from '../final.ts'
import { type Check, type Found, once } from './check.ts'
import { microsOf, usdText } from './micros.ts'

/** About an order; its `orderId` says which. */
const OF_ORDERS = ['charge', 'refund', 'claim_refund']
/** What else there may be: see acknowledged-money and lookup-fees. */
const OTHERS = [
  ...['credit', 'debit', 'deposit', 'deposit_refund', 'deposit_refund_reversal'],
  ...['fee', 'fee_refund', 'chargeback', 'debt', 'debt_payment'],
]

export const walletSums: Check = {
  name: 'wallet-sums',
  promise:
    'The transactions of a wallet add up to its balance, which is never below zero; each order is charged once, and each cancelled one paid back once.',
  find: ({ wallets }) =>
    once(
      wallets.flatMap((wallet) => [
        ...sums(wallet),
        ...wallet.orders.flatMap((order) => chargesOf(order, wallet)),
        ...strangers(wallet),
        ...debts(wallet),
      ]),
    ),
}

function sums({ holder, test, balanceUsd, transactions }: FinalWallet): Found[] {
  const name = `${holder.name}${test ? ' (test)' : ''}`
  const problems: Found[] = []
  let beforeMicros = 0
  for (const transaction of transactions) {
    const afterMicros = microsOf(transaction.balanceUsd)
    const sumMicros = beforeMicros + microsOf(transaction.amountUsd)
    if (afterMicros !== sumMicros) {
      const what = `After transaction ${transaction.id}, the wallet of ${name} has ${usdText(afterMicros)} instead of ${usdText(sumMicros)}.`
      problems.push({ what, evidence: [transaction] })
    }
    if (!(afterMicros >= 0))
      problems.push({
        what: `Transaction ${transaction.id} leaves the wallet of ${name} below zero.`,
        evidence: [transaction],
      })
    beforeMicros = afterMicros
  }
  if (beforeMicros !== microsOf(balanceUsd))
    problems.push({
      what: `The wallet of ${name} has ${balanceUsd} USD, and its transactions are ${usdText(beforeMicros)}.`,
      evidence: [transactions.at(-1)],
    })
  return problems
}

/** What moved money because of one order: once its price, and back as a whole or, by claims, in parts. */
function chargesOf(order: Json, wallet: FinalWallet): Found[] {
  const { orderId, trxid, status } = order
  const priceMicros = microsOf(order.amountUsd)
  const own = ofOrders(wallet).get(orderId) ?? []
  const amounts = (kind: string) =>
    own.filter((one) => one.kind === kind).map(({ amountUsd }) => microsOf(amountUsd))
  const wrong = []
  if (amounts('charge').join() !== String(-priceMicros))
    wrong.push(
      `is charged with ${listed(amounts('charge'))} instead of ${usdText(priceMicros)} once`,
    )
  const due = status === 'cancelled' ? String(priceMicros) : ''
  if (amounts('refund').join() !== due)
    wrong.push(`is ${status} and is paid back ${listed(amounts('refund'))}`)
  const claimed = amounts('claim_refund')
  const claimedMicros = claimed.reduce((sum, one) => sum + one, 0)
  if (
    claimed.some((one) => !(one > 0)) ||
    claimedMicros > (status === 'completed' ? priceMicros : 0)
  )
    wrong.push(`has claims that paid ${listed(claimed)}`)
  if (own.some((one) => one.trxid !== undefined && one.trxid !== trxid))
    wrong.push('has transactions of another trxid')
  if (own.length > 0 && own[0]?.kind !== 'charge') wrong.push('is paid back before it is charged')
  return wrong.map((what) => ({
    what: `Order ${orderId} (${trxid}) of ${wallet.holder.name} ${what}.`,
    evidence: [order, ...own],
  }))
}

const listed = (amounts: number[]) =>
  amounts.length > 0 ? amounts.map(usdText).join(' + ') : 'nothing'

const indexes = new WeakMap<FinalWallet, Map<unknown, Json[]>>()

/** The transactions about each order, oldest first. */
function ofOrders(wallet: FinalWallet): Map<unknown, Json[]> {
  const known = indexes.get(wallet)
  if (known) return known
  const about = wallet.transactions.filter(({ kind }) => OF_ORDERS.includes(String(kind)))
  const index = Map.groupBy(about, ({ orderId }) => orderId)
  indexes.set(wallet, index)
  return index
}

/** Only a payment that was taken back may leave a debt: anything else is refused if the wallet has too little. */
function debts({ holder, transactions }: FinalWallet): Found[] {
  if (transactions.some(({ kind }) => kind === 'chargeback')) return []
  return transactions
    .filter(({ kind }) => kind === 'debt')
    .map((row) => ({
      what: `${holder.name} spent more than the wallet had: transaction ${row.id} is a debt of ${row.amountUsd} USD.`,
      evidence: [row],
    }))
}

/** Transactions that nothing explains. */
function strangers({ holder, orders, transactions }: FinalWallet): Found[] {
  const known = new Set(orders.map(({ orderId }) => orderId))
  return transactions.flatMap((transaction) => {
    const { id, kind, orderId } = transaction
    const isAboutOrder = OF_ORDERS.includes(String(kind))
    if (isAboutOrder ? known.has(orderId) : OTHERS.includes(String(kind))) return []
    const about = isAboutOrder ? `order ${orderId}, which is not there` : 'nothing known'
    return {
      what: `Transaction ${id} (${kind}) of ${holder.name} is about ${about}.`,
      evidence: [transaction],
    }
  })
}
