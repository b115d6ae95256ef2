// The yardstick of orders: SQLite alone writes the rows that an order of the service leaves behind, by
// prepared statements in a bare loop, as durably as the service.
// node bare-sqlite.ts FILE SERVICE_FILE PREFIX: writes to FILE, a copy of the service's database from
// before the run; reads in SERVICE_FILE what an order looks like; begins each trxid with PREFIX.
import SQLite from 'better-sqlite3'
import { tookStep } from '../../../src/domain/orders/daily-totals.ts'
import { newOrderId } from '../../../src/domain/shared/ids.ts'
import { utcDay } from '../../../src/domain/shared/utc-day.ts'
import type { BareOrders } from '../bare-sqlite.ts'

type Like = {
  id: string
  trxid: string
  pid: string
  slug: string
  supplier: string
  amountMicros: number
  createdAt: number
  endedAt: number
}

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
const writers = new Map<BareOrders['kind'], OrderWriter>()
let orders = 0

process.once('disconnect', () => process.exit())
process.on('message', (task: BareOrders) => {
  const write = writers.get(task.kind) ?? orderWriter(task.kind)
  writers.set(task.kind, write)
  const startedAt = performance.now()
  for (let done = 0; done < task.orders; ) {
    begin.run()
    const end = Math.min(done + task.perCommit, task.orders)
    for (; done < end; done++) write.order()
    write.sums()
    commit.run()
  }
  process.send?.({ perSecond: (task.orders * 1000) / (performance.now() - startedAt) })
})

/** `sums`: adds the orders since the last call to the sums of their day, as the service does before a COMMIT. */
type OrderWriter = { order: () => void; sums: () => void }

/** Writes completed orders like the newest one of the service. */
function orderWriter(kind: BareOrders['kind']): OrderWriter {
  const service = new SQLite(serviceFile, { readonly: true })
  const newest = `SELECT id, trxid, pid, slug, supplier, amount_micros AS amountMicros,
      created_at AS createdAt, ended_at AS endedAt FROM orders
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
  const sums = sumsOf(like)
  const writeOrder = () => {
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
    sums.add(row)
  }
  return { order: writeOrder, sums: sums.write }
}

/** The rows of the day's sums that orders change, each once for all orders of a COMMIT. */
function sumsOf(like: Like) {
  const day = utcDay(new Date(like.endedAt))
  const tookMs = tookStep(like.endedAt - like.createdAt)
  const key = { day, slug: like.slug, supplier: like.supplier, part: 0 }
  const money = 'amount_micros, cost_micros, without_cost, without_cost_micros'
  const added = `SET completed = completed + @orders, amount_micros = amount_micros + @micros,
    without_cost = without_cost + @orders, without_cost_micros = without_cost_micros + @micros`
  const sales = database.prepare(
    `INSERT INTO daily_sales (day, pid, slug, supplier, part, completed, cancelled, claims, ${money})
     VALUES (@day, @pid, @slug, @supplier, @part, @orders, 0, 0, @micros, 0, @orders, @micros)
     ON CONFLICT (day, pid, supplier, part) DO UPDATE ${added}`,
  )
  const bought = database.prepare(
    `INSERT INTO daily_accounts (day, account_id, completed, ${money})
     VALUES (@day, @account, @orders, @micros, 0, @orders, @micros)
     ON CONFLICT (day, account_id) DO UPDATE ${added}`,
  )
  const times = database.prepare(
    `INSERT INTO daily_times (day, slug, supplier, took_ms, part, count)
     VALUES (@day, @slug, @supplier, ${tookMs}, @part, @orders)
     ON CONFLICT (day, slug, supplier, took_ms, part) DO UPDATE SET count = count + @orders`,
  )
  const [byPid, byAccount] = [new Map<unknown, number>(), new Map<unknown, number>()]
  const count = (counts: Map<unknown, number>, one: unknown) =>
    counts.set(one, (counts.get(one) ?? 0) + 1)
  return {
    add(row: { pid: unknown; account: unknown }) {
      count(byPid, row.pid)
      count(byAccount, row.account)
    },
    write() {
      let all = 0
      for (const [pid, orders] of byPid) {
        sales.run({ ...key, pid, orders, micros: orders * like.amountMicros })
        all += orders
      }
      if (all > 0) times.run({ ...key, orders: all })
      for (const [account, orders] of byAccount)
        bought.run({ day, account, orders, micros: orders * like.amountMicros })
      byPid.clear()
      byAccount.clear()
    },
  }
}
