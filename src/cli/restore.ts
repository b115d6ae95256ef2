import { basename } from 'node:path'
import { Option } from 'commander'
import { isPostgres } from '../db/address.ts'
import { readKeyFile } from '../db/key-file.ts'
import { withoutLinks } from '../db/sqlite/start.ts'
import type { Store } from '../db/store.ts'
import { plainVault } from '../db/vault.ts'
import { recordAct } from '../domain/audit/audit-log.ts'
import { contentsOf } from '../domain/instances/database-summary.ts'
import { codesKeyOf, resealCodes } from '../domain/sealing/reseal.ts'
import { settingsAfterRestore } from '../domain/settings/restored-settings.ts'
import { type Restoring, restoreDatabase } from '../restore/restore.ts'
import type { UnknownCodes } from '../restore/unsold.ts'
import type { Answer } from './answer.ts'
import { proveReplacement } from './audit.ts'
import type { Command } from './command.ts'
import { fileError } from './files.ts'
import { type Restored, restoredAnswer } from './restore-answer.ts'
import { actor, CliError, checkInterrupt, perCent, requireKey, type Session } from './session.ts'

const STEPS = {
  copy: 'Copying the backup',
  check: 'Checking the copy for damage',
  examine: 'Opening the copy',
  compare: 'Comparing it with the current database',
  keep: 'Moving the current database aside',
  replace: 'Replacing it',
  end: 'Done',
}

type Options = {
  force: boolean
  codesSinceAreUnknown?: UnknownCodes
  backupKeyFile?: string
}

export function addRestoreCommand(program: Command): void {
  const { session } = program
  program
    .add(
      'restore',
      'replace the database with a backup, and keep the old one; stop the service first',
    )
    .argument('<file>', 'the backup')
    .option(
      '--force',
      'restore even if its ledger is not correct, the current database cannot be read, or one of the two belongs to the sandbox',
    )
    .addOption(
      new Option(
        '--codes-since-are-unknown <what>',
        'if no current database shows which codes were sold since the backup: put all unsold ones into quarantine, or sell them',
      ).choices(['quarantine', 'sell']),
    )
    .option(
      '--backup-key-file <file>',
      'the key of the backup’s codes, if it is not the one in CODES_KEY_FILE; the restored codes are encrypted with that one',
    )
    .answers((now, file: string, options: Partial<Options>) =>
      session.interruptible((signal) =>
        restore(session, { force: false, ...options, file, signal }, now),
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
      'This database is on PostgreSQL. Stop the service, then restore the dump into an empty database: pg_restore --dbname DATABASE_URL FILE',
    )
  // If the path is a link, the file that it links to is replaced.
  const database = withoutLinks(databaseUrl)
  try {
    const unknownCodes = codesSinceAreUnknown ?? null
    const { examined, kept, since } = await restoreDatabase({
      file,
      database,
      force,
      unknownCodes,
      mergeSettings: settingsAfterRestore,
      now,
      signal,
      ...keysOf(session, options, now),
      onStep: (step) => progress.show(STEPS[step]),
      onCopied: (bytes, of) => progress.show(`${STEPS.copy}: ${perCent(bytes, of)}`),
      examine: (copy) => examine(copy, session, { file, force, signal }, now),
    })
    return restoredAnswer({ file, database, kept, unknownCodes }, examined, since)
  } catch (error) {
    throw fileError(error, database, 'written')
  }
}

/** The key of the copy's codes, and how to change it to the service's, so that codes of both can be compared. */
function keysOf(
  { codesKeyFile, progress }: Session,
  { backupKeyFile, signal }: Options & { signal: AbortSignal },
  now: Date,
): Pick<Restoring<unknown>, 'vault' | 'rekey'> {
  if (backupKeyFile !== undefined && codesKeyFile === null)
    throw new CliError('Set CODES_KEY_FILE, too, to the file with the key of the service.')
  const to = readKeyFile(codesKeyFile)
  const vault = backupKeyFile === undefined ? to : readKeyFile(backupKeyFile)
  return {
    vault,
    async rekey(copy) {
      const from = (await codesKeyOf(copy.read)) ? vault : plainVault
      if (from.keyId === to.keyId) return
      const step = async (what: string) => {
        progress.show(what)
        await checkInterrupt(signal)
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
  const proof = await proveReplacement(copy.read, session, { force, signal }, [
    `The ledger in ${file} is not correct`,
    'Nothing has changed. Add --force to restore it anyway.',
  ])
  const detail = { file: basename(file) }
  await copy.transaction((tx) => recordAct(tx, { actor, action: 'service.restore', detail }, now))
  const { walletsMicros, findings } = proof
  return { ...(await contentsOf(copy.read)), walletsMicros, findings: findings.length }
}
