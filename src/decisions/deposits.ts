import type { Reader } from '../db/store.ts'
import {
  type Arrived,
  creditFor,
  depositState,
  rejectDeposit,
} from '../domain/deposits/decisions.ts'
import { depositByReference } from '../domain/deposits/deposits.ts'
import { depositStory } from '../domain/reports/deposit.ts'
import { DomainError } from '../domain/shared/errors.ts'
import {
  approvedSaid,
  inTheirWords,
  isFarOff,
  priceSaid,
  receiptWarning,
} from '../locales/decided/deposit.ts'
import { bold, clip, code } from '../locales/html.ts'
import { type Act, carryOutOrAsk, type Decision, effectSaid, named } from './decision.ts'

// What becomes of a top-up whose receipt waits. `reference`: the deposit's.

/** `receipts`: how many the person has seen; a later one needs another look. What is absent arrived as it was said. */
type Seen = { receipts: number } & Arrived

const MAX_REASON_SHOWN = 200

export const approving: Decision<Seen> = {
  async question(about, reference, seen) {
    const { read, texts } = about
    const { t, format } = texts
    const story = await waitingDeposit(read, reference)
    const { deposit, holder } = story
    const micros = creditFor(deposit, seen)
    const isOther = micros !== deposit.amountMicros
    const amount = format.usd(micros)
    const claimed = format.usd(deposit.amountMicros)
    const warning = receiptWarning(texts, story)
    const price = isOther ? null : priceSaid(texts, deposit)
    const said = { name: named(texts, holder), reference: format.apart(code(reference)) }
    return {
      says: [
        bold(
          isOther
            ? t('admin-deposits-confirm-other', { amount, claimed })
            : t('admin-deposits-confirm-approve', { amount }),
        ),
        t(isOther ? 'admin-deposits-approves-other' : 'admin-deposits-approves', said),
        isFarOff(deposit, micros) && bold(t('admin-deposits-far-off')),
      ],
      warn: warning !== null && `⚠️ ${warning}`,
      facts: [price !== null && [t('admin-deposits-to-pay'), bold(price)]],
      ...(await effectSaid(about, decisionOf(reference, seen))),
    }
  },
  run: (by, reference, seen) =>
    carryOutOrAsk(by, decisionOf(reference, seen), async (tx) => {
      const { deposit, holder } = await depositStory(tx, reference)
      return { said: approvedSaid(by.texts, deposit, named(by.texts, holder)) }
    }),
}

/** A common reason is said in the holder's language. */
export const rejecting: Act<{ reason: string }> = {
  async run(by, reference, { reason: typed }) {
    const { actor, now, read, texts } = by
    const { holder } = await depositStory(read, reference)
    const words = typed.replace(/\s+/g, ' ').trim()
    const reason = await inTheirWords(by, 'reject', words, holder.telegramId)
    const { amountMicros } = await by.change((tx) =>
      rejectDeposit(tx, reference, { reason, actor }, now),
    )
    const about = { amount: texts.format.usd(amountMicros), name: named(texts, holder) }
    const because = { reason: clip(reason, MAX_REASON_SHOWN) }
    const rejected = texts.t('admin-deposits-rejected', about)
    return { said: `${rejected}\n${texts.t('admin-deposits-because', because)}` }
  },
}

/** @throws DomainError DEPOSIT_DECIDED */
export async function waitingDeposit(read: Reader, reference: string) {
  const story = await depositStory(read, reference)
  const { deposit } = story
  if (deposit.status !== 'submitted')
    throw new DomainError('DEPOSIT_DECIDED', depositState(deposit))
  return story
}

/** What arrived, in the currency that the payer was asked for. @param typed micro-USD, or smallest units of it */
export async function arrivedOf(read: Reader, reference: string, typed: number): Promise<Arrived> {
  const { currency } = await depositByReference(read, reference)
  return currency === null ? { amountMicros: typed } : { arrived: typed }
}

function decisionOf(reference: string, { receipts, amountMicros, arrived }: Seen) {
  return {
    ...({ kind: 'top_up', reference, receipts } as const),
    ...(amountMicros !== undefined && { amountMicros }),
    ...(arrived !== undefined && { arrived }),
  }
}
