// The yardstick of orders: SQLite alone writes the rows that an order of the service leaves behind, by
// prepared statements in a bare loop, as durably as the service.
// node bare-sqlite.ts FILE SERVICE_FILE PREFIX: writes to FILE, a copy of the service's database from
// before the run; reads in SERVICE_FILE what an order looks like; begins each trxid with PREFIX.
import SQLite from 'better-sqlite3'
import { newOrderId } from '../../../src/domain/shared/ids.ts'
import type { BareOrders } from '../bare-sqlite.ts'

type Like = { id: string; trxid: string; pid: string; amountMicros: number }

const [file = '', serviceFile = '', prefix = ''] = process.argv.slice(2)
const database = new SQLite(file)
// As in src/db/sqlite/sqlite.ts, as far as speed depends on it.
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
  database.pragma(pragma)
database.pragma('cache_size = -8192')
const begin = database.prepare('BEGIN IMMEDIATE')
const commit = database.prepare('COMMIT')
const accounts = database.prepare<[], number>('SELECT account_id FROM wallets').pluck().all()
const keyPids = database.prepare<[], string>('SELECT DISTINCT pid FROM stock_codes').pluck().all()
const writers = new Map<BareOrders['kind'], () => void>()
let orders = 0

process.once('disconnect', () => process.exit())
process.on('message', (task: BareOrders) => {
  const write = writers.get(task.kind) ?? orderWriter(task.kind)
  writers.set(task.kind, write)
  const startedAt = performance.now()
  for (let done = 0; done < task.orders; ) {
    begin.run()
    const end = Math.min(done + task.perCommit, task.orders)
    for (; done < end; done++) write()
    commit.run()
  }
  process.send?.({ perSecond: (task.orders * 1000) / (performance.now() - startedAt) })
})

/** Returns a function that writes a completed order like the newest one of the service. */
function orderWriter(kind: BareOrders['kind']): () => void {
  const service = new SQLite(serviceFile, { readonly: true })
  const newest = `SELECT id, trxid, pid, amount_micros AS amountMicros FROM orders
    WHERE kind = ? AND status = 'completed' ORDER BY seq DESC`
  const like = service.prepare(newest).get(kind) as Like
  const insert = (table: string, where: string) => database.prepare(insertLike(table, where))

  /** An insert of the row that the service wrote, but for what differs from order to order. */
  function insertLike(table: string, where: string): string {
    const row = service.prepare(`SELECT * FROM ${table} WHERE ${where}`)
    const columns = row.columns().map(({ name }) => name)
    const values = row.raw().get() as unknown[]
    const quote = service.prepare<unknown[], string>('SELECT quote(?)').pluck()
    const parameters = new Map<unknown, string>([
      ...([
        [like.id, '@id'],
        [like.trxid, '@trxid'],
        [like.pid, '@pid'],
      ] as const),
    ])
    const terms = columns.map((name, i) => {
      if (name === 'account_id') return '@account'
      if (name === 'balance_after_micros') return '@balance'
      if (name === 'seq' || (name === 'id' && typeof values[i] === 'number')) return 'NULL'
      return parameters.get(values[i]) ?? quote.get(values[i])
    })
    return `INSERT INTO ${table} (${columns}) VALUES (${terms})`
  }

  const submission = insert('submissions', `trxid = '${like.trxid}'`)
  const charge = database
    .prepare<object, number>(
      `UPDATE wallets SET balance_micros = balance_micros - ${like.amountMicros}
       WHERE account_id = @account RETURNING balance_micros`,
    )
    .pluck()
  const entry = insert('entries', `reference = '${like.id}'`)
  const order = insert('orders', `id = '${like.id}'`)
  const goods =
    kind === 'topup'
      ? insert('supplier_calls', `reference = '${like.id}'`)
      : database.prepare(
          `UPDATE stock_codes SET order_id = @id, taken_at = ${Date.now()} WHERE id =
           (SELECT id FROM stock_codes WHERE pid = @pid AND order_id IS NULL ORDER BY id LIMIT 1)`,
        )
  service.close()
  const pids = kind === 'topup' ? [like.pid] : keyPids
  return () => {
    orders++
    const row = {
      id: newOrderId('BARE', new Date()),
      trxid: prefix + orders,
      account: accounts[orders % accounts.length],
      pid: pids[orders % pids.length],
      balance: 0,
    }
    submission.run(row)
    row.balance = charge.get(row) ?? Number.NaN
    entry.run(row)
    order.run(row)
    goods.run(row)
  }
}
