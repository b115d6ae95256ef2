import { basename } from 'node:path'
import { databaseName, isPostgres } from '../db/address.ts'
import { readKeyFile } from '../db/key-file.ts'
import type { Moved } from '../db/move/move.ts'
import { recordAct } from '../domain/audit/audit-log.ts'
import * as schema from '../domain/schema.ts'
import { type Answer, counted } from './answer.ts'
import { proveReplacement } from './audit.ts'
import type { Command } from './command.ts'
import { fileError } from './files.ts'
import { actor, CliError, requireKey, type Session, stepText } from './session.ts'

type Options = { from: string; to?: string; giveUp?: boolean; force?: boolean }

export function addMoveCommand(program: Command): void {
  const { session } = program
  program
    .add('move', 'move a SQLite database to PostgreSQL; stop the service first')
    .requiredOption('--from <file>', 'the SQLite file')
    .option('--to <url>', 'a new PostgreSQL database (default: DATABASE_URL)')
    .option('--give-up', 'give the move up and use the file again')
    .option(
      '--force',
      'move it even if the ledger is not correct; with --give-up: needed, because the file lacks what was done since',
    )
    .answers(async (now, options: Options) => {
      try {
        return options.giveUp ? await giveUp(options) : await move(session, options, now)
      } catch (error) {
        throw fileError(error, options.from, 'written')
      }
    })
}

async function giveUp({ from, force = false }: Options): Promise<Answer> {
  const { giveUpMove } = await import('../db/move/source.ts')
  const to = giveUpMove(from, force)
  return {
    json: { from, to, givenUp: true },
    next: [
      `${from} can be used again. Delete the database ${to}, so that nobody uses it by mistake.`,
    ],
  }
}

async function move(session: Session, options: Options, now: Date): Promise<Answer> {
  const { from, to = session.databaseUrl, force = false } = options
  if (isPostgres(from)) throw new CliError('--from is the path of a SQLite file.')
  if (!isPostgres(to))
    throw new CliError(
      'Give the target with --to postgres://user:password@host:5432/database or in DATABASE_URL.',
    )
  // Loads the clients of both engines only here.
  const { moveDatabase } = await import('../db/move/move.ts')
  const { progress } = session
  const moved = await session.interruptible(
    (signal) =>
      moveDatabase({
        from,
        to,
        now,
        signal,
        schema,
        vault: readKeyFile(session.codesKeyFile),
        onStep: (...step) => progress.show(stepText(...step)),
        async examine(read) {
          await requireKey(read, 'the file')
          const { findings } = await proveReplacement(read, session, { force, signal }, [
            'All rows are copied, but the ledger is not correct, in the file as well',
            'Nothing was moved. Add --force to move it anyway, or fix the file first.',
          ])
          return findings.length
        },
        complete: (tx) =>
          recordAct(tx, { actor, action: 'service.move', detail: { file: basename(from) } }, now),
      }),
    'Interrupted. Nothing was moved.',
  )
  return movedAnswer({ from, to: databaseName(to) }, moved)
}

function movedAnswer({ from, to }: { from: string; to: string }, moved: Moved<number>): Answer {
  const { tables, examined: findings, rows } = moved
  const ledger =
    findings === 0
      ? 'The ledger is correct.'
      : `The ledger is not correct (${counted(findings, 'problem')}). Run audit for details.`
  return {
    json: { from, to, complete: true, rows, tables, findings },
    next: [
      `The move of ${from} to ${to} is complete. Each row is the same as in the file. ${ledger}`,
      `Now set DATABASE_URL to the new database, unset BACKUP_DIR (back up with pg_dump from now on), and start the service. Keep ${from}: it has all its data, but no service starts on it any more.`,
    ],
  }
}
