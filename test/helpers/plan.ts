import pg from 'pg'
import { engine } from '../../src/db/dialect.ts'
import type { Store } from '../../src/db/store.ts'
import { connectDirectly, openFile } from './direct.ts'

/** How the engine would answer a query, were the table large. */
export async function planOf(
  store: Store,
  query: { sql: string; params: unknown[] },
): Promise<string> {
  const { url } = await connectDirectly(store)
  if (engine === 'sqlite') {
    const explained = openFile(url).prepare(`EXPLAIN QUERY PLAN ${query.sql}`)
    return JSON.stringify(explained.all(...query.params))
  }
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('SET enable_seqscan = off')
    return JSON.stringify((await client.query(`EXPLAIN ${query.sql}`, query.params)).rows)
  } finally {
    await client.end()
  }
}
