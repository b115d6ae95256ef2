// A file's rows on PostgreSQL, one by one. Skipped where there is no server.
import SQLite from 'better-sqlite3'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { openPostgres } from '../../src/db/postgres/postgres.ts'
import { earlierFile } from '../helpers/earlier-database.ts'
import {
  addCalls,
  busyShop,
  connectTo,
  emptyTarget,
  LARGEST,
  ODD_JSON,
  ODD_TEXT,
  rowsOfFile,
  rowsOfTarget,
  runMove,
  startMove,
} from '../helpers/move.ts'

const server = process.env.TEST_POSTGRES_URL
/** Several batches. */
const MANY = 12_000
const PATIENCE_MS = 120_000

/** Starts many processes. */
function movingTest(name: string, work: () => Promise<void>): void {
  test.skipIf(!server)(name, work, PATIENCE_MS)
}

/** What the file holds, as it should be on PostgreSQL. */
function expected(file: string) {
  const rows = rowsOfFile(file)
  return { ...rows, changes: [], instances: [], settings: withoutMark(rows.settings) }
}

/** What is on PostgreSQL, without what the move itself wrote down there. */
async function found(target: pg.Client) {
  const { audit_log: acts = [], ...rest } = await rowsOfTarget(target)
  return {
    ...rest,
    audit_log: acts.filter((row) => !row.includes('action=<service.move>')),
  }
}

function withoutMark(rows: string[] = []) {
  return rows.filter((row) => !row.startsWith('name=<move:away>'))
}

function change(file: string, statements: string): void {
  const database = new SQLite(file)
  database.exec(statements)
  database.close()
}

movingTest('carries every value of every column of every table', async () => {
  const { file } = await busyShop()
  change(
    file,
    `UPDATE accounts SET telegram_id = ${LARGEST} WHERE id = 1;
     UPDATE deposits SET amount_micros = 9007199254740993;
     UPDATE audit_log SET detail = 'null' WHERE id = 1`,
  )
  const before = rowsOfFile(file)
  const gaps = Object.entries(before).filter(([, rows]) => rows.length === 0)
  expect(gaps).toEqual([])
  const url = await emptyTarget()
  const { exitCode, stderr } = await runMove(file, url)
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })

  const target = await connectTo(url)
  expect(await found(target)).toEqual(expected(file))
  const after = rowsOfFile(file)
  expect({ ...after, settings: withoutMark(after.settings) }).toEqual(before)
  const { rows } = await target.query('SELECT key, state FROM conversations')
  expect(rows[0]?.key).toBe(ODD_TEXT.replace('\0', '\ufffd'))
  expect(JSON.parse(rows[0]?.state)).toEqual(ODD_JSON)
})

movingTest('gives new rows numbers that no row ever had', async () => {
  const { file } = await busyShop()
  const last = addCalls(file, 3)
  change(file, `DELETE FROM supplier_calls WHERE id >= ${last - 1}`)
  const url = await emptyTarget()
  expect(await runMove(file, url)).toMatchObject({ exitCode: 0, stderr: '' })
  const target = await connectTo(url)
  const { rows } = await target.query(
    `INSERT INTO supplier_calls (reference, supplier, what, started_at)
     VALUES ('r', 's', 'place', now()) RETURNING id`,
  )
  expect(rows).toEqual([{ id: String(last + 1) }])
  await expect(target.query('UPDATE entries SET note = null')).rejects.toThrow(/append-only/)
})

movingTest('goes on where it was after a kill in the midst of a table', async () => {
  const { file, url, last, moving, release } = await halfMoved()
  await moving.end('SIGKILL')
  await release()

  const target = await connectTo(url)
  const { rows } = await target.query(`SELECT count(*) FROM supplier_calls`)
  expect(Number(rows[0]?.count)).toBeLessThan(last)
  const again = await runMove(file, url, '--json')
  expect(again).toMatchObject({ exitCode: 0, stderr: '' })
  const { rows: moved, rowsBefore } = JSON.parse(again.stdout)
  expect(rowsBefore).toBeGreaterThan(5000)
  expect(rowsBefore).toBeLessThan(moved)
  expect(await found(target)).toEqual(expected(file))
})

movingTest('ends between two batches when it is interrupted, and goes on later', async () => {
  const { file, url, moving, release } = await halfMoved()
  process.kill(moving.pid, 'SIGINT')
  await release()
  expect(await moving.exitCode).toBe(130)
  expect(moving.stderr()).toMatch(/Interrupted\. Run the same command again/)
  expect(await runMove(file, url)).toMatchObject({ exitCode: 0, stderr: '' })
  expect(await found(await connectTo(url))).toEqual(expected(file))
})

movingTest(
  'finds a row that was changed after it was carried, and does not call it complete',
  async () => {
    const { file, url, moving, release } = await halfMoved()
    await moving.end('SIGKILL')
    await release()
    change(file, "UPDATE lines SET product_name = 'Something else'")
    const { exitCode, stdout, stderr } = await runMove(file, url)
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
    expect(stderr).toMatch(/The two databases differ: some rows of lines differ\. Was/)
    const { rows } = await (await connectTo(url)).query("SELECT FROM settings WHERE name ~ 'move:'")
    expect(rows).toHaveLength(1)
  },
)

movingTest('completes a move that was killed between its last two steps', async () => {
  const { file } = await busyShop()
  const url = await emptyTarget()
  expect(await runMove(file, url)).toMatchObject({ exitCode: 0 })
  const [mark = ''] = rowsOfFile(file).settings?.filter((row) => row.includes('move:away')) ?? []
  const [, id] = /"id":"([^"]+)"/.exec(mark) ?? []
  const after = Object.fromEntries(Object.keys(rowsOfFile(file)).map((name) => [name, LARGEST]))
  const target = await connectTo(url)
  await target.query("DELETE FROM audit_log WHERE action = 'service.move'; DELETE FROM changes")
  await target.query("INSERT INTO settings VALUES ('move:begun', $1)", [
    JSON.stringify({ id, from: file, after }),
  ])
  expect(await runMove(file, url)).toMatchObject({ exitCode: 0, stderr: '' })
  expect(await found(target)).toEqual(expected(file))
})

movingTest('brings a file of an earlier version to this one', async () => {
  const file = earlierFile()
  const url = await emptyTarget()
  expect(await runMove(file, url)).toMatchObject({ exitCode: 0, stderr: '' })
  expect(await found(await connectTo(url))).toEqual(expected(file))
})

/** A move that waits in the midst of the calls, where another transaction is in its way. */
async function halfMoved() {
  const { file } = await busyShop()
  const last = addCalls(file, MANY)
  const url = await emptyTarget()
  await (await openPostgres(url)).close()
  const [blocking, looking] = [await connectTo(url), await connectTo(url)]
  await blocking.query(
    `BEGIN; INSERT INTO supplier_calls (id, reference, supplier, what, started_at)
       OVERRIDING SYSTEM VALUE VALUES (${last - MANY / 3}, 'r', 's', 'place', now())`,
  )
  const moving = startMove(file, url)
  // Of this database alone: other tests are at work on the same server.
  const waits = `SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE NOT granted AND locktype = 'transactionid' AND datname = current_database()`
  while ((await looking.query(waits)).rows.length === 0);
  return { file, url, last, moving, release: () => blocking.query('ROLLBACK') }
}
