import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isPostgres } from '../db/address.ts'
import { noDatabase } from '../db/schema-version.ts'
import { writeBackup } from '../db/sqlite/backup.ts'
import { damageOf } from '../db/sqlite/damage.ts'
import { type Proof, proveLedger } from '../domain/ledger/proofs/proof.ts'
import { toUsd } from '../domain/shared/money.ts'
import type { Command } from './command.ts'
import { counted } from './counted.ts'
import { fileError } from './input.ts'
import { perCent } from './progress.ts'
import { type Answer, CliError, type Session } from './session.ts'

export function addMaintenanceCommands(program: Command, session: Session): void {
  program
    .command('audit')
    .description(
      'check the ledger against wallets, orders, lookups, deposits and stock; exits 1 on any problem',
    )
    .option(
      '--full',
      'also compare every index of the SQLite file with its table, which takes longer',
    )
    .runs(async ({ store }, { full = false }: { full?: boolean }) => {
      session.progress.show('Checking the file')
      const damage = isPostgres(session.databaseUrl) ? [] : damageOf(session.databaseUrl, { full })
      // What is read from a damaged file proves nothing.
      if (damage.length > 0) return damageAnswer(damage)
      return proofAnswer(
        await proveLedger(store.read, async (done, total, rule) => {
          session.progress.show(`Rule ${done + 1} of ${total}: ${rule}`)
          // Pauses between rules, so that the service can copy its log into the file.
          await nextTurn()
        }),
      )
    })

  program
    .command('backup')
    .description('write a consistent copy of the database; the service may be running')
    .argument('<file>', 'a new file')
    .action((file: string) =>
      session.answer(async () => {
        if (existsSync(file)) throw new CliError(`${file} exists already; name a new file.`)
        if (!existsSync(dirname(file))) throw new CliError(`There is no folder ${dirname(file)}.`)
        await backUp(file, session)
        const { size } = statSync(file)
        return { json: { file, bytes: size } }
      }),
    )
}

/** Copies the file unchanged. This works for a database of another version, too. */
async function backUp(file: string, { databaseUrl, progress, interruptible }: Session) {
  if (isPostgres(databaseUrl))
    throw new CliError(
      'This database is on PostgreSQL. Copy it with its own tool, also while the service runs: pg_dump --format=custom --file FILE DATABASE_URL',
    )
  if (!existsSync(databaseUrl)) throw noDatabase(databaseUrl)
  const onProgress = (done: number, total: number) =>
    progress.show(`Copied ${perCent(done, total)}`)
  try {
    await interruptible((signal) => writeBackup(databaseUrl, file, { signal, onProgress }))
  } catch (error) {
    throw fileError(error, file, 'written')
  }
}

function damageAnswer(damage: string[]): Answer {
  return {
    json: { holds: false, damage, findings: [] },
    failure:
      'The database file is damaged, so the ledger was not checked. Stop the service, keep the file, check the disk and memory of the machine, and restore the newest undamaged backup.',
  }
}

function proofAnswer(proof: Proof): Answer {
  const { test } = proof
  const count = proof.findings.length + test.findings.length
  return {
    json: {
      holds: count === 0,
      ...totalsJson(proof),
      findings: proof.findings,
      test: { ...totalsJson(test), findings: test.findings },
    },
    ...(count === 0
      ? {
          next: [
            'The ledger is correct: every balance, order, deposit and delivery agrees with it.',
          ],
        }
      : { failure: `The ledger is not correct: ${counted(count, 'problem')}.` }),
  }
}

function totalsJson({ wallets, entries, walletsMicros, houses }: Proof['test']) {
  return {
    wallets,
    entries,
    walletsUsd: toUsd(walletsMicros),
    houses: houses.map(({ house, balanceMicros }) => ({ house, balanceUsd: toUsd(balanceMicros) })),
  }
}
