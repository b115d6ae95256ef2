import { eq } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { allowlistOf } from '../access/allowlist.ts'
import type { Account } from '../accounts/accounts.ts'
import { standingOf } from '../accounts/standing.ts'
import { tierName } from '../catalog/tiers.ts'
import { lowBalanceMark, walletOf } from '../ledger/ledger.ts'
import { freeLookupsLeft } from '../orders/lookups.ts'
import { accounts } from '../schema.ts'
import { onlyRow } from '../shared/errors.ts'

/** What an account's own programs see of it. Money is in micro-USD. */
export type OwnAccount = {
  name: string
  /** The name of its tier. */
  tier: string
  standing: ReturnType<typeof standingOf>
  balanceMicros: number
  debtMicros: number
  /** The holder gets a notice below this; null if they did not ask for one. */
  lowBelowMicros: number | null
  freeLookupsLeft: number
  allowlist: string[]
}

/** Money and lookups are the account's own. A test account shows the rest of its holder's live account. */
export async function viewOwnAccount(
  db: Reader,
  accountId: number,
  now: Date,
): Promise<OwnAccount> {
  const own = await accountById(db, accountId)
  const live = own.testOf === null ? own : await accountById(db, own.testOf)
  const { balanceMicros, debtMicros } = await walletOf(db, accountId)
  return {
    name: live.name,
    tier: await tierName(db, live.tierId),
    standing: standingOf(live, now),
    balanceMicros,
    debtMicros,
    lowBelowMicros: await lowBalanceMark(db, accountId),
    freeLookupsLeft: await freeLookupsLeft(db, accountId, now),
    allowlist: await allowlistOf(db, live.id),
  }
}

async function accountById(db: Reader, id: number): Promise<Account> {
  return onlyRow(await db.select().from(accounts).where(eq(accounts.id, id)))
}
