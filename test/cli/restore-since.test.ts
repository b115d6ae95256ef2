// What was sold, ended and paid in after a backup was made, when that backup is restored.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { rotateKey } from '../../src/domain/access/api-keys.ts'
import { bulkLines, bulkOrders, orders, stagedCodes, stockCodes } from '../../src/domain/schema.ts'
import { stageCodes } from '../../src/domain/stock/batches.ts'
import { endQuarantine, quarantinedCodes } from '../../src/domain/stock/quarantine.ts'
import { removeBatch } from '../../src/domain/stock/removal.ts'
import { addStock } from '../../src/domain/stock/stock.ts'
import { addInBatches } from '../helpers/add-codes.ts'
import { testApp } from '../helpers/app.ts'
import { bulkDraft } from '../helpers/bulk.ts'
import { type TestCli, testCli } from '../helpers/cli.ts'
import { openFile } from '../helpers/direct.ts'
import {
  addTestStock,
  importTestCatalog,
  issueTestKey,
  openTestAccount,
  PIDS,
  START,
} from '../helpers/factories.ts'
import { codesInQuarantine } from '../helpers/quarantine.ts'
import { ban } from '../helpers/standing.ts'
import { openTestStore, testFolder } from '../helpers/store.ts'

const actor = 'operator' as const
const UNKNOWN = '--codes-since-are-unknown'
const ALL = { limit: 9, offset: 0 }

test('sells no code a second time, and lists what the books have lost', async () => {
  const { cli, file, sellAll, sold, late, held } = await soldSince()
  const { out, exitCode, err } = await cli.run('restore', file)
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' })
  expect(out).toMatch(/writtenOff: 6$/m)
  expect(out).toMatch(/quarantined: 1$/m)
  expect(out).toMatch(/Orders: 5, for 34\.00 USD\. The database no longer has them/)
  expect(out).toMatch(/Trxids: 6, now free again\. .*warn your resellers/)
  expect(out).toMatch(/Accounts opened: 1\. They are gone/)

  const [, list = ''] = /(\S+\.lost\.json) lists each of them\./.exec(out) ?? []
  expect(statSync(list).mode & 0o777).toBe(0o600)
  const text = readFileSync(list, 'utf8')
  for (const secret of [...sold, ...held, 'gw_live_']) expect(text).not.toContain(secret)
  const lost = JSON.parse(text)
  expect(lost.trxids.map(({ trxid }: { trxid: string }) => trxid).sort()).toEqual(
    ['look', 'since 1', 'since 2', 'since 3', 'silent', 'voucher'].sort(),
  )
  expect(lost.orders[0]).toMatchObject({ pid: PIDS.gamekey, quantity: 2, status: 'completed' })
  expect(lost.reopened).toMatchObject([{ ended: 'completed' }])
  expect(lost.accounts).toMatchObject([{ name: 'Late', balanceUsd: 7 }])

  const [afterwards, again] = await sellAll()
  for (const code of [...sold, ...held]) expect(afterwards).not.toContain(code)
  expect(afterwards).toHaveLength(3)
  // Whoever adds the file of codes again adds only what was never sold.
  expect(again).toEqual({ added: 1, duplicates: [late[0]] })
  expect(await cli.json('audit')).toMatchObject({ holds: true })
})

test('sells no code a second time whose product the backup does not know', async () => {
  const { store, backup, restored } = await testCli()
  const file = await backup()
  await importTestCatalog(store)
  const codes = await addTestStock(store, PIDS.gamekey, 2)
  const parts = await testApp({ store })
  const { key } = await parts.reseller()
  const body = { trxid: 'since', pid: PIDS.gamekey, quantity: 1 }
  expect(await parts.call('POST', '/orders', { key, body })).toMatchObject({ status: 200 })
  await parts.app.stop()

  const after = await restored(file)
  expect(after.out).toMatch(/writtenOff: 1$/m)
  const { call } = await testApp({ store: after.store })
  expect((await call('GET', '/products', { key })).body.products ?? []).toEqual([])
  await importTestCatalog(after.store)
  const again = await after.store.transaction((tx) =>
    addStock(tx, PIDS.gamekey, { codes, actor }, START),
  )
  expect(again).toEqual({ added: 1, duplicates: [codes[0]] })
})

