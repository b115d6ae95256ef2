// What a database with a key holds of codes, and what is seen of them at the doors.
import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adjustBalance } from '../../../src/domain/accounts/accounts.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { deliverCodes } from '../../../src/domain/orders/settlement.ts'
import { bulkLines, entries, stockCodes } from '../../../src/domain/schema.ts'
import { addStock } from '../../../src/domain/stock/stock.ts'
import { receiveUpdates, unhandledUpdates } from '../../../src/domain/telegram/inbox.ts'
import { testApp } from '../../helpers/app.ts'
import { ADMIN_ID, testBot } from '../../helpers/bot.ts'
import { encryptCodes, everythingIn, testKey } from '../../helpers/codes.ts'
import {
  addTestStock,
  importTestCatalog,
  openTestAccount,
  PIDS,
  START,
} from '../../helpers/factories.ts'
import { panelOf } from '../../helpers/panel.ts'
import { openTestStore, testDatabase } from '../../helpers/store.ts'

const { gamekey, giftcard, stockTopup } = PIDS

/** A database with a key and the catalog of tests. */
async function encryptedShop() {
  const url = await testDatabase()
  const { vault } = testKey()
  await encryptCodes(url, vault)
  const store = await openTestStore(url, vault)
  await importTestCatalog(store)
  return { url, store, vault }
}

const problemsIn = async (store: Awaited<ReturnType<typeof openTestStore>>) =>
  (await proveLedger(store.read)).findings.map(({ reference, problem }) => ({ reference, problem }))

