// A file's rows on PostgreSQL, one by one. Skipped where there is no server.
import SQLite from 'better-sqlite3'
import type pg from 'pg'
import { expect, test, vi } from 'vitest'
import { openPostgres } from '../../src/db/postgres/postgres.ts'
import { earlierFile } from '../helpers/earlier-database.ts'
import { START } from '../helpers/factories.ts'
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

movingTest('leaves nothing behind when it is killed in the midst of a table', async () => {
  const { file, url, moving, release } = await halfMoved()
  await moving.end('SIGKILL')
  await release()
  const target = await connectTo(url)
  await vi.waitFor(async () => expect(Object.values(await found(target)).flat()).toEqual([]))
  expect(await runMove(file, url)).toMatchObject({ exitCode: 0, stderr: '' })
  expect(await found(target)).toEqual(expected(file))
})

movingTest('changes nothing when it is interrupted', async () => {
  const { file, url, moving, release } = await halfMoved()
  process.kill(moving.pid, 'SIGINT')
  await release()
  expect(await moving.exitCode).toBe(130)
  expect(moving.stderr()).toMatch(/Interrupted\. Nothing was moved\./)
  const { settings = [] } = rowsOfFile(file)
  expect(settings).toEqual(withoutMark(settings))
  expect(Object.values(await found(await connectTo(url))).flat()).toEqual([])
})

movingTest('keeps a service that starts during the move off both databases', async () => {
  const { url, moving, release } = await halfMoved()
  const other = await connectTo(url)
  await other.query('SET lock_timeout = 100')
  await expect(other.query('SELECT FROM settings')).rejects.toThrow(/lock timeout/)
  await release()
  expect(await moving.exitCode).toBe(0)
})

movingTest('takes longer than the database allows transactions and statements', async () => {
  const { file } = await busyShop()
  addCalls(file, 3 * MANY)
  const url = await emptyTarget()
  await (await openPostgres(url)).close()
  const target = await connectTo(url)
  const name = new URL(url).pathname.slice(1)
  for (const limit of ['idle_in_transaction_session_timeout', 'statement_timeout'])
    await target.query(`ALTER DATABASE "${name}" SET ${limit} = 30`)
  const { exitCode, stderr } = await runMove(file, url)
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
})

movingTest('finds a value that is another one on PostgreSQL, and moves nothing', async () => {
  const { file } = await busyShop()
  const url = await emptyTarget()
  await (await openPostgres(url)).close()
  const target = await connectTo(url)
  await target.query(
    `CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN NEW.product_name := 'Something else'; RETURN NEW; END $$;
     CREATE TRIGGER spoils BEFORE INSERT ON lines FOR EACH ROW EXECUTE FUNCTION spoil()`,
  )
  const { exitCode, stdout, stderr } = await runMove(file, url)
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
  expect(stderr).toMatch(/The two databases differ: some rows of lines differ\. Nothing was moved/)
  expect(Object.values(await found(target)).flat()).toEqual([])
})

movingTest('moves a file again whose move was lost with its commit', async () => {
  const { file } = await busyShop()
  const url = await emptyTarget()
  const to = url.replace(/^postgresql:/, 'postgres:')
  const away = JSON.stringify({ to, at: START.toISOString() })
  change(file, `INSERT INTO settings VALUES ('move:away', '${away}')`)
  expect(await runMove(file, url)).toMatchObject({ exitCode: 0, stderr: '' })
  expect(await found(await connectTo(url))).toEqual(expected(file))
})

movingTest('brings a file of an earlier version to this one', async () => {
  const file = earlierFile()
  const url = await emptyTarget()
  expect(await runMove(file, url)).toMatchObject({ exitCode: 0, stderr: '' })
  expect(await found(await connectTo(url))).toEqual(expected(file))
})

/** A move that waits in the midst of the calls, where a lock is in its way. */
async function halfMoved() {
  const { file } = await busyShop()
  const last = addCalls(file, MANY)
  const url = await emptyTarget()
  await (await openPostgres(url)).close()
  const [blocking, looking] = [await connectTo(url), await connectTo(url)]
  await blocking.query(
    `CREATE FUNCTION halt() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN PERFORM pg_advisory_xact_lock(7); RETURN NEW; END $$;
     CREATE TRIGGER halts BEFORE INSERT ON supplier_calls FOR EACH ROW
       WHEN (NEW.id = ${last - MANY / 3}) EXECUTE FUNCTION halt()`,
  )
  await blocking.query('BEGIN; SELECT pg_advisory_xact_lock(7)')
  const moving = startMove(file, url)
  // Of this database alone: other tests are at work on the same server.
  const waits = `SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE NOT granted AND locktype = 'advisory' AND datname = current_database()`
  while ((await looking.query(waits)).rows.length === 0);
  return { file, url, moving, release: () => blocking.query('ROLLBACK') }
}
