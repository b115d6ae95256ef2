// Amounts that people type in the chat: what can mean two of them is asked, and never guessed.
import { expect, test } from 'vitest'
import { deposits } from '../../../src/domain/schema.ts'
import { botWithMethods } from '../../helpers/top-ups.ts'
import { oneTransfer } from '../../helpers/transfers.ts'

const IDR = { name: 'Bank', currency: 'IDR', rateMicros: 15_500_000_000 }

async function inRupiah() {
  const bot = await botWithMethods()
  await bot.set(oneTransfer(IDR))
  return bot
}

test('an amount is typed as people write it there; another currency and a minus are refused', async () => {
  const { holder } = await inRupiah()
  await holder.go('/topup', '🏦 Bank', '✏️ Another amount')
  expect(await holder.ask('10 EUR')).toMatch(/names another currency/)
  expect(await holder.ask('-155000')).toMatch(/it has a minus\. Write it without/)
  expect(await holder.ask('Rp155.000,-')).toMatch(/155,000 IDR[\s\S]*10\.00 USD/)
})

test('an amount that can mean two is asked for again, with both ways to type it', async () => {
  const { holder, ada } = await botWithMethods()
  await ada.write(`/credit ${holder.id}`)
  await ada.write('48.000')
  expect(await ada.sees()).toBe('"48.000" can mean two amounts. Type 48000 USD or 48.00 USD.')
  await ada.write('48.00 USD')
  expect(await ada.ask('for codes')).toMatch(/48\.00 USD[\s\S]*for codes/)
})

test('a command with such an amount names both readings, and changes nothing', async () => {
  const bot = await inRupiah()
  const { ada, holder } = bot
  await ada.write(`/credit ${holder.id} 1.250 for codes`)
  expect(await ada.sees()).toContain('Type 1250 USD or 1.25 USD')
  expect(await ada.ask(`/credit ${holder.id} 5 200 codes`)).toContain('Type 5200 or 5.00 200')
  await ada.write(`/credit ${holder.id} 1.250,50 USD for codes`)
  expect(await ada.sees()).toMatch(/1,250\.50 USD[\s\S]*for codes/)
})

test('a holder tops up in their own currency as they write it there', async () => {
  const bot = await inRupiah()
  await bot.holder.go('/topup', '🏦 Bank', '✏️ Another amount')
  expect(await bot.holder.ask('310.000')).toContain('Type 310000 IDR or 310.00 USD')
  await bot.holder.write('310000 IDR')
  const found = await bot.store.read.select().from(deposits)
  expect(found).toMatchObject([{ amountMicros: 20_000_000, price: 310_000 }])
})
