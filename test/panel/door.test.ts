import { expect, it } from 'vitest'
import { setRole } from '../../src/domain/accounts/accounts.ts'
import { panelSessions } from '../../src/domain/schema.ts'
import { LINK_MS, makeLink, SESSION_MS } from '../../src/domain/sessions/sessions.ts'
import { TEST_CONFIG } from '../helpers/app.ts'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { openTestAccount } from '../helpers/factories.ts'
import { initData } from '../helpers/init-data.ts'
import { type PanelBrowser, panelOf, textOf } from '../helpers/panel.ts'
import { ban } from '../helpers/standing.ts'

type Bot = Awaited<ReturnType<typeof testBot>>

const MINUTE_MS = 60_000
const later = (bot: Bot, ms: number) => new Date(bot.clock.now.getTime() + ms)

async function opened(bot: Bot, signed: string, framed = '') {
  const browser = await panelOf(bot, null)
  const body = new URLSearchParams({ initData: signed, framed })
  const answer = await browser.ask('/panel/open', { method: 'POST', body })
  return { browser, answer, said: textOf(await answer.text()) }
}

const isIn = async (browser: PanelBrowser) => (await browser.open('/panel')).status === 200

it('opens with what Telegram signed, and once', async () => {
  const bot = await testBot()
  const signed = initData(bot.clock.now)
  const first = await opened(bot, signed)
  expect(first.answer.status).toBe(204)
  expect(await isIn(first.browser)).toBe(true)
  const second = await opened(bot, signed)
  expect([second.answer.status, second.said]).toEqual([
    403,
    expect.stringContaining('opened before'),
  ])
  // Nor in another order, which is the same data.
  const turned = [...new URLSearchParams(signed)].reverse()
  expect((await opened(bot, new URLSearchParams(turned).toString())).answer.status).toBe(403)
})

it.each([
  ['changed', (now: Date) => initData(now).replace('Ada', 'Eve')],
  ['of another bot', (now: Date) => initData(now, { token: '7000002:of-another-bot-altogether' })],
  ['unsigned', (now: Date) => initData(now).replace(/&hash=.*/, '')],
  ['signed with half a hash', (now: Date) => initData(now).replace(/(hash=.{32}).*/, '$1')],
  ['old', (now: Date) => initData(new Date(now.getTime() - 5 * MINUTE_MS - 1000))],
  ['of the future', (now: Date) => initData(new Date(now.getTime() + 2 * MINUTE_MS))],
  ['of somebody without a role', (now: Date) => initData(now, { id: 5_000_123 })],
  ['nothing', () => ''],
])('does not open with data that is %s', async (_, make) => {
  const bot = await testBot()
  const { browser, answer } = await opened(bot, make(bot.clock.now))
  expect(answer.status).toBe(403)
  expect(await isIn(browser)).toBe(false)
})

it('opens with a link once, within a minute, and not by a look at it', async () => {
  const bot = await testBot()
  const linked = () => bot.store.transaction((tx) => makeLink(tx, ADMIN_ID, bot.clock.now))
  const [first, second, third] = [
    await panelOf(bot, null),
    await panelOf(bot, null),
    await panelOf(bot, null),
  ]
  const link = `/panel/link/${await linked()}`
  await first.ask(link, { method: 'HEAD' })
  await first.ask(link, { headers: { 'Sec-Purpose': 'prefetch;prerender' } })
  expect(await isIn(first)).toBe(false)
  await first.ask(link)
  expect(await isIn(first)).toBe(true)
  expect((await second.open(link)).text).toContain('This link was used')
  expect(await isIn(second)).toBe(false)
  const late = `/panel/link/${await linked()}`
  bot.clock.advance(LINK_MS)
  expect((await third.open(late)).status).toBe(403)
  // A newer link ends the one before it.
  const older = `/panel/link/${await linked()}`
  await linked()
  expect((await third.open(older)).status).toBe(403)
})