describe('in a database with a key', () => {
  test('codes are sold as ever, and none of them is in it', async () => {
    const { url, store } = await encryptedShop()
    const codes = await addTestStock(store, gamekey, 3)
    const [voucher = ''] = await addTestStock(store, stockTopup, 1)
    const app = await testApp({ store })
    const { key } = await app.reseller()
    const post = (path: string, body: object) => app.call('POST', path, { key, body })

    const order = { pid: gamekey, quantity: 2, trxid: 'keys' }
    const sold = await post('/orders', order)
    expect(sold.body.codes).toEqual(codes.slice(0, 2))
    expect((await post('/orders', order)).body).toMatchObject({ codes: sold.body.codes })
    const { body } = await app.call('GET', `/orders/${sold.body.orderId}`, { key })
    expect(body.codes).toEqual(sold.body.codes)
    const history = await app.call('GET', '/history', { key })
    expect(JSON.stringify(history.body)).toContain(codes[1])
    await post('/orders', { pid: stockTopup, userId: '5123401', trxid: 'voucher' })
    const redeemed = { playerId: '5123456', code: 'UC-REDEEMED-1', trxid: 'uc' }
    expect(await post('/rdmgamea', redeemed)).toMatchObject({ body: { success: true } })

    expect(await problemsIn(store)).toEqual([])
    await app.app.stop()
    await store.close()
    const stored = await everythingIn(url)
    for (const code of [...codes, voucher, redeemed.code]) expect(stored).not.toContain(code)
  })

  test('what an admin sends to the bot is not in it either, from its arrival on', async () => {
    const { url, store } = await encryptedShop()
    const bot = await testBot({ store })
    const admin = bot.admin()
    await admin.write(`/stock ${giftcard}`)
    await admin.write('GIFT-FROM-CHAT-1\nGIFT-FROM-CHAT-2')
    expect(await everythingIn(url)).not.toContain('GIFT-FROM-CHAT')
    expect(await problemsIn(store)).toEqual([])
    await admin.press('✅ Yes, add 2 codes')
    expect(await admin.sees()).toMatch(/Added 2 codes/)
    expect(await store.read.$count(stockCodes)).toBe(2)

    // One that arrives and is not handled yet.
    const update = { update_id: 77, message: { text: 'GIFT-FROM-CHAT-3' } }
    await bot.app.stop()
    await store.transaction((tx) => receiveUpdates(tx, [{ update, lane: 'one' }], START))
    expect(await unhandledUpdates(store.read, 5)).toEqual([{ updateId: 77, lane: 'one' }])
    expect(await everythingIn(url)).not.toContain('GIFT-FROM-CHAT')
    expect(await problemsIn(store)).toEqual([])
  })

  test('whatever people paste, and wherever, is not in it, and is read as it was written', async () => {
    const { url, store } = await encryptedShop()
    const bot = await testBot({ store })
    const [admin, holder] = [bot.admin(), bot.person()]
    await holder.write('/start')
    await admin.write('/start')
    const wasRemoved = async () =>
      JSON.stringify(await admin.messages()).includes('PASTED-') ? 'left' : 'removed'

    // An admin, without saying of which product.
    for (const text of [
      `${giftcard},PASTED-1\n${giftcard},PASTED-2`,
      'PASTED-3\nPASTED-4',
      'user||PASTED-5||mail@a.example\nuser||PASTED-6||mail@b.example',
    ]) {
      await admin.write(text)
      expect(await admin.sees(), text).toMatch(/These look like codes.*[\s\S]*I have deleted/)
      expect(await wasRemoved()).toBe('removed')
    }
    expect(await store.read.$count(bulkLines)).toBe(0)
    const caption = 'PASTED-7\nPASTED-8'
    await admin.sendFile('document', 'a.pdf', Buffer.from('x'), { caption })
    expect(await wasRemoved()).toBe('removed')

    // Tables of orders, with and without a heading; a caption; a search; questions.
    await holder.write(`${giftcard},PASTED-9\nPASTED-10,1\n${giftcard},1,PASTED-11`)
    expect(await holder.sees()).toContain('PASTED-10')
    const table = Buffer.from(`pid,quantity,reference\n${gamekey},1,PASTED-12\n${gamekey},x,P`)
    await holder.sendFile('document', 'codes.csv', table, { caption: 'PASTED-13' })
    await holder.write('PASTED-14')
    const reads: [command: string, seen: RegExp][] = [
      [`/ban ${holder.id} PASTED-15`, /PASTED-15/],
      [`/restrict ${holder.id} 1d PASTED-16`, /PASTED-16/],
    ]
    for (const [command, seen] of reads) {
      await admin.write(command)
      if ((await admin.buttons()).some((one) => /yes/i.test(one))) await admin.press(/yes/i)
      expect(await admin.sees(), command).toMatch(seen)
    }
    await admin.write(`/credit ${holder.id} 5 PASTED-17`)
    await admin.press(/yes/i)
    const page = await panelOf(bot, ADMIN_ID)
    const account = String((await holder.account()).id)
    const of = `/panel/customers/${holder.id}`
    expect((await page.send(`${of}/note`, { account, note: 'PASTED-18' })).text).toContain(
      'PASTED-18',
    )
    const log = await page.open(`/panel/service/log?q=${holder.id}`)
    expect(log.text).toMatch(/PASTED-18[\s\S]*PASTED-15/)
    const [entry] = await store.read.select().from(entries)
    expect(entry?.note).toBe('PASTED-17')

    expect(await problemsIn(store)).toEqual([])
    expect(await everythingIn(url)).not.toContain('PASTED-')
    await bot.app.stop()
    expect(await everythingIn(url)).not.toContain('PASTED-')
  })

  test('a code is known again under any product, whoever brings it', async () => {
    const { store } = await encryptedShop()
    const add = (pid: string, codes: string[]) =>
      store.transaction((tx) => addStock(tx, pid, { codes, actor: 'operator' }, START))
    expect(await add(gamekey, ['A', 'B', 'A'])).toEqual({ added: 2, duplicates: ['A'] })
    expect(await add(giftcard, ['B', 'C'])).toEqual({ added: 1, duplicates: ['B'] })
    const order = { id: 'one', pid: gamekey, quantity: 1 }
    const delivered = store.transaction((tx) => deliverCodes(tx, order, ['C'], START))
    await expect(delivered).rejects.toMatchObject({
      ...{ code: 'INVALID_DELIVERY', data: { problem: 'known' } },
    })
  })

  test('a code that was copied to another row of its product is not sold a second time', async () => {
    const { store } = await encryptedShop()
    await addTestStock(store, gamekey, 2)
    const [first, second] = await store.read.select().from(stockCodes).orderBy(stockCodes.id)
    if (!first || !second) throw new Error('There are two codes.')
    const { sealed } = second
    await store.transaction((tx) =>
      tx.update(stockCodes).set({ sealed }).where(eq(stockCodes.id, first.id)),
    )
    const app = await testApp({ store })
    const { key } = await app.reseller()
    const body = { pid: gamekey, trxid: 't' }
    expect(await app.call('POST', '/orders', { key, body })).toMatchObject({ status: 500 })
    expect(await problemsIn(store)).toEqual([
      { reference: `stock code ${first.id}`, problem: expect.stringContaining('fingerprint') },
    ])
  })

  test('a code under another product, or changed, is not opened, and the audit names it', async () => {
    const { store } = await encryptedShop()
    await addTestStock(store, gamekey, 2)
    await addTestStock(store, giftcard, 1)
    const change = (id: number, set: object) =>
      store.transaction((tx) => tx.update(stockCodes).set(set).where(eq(stockCodes.id, id)))
    const rows = await store.read.select().from(stockCodes).orderBy(stockCodes.id)
    const [first, second, third] = rows
    if (!first?.sealed || !second || !third) throw new Error('There are three codes.')
    await change(first.id, { sealed: third.sealed })
    await change(second.id, { code: 'in clear', sealed: null })
    await change(third.id, { sealed: `${first.sealed.slice(0, -4)}AAAA` })

    const app = await testApp({ store })
    const { key } = await app.reseller()
    const body = { pid: gamekey, trxid: 't' }
    expect(await app.call('POST', '/orders', { key, body })).toMatchObject({ status: 500 })
    expect(await problemsIn(store)).toEqual([
      { reference: `stock code ${first.id}`, problem: expect.stringContaining('another row') },
      { reference: `stock code ${second.id}`, problem: 'is not encrypted' },
      { reference: `stock code ${third.id}`, problem: expect.stringContaining('another row') },
    ])
  })
})

