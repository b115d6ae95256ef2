// node audit.ts PREFIX: sends its parent how many orders have a trxid that begins with PREFIX, and what
// is wrong with the ledger.
import { like } from 'drizzle-orm'
import { openStore } from '../../../src/db/open.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { submissions } from '../../../src/domain/schema.ts'
import { databaseUrl } from '../data/database-url.ts'

const [prefix = ''] = process.argv.slice(2)
const store = await openStore(databaseUrl())
const ofRun = like(submissions.trxid, `${prefix}%`)
const orders = await store.read.$count(submissions, ofRun)
const { findings } = await proveLedger(store.read)
await store.close()
process.send?.({ orders, findings: findings.length, first: findings[0] ?? null })
process.disconnect()
