import { expect, it } from 'vitest'
import { recordAct } from '../../src/domain/audit/audit-log.ts'
import { searchActs, WALK_ROWS } from '../../src/domain/reports/audit.ts'
import { auditLog } from '../../src/domain/schema.ts'
import { actsOf } from '../helpers/acts.ts'
import { panelOf } from '../helpers/panel.ts'
import { testStore } from '../helpers/store.ts'
import { team } from '../helpers/team.ts'

const LOG = '/panel/service/log'
const DAY_MS = 86_400_000

it('shows who did what, by kind, account, person and day, also as a file', async () => {
  const at = await team()
  await at.credit(5)
  const panel = await panelOf(at, at.ada.id)
  const all = await panel.open(LOG)
  expect(all.text).toMatch(
    /Panel opened[\s\S]*Wallet credited[\s\S]*amount: 5\.00 USD, note: a gift/,
  )
  const shown = async (query: string) => (await panel.open(`${LOG}?${query}`)).text
  expect(await shown('kind=money')).toMatch(/Wallet credited/)
  expect(await shown('kind=money')).not.toMatch(/Panel opened/)
  expect(await shown('kind=service')).not.toMatch(/Wallet credited/)
  expect(await shown(`q=${at.holder.id}&kind=`)).toMatch(/Wallet credited/)
  expect(await shown(`q=${at.fay.id}`)).not.toMatch(/Wallet credited/)
  expect(await shown('q=nobody')).toMatch(/nobody/)
  expect(await shown(`by=admin:${at.max.id}`)).toMatch(/Wallet credited/)
  expect(await shown(`by=admin:${at.ada.id}`)).not.toMatch(/Wallet credited/)
  const today = at.clock.now.toISOString().slice(0, 10)
  expect(await shown(`from=${today}&to=${today}`)).toMatch(/Wallet credited/)
  expect(await shown('to=2020-01-01')).toMatch(/Nothing was found/)
  const detail = { keyId: 7, graceMs: DAY_MS, sinceMs: at.clock.now.getTime(), marginBp: 2050 }
  await at.store.transaction((tx) =>
    recordAct(tx, { actor: 'operator', action: 'key.rotate', detail }, at.clock.now),
  )
  expect(await shown('')).toMatch(/key id: 7, grace: 1 day, since: .*2026.*, margin: 20\.5%/)
  const file = await panel.file(`${LOG}?kind=money&as=csv`)
  expect(file.split('\n')[0]).toBe('at,action,actor,telegramId,detail\r')
  expect(file).toContain(`account.credit,admin:${at.max.id},${at.holder.id},`)
})

it('goes on where the page before ended, whatever came meanwhile', async () => {
  const at = await team()
  const add = (from: number, count: number) =>
    at.store.transaction(async (tx) => {
      for (let n = from; n < from + count; n++) {
        const act = { actor: 'operator', action: 'stock.add', detail: { pid: `P${n}.` } } as const
        await recordAct(tx, act, at.clock.now)
      }
    })
  await add(1, 120)
  const panel = await panelOf(at, at.ada.id)
  const numbers = ({ text }: { text: string }) =>
    [...text.matchAll(/pid: P(\d+)\./g)].map(([, n]) => Number(n))
  const page = (newest: number, count = 50) => Array.from({ length: count }, (_, i) => newest - i)
  const first = await panel.open(`${LOG}?kind=goods`)
  expect(numbers(first)).toEqual(page(120))
  await add(121, 3)
  const next = (html: string) => /rel="next" href="([^"]+)"/.exec(html)?.[1] ?? ''
  const second = await panel.open(next(first.html).replaceAll('&amp;', '&'))
  expect(numbers(second)).toEqual(page(70))
  const third = await panel.open(next(second.html).replaceAll('&amp;', '&'))
  expect(numbers(third)).toEqual(page(20, 20))
  expect(third.html).not.toContain('rel="next"')
})

it('undoes an act that the log shows, after a question, for a day', async () => {
  const at = await team()
  await at.credit(5)
  const [act] = await actsOf(at.store, 'account.credit')
  const panel = await panelOf(at, at.ada.id)
  const path = `${LOG}/${act?.id}/undo`
  expect((await panel.open(LOG)).html).toContain(path)
  const asked = await panel.send(path, {}, { yes: false })
  expect(asked.text).toMatch(/Wallet credited[\s\S]*amount: 5\.00 USD/)
  expect(await at.balance()).toBe(5)
  expect((await panel.send(path)).said).toBe('It is undone.')
  expect(await at.balance()).toBe(0)
  expect((await panel.send(path)).said).toMatch(/already undone/)
  at.clock.advance(DAY_MS + 1)
  const later = await panelOf(at, at.ada.id)
  expect((await later.open(LOG)).html).not.toContain(path)
  await at.proven()
})

it('offers nobody to undo what others did but the owner', async () => {
  const at = await team()
  await at.ada.go(`/credit ${at.holder.id} 5 gift`, /Yes, add/)
  const [act] = await actsOf(at.store, 'account.credit')
  const max = await panelOf(at, at.max.id)
  expect((await max.open(LOG)).html).not.toContain(`${act?.id}/undo`)
  expect((await max.send(`${LOG}/${act?.id}/undo`)).said).toMatch(/no longer be undone/)
  expect(await at.balance()).toBe(5)
  const fay = await panelOf(at, at.fay.id)
  expect((await fay.open(LOG)).status).toBe(403)
})

it('looks at a bounded part of a long log, and goes on from there', async () => {
  const store = await testStore()
  const now = new Date('2026-03-01T00:00:00Z')
  await store.transaction(async (tx) => {
    await recordAct(tx, { actor: 'operator', action: 'team.role' }, now)
    const row = { actor: 'service', action: 'stock.add', at: now } as const
    const rows = Array.from({ length: 500 }, () => row)
    for (let i = 0; i < WALK_ROWS; i += rows.length) await tx.insert(auditLog).values(rows)
  })
  const filter = { kind: 'service' } as const
  const page = { limit: 50, before: null }
  const first = await searchActs(store.read, filter, page)
  expect(first).toMatchObject({ rows: [], next: expect.any(Number) })
  const second = await searchActs(store.read, filter, { ...page, before: first.next })
  expect(second).toMatchObject({ rows: [{ action: 'team.role' }], next: null })
})
