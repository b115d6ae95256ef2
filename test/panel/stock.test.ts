// Codes in the panel: looked at before they are added, taken back while they are unsold, and set aside in doubt.
import { isNotNull, isNull, lt } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stagedCodes, stockCodes } from '../../src/domain/schema.ts'
import { readSettings } from '../../src/domain/settings/settings.ts'
import { stockLevels } from '../../src/domain/stock/stock.ts'
import { actsOf } from '../helpers/acts.ts'
import { type Goods, OTHER_ADMIN, shopWithAdmins } from '../helpers/admins.ts'
import { ADMIN_ID } from '../helpers/bot.ts'
import { addTestStock, START } from '../helpers/factories.ts'
import { panelOf } from '../helpers/panel.ts'
import type { Script } from '../helpers/scripted-supplier.ts'

const PID = 'GOODS-1'
const CODES = `/panel/goods/codes/${PID}`
const KEYS: Goods = { kind: 'gamekey', suppliers: ['stock'] }
const THREE = ['AAAA-BBBB-CCCC-0001', 'AAAA-BBBB-CCCC-0002', 'AAAA-BBBB-CCCC-0003']
const HOUR_MS = 60 * 60_000

async function shop(goods: Goods = KEYS, script?: Script) {
  const at = await shopWithAdmins(goods, script)
  const { store } = at
  return {
    ...at,
    panel: await panelOf(at, ADMIN_ID),
    other: await panelOf(at, OTHER_ADMIN),
    async available() {
      const levels = await stockLevels(store.read)
      return levels.find(({ pid }) => pid === PID)?.available
    },
    batch: (html: string) => /\/panel\/goods\/batches\/\d+/.exec(html)?.[0] ?? '',
  }
}

test('codes are shown masked, with those that are known or look different, and added once', async () => {
  const { panel, store, available, batch } = await shop()
  const [known = ''] = await addTestStock(store, PID, 1)
  const codes = [...THREE, 'AAAA-BBBB-CC', THREE[0], 'two words', known].join('\n')
  const seen = await panel.send(`${CODES}/add`, { codes, cost: '3.50' })
  expect(seen.said).toMatch(/Codes read: 6\. Lines that repeat one: 1/)
  expect(seen.text).toMatch(/New codes\s+5\s+In stock or sold before\s+1\s+First\s+AA…01/)
  expect(seen.text).toMatch(/1 line has spaces: is that a code\?\s+line 6 t…s , 9 characters/)
  expect(seen.text).toMatch(/look different from the others:\s+line 4 A…C , 12 characters/)
  for (const code of [...THREE, known]) expect(seen.html).not.toContain(code)
  expect(await available()).toBe(1)
  const path = batch(seen.html)
  const all = await Promise.all([1, 2].map(() => panel.send(`${path}/add`)))
  expect(all.map(({ said }) => said).sort()).toEqual([
    expect.stringMatching(/Added \d codes to GOODS-1|already added/),
    expect.stringMatching(/Added \d codes to GOODS-1|already added/),
  ])
  expect(await available()).toBe(6)
  expect(await store.read.$count(stagedCodes)).toBe(0)
  expect((await store.read.select().from(stockCodes)).at(-1)?.costMicros).toBe(3_500_000)
  const page = await panel.open(CODES)
  expect(page.text).toMatch(/In stock: 6/)
  expect((await panel.open(`${CODES}/batches`)).text).toMatch(/Batches[\s\S]+6\s+5\s+3\.50 USD/)
  // A file takes the place of the text, as Windows may write it, too.
  const file = Buffer.from(`\ufeff${THREE.join('\r\n')}`, 'utf16le')
  const none = await panel.send(`${CODES}/add`, { codes: '' }, { files: { codes: file } })
  expect(none.said).toMatch(/all these codes are known/)
})

test('codes that are sent twice at the same moment are read once; of several batches, the last is kept', async () => {
  const { panel, store } = await shop()
  const send = (codes: string[], form?: string) =>
    panel.send(`${CODES}/add`, { codes: codes.join('\n') }, form === undefined ? {} : { form })
  const same = await Promise.all([1, 2].map(() => send(THREE, 'one')))
  expect(same.map(({ said }) => said?.slice(0, 10)).sort()).toEqual(['Codes read', 'This was d'])
  const others = await Promise.all(THREE.map((code) => send([code])))
  expect(others.map(({ status }) => status)).not.toContain(500)
  expect(await store.read.$count(stagedCodes)).toBe(1)
})

