import { desc } from 'drizzle-orm'
import type { Message } from 'grammy/types'
import { describe, expect, test } from 'vitest'
import { rotateKey } from '../../src/domain/access/api-keys.ts'
import { adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { setApiEnabled } from '../../src/domain/accounts/standing.ts'
import { exportCatalog } from '../../src/domain/catalog/import.ts'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { auditLog } from '../../src/domain/schema.ts'
import { readSettings } from '../../src/domain/settings/settings.ts'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { PIDS } from '../helpers/factories.ts'

const actor = 'operator' as const
const words = (messages: Message[]) => messages.map(({ text }) => text).join('\n')

async function withAdmin() {
  const bot = await testBot()
  const [holder, ada] = [bot.person(), bot.admin()]
  await holder.write('/start')
  await ada.write('/start')
  const { id } = await holder.account()
  const { now } = bot.clock
  const key = await bot.store.transaction(async (tx) => {
    await adjustBalance(tx, id, { amountMicros: 50_000_000, note: undefined, actor }, now)
    await setApiEnabled(tx, id, true, actor, now)
    return rotateKey(tx, id, { graceMs: 0, mode: 'test', actor }, now)
  })
  await bot.settled()
  let orders = 0
  return {
    ...bot,
    ...{ holder, ada, id, who: String(holder.id), key },
    order: async (body: object) =>
      (await bot.call('POST', '/orders', { key, body: { trxid: `t-${orders++}`, ...body } })).body,
    refusal: async () => (await bot.call('GET', '/balance', { key })).body.code ?? null,
    /** The newest act of this admin. */
    async lastAct() {
      const [act] = await bot.store.read.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
      return act?.actor === `admin:${ADMIN_ID}` ? act.action : null
    },
    async download(message: Message | undefined): Promise<Buffer> {
      const url = `${bot.chatUrl}/chats/${ADMIN_ID}/files/${message?.document?.file_id}`
      return Buffer.from(await (await fetch(url)).arrayBuffer())
    },
  }
}

describe('a command about a person', () => {
  test.each([
    ['/ban WHO stolen card', 'ACCOUNT_BANNED', 'account.ban', /banned\.\nReason {2}stolen card/],
    [
      '/restrict WHO 2h too fast',
      'ACCOUNT_RESTRICTED',
      'account.restrict',
      /restricted until .*\nReason {2}too fast/,
    ],
    [
      '/apioff WHO abuse',
      'API_DISABLED_BY_ADMIN',
      'api.forbid',
      /switched your API access off\.\nReason {2}abuse/,
    ],
  ])('%s holds over HTTP, is told, and is written down', async (command, code, action, told) => {
    const { ada, holder, who, refusal, lastAct } = await withAdmin()
    await ada.write(command.replace('WHO', who))
    expect(await refusal()).toBeNull()
    await ada.press(/Yes,/)
    expect(await refusal()).toBe(code)
    expect(await lastAct()).toBe(action)
    expect(await holder.sees()).toMatch(told)
    const undo = { '/ban': '/unban', '/restrict': '/unrestrict', '/apioff': '/apion' }
    const [name = ''] = command.split(' ')
    await ada.write(`${undo[name as keyof typeof undo]} ${who}`)
    expect(await refusal()).toBeNull()
    expect(await lastAct()).toMatch(/unban|unrestrict|allow/)
  })

  test('/shopoff keeps them from buying in the chat alone, and /shopon lets them again', async () => {
    const { ada, holder, who, refusal, lastAct } = await withAdmin()
    await ada.write(`/shopoff ${who} API only`)
    expect(await holder.account()).toMatchObject({ shopAllowed: true })
    await ada.press(/Yes,/)
    expect(await holder.account()).toMatchObject({ shopAllowed: false })
    expect(await refusal()).toBeNull()
    expect(await lastAct()).toBe('shop.forbid')
    expect(await holder.sees()).toMatch(
      /switched the shop in this chat off for you\.\nReason {2}API only/,
    )
    await ada.press(/Undo/)
    expect(await holder.account()).toMatchObject({ shopAllowed: true })
    expect(await lastAct()).toBe('shop.allow')
    await ada.press(/Account/)
    await ada.press(/Shop off/)
    await ada.press(/Without a reason/)
    expect(await ada.sees()).toMatch(/Shop {2}⚪️ switched off by an admin/)
    await ada.press(/Shop on/)
    expect(await holder.account()).toMatchObject({ shopAllowed: true })
  })

  test('moves money with a note, once, and tells them', async () => {
    const { ada, holder, id, who, store, lastAct } = await withAdmin()
    await ada.write(`/credit ${who} 12.50 a present`)
    await ada.press(/Yes,/)
    expect(await balanceOf(store.read, id)).toBe(62_500_000)
    expect(await lastAct()).toBe('account.credit')
    expect(await holder.sees()).toMatch(/12.50 USD was added to your wallet\.\nReason {2}a present/)
    await ada.write(`/debit ${who} 2.50 a mistake`)
    await ada.press(/Yes,/)
    expect(await balanceOf(store.read, id)).toBe(60_000_000)
    expect(await holder.sees()).toMatch(
      /2.50 USD was taken from your wallet\.\nReason {2}a mistake/,
    )
  })

  test.each(['0 x', '-5 x', '1e9 x', 'ten x', '1,50 x', '5', '99999999 x'])(
    'refuses the amount and note "%s" with a word',
    async (rest) => {
      const { ada, id, who, store } = await withAdmin()
      for (const command of ['/credit', '/debit'])
        expect(words(await ada.write(`${command} ${who} ${rest}`)).length).toBeGreaterThan(10)
      expect(await balanceOf(store.read, id)).toBe(50_000_000)
    },
  )

  test('finds people by id and by @name in any case, and says who is unknown', async () => {
    const { ada } = await withAdmin()
    expect(words(await ada.write('/account @ADA'))).toMatch(/Ada/)
    expect(words(await ada.write(`/account ${ADMIN_ID}`))).toMatch(/Ada/)
    expect(words(await ada.write('/account @nobody'))).toMatch(/No account was found for @nobody/)
    expect(words(await ada.write('/account -1'))).toMatch(/is not a person|id/)
  })

  test('does not ban or restrict an admin', async () => {
    const { ada } = await withAdmin()
    for (const command of [`/ban ${ADMIN_ID} x`, `/restrict ${ADMIN_ID} 2h x`])
      expect(words(await ada.write(command))).toMatch(/admin/i)
    expect(await ada.account()).toMatchObject({ bannedAt: null, restrictedUntil: null })
  })
})

describe('a command about goods and orders', () => {
  test('/stock adds codes that are then delivered, and reports known ones', async () => {
    const { ada, order, lastAct } = await withAdmin()
    await ada.write(`/stock ${PIDS.gamekey}`)
    await ada.write('CODE-A\nCODE-B\nCODE-A')
    expect(await ada.sees()).toMatch(
      /Add 2 codes\?[\s\S]*duplicates: 1\n• line 3: COD… \(the same as/,
    )
    await ada.press('✅ Yes, add 2 codes')
    expect(await ada.sees()).toMatch(/Added 2 codes/)
    expect(await lastAct()).toBe('stock.add')
    expect(JSON.stringify(await ada.messages())).not.toContain('CODE-B')
    expect(await order({ pid: PIDS.gamekey })).toMatchObject({ codes: ['CODE-A'] })
    await ada.write(`/stock ${PIDS.gamekey}`)
    await ada.sendFile('document', 'codes.txt', 'CODE-B\r\nCODE-C\r\n')
    expect(await ada.sees()).toMatch(/Add 1 code\?[\s\S]*duplicates: 1/)
    await ada.press('✅ Yes, add 1 code')
    expect(await ada.sees()).toMatch(/Added 1 code[\s\S]*duplicates: 1/)
  })

  test('/line and /product pause, resume and price', async () => {
    const { ada, order, call, key, clock } = await withAdmin()
    const player = { pid: PIDS.userId, userId: '5123456789' }
    await ada.write(`/product ${PIDS.userId} pause`)
    expect(await order(player)).toMatchObject({ code: 'PRODUCT_DISABLED' })
    await ada.write(`/product ${PIDS.userId} resume`)
    await ada.write(`/product ${PIDS.userId} price 4.99`)
    await ada.press('✅ Change them')
    const { body } = await call('GET', '/products', { key })
    expect(JSON.stringify(body)).toContain('4.99')
    const slug = /"slug":"(\w+)"/.exec(JSON.stringify(body))?.[1] ?? ''
    await ada.write(`/line ${slug} pause`)
    clock.advance(1000)
    expect(JSON.stringify((await call('GET', '/products', { key })).body)).not.toContain(
      `"${slug}"`,
    )
    await ada.write(`/line ${slug} resume`)
    expect(await order(player)).toMatchObject({ orderCreated: true })
  })

  test('/order cancels with a refund and a reason, or completes by hand, after a question', async () => {
    const { ada, order, call, key, store, id, lastAct } = await withAdmin()
    const waiting = { pid: PIDS.userId, userId: '5123456704' }
    const [first, second] = [await order(waiting), await order(waiting)]
    const ids = [first.orderId, second.orderId]
    await ada.write(`/order ${String(first.orderId).toLowerCase()}`)
    await ada.press('↩️ Cancel with refund')
    expect((await call('GET', `/orders/${ids[0]}`, { key })).body).toMatchObject({
      status: 'processing',
    })
    await ada.press('✏️ Another reason')
    await ada.write('OUT OF SERVICE')
    expect((await call('GET', `/orders/${ids[0]}`, { key })).body).toMatchObject({
      status: 'cancelled',
      refunded: true,
      error: 'OUT OF SERVICE',
    })
    expect(await lastAct()).toBe('order.cancel')
    await ada.write(`/order ${second.trxid}`)
    await ada.press(/Complete/)
    await ada.press(/Yes/)
    expect((await call('GET', `/orders/${ids[1]}`, { key })).body).toMatchObject({
      status: 'completed',
    })
    expect(await lastAct()).toBe('order.complete')
    const price = 50_000_000 - (await balanceOf(store.read, id))
    expect(price).toBeGreaterThan(0)
    expect(words(await ada.write('/orders cancelled'))).toMatch(/Orders/)
  })

  test('/catalog gives the file and takes it back', async () => {
    const { ada, store, download } = await withAdmin()
    await ada.write('/catalog')
    await ada.press('⬇️ Get the file')
    const file = await download((await ada.messages()).findLast((one) => one.document))
    expect(JSON.parse(file.toString())).toEqual(await exportCatalog(store.read))
    await ada.write('/catalog')
    await ada.press('⬆️ Import a file')
    await ada.sendFile('document', 'catalog.json', '{"lines":[{}]}')
    expect(await ada.sees()).toMatch(/not imported; nothing has changed/)
  })
})

describe('a command about the service', () => {
  test('turns its switches for everyone', async () => {
    const { ada, store, order, refusal, lastAct } = await withAdmin()
    const player = { pid: PIDS.userId, userId: '5123456789' }
    await ada.write('/maintenance on')
    await ada.press(/Yes,/)
    expect(await lastAct()).toBe('settings.change')
    expect(await order(player)).toMatchObject({ code: 'MAINTENANCE' })
    await ada.write('/maintenance off')
    await ada.write('/apiorders off')
    await ada.press(/Yes,/)
    expect(await order(player)).toMatchObject({ code: 'API_ORDER_DISABLED' })
    await ada.write('/apiorders on')
    await ada.write('/allowlist on')
    await ada.press(/Yes,/)
    expect(await refusal()).toBe('IP_ALLOWLIST_REQUIRED')
    await ada.write('/allowlist off')
    await ada.write('/eligibility on 100 7d')
    await ada.press(/Yes,/)
    expect(await refusal()).toBe('API_NOT_ELIGIBLE')
    await ada.write('/eligibility off')
    expect(await refusal()).toBeNull()
    expect(words(await ada.write('/maintenance maybe'))).toMatch(/on|off/)
    await ada.write('/statuspage on')
    const shown = (await ada.messages()).map(({ text }) => text).join('\n')
    expect(shown).toContain('https://shop.example/status')
    expect(await readSettings(store.read)).toMatchObject({ maintenance: false, apiOrders: true })
  })

  test('/stats and /log tell what was done', async () => {
    const { ada, order } = await withAdmin()
    await order({ pid: PIDS.userId, userId: '5123456789' })
    expect(words(await ada.write('/stats'))).toMatch(/Today[\s\S]*1 order[\s\S]*Game A UC/)
    await ada.write('/apiorders off')
    await ada.press(/Yes,/)
    expect(words(await ada.write('/log'))).toMatch(
      /Settings changed.*\nadmin Ada.*\napiOrders: false/,
    )
  })
})
