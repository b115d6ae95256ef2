import { expect, it } from 'vitest'
import { insertNumbered } from '../../src/db/dialect.ts'
import { validKeys } from '../../src/domain/access/api-keys.ts'
import { openMoveOf } from '../../src/domain/accounts/moves/moves.ts'
import { notesOf } from '../../src/domain/accounts/notes.ts'
import { openApprovals } from '../../src/domain/approvals/approvals.ts'
import { addTier } from '../../src/domain/catalog/tiers.ts'
import { balanceOf, openWallet } from '../../src/domain/ledger/ledger.ts'
import { accounts, wallets } from '../../src/domain/schema.ts'
import { actsOf } from '../helpers/acts.ts'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { turnsDuring } from '../helpers/event-loop.ts'
import { issueTestKey, openTestAccount, PIDS, START } from '../helpers/factories.ts'
import { movingInChat } from '../helpers/moving-in-chat.ts'
import { panelOf, type Seen } from '../helpers/panel.ts'
import { team } from '../helpers/team.ts'

const USD = 1_000_000

/** An owner at the panel, and a reseller with 100 USD and a key. */
async function withPanel() {
  const bot = await testBot()
  await bot.admin().write('/start')
  const { key, telegramId } = await bot.reseller()
  const holder = await bot.newcomer(telegramId)
  const page = await panelOf(bot, ADMIN_ID)
  const path = `/panel/customers/${telegramId}`
  const account = () => holder.account()
  /** What a form about the account sends, too. */
  const whose = async () => ({ account: String((await account()).id) })
  return { ...bot, key, holder, page, path, account, whose }
}

/** Where the next page of a list is. */
function nextIn({ html }: Seen): string | undefined {
  return /rel="next" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
}

/** An undo of what the page says was done. */
async function undo({ page }: Pick<Awaited<ReturnType<typeof withPanel>>, 'page'>, html: string) {
  const hiddenIn = (name: string) =>
    new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
  return page.send('/panel/undo', { id: hiddenIn('id'), at: hiddenIn('at') })
}

it('finds accounts by name, @name, id, standing, debt and tier, and exports what it shows', async () => {
  const { page, store, holder, account } = await withPanel()
  await openTestAccount(store, { name: 'Nobody else' })
  const { id, name } = await account()
  const gold = await store.transaction((tx) =>
    addTier(tx, { name: 'Gold', actor: 'operator' }, START),
  )
  const rows = async (query: string) =>
    [
      ...(await page.open(`/panel/customers${query}`)).html.matchAll(
        /<tr><td[^>]*><a href="\/panel\/customers\/(\d+)"/g,
      ),
    ].map(([, telegramId]) => Number(telegramId))
  expect((await rows('')).length).toBe(3)
  expect(await rows(`?q=${holder.id}`)).toEqual([holder.id])
  expect(await rows(`?q=${encodeURIComponent(name.slice(1).toUpperCase())}`)).toContain(holder.id)
  expect(await rows('?q=@ada')).toEqual([ADMIN_ID])
  expect(await rows('?q=%25')).toEqual([])
  await page.send(`/panel/customers/${holder.id}/ban`, { account: String(id) })
  await page.send(`/panel/customers/${holder.id}/tier`, {
    account: String(id),
    tier: String(gold.id),
  })
  expect(await rows('?state=banned')).toEqual([holder.id])
  expect(await rows('?state=in_debt')).toEqual([])
  expect(await rows(`?tier=${gold.id}`)).toEqual([holder.id])
  expect((await rows('?tier=standard')).length).toBe(2)
  const csv = await page.file('/panel/customers?state=banned&as=csv')
  expect(csv).toMatch(
    /^name,username,telegram_id,standing,tier,last_order_at,balance_usd,owed_usd\r?\n/,
  )
  expect(csv).toContain(`${holder.id},banned,Gold,`)
  expect((await actsOf(store, 'service.export')).map(({ detail }) => detail)).toEqual([
    { kind: 'customers' },
  ])
})

it('looks further back, page by page, where none of the newest accounts fits', async () => {
  const { page, store, holder, account } = await withPanel()
  const { name } = await account()
  const far = { id: 100_000, telegramId: 77, name: 'New', createdAt: START }
  const flags = { apiEnabled: false, apiDisabledByAdmin: false }
  await store.transaction(async (tx) => {
    await insertNumbered(tx, accounts).values({ ...far, ...flags })
    await openWallet(tx, far.id)
  })
  let shown = await page.open(`/panel/customers?q=${encodeURIComponent(name)}`)
  expect(shown.text).toContain('“More” looks at older ones')
  for (let more = nextIn(shown); more !== undefined; more = nextIn(shown))
    shown = await page.open(more)
  expect(shown.html).toContain(`/panel/customers/${holder.id}"`)
})

