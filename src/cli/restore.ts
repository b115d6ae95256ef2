import { basename } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Command, Option } from 'commander'
import { isPostgres } from '../db/address.ts'
import { readKeyFile } from '../db/key-file.ts'
import { RestoreError } from '../db/sqlite/restore/error.ts'
import { type Restoring, restoreDatabase } from '../db/sqlite/restore/restore.ts'
import type { UnknownCodes } from '../db/sqlite/restore/unsold.ts'
import { withoutLinks } from '../db/sqlite/start.ts'
import type { Store } from '../db/store.ts'
import { plainVault } from '../db/vault.ts'
import { proveLedger } from '../domain/ledger/proofs/proof.ts'
import { recordAct } from '../domain/service/audit-log.ts'
import { codesKeyOf } from '../domain/service/codes-key.ts'
import { contentsOf } from '../domain/service/database-summary.ts'
import { resealCodes } from '../domain/service/reseal.ts'
import { counted } from '../texts/en/counted.ts'
import { fileError } from './input.ts'
import { perCent } from './progress.ts'
import { type Restored, restoredAnswer } from './restore-answer.ts'
import { type Answer, actor, CliError, requireKey, type Session } from './session.ts'

const STEPS = {
  copy: 'Copying the backup',
  check: 'Checking that the copy is whole',
  examine: 'Opening the copy',
  compare: 'Comparing it with the present database',
  keep: 'Putting the present database aside',
  replace: 'Replacing it',
  end: 'Done',
}

const MAX_FINDINGS_TOLD = 5

type Options = {
  force: boolean
  codesSinceAreUnknown?: UnknownCodes
  backupKeyFile?: string
}

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
    .addOption(
      new Option(
        '--codes-since-are-unknown <what>',
        'if no present database tells which codes were sold since the backup: put all unsold ones into quarantine, or sell them',
      ).choices(['quarantine', 'sell']),
    )
    .option(
      '--backup-key-file <file>',
      'the key of the backup’s codes, if it is not the one in CODES_KEY_FILE; the restored codes get that one',
    )
    .action((file: string, options: Partial<Options>) =>
      session.answer((now) =>
        session.interruptible((signal) =>
          restore(session, { force: false, ...options, file, signal }, now),
        ),
      ),
    )
}

async function restore(
  session: Session,
  options: Options & { file: string; signal: AbortSignal },
  now: Date,
): Promise<Answer> {
  const { databaseUrl, progress } = session
  const { file, force, codesSinceAreUnknown, signal } = options
  if (isPostgres(databaseUrl))
    throw new CliError(
      'The database is on PostgreSQL: stop the service, then put back what pg_dump wrote, into an empty database, by pg_restore --dbname DATABASE_URL FILE',
    )
  // If the path is a link, the file that it links to is replaced.
  const database = withoutLinks(databaseUrl)
  try {
    const unknownCodes = codesSinceAreUnknown ?? null
    const { examined, kept, since } = await restoreDatabase({
      ...{ file, database, force, unknownCodes, now, signal },
      ...keysOf(session, options, now),
      onStep: (step) => progress.show(STEPS[step]),
      onCopied: (bytes, of) => progress.show(`${STEPS.copy}: ${perCent(bytes, of)}`),
      examine: (copy) => examine(copy, session, { file, force, signal }, now),
    })
    return restoredAnswer({ file, database, kept, unknownCodes }, examined, since)
  } catch (error) {
    throw error instanceof RestoreError
      ? new CliError(error.message)
      : fileError(error, database, 'written')
  }
}

/** The key of the copy's codes, and how to change it to the service's, so that codes of both can be compared. */
function keysOf(
  { codesKeyFile, progress }: Session,
  { backupKeyFile, signal }: Options & { signal: AbortSignal },
  now: Date,
): Pick<Restoring<unknown>, 'vault' | 'rekey'> {
  if (backupKeyFile !== undefined && codesKeyFile === null)
    throw new CliError('Set CODES_KEY_FILE, too: to the file with the key of the service.')
  const to = readKeyFile(codesKeyFile)
  const vault = backupKeyFile === undefined ? to : readKeyFile(backupKeyFile)
  return {
    vault,
    async rekey(copy) {
      const from = (await codesKeyOf(copy.read)) ? vault : plainVault
      if (from.keyId === to.keyId) return
      const step = async (what: string) => {
        progress.show(what)
        // Pauses so that Ctrl+C is noticed.
        await nextTurn()
        signal.throwIfAborted()
      }
      await resealCodes(copy, { from, to, actor, step }, now)
    },
  }
}

/** Proves the copy's ledger, and records in its audit log which backup was restored. */
async function examine(
  copy: Store,
  session: Session,
  { file, force, signal }: { file: string; force: boolean; signal: AbortSignal },
  now: Date,
): Promise<Restored> {
  await requireKey(
    copy.read,
    file,
    ' If the backup has an older key, give its file with --backup-key-file.',
  )
  const proof = await proveLedger(copy.read, async (done, total, rule) => {
    session.progress.show(`Proving the ledger, rule ${done + 1} of ${total}: ${rule}`)
    // Pauses so that Ctrl+C is noticed.
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
