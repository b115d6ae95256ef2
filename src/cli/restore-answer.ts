import type { AccessGiven, Contents } from '../domain/instances/database-summary.ts'
import { formatUsd } from '../domain/shared/money.ts'
import type { Carried } from '../restore/on-restore.ts'
import type { Since } from '../restore/since.ts'
import type { SinceList } from '../restore/since-lists.ts'
import type { UnknownCodes } from '../restore/unsold.ts'
import { type Answer, counted, pick } from './answer.ts'

// What a restore says about what it carried over, what the operator must look at, and what is back.

export type Restored = Contents & {
  access: AccessGiven
  walletsMicros: number
  findings: number
}

type Place = {
  file: string
  database: string
  kept: string | null
  unknownCodes: UnknownCodes | null
}

/** @param since what happened since the backup; null if no database could be read that shows it. */
export function restoredAnswer(place: Place, restored: Restored, since: Since | null): Answer {
  const { file, database } = place
  const { access, findings } = restored
  const wrong = `Its ledger is not correct (${counted(findings, 'problem')}). Run audit for details.`
  return {
    json: {
      ...pick(place, 'file database kept'),
      ...pick(restored, 'accounts walletsMicros orders newestEntryAt findings'),
      since: since && { ...since.lists, ...pick(since, 'file ordersMicros codes access') },
      // Where nothing was carried over.
      ...(since ? {} : { check: access }),
    },
    hidden: 'since check',
    next: [
      `Restored ${database} from ${file}.`,
      ...(findings > 0 ? [wrong] : []),
      since ? sinceText(since) : unknownText(place, access),
    ],
  }
}

function unknownText({ unknownCodes }: Place, access: AccessGiven): string {
  const lost = [
    'Nothing shows what was ordered, paid in or changed since the backup, so what was taken away since then is back. API keys that were revoked since then work again.',
    'Requests for a second person, unsent news and messages to the bot that waited in the backup are ended.',
  ]
  const codes = {
    sell: 'Codes that were sold since then are on sale again.',
    quarantine:
      'Every unsold code is in quarantine. Once the service runs, decide about them on the panel’s page /panel/goods: write off the sold ones, then put the rest on sale.',
  }
  if (unknownCodes !== null) lost.push(codes[unknownCodes])
  return [
    lost.join(' '),
    '',
    'Check this before you start the service:',
    ...givenText(access).map((line) => `  ${line}`),
  ].join('\n')
}

/** Describes what the restore did by itself, and what the operator must decide before starting the service. */
function sinceText(since: Since): string {
  const { file, lists, codes, access, differing } = since
  const { writtenOff, quarantined } = codes
  const done = [
    writtenOff > 0 && `Codes that were delivered, now written off: ${writtenOff}.`,
    quarantined > 0 &&
      `Codes that may have been used, now in quarantine (see /panel/goods): ${quarantined}.`,
    ...Object.entries(access).map(([what, rows]) => CARRIED[what as Carried](rows)),
  ].filter((line) => line !== false)
  const decide = Object.entries(LISTED)
    .filter(([name]) => lists[name as SinceList] > 0)
    .map(([name, say]) => say(lists[name as SinceList], since))
  if (done.length + decide.length === 0)
    return differing.length === 0
      ? 'Nothing has changed since the backup was made.'
      : `Since the backup was made, nothing was ordered, paid in, decided or taken away. What else has changed is as in the backup: ${differing.join(', ')}.`
  const parts = ['Since the backup was made:', ...done.map((line) => `  ${line}`)]
  if (file !== null && decide.length > 0)
    parts.push(
      '',
      'Decide about these before you start the service:',
      ...decide.map((line) => `  ${line}`),
      '',
      `${file} lists each of them.`,
    )
  parts.push(
    '',
    'Unsold stock, prices, and whatever is not named here, are as in the backup: look at them before you sell.',
  )
  return parts.join('\n')
}