test('does not sell what was taken out of stock since, nor add what waited for an answer', async () => {
  const { store, backup, restored } = await testCli()
  await importTestCatalog(store)
  const add = (code: string) => {
    const codes = [{ line: 1, code }]
    return addInBatches(store, PIDS.gamekey, { codes, actor }, START)
  }
  const { batchId } = await add('TAKEN-OUT')
  await add('STAYS')
  const waiting = { codes: [{ line: 1, code: 'WAITS-FOR-A-YES' }], actor: 'admin:1' as const }
  await stageCodes(store, PIDS.gamekey, waiting, START)
  const file = await backup()
  await removeBatch(store, batchId, { actor }, START)

  const { read } = (await restored(file)).store
  const left = await read.select().from(stockCodes).where(isNull(stockCodes.orderId))
  expect(left.map(({ code }) => code)).toEqual(['STAYS'])
  expect(await read.$count(stagedCodes)).toBe(0)
})

test('buys no line of a bulk order that may have been bought since', async () => {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  const running = await bulkDraft(cli.store, 3)
  await running.start()
  await bulkDraft(cli.store, 2)
  const { store, app } = await testApp(await cli.restored(await cli.backup()))
  await app.jobs.bulk.runOnce()
  expect(await store.read.$count(orders)).toBe(0)
  const lines = await store.read.select().from(bulkLines).orderBy(bulkLines.row)
  const refused = { bulkId: running.id, status: 'refused', problem: { problem: 'restored' } }
  expect(lines).toMatchObject([refused, refused, refused])
  expect(await store.read.select().from(bulkOrders)).toMatchObject([{ status: 'done' }])
})

test('leaves ended keys ended, keeps a ban, and keeps what may have been used in quarantine', async () => {
  const { cli, file, held, keys, call } = await soldSince()
  await cli.run('restore', file)
  const { call: ask, store } = await call()
  for (const [key, status] of [
    [keys.old, 401],
    [keys.present, 200],
    [keys.banned, 403],
  ] as const)
    expect(await ask('GET', '/balance', { key })).toMatchObject({ status })
  const waiting = () => quarantinedCodes(store.read, ALL)
  const [one] = await waiting()
  expect(one).toMatchObject({ pid: PIDS.stockTopup, count: 1, ofRestore: true })
  const orderId = one?.orderId ?? ''
  expect(orderId).toMatch(/^RESTORE-API-GAS-/)
  expect(await codesInQuarantine(store.read, orderId)).toEqual(held)
  expect(await endedQuarantine(store, orderId, 'release')).toBe(1)
  expect(await waiting()).toEqual([])
  expect(await cli.json('audit')).toMatchObject({ holds: true })
})

test('without a database that can be read asks what becomes of unsold codes', async () => {
  const { cli, file, unsold } = await soldSince()
  writeFileSync(cli.databaseUrl, 'no database at all, but longer than a header'.repeat(100))
  const calm = await cli.refusal('restore', file)
  expect(calm).toMatch(/cannot be read .*add --force, and say .*quarantine .* sell/)
  expect(await cli.refusal('restore', file, '--force')).toMatch(
    /^error: Codes that were sold since the backup would be on sale again/,
  )
  expect(readFileSync(cli.databaseUrl, 'utf8')).toMatch(/^no database/)
  expect(existsSync(`${cli.databaseUrl}.partial`)).toBe(false)

  const { out } = await cli.run('restore', file, '--force', UNKNOWN, 'quarantine')
  expect(out).toMatch(
    /Every unsold code is in quarantine\. Once the service runs, decide about them/,
  )
  expect(await available(cli)).toBe(0)
  const store = await openTestStore(cli.databaseUrl)
  const waiting = await quarantinedCodes(store.read, ALL)
  const { orderId = '' } = waiting.find(({ pid }) => pid === PIDS.gamekey) ?? {}
  expect(orderId).toMatch(/^RESTORE-\d+$/)
  const used = [unsold[0], unsold[2], 'OF-NOBODY'].map(String)
  expect(await endedQuarantine(store, orderId, 'discard', used)).toBe(2)
  await endedQuarantine(store, orderId, 'release')
  expect(await available(cli)).toBe(unsold.length - 2)
  expect(await cli.json('audit')).toMatchObject({ holds: true })
})

test('compares with a database of a newer version, too, where an update is taken back', async () => {
  const { cli, file } = await soldSince()
  const present = openFile(cli.databaseUrl)
  present.exec(`ALTER TABLE stock_codes ADD COLUMN of_a_newer_version text;
    INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 4102444800000)`)
  present.close()
  const { out } = await cli.run('restore', file)
  expect(out).toMatch(/writtenOff: 6$/m)
})

