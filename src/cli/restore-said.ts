import type { AccessGiven } from '../domain/instances/database-summary.ts'
import { formatUsd } from '../domain/shared/money.ts'
import type { Carried } from '../restore/on-restore.ts'
import type { Since } from '../restore/since.ts'
import type { SinceList } from '../restore/since-lists.ts'

// What a restore says about what it carried over, what the operator must look at, and what is back.

/** What stays as it was before the restore. */
export const CARRIED: Record<Carried, (rows: number) => string> = {
  keysEnded: (n) => `API keys revoked: ${n}. They stay revoked.`,
  keysIssued: (n) => `API keys issued: ${n}. They still work.`,
  accountsShut: (n) =>
    `Accounts banned, restricted or cut off from the API: ${n}. They stay that way.`,
  rolesTaken: (n) => `Roles taken away or changed: ${n}. Nobody has them again.`,
  tiersLeft: (n) => `Accounts that left a tier: ${n}. They do not pay its prices.`,
  newsOff: (n) => `Holders who want no more news: ${n}. They get none.`,
  addressesRemoved: (n) => `Allowlist entries removed: ${n}. They stay removed.`,
  linksRevoked: (n) => `Links to orders revoked: ${n}. They stay revoked.`,
  webhooksRemoved: (n) => `Webhooks removed: ${n}. They stay removed.`,
  secretsRotated: (n) => `Webhooks with a new secret: ${n}. They keep it.`,
  webhooksOff: (n) => `Webhooks switched off: ${n}. They stay off.`,
  requestsEnded: (n) => `Requests for a second person that ended: ${n}. They stay ended.`,
  claimsRefused: (n) => `Problems with orders refused or withdrawn: ${n}. They stay that way.`,
  depositsRefused: (n) => `Top-ups rejected or cancelled: ${n}. They stay that way.`,
  paymentsReturned: (n) => `Payments sent back to their payers: ${n}. Nobody can assign them.`,
  settingsKept: (n) =>
    `Settings that were stricter or off: ${n}. They stay so. Ways to pay whose terms had changed are off: see transfer list and settings show.`,
  notesKept: (n) => `Notes about accounts written or removed: ${n}. They stay as they are.`,
  playersRemoved: (n) => `Saved players removed: ${n}. They stay removed.`,
  newsEnded: (n) => `News sent or stopped: ${n}. Nobody gets them twice.`,
  goodsPaused: (n) => `Lines and products paused or removed: ${n}. They are not for sale.`,
  routesKept: (n) => `Lines and products with other suppliers: ${n}. They keep them.`,
}

/** What the operator must decide, or put back. */
export const LISTED: Record<SinceList, (rows: number, since: Since) => string> = {
  orders: (n, { ordersMicros }) =>
    `Orders: ${n}, for ${formatUsd(ordersMicros)}. The database no longer has them, and the money is back in the wallets. Completed ones were delivered: charge for them with account debit, or accept the loss. A supplier may still complete those that were processing.`,
  lookups: (n) =>
    `Paid lookups: ${n}. The database no longer has them, and the fees are back in the wallets.`,
  trxids: (n) =>
    `Trxids: ${n}, now free again. A client that repeats one gets a second order and pays for it: warn your resellers.`,
  reopened: (n) =>
    `Orders that had ended, now open again: ${n}. A supplier acts once for each reference, but your own people may get a task that is already done (/tasks).`,
  deposits: (n) =>
    `Top-ups made or changed: ${n}. The service credits Stars again if the backup has the request to pay: that is right, because the wallet lacks them. Credit all others, and transfers, with account credit. Top-ups that were refunded are in the wallet again: take them out with account debit.`,
  payments: (n) =>
    `Payments without a top-up that came or were assigned: ${n}. Look at them with deposit unmatched.`,
  claims: (n) =>
    `Problems with orders that were reported or decided: ${n}. What they paid back has left the wallets again, and replaced codes are the orders’ codes again. Those that are open again wait in /claims; ask about the others.`,
  entries: (n) => `Ledger entries: ${n}. The database no longer has them.`,
  accounts: (n) =>
    `Accounts opened: ${n}. They are gone, with the money in their wallets: bring them back with account open and account credit.`,
  allowlists: (n) =>
    `Allowlist entries that are back: ${n}. Their lists had been emptied: account allow --clear.`,
  standings: (n) =>
    `Accounts that were let in again: ${n}. They are shut as in the backup: account unban, unrestrict, api-on, shop.`,
  roles: (n) => `Roles that were given: ${n}. They are gone: give them again with team set.`,
}

/** What a backup gives back where nobody knows what was taken away since, and how it is taken away again. */
export function givenText({
  team,
  keys,
  webhooks,
  links,
  waysToPay,
  ...rest
}: AccessGiven): string[] {
  const { secondPersonMicros, open, shut } = rest
  const people = team.map(({ telegramId, role }) => `${telegramId} (${role})`)
  return [
    team.length > 0 && `Roles: ${people.join(', ')}. Take one away with team set ID none.`,
    keys > 0 && `API keys that work: ${keys}. End one with account key revoke.`,
    `Accounts that are banned or restricted: ${shut}. Shut others with account ban.`,
    webhooks > 0 && `Webhooks that are on: ${webhooks}. See webhook list and webhook remove.`,
    links > 0 && `Links that show an order: ${links}. Their holders revoke them in the bot.`,
    waysToPay.length > 0 &&
      `Ways to pay that are on: ${waysToPay.join(', ')}. See transfer list and settings show.`,
    `Second person: ${secondPersonMicros > 0 ? `above ${formatUsd(secondPersonMicros)}` : 'none is needed'}. Set it with settings set second-person.`,
    `Open to buyers: ${open.length > 0 ? open.join(', ') : 'nothing'}. Close it with settings set maintenance on.`,
    'Prices, pauses and suppliers of products: see catalog export and supplier list.',
  ].filter((line) => line !== false)
}
