import type { Reader } from '../db/store.ts'
import {
  assignPayment,
  newestUnmatched,
  returnPayment,
  type Target,
  targetNamed,
  type Unmatched,
  unmatchedById,
  waitingPayments,
  worthThere,
} from '../domain/deposits/unmatched.ts'
import { holderOf } from '../domain/reports/order.ts'
import { DomainError } from '../domain/shared/errors.ts'
import { formatUsd } from '../domain/shared/money.ts'
import type { Command } from './command.ts'
import { paymentNumber, positiveUsd } from './input.ts'
import { usdOrNull } from './output.ts'
import { type Answer, actor, unconfirmed } from './session.ts'

const LISTED = 200

type Assignment = { amount?: number; yes?: boolean }

/** Commands about payments that belong to no open top-up. */
export function addPaymentCommands(deposit: Command): void {
  deposit
    .command('unmatched')
    .description('payments without a top-up that wait for a decision, oldest first')
    .option('--all', 'also those that were assigned or returned, newest first')
    .runs(async ({ store: { read } }, { all = false }: { all?: boolean }) =>
      listAnswer(await listed(read, all)),
    )

  ofPayment(deposit, 'assign')
    .description('credit a payment; without --yes only shows what it would do')
    .argument('<whose>', "a top-up's reference, or an account: @name, Telegram id or account id")
    .option('--amount <usd>', 'what it is worth, if that is not known', positiveUsd)
    .option('--yes', 'credit it')
    .runs(
      async ({ store, now }, id: number, whose: string, { amount, yes = false }: Assignment) => {
        const target = await targetNamed(store.read, whose)
        if (!yes) return asked(store.read, id, target, amount)
        const input = { target, actor, ...(amount === undefined ? {} : { amountMicros: amount }) }
        await store.transaction((tx) => assignPayment(tx, id, input, now))
        return paymentAnswer(await unmatchedById(store.read, id))
      },
    )

  ofPayment(deposit, 'return')
    .description(
      'mark a payment as returned that you have paid back; Stars are paid back in the bot',
    )
    .requiredOption('--reason <text>', 'why')
    .runs(async ({ store, now }, id: number, { reason }: { reason: string }) => {
      const context = { store, method: undefined, clock: () => now }
      return paymentAnswer(await returnPayment(context, id, { reason, actor }))
    })
}

function ofPayment(deposit: Command, name: string): Command {
  return deposit.command(name).argument('<id>', 'its number in the list', paymentNumber)
}

async function listed(db: Reader, all: boolean): Promise<Unmatched[]> {
  if (all) return newestUnmatched(db, LISTED)
  return (await waitingPayments(db, { limit: LISTED, cursor: null })).rows
}

/** Describes what an assignment would do. @throws DomainError as the assignment would */
async function asked(
  db: Reader,
  id: number,
  target: Target,
  amount: number | undefined,
): Promise<Answer> {
  const payment = await unmatchedById(db, id)
  if (payment.status !== 'open') throw new DomainError('PAYMENT_DECIDED')
  const worth = amount ?? worthThere(payment, target)
  if (worth === null) throw new DomainError('WORTH_UNKNOWN')
  const holder = await holderOf(db, target.accountId)
  const whom = `${holder.name} (Telegram id ${holder.telegramId})`
  return unconfirmed(paymentAnswer(payment), `credit ${formatUsd(worth)} to ${whom}`)
}

function listAnswer(payments: Unmatched[]): Answer {
  return {
    json: { payments: payments.map(paymentJson) },
    columns: ['id', 'amountUsd', 'price', 'method', 'for', 'status', 'createdAt'],
    none: 'Every payment is in a wallet or went back.',
  }
}

function paymentAnswer(payment: Unmatched): Answer {
  return { json: paymentJson(payment) }
}

function paymentJson(payment: Unmatched) {
  const { id, method, paymentId, payload, price, status, decidedBy, reason } = payment
  const { amountMicros, paidIn, payerTelegramId, createdAt, endedAt } = payment
  return {
    ...{ id, method, paymentId, for: payload, price },
    amountUsd: usdOrNull(amountMicros),
    ...{ paidIn, payerTelegramId, status, decidedBy, reason, createdAt, endedAt },
  }
}
