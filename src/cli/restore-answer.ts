import type { Since } from '../db/sqlite/restore/since.ts'
import type { UnknownCodes } from '../db/sqlite/restore/unsold.ts'
import type { Contents } from '../domain/service/database-summary.ts'
import { formatUsd, toUsd } from '../domain/shared/money.ts'
import { counted } from '../texts/en/counted.ts'
import { moment, pairs } from './output.ts'
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
  const rows = pairs([
    ['Accounts', String(restored.accounts)],
    ['Wallets', `together ${formatUsd(walletsMicros)}`],
    ['Orders', String(restored.orders)],
    ['Newest entry', newestEntryAt ? moment(newestEntryAt) : 'none'],
    ['Before this', kept === null ? 'there was no database' : `kept as ${kept}`],
  ])
  const said = [`Restored ${database} from ${file}.\n\n${rows}`]
  if (findings > 0) said.push(`Its ledger does not hold (${counted(findings, 'row')}): see audit.`)
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
    'Nobody can tell what was ordered, paid in or changed since the backup. API keys that were ended since then work again.'
  switch (unknownCodes) {
    case null:
      return lost
    case 'sell':
      return `${lost} Codes that were sold since then are on sale again.`
    case 'quarantine':
      return `${lost} Every unsold code is in quarantine: list them with stock quarantine, write off the sold ones with stock discard, then put the rest on sale with stock release.`
  }
}

/** Text: what the restore set aside by itself, and what the operator must decide before starting the service. */
function sinceText({ file, lists, ordersMicros, codes, access }: Since): string {
  const { writtenOff, quarantined } = codes
  const { keysEnded, keysIssued, accountsShut } = access
  const done = [
    writtenOff > 0 && `Codes delivered, now written off: ${writtenOff}.`,
    quarantined > 0 &&
      `Codes taken but perhaps not used, now in quarantine (see stock quarantine): ${quarantined}.`,
    keysEnded > 0 && `API keys ended: ${keysEnded}. They stay ended.`,
    keysIssued > 0 && `API keys issued: ${keysIssued}. They still work.`,
    accountsShut > 0 &&
      `Accounts banned, restricted or switched off: ${accountsShut}. They stay so.`,
  ].filter((line) => line !== false)
  const decide = [
    lists.orders > 0 &&
      `Orders: ${lists.orders}, for ${formatUsd(ordersMicros)}. The books no longer have them, and the money is back in the wallets. Completed ones were delivered: charge for them with account debit, or let it be. A supplier may still complete those that were processing.`,
    lists.lookups > 0 &&
      `Paid lookups: ${lists.lookups}. The books no longer have them, and the fees are back in the wallets.`,
    lists.trxids > 0 &&
      `Trxids: ${lists.trxids}, now free again. A client that sends one again gets a second order and pays for it: tell your resellers.`,
    lists.reopened > 0 &&
      `Orders that had ended, now open again: ${lists.reopened}. A supplier acts once for each reference, but your own people may get a task that is already done (/tasks).`,
    lists.deposits > 0 &&
      `Top-ups made or changed: ${lists.deposits}. The service credits Stars again if the backup has the request to pay: that is right, because the wallet lacks them. Credit all others, and transfers, with account credit. What was paid back is in the wallet again: take it out with account debit.`,
    lists.entries > 0 && `Ledger entries: ${lists.entries}. The books no longer have them.`,
    lists.accounts > 0 &&
      `Accounts opened: ${lists.accounts}. They are gone, with the money in their wallets: bring them back with account open and account credit.`,
    lists.allowlists > 0 && `Allowlist entries that were removed, now back: ${lists.allowlists}.`,
    lists.messages > 0 &&
      `Messages to the bot that were not handled yet, now lost: ${lists.messages}.`,
  ].filter((line) => line !== false)
  if (done.length + decide.length === 0) return 'Nothing has happened since the backup was made.'
  const parts = ['Since the backup was made:', ...done.map((line) => `  ${line}`)]
  if (file !== null && decide.length > 0)
    parts.push(
      '',
      'Decide about these before you start the service:',
      ...decide.map((line) => `  ${line}`),
      '',
      `Each of them is listed in ${file}. Prices, settings and unsold stock are those of the backup.`,
    )
  return parts.join('\n')
}
