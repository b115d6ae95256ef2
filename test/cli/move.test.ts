// The operator's move of a shop to PostgreSQL, as processes. Skipped where there is no server.
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { PIDS } from '../helpers/factories.ts'
import { busyShop, connectTo, emptyTarget, runMove } from '../helpers/move.ts'
import { runNode, startNode } from '../helpers/process.ts'

const server = process.env.TEST_POSTGRES_URL
const PATIENCE_MS = 120_000

/** Starts many processes. */
function movingTest(name: string, work: () => Promise<void>): void {
  test.skipIf(!server)(name, work, PATIENCE_MS)
}

function change(file: string, statements: string): void {
  const database = new SQLite(file)
  database.exec(statements)
  database.close()
}

function giveUp(file: string, ...more: string[]) {
  return runNode(['src/cli.ts', 'move', '--from', file, '--give-up', ...more], {})
}

function service(url: string) {
  return startNode(['src/main.ts'], { DATABASE_URL: url, PORT: '0', ROLES: 'api,jobs' })
}

movingTest(
  'moves a shop once, which goes on where it was, and tells what is on both sides',
  async () => {
    const { file, key } = await busyShop()
    const url = await emptyTarget()
    const { exitCode, stdout, stderr } = await runMove(file, url)
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(stdout).toMatch(/\ntables:\n[\s\S]*\{ table: accounts, source: 2, target: 2 \}\n/)
    expect(stdout).toMatch(/\{ table: orders, source: 4, target: 4 \}\n/)
    expect(stdout).toMatch(/is complete\. Each row is the same .* The ledger is correct\.\n/)
    expect(stdout).not.toContain(url.replace(/^.*@/, 'postgres:'))

    const running = service(url)
    const [, api = ''] = await running.says(/"url":"(http:[^"]+)"/)
    const answer = await fetch(`${api}/orders`, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      body: JSON.stringify({ pid: PIDS.gamekey, trxid: 'on PostgreSQL' }),
    })
    expect(await answer.json()).toMatchObject({ status: 'completed' })
    expect(await running.end('SIGTERM')).toBe(0)
    const audit = await runNode(['src/cli.ts', 'audit'], { DATABASE_URL: url })
    expect(audit).toMatchObject({ exitCode: 0, stderr: '' })

    expect((await runMove(file, url)).stderr).toMatch(/^error: .* was moved to .* already\./)
    const elsewhere = await runMove(file, await emptyTarget())
    expect(elsewhere).toMatchObject({ exitCode: 1, stdout: '' })
    expect(elsewhere.stderr).toMatch(/was moved to .*To move it to .* instead, give that up first/)
  },
)

movingTest(
  'keeps services and commands off a file that was moved, until that is given up',
  async () => {
    const { file } = await busyShop()
    expect(await runMove(file, await emptyTarget())).toMatchObject({ exitCode: 0 })
    const refused = service(file)
    expect(await refused.exitCode).toBe(1)
    expect(refused.stderr()).toMatch(/shop\.db was moved to postgres:.*--give-up\n$/)
    const audit = await runNode(['src/cli.ts', 'audit'], { DATABASE_URL: file })
    expect(audit.stderr).toMatch(/^error: .*shop\.db was moved to postgres:/)

    expect((await giveUp(file)).stderr).toMatch(
      /was moved to .* only one of the two may be used\..*add --force/,
    )
    expect(await giveUp(file, '--force')).toMatchObject({ exitCode: 0, stderr: '' })
    const running = service(file)
    await running.says(/"url":"http:/)
    expect(await running.end('SIGTERM')).toBe(0)
    expect((await giveUp(file)).stderr).toMatch(/There is no move of .* to give up/)
  },
)

movingTest('moves nothing if the ledger is not correct', async () => {
  const { file } = await busyShop()
  change(file, 'UPDATE wallets SET balance_micros = balance_micros + 1 WHERE account_id = 1')
  const url = await emptyTarget()
  const halted = await runMove(file, url)
  expect(halted).toMatchObject({ exitCode: 1, stdout: '' })
  expect(halted.stderr).toMatch(/the ledger is not correct, in the file as well \(1 problem\)/)
  expect((await (await connectTo(url)).query('SELECT FROM accounts')).rows).toEqual([])
  const running = service(file)
  await running.says(/"url":"http:/)
  expect(await running.end('SIGTERM')).toBe(0)
})

movingTest(
  'completes a move whose ledger is not correct by force, and answers a script',
  async () => {
    const { file } = await busyShop()
    change(file, 'UPDATE wallets SET balance_micros = balance_micros + 1 WHERE account_id = 1')
    const forced = await runMove(file, await emptyTarget(), '--force', '--json')
    expect(forced).toMatchObject({ exitCode: 0, stderr: '' })
    const answer = JSON.parse(forced.stdout)
    expect(answer).toMatchObject({ from: file, complete: true, findings: 1 })
    expect(answer.tables).toContainEqual({ table: 'orders', source: 4, target: 4 })
  },
)

movingTest('refuses a target that a service is connected to', async () => {
  const { file } = await busyShop()
  const url = await emptyTarget()
  await (await connectTo(url)).query("SET application_name = 'gamewallet'")
  expect((await runMove(file, url)).stderr).toMatch(/^error: .* is in use by a service\./)
})

movingTest('refuses a target that is not empty, and leaves both as they were', async () => {
  const { file } = await busyShop()
  const url = await emptyTarget()
  const { file: other } = await busyShop()
  expect(await runMove(other, url)).toMatchObject({ exitCode: 0 })
  const { exitCode, stderr } = await runMove(file, url)
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(
    /^error: .* is not empty: there are rows in .*, accounts, .*new, empty database\./,
  )
  expect((await giveUp(file)).stderr).toMatch(/There is no move of .* to give up/)
})
