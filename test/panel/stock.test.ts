// Codes in the panel: looked at before they are added, taken back while they are unsold, and set aside in doubt.
import { isNotNull, isNull, lt } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stagedCodes, stockCodes } from '../../src/domain/schema.ts'
import { readSettings } from '../../src/domain/settings/settings.ts'
import { stockLevels } from '../../src/domain/stock/stock.ts'
import { actsOf } from '../helpers/acts.ts'
import { type Goods, shopWithAdmins } from '../helpers/admins.ts'
import { ADMIN_ID } from '../helpers/bot.ts'
import { addTestStock, START } from '../helpers/factories.ts'
import { panelOf } from '../helpers/panel.ts'
import type { Script } from '../helpers/scripted-supplier.ts'

const PID = 'GOODS-1'
const CODES = `/panel/goods/codes/${PID}`
const KEYS: Goods = { kind: 'gamekey', suppliers: ['stock'] }
const THREE = ['AAAA-BBBB-CCCC-0001', 'AAAA-BBBB-CCCC-0002', 'AAAA-BBBB-CCCC-0003']

async function shop(goods: Goods = KEYS, script?: Script) {
  const at = await shopWithAdmins(goods, script)
  const { store } = at
  return {
    ...at,
    panel: await panelOf(at, ADMIN_ID),
    async available() {
      const levels = await stockLevels(store.read)
      return levels.find(({ pid }) => pid === PID)?.available
    },
    batch: (html: string) => /\/panel\/goods\/batches\/\d+/.exec(html)?.[0] ?? '',
  }
}

test('codes are shown masked, with those that are known or look different, and added once', async () => {
  const { panel, store, available } = await shop()
  const [known = ''] = await addTestStock(store, PID, 1)
  const codes = [...THREE, 'AAAA-BBBB-CC', THREE[0], 'two words', known].join('\n')
  const sent = { codes, cost: '3.50' }
  const seen = await panel.send(`${CODES}/add`, sent, { yes: false })
  expect(seen.text).toMatch(/New codes\s+5\s+In stock or sold before\s+1\s+First\s+AA…01/)
  expect(seen.text).toMatch(/3\.50 USD/)
  expect(seen.text).toMatch(/1 line has spaces: is that a code\?\s+line 6 t…s , 9 characters/)
  expect(seen.text).toMatch(/look different from the others:\s+line 4 A…C , 12 characters/)
  expect(seen.text).toMatch(/line 5 AAAA…\s+line 7 /)
  for (const code of [...THREE, known]) expect(seen.text).not.toContain(code)
  expect(await available()).toBe(1)
  const send = () => panel.send(`${CODES}/add`, sent, { form: 'one' })
  expect((await send()).said).toMatch(/Added 5 codes to GOODS-1/)
  expect((await send()).said).toMatch(/This was done/)
  expect(await available()).toBe(6)
  expect(await store.read.$count(stagedCodes)).toBe(0)
  expect((await store.read.select().from(stockCodes)).at(-1)?.costMicros).toBe(3_500_000)
  expect((await panel.open(CODES)).text).toMatch(
    /In stock: 6[\s\S]+Batches[\s\S]+6\s+5\s+3\.50 USD/,
  )
  // A file takes the place of the text, as Windows may write it, too.
  const file = Buffer.from(`\ufeff${THREE.join('\r\n')}`, 'utf16le')
  const none = await panel.send(`${CODES}/add`, { codes: '' }, { files: { codes: file } })
  expect(none.said).toMatch(/all these codes are known/)
  const long = 'x'.repeat(600)
  expect((await panel.send(`${CODES}/add`, { codes: `A-1\n${long}` })).said).toMatch(/line 2/i)
})

test('codes that are sent twice at the same moment are added once', async () => {
  const { panel, store, available } = await shop()
  const send = (codes: string[], form?: string) =>
    panel.send(`${CODES}/add`, { codes: codes.join('\n') }, form === undefined ? {} : { form })
  const same = await Promise.all([1, 2].map(() => send(THREE, 'one')))
  expect(same.map(({ said }) => said?.slice(0, 8)).sort()).toEqual(['This was', '🎟 Added'])
  const others = await Promise.all(['X-1', 'X-2', 'X-3'].map((code) => send([code])))
  expect(others.map(({ status }) => status)).not.toContain(500)
  expect(await store.read.$count(stagedCodes)).toBe(0)
  expect(await available()).toBeGreaterThan(3)
})