/** What a backup gives back where nobody knows what was taken away since, and how it is taken away again. */
function givenText({ team, keys, webhooks, links, waysToPay, ...rest }: AccessGiven): string[] {
  const { secondPersonMicros, open, shut } = rest
  const people = team.map(({ telegramId, role }) => `${telegramId} (${role})`)
  return [
    team.length > 0 && `Roles: ${people.join(', ')}. Take one away with team set ID none.`,
    keys > 0 && `API keys that work: ${keys}. End one with account key revoke.`,
    `Accounts that are banned or restricted: ${shut}. Shut others with account ban.`,
    webhooks > 0 && `Webhooks that are on: ${webhooks}. See webhook list and webhook off.`,
    links > 0 && `Links that show an order: ${links}. Their holders revoke them in the bot.`,
    waysToPay.length > 0 &&
      `Ways to pay that are on: ${waysToPay.join(', ')}. See /panel/money/ways.`,
    `Second person: ${secondPersonMicros > 0 ? `above ${formatUsd(secondPersonMicros)}` : 'none is needed'}. Set it with settings set second-person.`,
    `Open to buyers: ${open.length > 0 ? open.join(', ') : 'nothing'}. Close it with settings set maintenance on.`,
    'Prices, pauses and suppliers of products: see catalog export and /panel/suppliers.',
  ].filter((line) => line !== false)
}

/** What stays as it was before the restore. */
const CARRIED: Record<Carried, (rows: number) => string> = {
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
    `Settings that were stricter or off: ${n}. They stay so. Ways to pay whose terms had changed are off: see /panel/money/ways.`,
  notesKept: (n) => `Notes about accounts written or removed: ${n}. They stay as they are.`,
  playersRemoved: (n) => `Saved players removed: ${n}. They stay removed.`,
  newsEnded: (n) => `News sent or stopped: ${n}. Nobody gets them twice.`,
  goodsPaused: (n) => `Lines and products paused or removed: ${n}. They are not for sale.`,
  routesKept: (n) => `Lines and products with other suppliers: ${n}. They keep them.`,
}

/** What the operator must decide, or put back. */
const LISTED: Record<SinceList, (rows: number, since: Since) => string> = {
  orders: (n, { ordersMicros }) =>
    `Orders: ${n}, for ${formatUsd(ordersMicros)}. The database no longer has them, and the money is back in the wallets. Completed ones were delivered: charge for them with account debit, or accept the loss. A supplier may still complete those that were processing.`,
  lookups: (n) =>
    `Paid lookups: ${n}. The database no longer has them, and the fees are back in the wallets.`,
  trxids: (n) =>
    `Trxids: ${n}, now free again. A client that repeats one gets a second order and pays for it: warn your resellers.`,
  reopened: (n) =>
    `Orders that had ended, now open again: ${n}. A supplier acts once for each reference, but your own people may get a task that is already done: look at /panel/inbox.`,
  deposits: (n) =>
    `Top-ups made or changed: ${n}. The service credits Stars again if the backup has the request to pay: that is right, because the wallet lacks them. Credit all others, and transfers, with account credit. Top-ups that were refunded are in the wallet again: take them out with account debit.`,
  payments: (n) =>
    `Payments without a top-up that came or were assigned: ${n}. Look at them in /panel/inbox.`,
  claims: (n) =>
    `Problems with orders that were reported or decided: ${n}. What they paid back has left the wallets again, and replaced codes are the orders’ codes again. Those that are open again wait in /panel/inbox; ask about the others.`,
  entries: (n) => `Ledger entries: ${n}. The database no longer has them.`,
  accounts: (n) =>
    `Accounts opened: ${n}. They are gone, with the money in their wallets: bring them back with account open and account credit.`,
  allowlists: (n) =>
    `Allowlist entries that are back: ${n}. Their lists had been emptied: account allow --clear.`,
  standings: (n) =>
    `Accounts that were let in again: ${n}. They are shut as in the backup: account unban, unrestrict, api-on, shop.`,
  roles: (n) => `Roles that were given: ${n}. They are gone: give them again with team set.`,
}