test('without a key codes are kept as they were, and are encrypted where they rest', async () => {
  const url = await testDatabase()
  const store = await openTestStore(url)
  await importTestCatalog(store)
  const codes = await addTestStock(store, gamekey, 3)
  const app = await testApp({ store })
  const { key } = await app.reseller()
  const order = { pid: gamekey, trxid: 'before' }
  await app.call('POST', '/orders', { key, body: order })
  const redemption = { playerId: '5123456', code: 'UC-BEFORE', trxid: 'uc' }
  await app.call('POST', '/rdmgamea', { key, body: redemption })
  const update = { update_id: 7, message: { text: 'CODE-IN-INBOX' } }
  await store.transaction((tx) => receiveUpdates(tx, [{ update, lane: 'one' }], START))
  const { id } = await openTestAccount(store)
  const credit = { amountMicros: 1, note: 'CODE-IN-LEDGER', actor: 'operator' as const }
  await store.transaction((tx) => adjustBalance(tx, id, credit, START))
  await app.app.stop()
  await store.close()
  const secrets = [...codes, redemption.code, 'CODE-IN-INBOX', 'CODE-IN-LEDGER']
  const before = await everythingIn(url)
  for (const code of secrets) expect(before).toContain(code)

  const [first, second] = [testKey().vault, testKey().vault]
  expect(await encryptCodes(url, first)).toEqual({ rows: 13, rewritten: 13, broken: 0 })
  const after = await everythingIn(url)
  for (const code of secrets) expect(after).not.toContain(code)
  expect(await encryptCodes(url, second, first)).toEqual({ rows: 14, rewritten: 14, broken: 0 })
  expect(await everythingIn(url)).not.toContain(`:${first.keyId}:`)

  const encrypted = await openTestStore(url, second)
  const [noted] = await encrypted.read.select().from(entries).orderBy(desc(entries.id)).limit(1)
  expect(noted?.note).toBe('CODE-IN-LEDGER')
  // Only that was possible: the ledger still refuses changes.
  const change = encrypted.transaction((tx) => tx.update(entries).set({ note: null }))
  await expect(change).rejects.toThrow()
  const next = await testApp({ store: encrypted })
  const again = await next.call('POST', '/orders', { key, body: order })
  expect(again.body).toMatchObject({ idempotentReplay: true, codes: [codes[0]] })
  const one = await next.call('POST', '/orders', { key, body: { pid: gamekey, trxid: 'after' } })
  expect(one.body.codes).toEqual([codes[1]])
  const known = { codes: codes.slice(2), actor: 'operator' as const }
  expect(await encrypted.transaction((tx) => addStock(tx, giftcard, known, START))).toMatchObject({
    added: 0,
  })
  expect(await problemsIn(encrypted)).toEqual([])
})