test('a batch is taken back while its codes are unsold, and what was sold stays', async () => {
  const { panel, available, batch, order, store, present, proven } = await shop()
  const path = batch((await panel.send(`${CODES}/add`, { codes: THREE.join('\n') })).html)
  const sold = await order({})
  const seen = await panel.open(`${path}/take-out`)
  expect(seen.text).toMatch(/Take 2 codes out of stock\?[\s\S]*1 of these codes/)
  expect((await panel.send(`${path}/take-out`)).said).toMatch(/2 codes of GOODS-1/)
  expect(await available()).toBe(0)
  expect(await present(sold.orderId)).toMatchObject({ status: 'completed' })
  const removals = await actsOf(store, 'stock.remove')
  expect(removals.map(({ detail }) => detail)).toMatchObject([{ pid: PID, removed: 2 }])
  expect((await panel.open(path)).text).toMatch(/Unsold\s+0\s+Sold or set aside\s+1/)
  await proven()
})

test('the voucher of a cancelled order waits until somebody says whether it was used', async () => {
  const goods: Goods = { suppliers: ['north'], stockBased: true }
  const script: Script = { place: ['unknown'], check: Array(9).fill('unknown') }
  const { ada, panel, order, store, proven } = await shop(goods, script)
  const [code] = await addTestStock(store, PID, 1)
  const { orderId } = await order()
  await ada.go(`/order ${orderId}`, '↩️ Cancel with refund', '↩️ SUPPLIER UNAVAILABLE')
  await proven()
  const quarantine = '/panel/goods/quarantine'
  for (const place of ['', '?after=x', '?after=1e400'])
    expect((await panel.open(quarantine + place)).text).toContain(String(orderId))
  const release = `${quarantine}/${orderId}/release`
  expect((await panel.open(release)).text).toMatch(/It was the voucher of/)
  expect((await panel.send(release)).said).toBe('Back on sale.')
  const [row] = await store.read.select().from(stockCodes).orderBy(stockCodes.id)
  expect(row).toMatchObject({ code, orderId: null, quarantinedAt: null })
  expect((await panel.send(release)).text).toContain(`There is no such code of ${orderId}`)
  await proven()
})

test('codes that a restore lost are decided about together or some of them, without an order', async () => {
  const { panel, store, proven } = await shop({ suppliers: ['north'], stockBased: true })
  const [, used = '', , other = ''] = await addTestStock(store, PID, 4)
  const aside = { orderId: 'RESTORE-1', takenAt: START, quarantinedAt: START }
  await store.transaction((tx) => tx.update(stockCodes).set(aside).where(lt(stockCodes.id, 4)))
  const path = '/panel/goods/quarantine/RESTORE-1'
  expect((await panel.open('/panel/goods/quarantine')).html).not.toContain('/panel/orders/')
  const some = { codes: `${used}\r\n${other}` }
  const asked = await panel.send(`${path}/discard`, some, { yes: false })
  expect(asked.text).toMatch(/Was this code used\?[\s\S]*a backup was restored/)
  expect((await panel.send(`${path}/discard`, { codes: other })).status).toBe(422)
  expect((await panel.send(`${path}/discard`, some)).said).toBe('Written off.')
  const rows = await store.read.select().from(stockCodes).where(isNotNull(stockCodes.discardedAt))
  expect(rows).toMatchObject([{ code: used }])
  const rest = await panel.send(`${path}/release`, {}, { yes: false })
  expect(rest.text).toMatch(/Were these 2 codes used\?/)
  expect((await panel.send(`${path}/release`)).said).toBe('Back on sale.')
  expect(await store.read.$count(stockCodes, isNull(stockCodes.orderId))).toBe(3)
  await proven()
})

test('few codes are red below a threshold that can be set, and only those with the right see stock', async () => {
  const { panel, store, newcomer, giveRole, ...bot } = await shop()
  await addTestStock(store, PID, 6)
  expect((await panel.open('/panel/goods?only=low')).text).not.toContain(PID)
  const set = await panel.send('/panel/service/lowStock', { below: '10' })
  expect(set.status).toBe(200)
  expect((await readSettings(store.read)).lowStock).toBe(10)
  expect((await panel.open('/panel/goods?only=low')).html).toContain('<b class="bad">6</b>')
  const helper = await newcomer()
  await giveRole(helper, 'finance')
  const finance = await panelOf({ store, ...bot }, helper.id)
  expect((await finance.open(CODES)).status).toBe(403)
  expect((await finance.send(`${CODES}/add`, { codes: 'A-1' })).status).toBe(403)
})
