import { existsSync, realpathSync } from 'node:fs'
import { basename } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Command } from 'commander'
import { isPostgres } from '../db/address.ts'
import { RestoreError, restoreDatabase } from '../db/restore.ts'
import type { Store } from '../db/store.ts'
import { recordAct } from '../domain/audit-log.ts'
import { type Contents, contentsOf } from '../domain/contents.ts'
import { formatUsd, toUsd } from '../domain/money.ts'
import { proveLedger } from '../domain/proof.ts'
import { fileError } from './input.ts'
import { counted, moment, pairs } from './output.ts'
import { perCent } from './progress.ts'
import { type Answer, actor, CliError, type Session } from './session.ts'

const STEPS = {
  copy: 'Copying the backup',
  check: 'Checking that the copy is whole',
  examine: 'Opening the copy',
  keep: 'Putting the present database aside',
  replace: 'Replacing it',
  end: 'Done',
}

const MAX_FINDINGS_TOLD = 5

type Restored = Contents & { walletsMicros: number; findings: number }

export function addRestoreCommand(program: Command, session: Session): void {
  program
    .command('restore')
    .description(
      'put a backup in the place of the database, which is kept; the service must be down',
    )
    .argument('<file>', 'what backup has written')
    .option(
      '--force',
      'also where its ledger does not hold, the present database cannot be read, or one of the two is the sandbox’s',
    )
    .action((file: string, { force = false }: { force?: boolean }) =>
      session.answer((now) =>
        session.interruptible((signal) => restore(session, { file, force, signal }, now)),
      ),
    )
}

async function restore(
  session: Session,
  { file, force, signal }: { file: string; force: boolean; signal: AbortSignal },
  now: Date,
): Promise<Answer> {
  const { databaseUrl, progress } = session
  if (isPostgres(databaseUrl))
    throw new CliError(
      'The database is on PostgreSQL: stop the service, then put back what pg_dump wrote, into an empty database, by pg_restore --dbname DATABASE_URL FILE',
    )
  // The file itself is replaced where the path is a link to it.
  const database = existsSync(databaseUrl) ? realpathSync(databaseUrl) : databaseUrl
  try {
    const { examined, kept } = await restoreDatabase({
      ...{ file, database, force, now, signal },
      onStep: (step) => progress.show(STEPS[step]),
      onCopied: (bytes, of) => progress.show(`${STEPS.copy}: ${perCent(bytes, of)}`),
      examine: (copy) => examine(copy, session, { file, force, signal }, now),
    })
    return restoredAnswer({ file, database, kept }, examined)
  } catch (error) {
    throw error instanceof RestoreError
      ? new CliError(error.message)
      : fileError(error, database, 'written')
  }
}

/** Proves the copy's ledger and writes down in it whence it came. */
async function examine(
  copy: Store,
  session: Session,
  { file, force, signal }: { file: string; force: boolean; signal: AbortSignal },
  now: Date,
): Promise<Restored> {
  const proof = await proveLedger(copy.read, async (done, total, rule) => {
    session.progress.show(`Proving the ledger, rule ${done + 1} of ${total}: ${rule}`)
    // The turn in which Ctrl+C is heard of.
    await nextTurn()
    signal.throwIfAborted()
  })
  if (proof.findings.length > 0 && !force) {
    const told = proof.findings
      .slice(0, MAX_FINDINGS_TOLD)
      .map(
        ({ reference, accountId, problem }) =>
          `  ${reference ?? `account ${accountId}`}: ${problem}`,
      )
    throw new CliError(
      `The ledger in ${file} does not hold: ${counted(proof.findings.length, 'row')}. Nothing has changed; --force restores it anyway.\n${told.join('\n')}`,
    )
  }
  const detail = { file: basename(file) }
  await copy.transaction((tx) => recordAct(tx, { actor, action: 'service.restore', detail }, now))
  const { walletsMicros, findings } = proof
  return { ...(await contentsOf(copy.read)), walletsMicros, findings: findings.length }
}

function restoredAnswer(
  { file, database, kept }: { file: string; database: string; kept: string | null },
  restored: Restored,
): Answer {
  const { walletsMicros, newestEntryAt, findings } = restored
  const rows = pairs([
    ['Accounts', String(restored.accounts)],
    ['Wallets', `together ${formatUsd(walletsMicros)}`],
    ['Orders', String(restored.orders)],
    ['Newest entry', newestEntryAt ? moment(newestEntryAt) : 'none'],
    ['Before this', kept === null ? 'there was no database' : `kept as ${kept}`],
  ])
  const warning =
    findings === 0 ? '' : `\n\nIts ledger does not hold (${counted(findings, 'row')}): see audit.`
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
    },
    text: `Restored ${database} from ${file}.\n\n${rows}${warning}`,
  }
}
