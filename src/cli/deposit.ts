import { Option } from 'commander'
import type { Reader } from '../db/store.ts'
import {
  type Arrived,
  approveDeposit,
  creditFor,
  depositState,
  rejectDeposit,
} from '../domain/deposits/decisions.ts'
import { depositByReference, pendingDeposits } from '../domain/deposits/deposits.ts'
import type { Deposit } from '../domain/deposits/payment-method.ts'
import {
  assignPayment,
  newestUnmatched,
  returnPayment,
  targetNamed,
  type Unmatched,
  unmatchedById,
  waitingPayments,
  worthThere,
} from '../domain/deposits/unmatched.ts'
import { holderOf } from '../domain/reports/order.ts'
import { formatUnits } from '../domain/shared/currency.ts'
import { DomainError } from '../domain/shared/errors.ts'
import { formatUsd } from '../domain/shared/money.ts'
import { typedUnits } from '../domain/shared/typed-amount.ts'
import { type Answer, given, pick, unconfirmed } from './answer.ts'
import type { Command } from './command.ts'
import { positiveUsd, reference, whole } from './input.ts'
import { actor, CliError } from './session.ts'

const LISTED = 200
const paymentNumber = whole('Give the number that deposit unmatched lists.')

type Approval = { amount?: number; arrived?: string }
type Reasoned = { reason: string }

export function addDepositCommands(program: Command): void {
  const deposit = program.add('deposit', 'top-ups, and transfers to decide about')
  const ofDeposit = (name: string, description: string) =>
    deposit.add(name, description).argument('<reference>', 'such as DEP-7Q2M9XK4-0T8ZPD', reference)

  deposit
    .add('pending', 'transfers with receipts that wait for a decision, oldest first')
    .runs(async ({ read }) => {
      const { rows } = await pendingDeposits(read, { limit: LISTED, cursor: null })
      return {
        json: { deposits: rows.map((one) => depositJson(one, { ...one, name: one.accountName })) },
        columns: 'reference amountUsd holder telegramId receipts createdAt',
        none: 'No transfer waits for a decision.',
      }
    })

  ofDeposit('show', 'the status, amount and credit of one top-up').runs(
    async ({ read }, reference: string) => answer(read, await depositByReference(read, reference)),
  )

  ofDeposit(
    'approve',
    'credit a transfer that has arrived; without --yes only shows what it would do',
  )
    .option('--amount <usd>', 'what has arrived, if the holder named another amount', positiveUsd)
    .addOption(
      new Option('--arrived <amount>', 'the same, in the currency of the transfer').conflicts(
        'amount',
      ),
    )
    .asks('credit it', async ({ db, tx, now }, reference: string, approval: Approval) => {
      const deposit = await depositByReference(db, reference)
      const arrived = arrivedIn(deposit, approval)
      if (!tx) return unconfirmed(await answer(db, deposit), creditText(deposit, arrived))
      return answer(tx, await approveDeposit(tx, reference, { actor, ...arrived }, now))
    })

  ofDeposit('reject', 'reject a transfer that has not arrived')
    .requiredOption('--reason <text>', 'why; the bot sends this to the holder')
    .changes(async ({ tx, now }, reference: string, { reason }: Reasoned) =>
      answer(tx, await rejectDeposit(tx, reference, { reason, actor }, now)),
    )

  addPaymentCommands(deposit)
}

/** @throws CliError for --arrived if the top-up is paid in USD */
function arrivedIn({ currency }: Deposit, { amount, arrived }: Approval): Arrived {
  if (arrived === undefined) return { amountMicros: amount }
  if (currency === null) throw new CliError('This top-up is paid in USD: give --amount instead.')
  return { arrived: typedUnits(arrived, currency) }
}

/** @throws DomainError as the approval itself would */
function creditText(deposit: Deposit, arrived: Arrived): string {
  if (deposit.status !== 'submitted')
    throw new DomainError('DEPOSIT_DECIDED', depositState(deposit))
  const credited = formatUsd(creditFor(deposit, arrived))
  const claimed = formatUsd(deposit.amountMicros)
  return `credit ${credited}${credited === claimed ? '' : ` instead of ${claimed}`}`
}

