// node restock.ts CODES: adds codes to a database of an earlier run until it has so many unsold ones.
import { isNull } from 'drizzle-orm'
import { openStore } from '../../../src/db/open.ts'
import { stockCodes } from '../../../src/domain/schema.ts'
import { bringCodes } from '../data/catalog.ts'
import { databaseUrl } from '../data/database-url.ts'

const wanted = Number(process.argv[2])
const store = await openStore(databaseUrl())
const missing = wanted - (await store.read.$count(stockCodes, isNull(stockCodes.orderId)))
if (missing > 0) await bringCodes(store, missing, new Date())
await store.close()