it('ends with the role, the ban, the time, and when it is left', async () => {
  const bot = await testBot()
  const holder = await openTestAccount(bot.store)
  const as = { actor: 'operator' } as const
  const give = (role: 'manager' | null) =>
    bot.store.transaction((tx) => setRole(tx, holder, { role, ...as }, bot.clock.now))
  await give('manager')
  const first = await panelOf(bot, holder.telegramId)
  expect(await isIn(first)).toBe(true)
  await give(null)
  expect(await isIn(first)).toBe(false)
  await give('manager')
  // It is over, although they have a role again.
  expect(await isIn(first)).toBe(false)
  const second = await panelOf(bot, holder.telegramId)
  await bot.store.transaction((tx) => ban(tx, holder.id, as, bot.clock.now))
  expect(await isIn(second)).toBe(false)
  const third = await panelOf(bot, ADMIN_ID)
  await third.send('/panel/leave')
  expect(await isIn(third)).toBe(false)
  const fourth = await panelOf(bot, ADMIN_ID)
  bot.clock.advance(SESSION_MS)
  expect(await isIn(fourth)).toBe(false)
})

it('lets nobody in with a cookie from before everything was ended', async () => {
  const bot = await testBot()
  const stolen = await panelOf(bot, ADMIN_ID)
  const own = await panelOf(bot, ADMIN_ID)
  await own.send('/panel/service/sessions/end-all')
  expect(await isIn(stolen)).toBe(false)
  expect((await stolen.send('/panel/service/sessions/end-all')).status).not.toBe(200)
  expect(await isIn(own)).toBe(true)
})

it.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['another port', { Origin: 'http://127.0.0.1:81' }],
  ['nowhere', { Origin: 'null' }],
  ['a frame of another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a site beside ours', { 'Sec-Fetch-Site': 'same-site' }],
])('carries out no form that comes from %s', async (_, headers) => {
  const bot = await testBot()
  const browser = await panelOf(bot, ADMIN_ID)
  const body = new URLSearchParams({ key: await browser.key(), form: '1' })
  const answer = await browser.ask('/panel/leave', { method: 'POST', body, headers })
  expect(answer.status).toBe(403)
  expect(await isIn(browser)).toBe(true)
})

it('carries out no form without the key of its own session', async () => {
  const bot = await testBot()
  const [browser, other] = [await panelOf(bot, ADMIN_ID), await panelOf(bot, ADMIN_ID)]
  for (const key of ['', 'x', await other.key()]) {
    const body = new URLSearchParams({ key, form: '1' })
    expect((await browser.ask('/panel/leave', { method: 'POST', body })).status).toBe(403)
  }
  expect(await isIn(browser)).toBe(true)
})

it('answers at its own address only, whatever name leads here', async () => {
  const bot = await testBot()
  const browser = await panelOf(bot, ADMIN_ID)
  const at = (Host: string) => browser.ask('/panel', { headers: { Host } })
  expect((await at('evil.example')).status).toBe(421)
  expect((await at('127.0.0.1.evil.example')).status).toBe(421)
  expect((await at('localhost:3000')).status).toBe(200)
  const config = { ...TEST_CONFIG, publicUrl: 'https://shop.example' }
  const named = await testBot({ config })
  const owner = await panelOf(named, ADMIN_ID)
  expect((await owner.ask('/panel', { headers: { Host: 'shop.example' } })).status).toBe(200)
})

it('is framed by Telegram alone, loads nothing of others, and is kept by nobody', async () => {
  const bot = await testBot()
  const { headers } = await (await panelOf(bot, ADMIN_ID)).ask('/panel')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/frame-ancestors( https:\/\/web[akz]?\.telegram\.org)+$/)
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
  expect(policy).not.toContain('unsafe')
  expect(headers.get('cache-control')).toBe('no-store')
})

it('gives a browser a cookie for this site only, and a frame one of its own', async () => {
  const bot = await testBot()
  const cookie = async (framed: string) => {
    const { answer } = await opened(bot, initData(bot.clock.now), framed)
    return answer.headers.get('set-cookie')?.replace(/=[^;]*/, '=…')
  }
  const usual = 'panel=…; Path=/panel; Max-Age=43200; HttpOnly; Secure; '
  expect(await cookie('')).toBe(`${usual}SameSite=Strict`)
  expect(await cookie('1')).toBe(`${usual}SameSite=None; Partitioned`)
})