test('codes that somebody sent wait for them alone, for an hour, and are forgotten on No', async () => {
  const { panel, other, store, available, batch, clock } = await shop()
  const send = async () =>
    batch((await panel.send(`${CODES}/add`, { codes: THREE.join('\n') })).html)
  const path = await send()
  expect((await other.open(path)).status).toBe(404)
  await other.send(`${path}/add`)
  expect(await available()).toBe(0)
  expect((await panel.send(`${path}/drop`)).said).toMatch(/Nothing was added/)
  expect(await store.read.$count(stagedCodes)).toBe(0)
  const late = await send()
  clock.advance(HOUR_MS + 1)
  expect((await panel.send(`${late}/add`)).said).toMatch(/no longer have these codes/)
  expect(await available()).toBe(0)
  const long = 'x'.repeat(600)
  expect((await panel.send(`${CODES}/add`, { codes: `A-1\n${long}` })).said).toMatch(/line 2/i)
})

test('a batch is taken back while its codes are unsold, and what was sold stays', async () => {
  const { panel, available, batch, order, store, present, proven } = await shop()
  const path = batch((await panel.send(`${CODES}/add`, { codes: THREE.join('\n') })).html)
  await panel.send(`${path}/add`)
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

test('unsold codes are listed masked, page by page, and removed one by one unless they were sold', async () => {
  const { panel, available, store, order, present } = await shop()
  const codes = await addTestStock(store, PID, 60)
  const first = await panel.open(CODES)
  const [, next = ''] = /rel="next" href="([^"]+)"/.exec(first.html) ?? []
  const second = await panel.open(next)
  for (const code of codes) expect(first.html + second.html).not.toContain(code)
  const oldest = second.html.match(/remove\/\d+/g)?.at(-1) ?? ''
  expect((await panel.open(`${CODES}/${oldest}`)).text).toMatch(/not sold yet/)
  expect((await panel.send(`${CODES}/${oldest}`)).said).toMatch(/is removed/)
  expect(await available()).toBe(59)
  const [act] = await actsOf(store, 'stock.remove')
  expect(act?.detail).toMatchObject({ pid: PID, removed: 1 })
  expect(JSON.stringify(act)).not.toContain(codes[0])
  const left = await panel.open(next)
  const oldestLeft = left.html.match(/remove\/\d+/g)?.at(-1) ?? ''
  const sold = await order({})
  expect(sold).toMatchObject({ codes: [codes[1]] })
  const gone = await panel.send(`${CODES}/${oldestLeft}`, { yes: '1' })
  expect(gone.said).toMatch(/sold or removed/)
  expect(await available()).toBe(58)
  expect(await present(sold.orderId)).toMatchObject({ codes: [codes[1]] })
})

test('the voucher of a cancelled order waits until somebody says whether it was used', async () => {
  const goods: Goods = { suppliers: ['north'], stockBased: true }
  const script: Script = { place: ['unknown'], check: Array(9).fill('unknown') }
  const { ada, panel, order, store, proven } = await shop(goods, script)
  const [code] = await addTestStock(store, PID, 1)
  const { orderId } = await order()
  await ada.go(`/order ${orderId}`, '↩️ Cancel with refund', '↩️ SUPPLIER UNAVAILABLE')
  await proven()
  const quarantine = '/panel/goods/stock/quarantine'
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
  const path = '/panel/goods/stock/quarantine/RESTORE-1'
  expect((await panel.open('/panel/goods/stock/quarantine')).html).not.toContain('/panel/orders/')
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
  expect((await panel.open('/panel/goods/stock?only=low')).text).not.toContain(PID)
  const set = await panel.send('/panel/goods/stock/threshold', { lowStock: '10' })
  expect(set.said).toMatch(/10/)
  expect((await readSettings(store.read)).lowStock).toBe(10)
  expect((await panel.open('/panel/goods/stock?only=low')).html).toContain('<b class="bad">6</b>')
  const helper = await newcomer()
  await giveRole(helper, 'finance')
  const finance = await panelOf({ store, ...bot }, helper.id)
  expect((await finance.open(CODES)).status).toBe(403)
  expect((await finance.send(`${CODES}/add`, { codes: 'A-1' })).status).toBe(403)
})
