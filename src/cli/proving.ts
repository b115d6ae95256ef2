import type { Reader } from '../db/store.ts'
import { type Proof, proveLedger } from '../domain/ledger/proofs/proof.ts'
import { counted } from './counted.ts'
import { CliError, checkInterrupt, type Session } from './session.ts'

const MAX_SHOWN = 5

/**
 * Proves the ledger of a database that is to replace another.
 * @param refusal the texts before and after the first findings.
 * @throws CliError if there are findings and `force` is not set.
 */
export async function proveReplacement(
  db: Reader,
  { progress }: Session,
  { force, signal }: { force: boolean; signal: AbortSignal },
  refusal: [before: string, after: string],
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
  const [before, after] = refusal
  throw new CliError(
    `${before} (${counted(findings.length, 'problem')}):\n  ${shown.join('\n  ')}\n${after}`,
  )
}