it('keeps no secret in the database and none in the log', async () => {
  const bot = await testBot()
  const link = await bot.store.transaction((tx) => makeLink(tx, ADMIN_ID, bot.clock.now))
  const browser = await panelOf(bot, null)
  await browser.ask(`/panel/link/${link}`)
  const secret = browser.cookies.get('panel') ?? '?'
  const rows = JSON.stringify(await bot.store.read.select().from(panelSessions))
  expect(await isIn(browser)).toBe(true)
  for (const kept of [rows, bot.logLines.join('\n')]) {
    expect(kept).not.toContain(link)
    expect(kept).not.toContain(secret)
  }
})

it('asks Telegram’s data within five minutes of the clock', async () => {
  const bot = await testBot()
  expect((await opened(bot, initData(later(bot, -5 * MINUTE_MS)))).answer.status).toBe(204)
})

it.each([
  ['multipart/form-data', 'garbage'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\n'],
  ['application/json', '{"initData":"x"}'],
  ['application/x-www-form-urlencoded', '%&%=%'],
])('refuses what is no form: %s', async (type, body) => {
  const bot = await testBot()
  const browser = await panelOf(bot, ADMIN_ID)
  browser.cookies.set('said', 'abcd')
  const init = { method: 'POST', body, headers: { 'Content-Type': type } }
  for (const path of ['/panel/open', '/panel/leave'])
    expect((await browser.ask(path, init)).status).toBe(403)
  expect(await isIn(browser)).toBe(true)
})

it('carries out no form whose sender lost their role while it arrived', async () => {
  const bot = await testBot()
  const holder = await openTestAccount(bot.store)
  const give = (role: 'manager' | null) =>
    bot.store.transaction((tx) => setRole(tx, holder, { role, actor: 'operator' }, bot.clock.now))
  await give('manager')
  const browser = await panelOf(bot, holder.telegramId)
  const fields = { key: await browser.key(), form: '1', account: String(holder.id) }
  const text = new URLSearchParams({ ...fields, amountMicros: '7', note: 'late', yes: '1' })
  let arrive = (_: Uint8Array | null) => {}
  const isRead = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      new Promise<void>((resolve) => {
        isRead.resolve()
        arrive = (bytes) => {
          if (bytes) controller.enqueue(bytes)
          controller.close()
          resolve()
        }
      }),
  })
  const init = { method: 'POST', body, duplex: 'half' as const }
  const length = String(text.toString().length)
  const headers = {
    ...{ 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': length },
  }
  const path = `/panel/customers/${holder.telegramId}/credit`
  const answer = browser.ask(path, { ...init, headers })
  await isRead.promise
  await give(null)
  arrive(new TextEncoder().encode(text.toString()))
  expect((await answer).status).toBe(401)
  const owner = await panelOf(bot, ADMIN_ID)
  expect((await owner.open(`/panel/customers/${holder.telegramId}/entries`)).text).not.toContain(
    'late',
  )
})

it('reads no long body of somebody who is not let in', async () => {
  const bot = await testBot()
  const [nobody, browser] = [await panelOf(bot, null), await panelOf(bot, ADMIN_ID)]
  const long = `initData=${'x'.repeat(20_000)}`
  const init = { method: 'POST', body: long }
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  for (const path of ['/panel/open', '/panel/leave'])
    expect((await nobody.ask(path, { ...init, headers })).status).toBe(401)
  expect((await browser.ask('/panel/open', { ...init, headers })).status).toBe(403)
})

it('stores nothing of somebody without a role', async () => {
  const bot = await testBot()
  expect((await opened(bot, initData(bot.clock.now, { id: 5_000_123 }))).answer.status).toBe(403)
  expect(await bot.store.read.select().from(panelSessions)).toEqual([])
  const owner = await panelOf(bot, ADMIN_ID)
  expect((await owner.open('/panel/service/log')).text).not.toContain('5000123')
})
