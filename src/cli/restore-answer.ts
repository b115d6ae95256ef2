import type { Contents } from '../domain/instances/database-summary.ts'
import { formatUsd } from '../domain/shared/money.ts'
import type { Since } from '../restore/since.ts'
import type { SinceList } from '../restore/since-lists.ts'
import type { UnknownCodes } from '../restore/unsold.ts'
import { type Answer, counted, pick } from './answer.ts'

// What a restore says about what it carried over, what the operator must look at, and what is back.

export type Restored = Contents & { walletsMicros: number; findings: number }

type Place = {
  file: string
  database: string
  kept: string | null
  unknownCodes: UnknownCodes | null
}

/** @param since what happened since the backup; null if no database could be read that shows it. */
export function restoredAnswer(place: Place, restored: Restored, since: Since | null): Answer {
  const { file, database } = place
  const { findings } = restored
  const wrong = `Its ledger is not correct (${counted(findings, 'problem')}). Run audit for details.`
  return {
    json: {
      ...pick(place, 'file database kept'),
      ...pick(restored, 'accounts walletsMicros orders newestEntryAt findings'),
      since: since && { ...since.lists, ...pick(since, 'file ordersMicros codes access') },
    },
    next: [
      `Restored ${database} from ${file}.`,
      ...(findings > 0 ? [wrong] : []),
      since ? sinceText(since) : unknownText(place),
    ],
  }
}

function unknownText({ unknownCodes }: Place): string {
  const codes = {
    sell: 'Codes that were sold since then are on sale again.',
    quarantine:
      'Every unsold code is in quarantine. Once the service runs, decide about them on the panel’s page /panel/goods: write off the sold ones, then put the rest on sale.',
  }
  return [
    'Nothing shows what was ordered, paid in or changed since the backup, so what was taken away since then is back. API keys that were revoked since then work again.',
    'Requests for a second person, unsent news and messages to the bot that waited in the backup are ended.',
    ...(unknownCodes === null ? [] : [codes[unknownCodes]]),
    '',
    'Check this before you start the service: roles (team list), webhooks (webhook list), switches, ways to pay and the second person’s amount (settings show), prices, pauses and suppliers (catalog export), bans and keys (account show).',
  ].join('\n')
}

/** Describes what the operator must decide before starting the service. */
function sinceText(since: Since): string {
  const { file, lists, codes, access } = since
  const decide = Object.entries(LISTED)
    .filter(([name]) => lists[name as SinceList] > 0)
    .map(([name, say]) => say(lists[name as SinceList], since))
  const isCarried = [...Object.values(codes), ...Object.values(access)].some((rows) => rows > 0)
  const parts =
    decide.length > 0 || isCarried
      ? ['What was taken away, refused or delivered since the backup stays so: see since, above.']
      : ['Since the backup was made, nothing was ordered, paid in, decided or taken away.']
  if (file !== null)
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
    `Accounts that were let in again: ${n}. They are shut as in the backup: see each in /panel/customers.`,
  roles: (n) => `Roles that were given: ${n}. They are gone: give them again with team set.`,
}
