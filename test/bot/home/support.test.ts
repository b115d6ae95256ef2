// Whom people ask for help, and what Telegram wants a bot to say about payments.
import { expect, test } from 'vitest'
import { ban } from '../../helpers/standing.ts'
import { botWithMethods } from '../../helpers/top-ups.ts'

const CONTACT = 'https://shop.example/help?a=1&b=<2>'

async function withTopUp() {
  const bot = await botWithMethods()
  await bot.open(bot.holder, '🏦 Bank transfer', '$20')
  const [, reference = ''] = /(DEP-[\w-]+)/.exec(await bot.holder.sees()) ?? []
  return { ...bot, reference }
}

test('/paysupport says whom to write to, and lists what to send along', async () => {
  const { holder, reference, set, person } = await withTopUp()
  expect(await holder.ask('/paysupport')).toMatch(/Write to the operator and include/)
  expect(await holder.sees()).toContain(reference)
  expect(await holder.sees()).toContain(String(holder.id))
  expect(await holder.sees()).toMatch(/Telegram’s own support cannot help/)
  await set({ support: CONTACT })
  expect(await holder.ask('/support')).toContain(`the operator (${CONTACT})`)
  const stranger = person()
  expect(await stranger.ask('/PaySupport')).toMatch(/You have no top-ups yet/)
  expect(await stranger.sees()).not.toContain(reference)
})

test('/terms has a text of its own, until there is another', async () => {
  const { holder, set } = await withTopUp()
  await holder.write('/terms')
  expect(await holder.sees()).toMatch(/refunded to your wallet[\s\S]*the operator\. \/paysupport/)
  await set({ terms: 'Be <b>kind</b> & pay.' })
  expect(await holder.ask('/terms')).toBe('📄 Terms\n\nBe <b>kind</b> & pay.')
  await set({ terms: '' })
  expect(await holder.ask('/terms')).toMatch(/refunded to your wallet/)
})

test('both answer people who are banned, in the middle of a question, too', async () => {
  const { holder, id, reference, store, clock, settled } = await withTopUp()
  await holder.press('📎 Send the receipt')
  const actor = 'operator'
  await store.transaction((tx) => ban(tx, id, { reason: 'fraud', actor }, clock.now))
  await settled()
  expect(await holder.ask('/paysupport')).toContain(reference)
  expect(await holder.ask('/terms')).toMatch(/^📄 Terms/)
  for (const other of ['/wallet', 'paysupport', '/termsofuse', '/help']) {
    expect(await holder.ask(other)).toMatch(/Your account is banned\. Reason: fraud\./)
    expect(await holder.sees()).toMatch(/the operator can tell you more\..* \/paysupport/)
  }
})
