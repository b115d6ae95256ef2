import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { createInvalidations, type Invalidations } from '../invalidations.ts'
import { createPending } from '../pending.ts'
import type { NativeStatement, Tx } from '../store.ts'
import type { Vault } from '../vault.ts'
import { type Statement, sendBatch, withoutZero } from './batch.ts'

// The doors to connections: for statements of the query builder, and for prepared ones past it.

/** A statement of the query builder. */
type Built = { text: string; name?: string }
/** A connection, or a pool of them. */
export type Link = {
  query(query: Built, values: unknown[]): Promise<pg.QueryResult>
  run(statement: Statement): Promise<pg.QueryResult>
  send(statement: Statement): void
}
type Client = pg.PoolClient | pg.Client

export function handleOn(link: Link, vault: Vault) {
  const native = (name: string, text: string): NativeStatement => ({
    rows: async (values) => (await link.run({ name, text, values })).rows,
    changes: async (values) => (await link.run({ name, text, values })).rowCount ?? 0,
    send: (values) => link.send({ name, text, values }),
  })
  const client = link as unknown as pg.PoolClient
  return Object.assign(drizzle({ client, casing: 'snake_case' }), { vault, native })
}

export function clean(values: unknown[]): unknown[] {
  return values.map((value) => (typeof value === 'string' ? withoutZero(value) : value))
}

export type Transactions = ReturnType<typeof createTransactions>

/** A statement that was not sent yet, and who waits for it, if anybody does. */
type Waiting = Statement & {
  resolve?: (result: pg.QueryResult) => void
  reject?: (error: unknown) => void
}

/** One for each connection, so that each query is prepared on it only once. */
const known = new WeakMap<Client, Transactions>()

export function transactionsOn(
  client: Client,
  vault: Vault,
  invalidations = createInvalidations(),
): Transactions {
  const transactions = known.get(client) ?? createTransactions(client, vault, invalidations)
  known.set(client, transactions)
  return transactions
}

/** The transactions of a connection, one after the other. */
function createTransactions(client: Client, vault: Vault, invalidations: Invalidations) {
  /** They go out together, as soon as nothing else can be done without an answer. */
  let waiting: Waiting[] = []
  let begun = false
  let failed: { error: unknown } | null = null

  async function flush(): Promise<void> {
    const sent = waiting
    waiting = []
    if (sent.length === 0) return
    const failing = (error: unknown) => ({ results: [], error })
    const { results, error } = await sendBatch(client, sent).catch(failing)
    if (results.length > 0) begun = true
    if (results.length < sent.length) failed ??= { error }
    for (const [i, { resolve, reject }] of sent.entries()) {
      const result = results[i]
      if (result) resolve?.(result)
      else reject?.(error)
    }
  }

  const link: Link = {
    query(query, values) {
      void flush()
      const answer = client.query(query, clean(values))
      answer.then(
        () => {
          begun = true
        },
        (error) => {
          failed ??= { error }
        },
      )
      return answer
    },
    run: (statement) =>
      new Promise((resolve, reject) => {
        if (!waiting.some((one) => one.resolve)) process.nextTick(() => void flush())
        waiting.push({ ...statement, resolve, reject })
      }),
    send: (statement) => void waiting.push(statement),
  }
  const pending = createPending(invalidations)
  return {
    tx: Object.assign(handleOn(link, vault), pending.atEnd) as Tx,
    pending,
    /** Begins one. Nothing is sent yet: these statements go out with its first. */
    begin(statements: readonly string[]): void {
      waiting = statements.map(withoutValues)
      begun = false
      failed = null
    },
    /** Sends what waits, and this, and waits for it. @throws the first error of the transaction */
    async run(text: string): Promise<void> {
      await link.run(withoutValues(text))
      if (failed) throw failed.error
    },
    /** Whether the server has answered anything since its beginning. */
    isBegun: () => begun,
    /** The first error since then, because of which all later statements fail; undefined if there was none. */
    failure: (): unknown => failed?.error,
  }
}

function withoutValues(text: string): Statement {
  return { name: text, text, values: [] }
}