async function answer(db: Reader, deposit: Deposit): Promise<Answer> {
  return { json: depositJson(deposit, await holderOf(db, deposit.accountId)) }
}

/** What the payer was asked for, and the terms. */
function priceText({ price, currency, rateMicros, feeBp, amountMicros }: Deposit): string {
  if (price === null) return formatUsd(amountMicros)
  if (currency === null || rateMicros === null) return `${price} Stars`
  const fee = (feeBp ?? 0) / 100
  const more = fee === 0 ? '' : fee > 0 ? `, fee ${fee} %` : `, bonus ${-fee} %`
  return `${formatUnits(price, currency)} (1 USD = ${rateMicros / 1_000_000} ${currency}${more})`
}

function depositJson(deposit: Deposit, { telegramId, name }: { telegramId: number; name: string }) {
  return {
    reference: deposit.reference,
    ...{ telegramId, holder: name },
    method: deposit.method,
    transfer: deposit.transferName,
    toPay: priceText(deposit),
    ...pick(deposit, 'status amountMicros creditedMicros paymentId paidIn receipts decidedBy'),
    ...pick(deposit, 'reason createdAt endedAt'),
  }
}

/** Commands about payments that belong to no open top-up. */
function addPaymentCommands(deposit: Command): void {
  const ofPayment = (name: string, description: string) =>
    deposit.add(name, description).argument('<id>', 'its number in the list', paymentNumber)

  deposit
    .add('unmatched', 'payments without a top-up that wait for a decision, oldest first')
    .option('--all', 'also those that were assigned or returned, newest first')
    .runs(async ({ read }, { all = false }: { all?: boolean }) => {
      const payments = all
        ? await newestUnmatched(read, LISTED)
        : (await waitingPayments(read, { limit: LISTED, cursor: null })).rows
      return {
        json: { payments: payments.map(paymentJson) },
        columns: 'id amountUsd price method for status createdAt',
        none: 'Every payment is in a wallet or went back.',
      }
    })

  ofPayment('assign', 'credit a payment; without --yes only shows what it would do')
    .argument('<whose>', "a top-up's reference, or an account: @name, Telegram id or account id")
    .option('--amount <usd>', 'what it is worth, if that is not known', positiveUsd)
    .asks(
      'credit it',
      async ({ db, tx, now }, id: number, whose: string, { amount }: { amount?: number }) => {
        const target = await targetNamed(db, whose)
        const input = { target, actor, ...given({ amountMicros: amount }) }
        if (tx) await assignPayment(tx, id, input, now)
        const payment = await unmatchedById(db, id)
        const json = paymentJson(payment)
        if (tx) return { json }
        // The same refusals as with --yes.
        if (payment.status !== 'open') throw new DomainError('PAYMENT_DECIDED')
        const worth = amount ?? worthThere(payment, target)
        if (worth === null) throw new DomainError('WORTH_UNKNOWN')
        const { name, telegramId } = await holderOf(db, target.accountId)
        const whom = `${name} (Telegram id ${telegramId})`
        return unconfirmed({ json }, `credit ${formatUsd(worth)} to ${whom}`)
      },
    )

  ofPayment(
    'return',
    'mark a payment as returned that you have paid back; Stars are paid back in the bot',
  )
    .requiredOption('--reason <text>', 'why')
    .runs(async ({ store, now }, id: number, { reason }: Reasoned) => {
      const context = { store, method: undefined, clock: () => now }
      return { json: paymentJson(await returnPayment(context, id, { reason, actor })) }
    })
}

function paymentJson(payment: Unmatched) {
  return {
    ...pick(payment, 'id method paymentId'),
    for: payment.payload,
    ...pick(payment, 'price amountMicros paidIn payerTelegramId status decidedBy reason'),
    ...pick(payment, 'createdAt endedAt'),
  }
}
