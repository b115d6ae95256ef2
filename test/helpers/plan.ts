import pg from 'pg'
import { engine } from '../../src/db/dialect.ts'
import type { Reader, Store } from '../../src/db/store.ts'
import { connectDirectly, openFile } from './direct.ts'

export type Query = { sql: string; params: unknown[] }

/** How the engine would answer a query, were the table large. */
export async function planOf(store: Store, query: Query): Promise<string> {
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

/** A reader that notes its queries. */
export function recorded(read: Reader) {
  const queries: Query[] = []
  const steps = ['select', 'from', 'innerJoin', 'where', 'orderBy', 'limit', 'offset', 'then']
  const native: Reader['native'] = (name, sql) => {
    const statement = read.native(name, sql)
    const noted = (params: unknown[]) => {
      queries.push({ sql, params })
      return statement.rows(params)
    }
    return { ...statement, rows: noted }
  }
  const watch = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(of, name) {
        if (name === 'native') return native
        const value: unknown = Reflect.get(of, name)
        if (typeof value !== 'function' || !steps.includes(String(name))) return value
        return (...given: unknown[]) => {
          const { toSQL } = of as { toSQL?(): Query }
          if (name === 'then' && toSQL) queries.push(toSQL.call(of))
          const result = Reflect.apply(value, of, given) as object
          return name === 'then' ? result : watch(result)
        }
      },
    })
  return { read: watch(read), queries }
}

/**
 * Rows that a query reads on PostgreSQL, of the table of which it reads most. The planner chooses anew after each
 * ANALYZE of its own: it may look into an index first, or at another table once for each row.
 */
export async function rowsRead(store: Store, { sql, params }: Query): Promise<number> {
  const { url } = await connectDirectly(store)
  const client = new pg.Client(url)
  await client.connect()
  const read = new Map<unknown, number>()
  const count = (node: Record<string, unknown>) => {
    const { 'Relation Name': table, 'Actual Rows': rows, 'Actual Loops': loops } = node
    const looked = Number(rows) + Number(node['Rows Removed by Filter'] ?? 0)
    if (table) read.set(table, (read.get(table) ?? 0) + looked * Number(loops))
    for (const one of (node.Plans as Record<string, unknown>[]) ?? []) count(one)
  }
  try {
    await client.query('SET enable_seqscan = off')
    const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, params)
    count(rows[0]['QUERY PLAN'][0].Plan)
  } finally {
    await client.end()
  }
  return Math.max(...read.values())
}
