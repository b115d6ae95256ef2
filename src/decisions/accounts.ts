import type { Reader } from '../db/store.ts'
import { type Account, accountOf } from '../domain/accounts/accounts.ts'
import {
  changeStandingBy,
  type StandingChange,
  standingProblem,
} from '../domain/accounts/standing-verbs.ts'
import type { DecisionOf } from '../domain/approvals/decisions.ts'
import { actJustRecorded } from '../domain/audit/audit-log.ts'
import { walletOf } from '../domain/ledger/ledger.ts'
import { DomainError } from '../domain/shared/errors.ts'
import { bold } from '../locales/html.ts'
import type { Texts } from '../locales/languages.ts'
import { didSaid, standingProblemSaid } from '../locales/standing-text.ts'
import {
  type Act,
  carryOutOrAsk,
  type Deciding,
  type Decision,
  effectSaid,
  named,
} from './decision.ts'

// What becomes of an account: its money, and what its holder may do. Whoever calls `run` makes sure that the account
// has not moved to another holder since.

export type Adjustment = { account: Account } & Pick<
  DecisionOf<'adjustment'>,
  'verb' | 'amountMicros' | 'note'
>
const MAX_NOTE_LENGTH = 200

/** Adds to a wallet or takes from it. */
export const adjusting: Decision<Adjustment> = {
  async question(about, _, adjustment) {
    const { account, verb, amountMicros, note } = adjustment
    const { read, texts } = about
    const { t, format } = texts
    const { balanceMicros, debtMicros } = await walletOf(read, account.id)
    if (verb === 'debit' && balanceMicros - debtMicros < amountMicros)
      throw new DomainError('INSUFFICIENT_BALANCE', {
        ...{ neededMicros: amountMicros, balanceMicros, debtMicros },
      })
    const said = { amount: bold(format.usd(amountMicros)), name: bold(named(texts, account)) }
    return {
      says: [t(`admin-money-confirm-${verb}`, said)],
      facts: [[t('admin-money-note'), note]],
      ...(await effectSaid(about, adjustmentOf(adjustment))),
    }
  },
  run(by, _, adjustment) {
    const { account, verb, amountMicros } = adjustment
    const { texts, actor } = by
    return carryOutOrAsk(by, adjustmentOf(adjustment), async (tx) => {
      const act = { actor, action: `account.${verb}`, accountId: account.id } as const
      const about = { amount: texts.format.usd(amountMicros), name: named(texts, account) }
      const said = texts.t(`admin-money-done-${verb}`, about)
      return { said, undo: await actJustRecorded(tx, act) }
    })
  },
}

function adjustmentOf({ account, ...rest }: Adjustment) {
  const { id: accountId, telegramId } = account
  return { kind: 'adjustment', accountId, telegramId, ...rest } as const
}

/** @throws DomainError REASON_TOO_LONG */
export function noteIn(typed: string): string {
  const note = typed.trim()
  if (note.length > MAX_NOTE_LENGTH)
    throw new DomainError('REASON_TOO_LONG', { max: MAX_NOTE_LENGTH })
  return note
}

/** Locks somebody out, or lets them in again. Says so if there is nothing to change. */
export const changingStanding: Act<{ accountId: number } & StandingChange> = {
  run(by, _, { accountId, ...wanted }) {
    const { texts, actor, now } = by
    return by.change(async (tx) => {
      const before = await accountOf(tx, accountId)
      const refusal = await standingRefusal(by, tx, before, wanted)
      if (refusal !== null) return { said: refusal }
      const { account, act } = await changeStandingBy(tx, before, wanted, actor, now)
      const said = didSaid(texts, withName(texts, account), wanted, now)
      return { said, ...(act !== null && { undo: act }) }
    })
  },
}

/** Why there is nothing to change, or it may not be; null if it can be. */
export async function standingRefusal(
  {
    texts,
    now,
    deps,
  }: Pick<Deciding, 'texts' | 'now'> & { deps: Pick<Deciding['deps'], 'owners'> },
  db: Reader,
  account: Account,
  wanted: StandingChange,
): Promise<string | null> {
  const problem = await standingProblem(db, account, wanted, deps.owners, now)
  if (problem === null) return null
  return standingProblemSaid(texts, withName(texts, account), problem, wanted.verb)
}

function withName(texts: Texts, account: Account) {
  return { ...account, said: named(texts, account) }
}
