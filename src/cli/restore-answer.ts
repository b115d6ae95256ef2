import type { Since } from '../db/sqlite/restore/since.ts'
import type { UnknownCodes } from '../db/sqlite/restore/unsold.ts'
import type { Contents } from '../domain/service/database-summary.ts'
import { formatUsd, toUsd } from '../domain/shared/money.ts'
import { counted } from '../texts/en/counted.ts'
import { columns, moment } from './output.ts'
import type { Answer } from './session.ts'

export type Restored = Contents & { walletsMicros: number; findings: number }

type Place = {
  file: string
  database: string
  kept: string | null
  unknownCodes: UnknownCodes | null
}

/** @param since what happened since the backup; null if no database could be read that shows it. */
export function restoredAnswer(place: Place, restored: Restored, since: Since | null): Answer {
  const { file, database, kept } = place
  const { walletsMicros, newestEntryAt, findings } = restored
  const rows = columns([
    ['Accounts', String(restored.accounts)],
    ['Wallets', `in total ${formatUsd(walletsMicros)}`],
    ['Orders', String(restored.orders)],
    ['Newest entry', newestEntryAt ? moment(newestEntryAt) : 'none'],
    ['Before this', kept === null ? 'there was no database' : `kept as ${kept}`],
  ])
  const said = [`Restored ${database} from ${file}.\n\n${rows}`]
  if (findings > 0)
    said.push(`Its ledger is not correct (${counted(findings, 'problem')}). Run audit for details.`)
  said.push(since ? sinceText(since) : unknownText(place))
  return {
    json: {
      file,
      database,
      kept,
      accounts: restored.accounts,
      walletsUsd: toUsd(walletsMicros),
      orders: restored.orders,
      newestEntryAt,
      findings,
      since: since && sinceJson(since),
    },
    text: said.filter((text) => text !== '').join('\n\n'),
  }
}

function sinceJson({ file, lists, ordersMicros, codes, access }: Since) {
  return { file, ...lists, ordersUsd: toUsd(ordersMicros), codes, access }
}

function unknownText({ unknownCodes }: Place): string {
  const lost =
    'Nothing shows what was ordered, paid in or changed since the backup. API keys that were revoked since then work again.'
  switch (unknownCodes) {
    case null:
      return lost
    case 'sell':
      return `${lost} Codes that were sold since then are on sale again.`
    case 'quarantine':
      return `${lost} Every unsold code is in quarantine. List them with stock quarantine, write off the sold ones with stock discard, then put the rest on sale with stock release.`
  }
}

/** Describes what the restore did by itself, and what the operator must decide before starting the service. */
function sinceText({ file, lists, ordersMicros, codes, access }: Since): string {
  const { writtenOff, quarantined } = codes
  const { keysEnded, keysIssued, accountsShut } = access
  const done = [
    writtenOff > 0 && `Codes that were delivered, now written off: ${writtenOff}.`,
    quarantined > 0 &&
      `Codes that may have been used, now in quarantine (see stock quarantine): ${quarantined}.`,
    keysEnded > 0 && `API keys revoked: ${keysEnded}. They stay revoked.`,
    keysIssued > 0 && `API keys issued: ${keysIssued}. They still work.`,
    accountsShut > 0 &&
      `Accounts banned, restricted or cut off from the API: ${accountsShut}. They stay that way.`,
  ].filter((line) => line !== false)
  const decide = [
    lists.orders > 0 &&
      `Orders: ${lists.orders}, for ${formatUsd(ordersMicros)}. The database no longer has them, and the money is back in the wallets. Completed ones were delivered: charge for them with account debit, or accept the loss. A supplier may still complete those that were processing.`,
    lists.lookups > 0 &&
      `Paid lookups: ${lists.lookups}. The database no longer has them, and the fees are back in the wallets.`,
    lists.trxids > 0 &&
      `Trxids: ${lists.trxids}, now free again. A client that repeats one gets a second order and pays for it: warn your resellers.`,
    lists.reopened > 0 &&
      `Orders that had ended, now open again: ${lists.reopened}. A supplier acts once for each reference, but your own people may get a task that is already done (/tasks).`,
    lists.deposits > 0 &&
      `Top-ups made or changed: ${lists.deposits}. The service credits Stars again if the backup has the request to pay: that is right, because the wallet lacks them. Credit all others, and transfers, with account credit. Top-ups that were refunded are in the wallet again: take them out with account debit.`,
    lists.claims > 0 &&
      `Problems with orders that were reported or decided: ${lists.claims}. What they paid back has left the wallets again, and replaced codes are the orders’ codes again. Those that are open again wait in /claims; ask about the others.`,
    lists.entries > 0 && `Ledger entries: ${lists.entries}. The database no longer has them.`,
    lists.accounts > 0 &&
      `Accounts opened: ${lists.accounts}. They are gone, with the money in their wallets: bring them back with account open and account credit.`,
    lists.allowlists > 0 && `Allowlist entries that were removed, now back: ${lists.allowlists}.`,
    lists.messages > 0 &&
      `Messages to the bot that were not handled yet, now lost: ${lists.messages}.`,
  ].filter((line) => line !== false)
  if (done.length + decide.length === 0) return 'Nothing has changed since the backup was made.'
  const parts = ['Since the backup was made:', ...done.map((line) => `  ${line}`)]
  if (file !== null && decide.length > 0)
    parts.push(
      '',
      'Decide about these before you start the service:',
      ...decide.map((line) => `  ${line}`),
      '',
      `${file} lists each of them. Prices, settings and unsold stock are those of the backup.`,
    )
  return parts.join('\n')
}
