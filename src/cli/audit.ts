import { setImmediate as nextTurn } from 'node:timers/promises'
import { isPostgres } from '../db/address.ts'
import { damageOf } from '../db/sqlite/damage.ts'
import type { Reader } from '../db/store.ts'
import { type Proof, proveLedger } from '../domain/ledger/proofs/proof.ts'
import { type Answer, counted, pick } from './answer.ts'
import type { Command } from './command.ts'
import { CliError, checkInterrupt, type Session } from './session.ts'

const MAX_SHOWN = 5
const TOTALS = 'wallets entries walletsMicros houses findings'
const CORRECT = 'The ledger is correct: every balance, order, deposit and delivery agrees with it.'
const DAMAGED =
  'The database file is damaged, so the ledger was not checked. Stop the service, keep the file, check the disk and memory of the machine, and restore the newest undamaged backup.'

export function addAuditCommand(program: Command): void {
  const { progress, databaseUrl } = program.session
  program
    .add(
      'audit',
      'check the ledger against wallets, orders, lookups, deposits and stock; exits 1 on any problem',
    )
    .option(
      '--full',
      'also compare every index of the SQLite file with its table, which takes longer',
    )
    .runs(async ({ read }, { full = false }: { full?: boolean }): Promise<Answer> => {
      progress.show('Checking the file')
      const damage = isPostgres(databaseUrl) ? [] : damageOf(databaseUrl, { full })
      // What is read from a damaged file proves nothing.
      if (damage.length > 0)
        return { json: { holds: false, damage, findings: [] }, failure: DAMAGED }
      const proof = await proveLedger(read, async (done, total, rule) => {
        progress.show(`Rule ${done + 1} of ${total}: ${rule}`)
        // Pauses between rules, so that the service can copy its log into the file.
        await nextTurn()
      })
      const count = proof.findings.length + proof.test.findings.length
      return {
        json: { holds: count === 0, ...pick(proof, TOTALS), test: pick(proof.test, TOTALS) },
        ...(count === 0
          ? { next: [CORRECT] }
          : { failure: `The ledger is not correct: ${counted(count, 'problem')}.` }),
      }
    })
}

/**
 * Proves the ledger of a database that is to replace another.
 * @param refusal the texts before and after the first findings.
 * @throws CliError if there are findings and `force` is not set.
 */
export async function proveReplacement(
  db: Reader,
  { progress }: Session,
  { force, signal }: { force: boolean; signal: AbortSignal },
  [before, after]: [before: string, after: string],
): Promise<Proof> {
  const proof = await proveLedger(db, async (done, total, rule) => {
    progress.show(`Checking the ledger, rule ${done + 1} of ${total}: ${rule}`)
    await checkInterrupt(signal)
  })
  const { findings } = proof
  if (findings.length === 0 || force) return proof
  const shown = findings
    .slice(0, MAX_SHOWN)
    .map(
      ({ reference, accountId, problem }) => `${reference ?? `account ${accountId}`}: ${problem}`,
    )
  throw new CliError(
    `${before} (${counted(findings.length, 'problem')}):\n  ${shown.join('\n  ')}\n${after}`,
  )
}
