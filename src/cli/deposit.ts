import { Option } from 'commander'
import type { Reader } from '../db/store.ts'
import {
  type Arrived,
  approveDeposit,
  creditFor,
  depositState,
  rejectDeposit,
} from '../domain/deposits/decisions.ts'
import { depositByReference } from '../domain/deposits/deposits.ts'
import type { Deposit } from '../domain/deposits/payment-method.ts'
import { pendingDeposits } from '../domain/deposits/view.ts'
import { holderOf } from '../domain/reports/order.ts'
import { formatUnits } from '../domain/shared/currency.ts'
import { DomainError } from '../domain/shared/errors.ts'
import { formatUsd, toUsd } from '../domain/shared/money.ts'
import { typedUnits } from '../domain/shared/typed-amount.ts'
import type { Command } from './command.ts'
import { addPaymentCommands } from './deposit-payments.ts'
import { positiveUsd, reference } from './input.ts'
import { usdOrNull } from './output.ts'
import { type Answer, actor, CliError, unconfirmed } from './session.ts'

const PENDING_LISTED = 200

type Approval = { amount?: number; arrived?: string; yes?: boolean }

export function addDepositCommands(program: Command): void {
  const deposit = program.command('deposit').description('top-ups, and transfers to decide about')

  deposit
    .command('pending')
    .description('transfers with receipts that wait for a decision, oldest first')
    .runs(async ({ store }) => pendingAnswer(store.read))

  ofDeposit(deposit, 'show')
    .description('the status, amount and credit of one top-up')
    .runs(async ({ store: { read } }, reference: string) =>
      depositAnswer(read, await depositByReference(read, reference)),
    )

  ofDeposit(deposit, 'approve')
    .description('credit a transfer that has arrived; without --yes only shows what it would do')
    .option('--amount <usd>', 'what has arrived, if the holder named another amount', positiveUsd)
    .addOption(
      new Option('--arrived <amount>', 'the same, in the currency of the transfer').conflicts(
        'amount',
      ),
    )
    .option('--yes', 'credit it')
    .runs(async ({ store, now }, reference: string, { yes = false, ...given }: Approval) => {
      const arrived = await arrivedIn(store.read, reference, given)
      if (!yes) return asked(store.read, reference, arrived)
      const input = { actor, ...arrived }
      const done = await store.transaction((tx) => approveDeposit(tx, reference, input, now))
      return depositAnswer(store.read, done)
    })

  ofDeposit(deposit, 'reject')
    .description('reject a transfer that has not arrived')
    .requiredOption('--reason <text>', 'why; the bot sends this to the holder')
    .runs(async ({ store, now }, reference: string, { reason }: { reason: string }) => {
      const input = { reason, actor }
      const done = await store.transaction((tx) => rejectDeposit(tx, reference, input, now))
      return depositAnswer(store.read, done)
    })

  addPaymentCommands(deposit)
}

function ofDeposit(deposit: Command, name: string): Command {
  return deposit.command(name).argument('<reference>', 'such as DEP-7Q2M9XK4-0T8ZPD', reference)
}

/** @throws CliError for --arrived if the top-up is paid in USD */
async function arrivedIn(
  db: Reader,
  reference: string,
  { amount, arrived }: Approval,
): Promise<Arrived> {
  if (arrived === undefined) return { amountMicros: amount }
  const { currency } = await depositByReference(db, reference)
  if (currency === null) throw new CliError('This top-up is paid in USD: give --amount instead.')
  return { arrived: typedUnits(arrived, currency) }
}

/** Describes what an approval would do, for the operator to confirm. @throws DomainError as the approval would */
async function asked(db: Reader, reference: string, arrived: Arrived): Promise<Answer> {
  const deposit = await depositByReference(db, reference)
  if (deposit.status !== 'submitted')
    throw new DomainError('DEPOSIT_DECIDED', depositState(deposit))
  const credited = formatUsd(creditFor(deposit, arrived))
  const claimed = formatUsd(deposit.amountMicros)
  const instead = credited === claimed ? '' : ` instead of ${claimed}`
  return unconfirmed(await depositAnswer(db, deposit), `credit ${credited}${instead}`)
}

async function pendingAnswer(db: Reader): Promise<Answer> {
  const page = { limit: PENDING_LISTED, cursor: null }
  const { rows } = await pendingDeposits(db, page)
  return {
    json: { deposits: rows.map((one) => depositJson(one, { ...one, name: one.accountName })) },
    columns: ['reference', 'amountUsd', 'holder', 'telegramId', 'receipts', 'createdAt'],
    none: 'No transfer waits for a decision.',
  }
}

async function depositAnswer(db: Reader, deposit: Deposit): Promise<Answer> {
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

function depositJson(deposit: Deposit, holder: { telegramId: number; name: string }) {
  const { reference, method, status, receipts, decidedBy, reason, createdAt, endedAt } = deposit
  const { amountMicros, creditedMicros, paymentId, paidIn, transferName } = deposit
  return {
    reference,
    ...{ telegramId: holder.telegramId, holder: holder.name },
    ...{ method, transfer: transferName, toPay: priceText(deposit), status },
    amountUsd: toUsd(amountMicros),
    creditedUsd: usdOrNull(creditedMicros),
    ...{ paymentId, paidIn, receipts, decidedBy, reason, createdAt, endedAt },
  }
}
