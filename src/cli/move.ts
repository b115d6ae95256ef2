import { basename } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Command } from 'commander'
import { databaseName, isPostgres } from '../db/address.ts'
import { readKeyFile } from '../db/key-file.ts'
import { MoveError } from '../db/move/marks.ts'
import type { Moved } from '../db/move/move.ts'
import { DatabaseProblem, type Store } from '../db/store.ts'
import { proveLedger } from '../domain/ledger/proofs/proof.ts'
import { recordAct } from '../domain/service/audit-log.ts'
import { formatUsd, toUsd } from '../domain/shared/money.ts'
import { counted } from '../texts/en/counted.ts'
import { fileError } from './input.ts'
import { table } from './output.ts'
import { perCent } from './progress.ts'
import {
  type Answer,
  actor,
  CliError,
  InterruptedError,
  requireKey,
  type Session,
} from './session.ts'

type Options = { from: string; to?: string; giveUp?: boolean; force?: boolean }

const MAX_FINDINGS_TOLD = 5

export function addMoveCommand(program: Command, session: Session): void {
  program
    .command('move')
    .description('carry a SQLite database over to PostgreSQL; the service must be down')
    .requiredOption('--from <file>', 'the SQLite file')
    .option('--to <url>', 'a new PostgreSQL database; DATABASE_URL where that is one')
    .option('--give-up', 'go on with the file instead')
    .option(
      '--force',
      'also where the ledger does not hold, or where the move that is given up is complete',
    )
    .action((options: Options) =>
      session.answer(async (now) => {
        try {
          return options.giveUp ? await giveUp(options) : await move(session, options, now)
        } catch (error) {
          throw error instanceof MoveError || error instanceof DatabaseProblem
            ? new CliError(error.message, { cause: error })
            : fileError(error, options.from, 'written')
        }
      }),
    )
}

async function giveUp({ from, force = false }: Options): Promise<Answer> {
  const { giveUpMove } = await import('../db/move/give-up.ts')
  const to = giveUpMove(from, force)
  return {
    json: { from, to, givenUp: true },
    text: `${from} may be used again. Remove the database ${to} before it is taken for the shop's.`,
  }
}

async function move(session: Session, options: Options, now: Date): Promise<Answer> {
  const { from, to = session.databaseUrl, force = false } = options
  if (isPostgres(from)) throw new CliError('--from is the path of a SQLite file.')
  if (!isPostgres(to))
    throw new CliError(
      'Say where to: --to postgres://user:password@host:5432/database, or the same as DATABASE_URL.',
    )
  // The clients of both engines are loaded where they are needed.
  const { moveDatabase } = await import('../db/move/move.ts')
  const { progress } = session
  const moved = await session.interruptible(async (signal) => {
    try {
      return await moveDatabase({
        ...{ from, to, now, signal },
        vault: readKeyFile(session.codesKeyFile),
        onStep: (what, done, total) =>
          progress.show(
            done === undefined || total === undefined
              ? what
              : `${what}: ${perCent(done, total)} of ${counted(total, 'row')}`,
          ),
        examine: (target) => prove(target, session, { force, signal }),
        note: (tx) =>
          recordAct(tx, { actor, action: 'service.move', detail: { file: basename(from) } }, now),
      })
    } catch (error) {
      if (!(error instanceof InterruptedError)) throw error
      throw new InterruptedError(
        'Interrupted. Run the same command again: the move goes on where it was.',
      )
    }
  })
  return movedAnswer({ from, to: databaseName(to) }, moved)
}

async function prove(
  target: Store,
  { progress }: Session,
  { force, signal }: { force: boolean; signal: AbortSignal },
): Promise<number> {
  await requireKey(target.read, 'the file')
  const { findings } = await proveLedger(target.read, async (done, total, rule) => {
    progress.show(`Proving the ledger, rule ${done + 1} of ${total}: ${rule}`)
    // Pauses so that Ctrl+C is noticed.
    await nextTurn()
    signal.throwIfAborted()
  })
  if (findings.length === 0 || force) return findings.length
  const told = findings
    .slice(0, MAX_FINDINGS_TOLD)
    .map(({ reference, problem, rule }) => `${reference ?? '-'} ${problem}: ${rule}`)
  throw new CliError(
    `All rows are over, but the ledger does not hold, there as in the file (${counted(findings.length, 'row')}):\n  ${told.join('\n  ')}\nThe move is not complete. Add --force to complete it all the same, or give it up (--give-up) and mend the file first.`,
  )
}

function movedAnswer({ from, to }: { from: string; to: string }, moved: Moved<number>): Answer {
  const { tables, totals, examined: findings, carried, carriedBefore } = moved
  const rows = [
    ...tables.map(({ table: name, source, target }) => [name, grouped(source), grouped(target)]),
    ...totals.map(({ source, target }) => [source.what, amount(source), amount(target)]),
  ]
  const ledger =
    findings === 0 ? 'The ledger holds.' : `The ledger does not hold (${findings}): see audit.`
  const before = carriedBefore === 0 ? '' : `, ${grouped(carriedBefore)} of them before this run`
  return {
    json: {
      from,
      to,
      complete: true,
      rows: carried + carriedBefore,
      rowsBefore: carriedBefore,
      tables,
      totals: totals.map(({ source, target }) => ({
        what: source.what,
        source: asJson(source),
        target: asJson(target),
      })),
      findings,
    },
    text: [
      table(['', 'SQLITE', 'POSTGRESQL'], rows, ''),
      '',
      `The move of ${from} to ${to} is complete: ${grouped(carried + carriedBefore)} rows${before}, each compared with the file's and the same. ${ledger}`,
      '',
      `Now set DATABASE_URL to the new database, unset BACKUP_DIR (pg_dump makes the backups from here on), and start the service. Keep ${from}: it is as it was, and no service starts on it any more.`,
    ].join('\n'),
  }
}

type Total = { count: string; micros: string | null }

function amount({ count, micros }: Total): string {
  return micros === null
    ? grouped(Number(count))
    : `${grouped(Number(count))}, ${formatUsd(Number(micros))}`
}

function asJson({ count, micros }: Total) {
  return { count: Number(count), usd: micros === null ? null : toUsd(Number(micros)) }
}

function grouped(count: number): string {
  return count.toLocaleString('en-US')
}
