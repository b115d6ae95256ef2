import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { exclusively, locking } from '../../../db/locks.ts'
import { sealedText } from '../../../db/sealed-text.ts'
import type { Tx } from '../../../db/store.ts'
import { redirectNotices } from '../../notices/personal-notices.ts'
import { accounts, bulkOrders, conversations, deposits, orderCards, wallets } from '../../schema.ts'
import { invalidateAccount } from '../../shared/cache/invalidate.ts'
import { DomainError } from '../../shared/errors.ts'
import type { Account } from '../accounts.ts'
import { personLock, usernameLock } from '../holders.ts'
import type { Move } from './moves.ts'

type People = { from: Account; to: Account }

/**
 * Locks both accounts until the transaction ends: their persons, and whatever could be added to them.
 * @throws DomainError MOVE_OVER if a person has no account, or the account has another holder by now.
 */
export async function lockPeople(
  tx: Tx,
  { accountId, fromTelegramId, toTelegramId }: Move,
): Promise<People> {
  const people = [fromTelegramId, toTelegramId ?? 0].sort((one, other) => one - other)
  for (const telegramId of people) await exclusively(tx, personLock(telegramId))
  const ofBoth = inArray(accounts.telegramId, people)
  const names = await tx.select({ username: accounts.username }).from(accounts).where(ofBoth)
  for (const username of names.flatMap((one) => one.username ?? []).sort())
    await exclusively(tx, usernameLock(username))
  const rows = await locking(tx.select().from(accounts).where(ofBoth).orderBy(asc(accounts.id)))
  const from = rows.find((one) => one.id === accountId && one.telegramId === fromTelegramId)
  const to = rows.find((one) => one.telegramId === toTelegramId)
  if (!from || !to) throw new DomainError('MOVE_OVER')
  const ids = [from.id, to.id]
  await locking(
    tx
      .select()
      .from(wallets)
      .where(inArray(wallets.accountId, ids))
      .orderBy(asc(wallets.accountId)),
  )
  return { from, to }
}

/**
 * The two accounts exchange their holders, whose accounts are locked. What describes the person goes with the
 * person; everything else stays with the account. The former holder is as banned or restricted as before.
 */
export async function exchangeHolders(tx: Tx, { from, to }: People, now: Date): Promise<void> {
  // Telegram ids and usernames are unique at every moment.
  const nobody = { telegramId: Number.MIN_SAFE_INTEGER + to.id, username: null }
  await change(tx, to.id, nobody)
  await change(tx, from.id, personOf(to))
  await change(tx, to.id, { ...personOf(from), ...standingColumns(tx, from) })
  await tx
    .update(accounts)
    .set({ telegramId: -to.telegramId, name: to.name })
    .where(eq(accounts.testOf, from.id))
  await forgetMessages(tx, from.id)
  await redirectNotices(tx, { from: from.telegramId, to: to.telegramId })
  const open = [from, to].map(({ telegramId }) => String(telegramId))
  await tx.delete(conversations).where(inArray(conversations.key, open))
  for (const { id } of [from, to]) await invalidateAccount(tx, id, now)
}

async function change(tx: Tx, id: number, columns: Partial<Omit<Account, 'id'>>): Promise<void> {
  await tx.update(accounts).set(columns).where(eq(accounts.id, id))
}

function personOf(account: Account) {
  const { telegramId, name, username, language, chosenLanguage, newsOff, botBlockedAt } = account
  return { telegramId, name, username, language, chosenLanguage, newsOff, botBlockedAt }
}

function standingColumns(tx: Tx, account: Account) {
  const { bannedAt, banReason, restrictedUntil, restrictionReason } = account
  const { apiDisabledByAdmin, shopAllowed } = account
  return {
    ...{ bannedAt, banReason: sealedText(tx, 'accounts.ban_reason', banReason) },
    restrictedUntil,
    restrictionReason: sealedText(tx, 'accounts.restriction_reason', restrictionReason),
    ...{ apiDisabledByAdmin, shopAllowed },
  }
}

/** The ids of messages are those of the former holder's chat: in another chat they are other messages. */
async function forgetMessages(tx: Tx, accountId: number): Promise<void> {
  await tx.delete(orderCards).where(eq(orderCards.accountId, accountId))
  await tx
    .update(deposits)
    .set({ invoiceMessageId: null })
    .where(and(eq(deposits.accountId, accountId), isNotNull(deposits.invoiceMessageId)))
  await tx
    .update(bulkOrders)
    .set({ messageId: null, shown: null })
    .where(and(eq(bulkOrders.accountId, accountId), isNotNull(bulkOrders.messageId)))
}
