// Fills an empty database: node build.ts MANIFEST ACCOUNTS MEASURED CODES [file].
// With `file` it writes past the Store into the SQLite file, which takes a tenth of the time.
import { openStore } from '../../../src/db/open.ts'
import { accounts } from '../../../src/domain/schema.ts'
import { bringCatalog, bringCodes, KEY_PIDS, TOP_UP_PIDS } from '../data/catalog.ts'
import { databaseUrl } from '../data/database-url.ts'
import { fileSink } from '../data/file-sink.ts'
import { writeManifest } from '../data/manifest.ts'
import { writePast } from '../data/past.ts'
import { storeSink } from '../data/store-sink.ts'

const [manifest = '', accountCount, measuredCount, codeCount, how] = process.argv.slice(2)
const shape = { accounts: Number(accountCount), measured: Number(measuredCount) }
const url = databaseUrl()
const now = new Date()

const store = await openStore(url)
if ((await store.read.$count(accounts)) > 0)
  throw new Error('The database to measure must be empty, and this one has accounts.')
await bringCatalog(store, now)
const { measured, orders } =
  how === 'file' ? await writeFilePast() : await writePast(storeSink(store), shape, now)

const stocked = how === 'file' ? await openStore(url) : store
await bringCodes(stocked, Number(codeCount), now)
await stocked.close()
const pids = { topUpPids: TOP_UP_PIDS, keyPids: KEY_PIDS }
writeManifest(manifest, { accounts: shape.accounts, orders, measured, ...pids })

async function writeFilePast() {
  await store.close()
  const sink = fileSink(url)
  const written = await writePast(sink, shape, now)
  sink.close()
  return written
}
