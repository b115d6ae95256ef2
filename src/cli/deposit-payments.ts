import type { Command } from 'commander'
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
import { formatUsd, toUsd } from '../domain/shared/money.ts'
import { paymentNumber, positiveUsd } from './input.ts'
import { columns, moment, table } from './output.ts'
import { type Answer, actor, type Session } from './session.ts'

const LISTED = 200

type Assignment = { amount?: number; yes?: boolean }

/** Commands about payments that belong to no open top-up. */
export function addPaymentCommands(deposit: Command, session: Session): void {
  deposit
    .command('unmatched')
    .description('payments without a top-up that wait for a decision, oldest first')
    .option('--all', 'also those that were assigned or returned, newest first')
    .action(({ all = false }: { all?: boolean }) =>
      session.run(async ({ read }) => listAnswer(await listed(read, all))),
    )

  ofPayment(deposit, 'assign')
    .description('credit a payment; without --yes only shows what it would do')
    .argument('<whose>', "a top-up's reference, or a Telegram id or @name")
    .option('--amount <usd>', 'what it is worth, if that is not known', positiveUsd)
    .option('--yes', 'credit it')
    .action((id: number, whose: string, { amount, yes = false }: Assignment) =>
      session.run(async (store, now) => {
        const target = await targetNamed(store.read, whose)
        if (!yes) return asked(store.read, id, target, amount)
        const input = { target, actor, ...(amount === undefined ? {} : { amountMicros: amount }) }
        await store.transaction((tx) => assignPayment(tx, id, input, now))
        return paymentAnswer(await unmatchedById(store.read, id))
      }),
    )

  ofPayment(deposit, 'return')
    .description(
      'mark a payment as returned that you have paid back; Stars are paid back in the bot',
    )
    .requiredOption('--reason <text>', 'why')
    .action((id: number, { reason }: { reason: string }) =>
      session.run(async (store, now) => {
        const context = { store, method: undefined, clock: () => now }
        return paymentAnswer(await returnPayment(context, id, { reason, actor }))
      }),
    )
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
  const { json, text } = paymentAnswer(payment)
  const said = `credit ${formatUsd(worth)} to ${holder.name} (Telegram id ${holder.telegramId})`
  return {
    json,
    text: `${text}\n\nThis would ${said}. Nothing has changed.`,
    failure: `Add --yes to ${said}.`,
  }
}

function listAnswer(payments: Unmatched[]): Answer {
  const cells = payments.map((one) => [
    String(one.id),
    paidText(one),
    one.method,
    one.payload || '-',
    one.status,
    moment(one.createdAt),
  ])
  return {
    json: { payments: payments.map(paymentJson) },
    text: table(
      ['ID', 'PAID', 'METHOD', 'FOR', 'STATUS', 'ARRIVED'],
      cells,
      'Every payment is in a wallet or went back.',
    ),
  }
}

function paymentAnswer(payment: Unmatched): { json: unknown; text: string } {
  const { endedAt, payerTelegramId } = payment
  return {
    json: paymentJson(payment),
    text: columns([
      ['Payment', `${payment.id} (${payment.paymentId})`],
      ['Status', payment.status],
      ['Paid', paidText(payment)],
      ['Paid in', payment.paidIn ?? '-'],
      ['Method', payment.method],
      ['For', payment.payload || '-'],
      ['Payer', payerTelegramId === null ? '-' : String(payerTelegramId)],
      ['Decided by', payment.decidedBy ?? '-'],
      ['Reason', payment.reason ?? '-'],
      ['Arrived', moment(payment.createdAt)],
      ['Ended', endedAt ? moment(endedAt) : '-'],
    ]),
  }
}

function paidText({ amountMicros, price }: Unmatched): string {
  if (amountMicros !== null) return formatUsd(amountMicros)
  return price === null ? '-' : `${price} Stars`
}

function paymentJson(payment: Unmatched) {
  const { id, method, paymentId, payload, price, status, decidedBy, reason } = payment
  const { amountMicros, paidIn, payerTelegramId, createdAt, endedAt } = payment
  return {
    ...{ id, method, paymentId, for: payload, price },
    amountUsd: amountMicros === null ? null : toUsd(amountMicros),
    ...{ paidIn, payerTelegramId, status, decidedBy, reason, createdAt, endedAt },
  }
}