it('shows an account with its orders, ledger, top-ups and log', async () => {
  const { page, path, call, key, holder } = await withPanel()
  const body = { pid: PIDS.userId, trxid: 'one', userId: '5123456789' }
  const { orderId } = (await call('POST', '/orders', { key, body })).body
  const shown = await page.open(path)
  expect(shown.text).toContain('Calls are accepted')
  const ofAccount = `/panel/orders?account=${holder.id}`
  expect(shown.html).toContain(`href="${ofAccount}"`)
  expect((await page.open(ofAccount)).html).toContain(`href="/panel/orders/${orderId}"`)
  expect(shown.html).toContain(`href="tg://user?id=${holder.id}"`)
  expect((await page.open(`${path}/entries?kind=charge`)).html).toContain(String(orderId))
  expect(await page.file(`${path}/entries?as=csv`)).toMatch(
    /^time,kind,reference,amount_usd,balance_after_usd,note\r?\n[^\n]*charge/,
  )
  expect(shown.html).toContain(`href="/panel/money/top-ups?q=${holder.id}"`)
  expect(shown.html).toContain(`href="/panel/service/log?q=${holder.id}"`)
  expect((await page.open(`/panel/service/log?q=${holder.id}`)).text).toContain('Key replaced')
  expect((await page.open('/panel/customers/123456789012')).status).toBe(404)
})

it('goes on where the page before ended, whatever came meanwhile', async () => {
  const { page, path, credit, holder } = await withPanel()
  const more = async (count: number) => {
    for (let i = 0; i < count; i++) await credit(holder, 1)
  }
  await more(60)
  const list = `${path}/entries`
  const first = await page.open(list)
  const all = (await page.file(`${list}?as=csv`)).trim().split('\n').length - 1
  await more(2)
  const pages = [first, await page.open(nextIn(first) ?? '')]
  const rows = pages.flatMap(({ html }) => html.match(/<tr><td/g) ?? [])
  expect(rows).toHaveLength(all)
})

it('credits and debits after both balances were shown, each form once, and undoes it', async () => {
  const at = await withPanel()
  const { page, path, holder, whose, proven } = at
  const before = await holder.balance()
  const fields = { ...(await whose()), amountMicros: '25', note: 'Goodwill' }
  const asked = await page.send(`${path}/credit`, fields, { yes: false })
  expect(asked.text).toMatch(/100\.00 USD\s*→\s*125\.00 USD/)
  expect(await holder.balance()).toBe(before)
  const form = crypto.randomUUID()
  const done = await page.send(`${path}/credit`, fields, { form })
  expect(done.said).toContain('25.00 USD was added')
  expect((await page.send(`${path}/credit`, fields, { form })).said).toContain('done before')
  expect(await holder.balance()).toBe(before + 25 * USD)
  const undone = await undo(at, done.html)
  expect(undone.said).toContain('It is undone')
  expect(undone.html).toContain(`href="${path}/credit"`)
  expect(await holder.balance()).toBe(before)
  const taken = await page.send(`${path}/debit`, { ...fields, amountMicros: '160' })
  expect(taken.said).toContain('less than the 160.00 USD')
  await page.send(`${path}/debit`, { ...fields, amountMicros: '10' })
  expect(await holder.balance()).toBe(before - 10 * USD)
  await proven()
})

it('a large credit waits for a second person, and each role does its own', async () => {
  const at = await team()
  const { store, clock, holder, max, fay } = at
  const [manager, finance] = [await panelOf(at, max.id), await panelOf(at, fay.id)]
  const path = `/panel/customers/${holder.id}`
  const account = String((await holder.account()).id)
  const large = { account, amountMicros: '250', note: 'a gift' }
  expect((await manager.send(`${path}/credit`, large)).said).toContain('Somebody else')
  expect(await holder.balance()).toBe(0)
  expect(await openApprovals(store.read, clock.now)).toHaveLength(1)
  const gold = await store.transaction((tx) =>
    addTier(tx, { name: 'Gold', actor: 'operator' }, START),
  )
  await at.set({ secondPerson: { aboveMicros: 100_000 } })
  const tier = { account, tier: String(gold.id) }
  expect((await manager.send(`${path}/tier`, tier)).said).toContain('Somebody else')
  expect((await holder.account()).tierId).toBeNull()
  expect((await finance.send(`${path}/ban`, { account })).status).toBe(403)
  expect((await finance.open(path)).html).not.toContain('/panel/service/log')
  expect((await finance.open(path)).html).not.toContain(`${path}/ban`)
  expect((await manager.send(`${path}/move`, { account })).status).toBe(403)
  await at.giveRole(fay, 'support')
  expect((await finance.send(`${path}/credit`, large)).status).toBe(403)
  expect((await finance.open(`/panel/money/top-ups?q=${holder.id}`)).status).toBe(403)
})

