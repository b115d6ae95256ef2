import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { meetHolder } from '../../src/domain/accounts/holders.ts'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { accounts } from '../../src/domain/schema.ts'
import { stockLevels } from '../../src/domain/stock/stock.ts'
import { linesShown, testCli } from '../helpers/cli.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { importTestCatalog, openTestAccount, PIDS, START } from '../helpers/factories.ts'
import { QUICKLY } from '../helpers/process.ts'
import { testFolder } from '../helpers/store.ts'

const ENTRY = join(import.meta.dirname, '../../src/cli.ts')
const PAUSE_MS = 2

/** The real door: a process of its own, with nothing in its environment but the database. */
function spawnCli(databaseUrl: string, ...args: string[]) {
  const child = spawn(process.execPath, [QUICKLY, ENTRY, ...args], {
    cwd: testFolder(),
    env: { DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, result: resultOf(child) }
}

async function resultOf(child: ChildProcess) {
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('The process has no pipes.')
  const [out, err] = await Promise.all([text(stdout), text(stderr), once(child, 'close')])
  return { exitCode: child.exitCode, out, err }
}

test('proves a correct ledger, with its totals, rule by rule', async () => {
  const cli = await testCli()
  await openTestAccount(cli.store, { balanceMicros: 12_500_000 })
  expect(await cli.json('audit')).toEqual({
    ...{ holds: true, wallets: 1, entries: 1, walletsUsd: 12.5, findings: [] },
    houses: [{ house: 'adjustments', balanceUsd: -12.5 }],
    test: { wallets: 0, entries: 0, walletsUsd: 0, houses: [], findings: [] },
  })
  cli.terminal.isOne = true
  const { out, err } = await cli.run('audit')
  expect(out).toMatch(/wallets: 1\nentries: 1\nwalletsUsd: 12\.5\n/)
  expect(out).toMatch(/The ledger is correct/)
  const shown = linesShown(err)
  expect(shown).toContainEqual(expect.stringMatching(/^Rule 1 of \d+: balances$/))
  expect(shown.slice(-2)).toEqual([expect.stringMatching(/^Rule (\d+) of \1: codes at rest$/), ''])
})

test('exits 1 and shows whose wallet was tampered with', async () => {
  const cli = await testCli()
  const { id } = await openTestAccount(cli.store, { balanceMicros: 12_500_000 })
  const tampering = await connectDirectly(cli.store)
  await tampering.exec('UPDATE wallets SET balance_micros = balance_micros + 1')
  const { exitCode, out, err } = await cli.run('audit')
  expect({ exitCode, err }).toEqual({
    ...{ exitCode: 1, err: 'error: The ledger is not correct: 1 problem.\n' },
  })
  expect(out).toMatch(/holds 12500001, but its entries add up to 12500000/)
  const scripted = await cli.run('audit', '--json')
  expect(JSON.parse(scripted.out)).toMatchObject({ holds: false, findings: [{ accountId: id }] })
})

test('refuses arguments that are none with a message and no stack', async () => {
  const cli = await testCli()
  const ID = ['--telegram-id', '7'] as const
  for (const [args, message] of [
    [['account', 'show', '--telegram-id', '12abc'], /is not a person/],
    [['account', 'show', '--telegram-id', '99999999999999999'], /is not a person/],
    [['account', 'show', '--telegram-id', '0'], /No account was found for 0/],
    [['account', 'show'], /required option '--telegram-id, --account/],
    [['account', 'open', '--telegram-id', '@ann'], /whole number above zero/],
    [['account', 'show', ...ID], /No account was found for 7\./],
    [['account', 'open', ...ID, '--credit', '1e3'], /"1e3" is not an amount/],
    [['account', 'credit', '0', ...ID], /above zero/],
    [['account', 'credit', ...ID], /missing required argument 'usd'/],
    [['account', 'debit', '1.1234567', ...ID], /at most six decimals/],
    [['account', 'rotate-key', ...ID, '--grace', '2 weeks'], /not a length of time/],
    [['account', 'key', 'create', ...ID, '--expires', '0h'], /longer than zero/],
    [['settings', 'set', 'maintenance', 'yes'], /Allowed choices are on, off/],
    [['settings', 'show', '--verbose'], /unknown option '--verbose'/],
    [['settings', 'show', 'all'], /too many arguments/],
    [['acount'], /unknown command 'acount'/],
  ] as const) {
    const err = await cli.refusal(...args)
    expect(err).toMatch(/^error: /)
    expect(err).toMatch(message)
    expect(err).not.toMatch(/\n\s+at /)
  }
})

test('with --json refuses with a code and a message as JSON', async () => {
  const cli = await testCli()
  for (const [args, error, message] of [
    [['account', 'show', '--account', '7'], 'ACCOUNT_NOT_FOUND', /No account was found for 7/],
    [['account', 'show'], 'INVALID_ARGUMENTS', /required option/],
    [['acount'], 'INVALID_ARGUMENTS', /unknown command/],
    [['catalog', 'import', 'nowhere.json'], 'COMMAND_FAILED', /There is no file nowhere/],
  ] as const)
    expect(JSON.parse(await cli.refusal(...args, '--json'))).toEqual({
      ...{ error, message: expect.stringMatching(message) },
    })
})

test('an account is named by @name, Telegram id or account id', async () => {
  const cli = await testCli()
  const holder = { telegramId: 4711, name: 'Ann', username: 'Ann_1', language: undefined }
  const { id } = await meetHolder(cli.store, holder, START)
  for (const who of ['@ann_1', 4711, id])
    expect(await cli.json('account', 'show', '--account', who)).toMatchObject({ accountId: id })
})

test('a number that names two accounts is a Telegram id', async () => {
  const cli = await testCli()
  const [first, second] = [await openTestAccount(cli.store), await openTestAccount(cli.store)]
  const telegramId = first.id
  await cli.store.transaction((tx) =>
    tx.update(accounts).set({ telegramId }).where(eq(accounts.id, second.id)),
  )
  expect(await cli.json('account', 'show', '--account', telegramId)).toMatchObject({
    accountId: second.id,
  })
})

test("prints the stack of a fault that is not the operator's", async () => {
  const cli = await testCli()
  const { id, telegramId } = await openTestAccount(cli.store)
  const tampering = await connectDirectly(cli.store)
  await tampering.breakRules()
  await tampering.exec(`DELETE FROM wallets WHERE account_id = ${id}`)
  const err = await cli.refusal('account', 'show', '--telegram-id', telegramId)
  expect(err).toMatch(/has no wallet[\s\S]*\n\s+at /)
})

test('runs as a process: answers on standard output and exits 0', async () => {
  const file = join(testFolder(), 'new', 'gamewallet.db')
  const opened = await spawnCli(
    ...[file, 'account', 'open', '--telegram-id', '42', '--enable-api', '--json'],
  ).result
  expect(opened).toMatchObject({ exitCode: 0, err: '' })
  expect(JSON.parse(opened.out)).toMatchObject({ apiKey: expect.stringMatching(/^gw_live_/) })
})

test('runs as a process: refuses on standard error and exits 1', async () => {
  const file = join(testFolder(), 'none.db')
  const absent = await spawnCli(file, 'audit').result
  expect(absent).toMatchObject({ exitCode: 1, out: '' })
  expect(absent.err).toMatch(/^error: There is no database at .*none\.db/)
  expect(existsSync(file)).toBe(false)

  const unusable = await spawnCli('mysql://localhost/x', 'audit').result
  expect(unusable).toMatchObject({ exitCode: 1, out: '' })
  expect(unusable.err).toMatch(/^error: These settings are not valid[\s\S]*DATABASE_URL/)
  expect(unusable.err).not.toMatch(/\n\s+at /)
})

test('adds stock from a process of its own while the service writes', async () => {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  const { id } = await openTestAccount(cli.store)
  const codes = Array.from({ length: 5000 }, (_, i) => `BULK-${i}`)
  const path = cli.file('codes.txt', codes.join('\n'))

  const { child, result } = spawnCli(cli.databaseUrl, 'stock', 'add', PIDS.gamekey, path)
  let credits = 0
  while (child.exitCode === null) {
    const credit = { amountMicros: 1, note: undefined, actor: 'operator' } as const
    await cli.store.transaction((tx) => adjustBalance(tx, id, credit, START))
    credits += 1
    // Also the turn in which the process's end is heard of. Without a pause the file would be free only by
    // chance at the moments at which the other process tries.
    await sleep(PAUSE_MS)
  }
  const { exitCode, out, err } = await result
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' })
  expect(out).toMatch(/^pid: GWP-K1\nadded: 5000\n/)
  expect(await balanceOf(cli.store.read, id)).toBe(credits)
  const levels = await stockLevels(cli.store.read)
  expect(levels.find(({ pid }) => pid === PIDS.gamekey)?.available).toBe(5000)
})