test('asks where the database is of a version that it cannot compare with, and changes nothing', async () => {
  const { cli, file } = await soldSince()
  const present = openFile(cli.databaseUrl)
  present.exec('ALTER TABLE stock_codes RENAME COLUMN discarded_at TO gone_at')
  present.close()
  const files = readdirSync(dirname(cli.databaseUrl))
  const { err } = await cli.run('restore', file)
  expect(err).toMatch(/^error: .* damaged or of another version .*Add --force, and say what/)
  expect(readdirSync(dirname(cli.databaseUrl))).toEqual(files)
  const { out } = await cli.run('restore', file, '--force', UNKNOWN, 'quarantine')
  expect(out).toMatch(/Every unsold code is in quarantine/)
})

test('on a new machine asks too, and sells all only where that is wanted', async () => {
  const { file } = await soldSince()
  const other = await testCli(join(testFolder(), 'new.db'))
  await other.store.close()
  rmSync(other.databaseUrl)
  expect(await other.refusal('restore', file)).toMatch(
    /^error: Codes that were sold since [^\n]*quarantine[^\n]*sell[^\n]*\n$/,
  )
  expect(existsSync(other.databaseUrl)).toBe(false)
  const { out } = await other.run('restore', file, UNKNOWN, 'sell')
  expect(out).toMatch(/Codes that were sold since then are on sale again\./)
})

/** A backup, and a database in which much has happened since. */
async function soldSince() {
  const cli = await testCli()
  const { store } = cli
  await importTestCatalog(store)
  const parts = await testApp({ store })
  const { accountId } = await parts.reseller()
  const old = await issueTestKey(store, accountId)
  const mean = await parts.reseller()
  const keyCodes = await addTestStock(store, PIDS.gamekey, 8)
  const vouchers = await addTestStock(store, PIDS.stockTopup, 3)
  let key = old
  const order = async (trxid: string, fields: object) => {
    const { body } = await parts.call('POST', '/orders', { key, body: { trxid, ...fields } })
    expect(body, trxid).toMatchObject({ orderCreated: true })
    return (body.codes ?? []) as string[]
  }
  await order('before', { pid: PIDS.gamekey, quantity: 1 })
  await order('open', { pid: PIDS.userId, userId: '5123401' })
  const file = await cli.backup()

  const sold = await order('since 1', { pid: PIDS.gamekey, quantity: 2 })
  sold.push(...(await order('since 2', { pid: PIDS.gamekey, quantity: 2 })))
  await order('voucher', { pid: PIDS.stockTopup, userId: '5123456' })
  await order('silent', { pid: PIDS.stockTopup, userId: '5123404' })
  await parts.call('POST', '/gameavvfy', { key, body: { trxid: 'look', playerId: '5123456' } })
  const late = ['LATE-SOLD', 'LATE-UNSOLD']
  await store.transaction((tx) => addStock(tx, PIDS.giftcard, { codes: late, actor }, START))
  sold.push(...(await order('since 3', { pid: PIDS.giftcard, quantity: 1 })), String(vouchers[0]))
  await openTestAccount(store, { balanceMicros: 7_000_000, name: 'Late' })
  await store.transaction(async (tx) => {
    key = await rotateKey(tx, accountId, { graceMs: 0, actor }, START)
    await ban(tx, mean.accountId, { reason: 'fraud', actor }, START)
  })
  parts.clock.advance(3000)
  await parts.app.jobs.fulfil.runOnce()
  await parts.app.stop()
  await store.close()

  const call = async () => testApp({ store: await openTestStore(cli.databaseUrl) })
  return {
    ...{ cli, file, sold, late, held: [String(vouchers[1])], call },
    keys: { old, present: key, banned: mean.key },
    /** For sale when the backup was made. */
    unsold: keyCodes.slice(1),
    /** Everything that is still for sale, and what comes of adding the late codes again. */
    async sellAll() {
      const { call: ask, store: restored } = await call()
      const body = { pid: PIDS.gamekey, quantity: 3, trxid: 'rest' }
      const rest = await ask('POST', '/orders', { key, body })
      const more = { pid: PIDS.gamekey, quantity: 1, trxid: 'more' }
      expect(await ask('POST', '/orders', { key, body: more })).toMatchObject({ status: 400 })
      const again = await restored.transaction((tx) =>
        addStock(tx, PIDS.giftcard, { codes: late, actor }, START),
      )
      return [rest.body.codes as string[], again] as const
    },
  }
}

async function available(cli: TestCli): Promise<number> {
  const { products } = await cli.json('stock', 'show')
  const [keys] = (products as { pid: string; available: number }[]).filter(
    ({ pid }) => pid === PIDS.gamekey,
  )
  return keys?.available ?? 0
}

function endedQuarantine(
  store: Store,
  orderId: string,
  decision: 'release' | 'discard',
  codes?: readonly string[],
): Promise<number> {
  return store.transaction((tx) => endQuarantine(tx, orderId, { decision, codes, actor }, START))
}