it('locks somebody out with a reason and lets them in again, but nobody of the team', async () => {
  const at = await withPanel()
  const { page, path, whose, account, holder, call, key, settled } = at
  const banned = await page.send(`${path}/ban`, { ...(await whose()), reason: 'Charge\0backs' })
  expect(banned.said).toMatch(/is banned.*Chargebacks/s)
  await settled()
  expect(await holder.sees()).toContain('Chargebacks')
  expect((await call('GET', '/balance', { key })).body).toMatchObject({ code: 'ACCOUNT_BANNED' })
  expect((await page.send(`${path}/ban`, await whose())).said).toContain('already banned')
  await undo(at, banned.html)
  expect((await account()).bannedAt).toBeNull()
  for (const forMs of ['1d', '2h']) {
    await page.send(`${path}/restrict`, { ...(await whose()), forMs })
    expect((await page.open(path)).text).toContain('restricted until')
  }
  expect((await page.send(`${path}/unrestrict`, await whose())).said).toContain('no longer')
  for (const [off, on] of [
    ['apioff', 'apion'],
    ['shopoff', 'shopon'],
  ] as const) {
    await page.send(`${path}/${off}`, await whose())
    const { apiDisabledByAdmin, shopAllowed } = await account()
    expect(apiDisabledByAdmin || !shopAllowed).toBe(true)
    await page.send(`${path}/${on}`, await whose())
  }
  expect(await account()).toMatchObject({ apiDisabledByAdmin: false, shopAllowed: true })
  const own = await page.send(`/panel/customers/${ADMIN_ID}/ban`, {
    account: String((await at.admin().account()).id),
  })
  expect(own.said).toContain('is an admin')
})

it('notes are written, shown with who wrote them, and removed', async () => {
  const { page, path, whose, store, account, holder } = await withPanel()
  const long = await page.send(`${path}/note`, { ...(await whose()), note: 'x'.repeat(501) })
  expect(long.said).toMatch(/1 to 500 characters/)
  await page.send(`${path}/note`, { ...(await whose()), note: 'Pays <b>late</b> at weekends' })
  const shown = await page.open(path)
  expect(shown.text).toMatch(/Pays <b>late<\/b> at weekends.*admin Ada/s)
  const [note] = await notesOf(store.read, (await account()).id)
  await page.send(`${path}/note-remove`, { ...(await whose()), note: String(note?.id) })
  expect((await page.open(path)).text).toContain('Nothing is noted')
  expect((await page.open(`/panel/service/log?q=${holder.id}`)).text).toMatch(
    /Note removed[\s\S]*Note added/,
  )
  expect(JSON.stringify(await holder.messages())).not.toContain('late')
})

it('revokes a key, and all of them', async () => {
  const { page, path, whose, store, account, clock, call, key } = await withPanel()
  const { id } = await account()
  const [first] = await validKeys(store.read, id, clock.now)
  const fields = { ...(await whose()), keyId: String(first?.id) }
  expect((await page.send(`${path}/revoke`, fields, { yes: false })).text).toContain(
    'cannot be undone',
  )
  expect((await call('GET', '/balance', { key })).status).toBe(200)
  expect((await page.send(`${path}/revoke`, fields)).said).toContain('is revoked')
  expect((await call('GET', '/balance', { key })).status).toBe(401)
  const other = await issueTestKey(store, id)
  await page.send(`${path}/revoke-all`, await whose())
  expect((await call('GET', '/balance', { key: other })).status).toBe(401)
})

it('an account moves to another person after a day, unless it is cancelled', async () => {
  const at = await movingInChat()
  const { store, dana, emil, due, id } = at
  const page = await panelOf(at, ADMIN_ID)
  const path = `/panel/customers/${dana.id}`
  const order = { account: String(id), to: String(emil.id), reason: 'lost her phone' }
  const asked = await page.send(`${path}/move`, order, { yes: false })
  expect(asked.text).toContain('in 24 hours')
  expect(await openMoveOf(store.read, id)).toBeNull()
  await page.send(`${path}/move`, order)
  const first = await openMoveOf(store.read, id)
  expect((await page.open('/panel/customers?state=moving')).html).toContain(path)
  expect((await page.open(path)).text).toMatch(/lost her phone/)
  await page.send(`${path}/move-cancel`, { account: String(id), move: String(first?.id) })
  expect(await openMoveOf(store.read, id)).toBeNull()
  await page.send(`${path}/move`, order)
  await at.settled()
  await due(25 * 3_600_000)
  expect((await emil.account()).id).toBe(id)
  // Dana has another account now: what was shown of the old one is not done to it.
  const late = { account: String(id), amountMicros: '25', note: 'bonus' }
  const later = await panelOf(at, ADMIN_ID)
  expect((await later.send(`${path}/credit`, late)).said).toContain('already done')
  expect(await balanceOf(store.read, id)).toBe(5 * USD)
  expect((await later.open(`/panel/customers/${emil.id}`)).text).toMatch(
    new RegExp(`Moved on .*${dana.id}`),
  )
})

it('lets other work run while a long file is written', async () => {
  const { store, clock, page } = await withPanel()
  await store.transaction(async (tx) => {
    for (let first = 1; first < 10_000; first += 500) {
      const some = Array.from({ length: 500 }, (_, i) => ({
        ...{ telegramId: first + i, name: 'Somebody', createdAt: clock.now },
        ...{ apiEnabled: false, apiDisabledByAdmin: false },
      }))
      const added = await tx.insert(accounts).values(some).returning()
      await tx.insert(wallets).values(added.map(({ id }) => ({ accountId: id, balanceMicros: 0 })))
    }
  })
  const turns = await turnsDuring(() => page.file('/panel/customers?as=csv'))
  expect(turns).toBeGreaterThan(10)
})
