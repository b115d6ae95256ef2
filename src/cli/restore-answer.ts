import type { AccessGiven, Contents } from '../domain/instances/database-summary.ts'
import { formatUsd, toUsd } from '../domain/shared/money.ts'
import type { Carried } from '../restore/on-restore.ts'
import type { Since } from '../restore/since.ts'
import type { SinceList } from '../restore/since-lists.ts'
import type { UnknownCodes } from '../restore/unsold.ts'
import { counted } from './counted.ts'
import { columns, moment } from './output.ts'
import { CARRIED, givenText, LISTED } from './restore-said.ts'
import type { Answer } from './session.ts'

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
  said.push(since ? sinceText(since) : unknownText(place, restored.access))
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
      // Where nothing was carried over.
      ...(since ? {} : { check: checkJson(restored.access) }),
    },
    text: said.filter((text) => text !== '').join('\n\n'),
  }
}

function sinceJson({ file, lists, ordersMicros, codes, access }: Since) {
  return { file, ...lists, ordersUsd: toUsd(ordersMicros), codes, access }
}

function checkJson({ secondPersonMicros, ...access }: AccessGiven) {
  return { ...access, secondPersonUsd: toUsd(secondPersonMicros) }
}

function unknownText({ unknownCodes }: Place, access: AccessGiven): string {
  const lost = [
    'Nothing shows what was ordered, paid in or changed since the backup, so what was taken away since then is back. API keys that were revoked since then work again.',
    'Requests for a second person, unsent news and messages to the bot that waited in the backup are ended.',
  ]
  const codes = {
    sell: 'Codes that were sold since then are on sale again.',
    quarantine:
      'Every unsold code is in quarantine. List them with stock quarantine, write off the sold ones with stock discard, then put the rest on sale with stock release.',
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
      `Codes that may have been used, now in quarantine (see stock quarantine): ${quarantined}.`,
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
