import type { Reader } from '../../../db/store.ts'
import { codesKeyOf } from '../../sealing/codes-key.ts'
import { codeRows } from '../../sealing/sealed-places.ts'
import type { Finding } from './finding.ts'

/** A limit, since with the wrong key every row is a finding. */
const MAX_FINDINGS = 1000

/** Checks that every stored code is encrypted and can be opened, if the database has a key. */
export async function codesNotEncrypted(db: Reader): Promise<Finding[]> {
  if ((await codesKeyOf(db)) === null) return []
  const findings: Finding[] = []
  for await (const rows of codeRows(db))
    for (const row of rows) {
      if (row.sealed === null && row.mayBeInClear) continue
      const problem = row.sealed === null ? 'is not encrypted' : row.problem(db.vault)
      if (problem === null) continue
      const rule = 'a code is encrypted with the key of the database, and can be decrypted'
      findings.push({ rule, accountId: null, reference: row.name, problem })
      if (findings.length === MAX_FINDINGS) return findings
    }
  return findings
}
