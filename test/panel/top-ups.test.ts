import { expect, it, test } from 'vitest'
import { openApprovals } from '../../src/domain/approvals/approvals.ts'
import { deposits } from '../../src/domain/schema.ts'
import { ADMIN_ID } from '../helpers/bot.ts'
import { rowsOfCsv } from '../helpers/csv.ts'
import { panelOf } from '../helpers/panel.ts'
import { botWithMethods } from '../helpers/top-ups.ts'

/** A shop where somebody has paid 10 USD with Stars. */
async function paid() {
  const bot = await botWithMethods()
  await bot.open(bot.holder, '⭐️ Telegram Stars', '$10 · ⭐️500')
  await bot.holder.pay(await bot.invoice())
  const [deposit] = await bot.store.read.select().from(deposits)
  const path = `/panel/money/top-ups/${deposit?.reference}`
  return { ...bot, deposit, path, panel: await panelOf(bot, ADMIN_ID) }
}

it('lists what was credited, and finds it by reference, payment and customer', async () => {
  const { panel, deposit, holder, ada } = await paid()
  const list = (q: string) => panel.open(`/panel/money/top-ups?q=${encodeURIComponent(q)}`)
  for (const q of ['', deposit?.reference ?? '', deposit?.paymentId ?? '', String(holder.id)])
    expect((await list(q)).text, q).toContain(deposit?.reference)
  for (const q of [String(ada.id), 'nothing like it'])
    expect((await list(q)).text, q).toContain('No top-up fits')
  const csv = await panel.file('/panel/money/top-ups?as=csv')
  expect(rowsOfCsv(new TextEncoder().encode(csv))[1]).toEqual(
    expect.arrayContaining([deposit?.reference, 'stars', 'credited', '10.00']),
  )
})

it('is paid back where the wallet covers it, once, for a reason in the words of the holder', async () => {
  const { panel, path, holder, balance, credit, statuses, proven, settled } = await paid()
  await credit(holder, -5)
  const refused = await panel.send(`${path}/refund`, { reason: 'As you asked' })
  expect(refused.said).toMatch(/the wallet no longer has 10\.00 USD/)
  expect(await statuses()).toEqual(['credited'])
  await credit(holder, 5)
  await holder.write('/language')
  await holder.press('Español')
  const asked = await panel.send(`${path}/refund`, { reason: 'As you asked' }, { yes: false })
  expect(asked.text).toMatch(/10\.00 USD\n→\n0\.00 USD/)
  expect(asked.text).toMatch(/⭐️500 go back to the payer/)
  const form = 'the-same-form'
  const done = await panel.send(`${path}/refund`, { reason: 'As you asked' }, { form })
  expect(done.said).toMatch(/10\.00 USD was paid back/)
  expect(await balance()).toBe(0)
  const again = await panel.send(`${path}/refund`, { reason: 'As you asked' }, { form })
  expect(again.said).toMatch(/This was done before/)
  expect(await balance()).toBe(0)
  expect(await statuses()).toEqual(['refunded'])
  await settled()
  expect(await holder.sees()).not.toContain('As you asked')
  await proven()
})

test('paying back a large top-up waits for a second person', async () => {
  const { panel, path, set, store, clock, newcomer, giveRole, statuses, settled } = await paid()
  await set({ secondPerson: { aboveMicros: 1_000_000 } })
  const fay = await newcomer()
  await giveRole(fay, 'finance')
  const asked = await panel.send(`${path}/refund`, { reason: 'As you asked' })
  expect(asked.said).toMatch(/Somebody else has to confirm this/)
  expect(await statuses()).toEqual(['credited'])
  expect(await openApprovals(store.read, clock.now)).toHaveLength(1)
  await settled()
  await fay.press('✅ Confirm')
  expect(await statuses()).toEqual(['refunded'])
})

test('a top-up of a method that cannot pay back offers no refund', async () => {
  const { panel, store, path, deposit } = await paid()
  await store.transaction((tx) => tx.update(deposits).set({ method: 'manual' }))
  expect((await panel.open(`/panel/inbox/deposit/${deposit?.reference}`)).html).not.toContain(
    '/refund',
  )
  const refused = await panel.send(`${path}/refund`, { reason: 'x' })
  expect(refused.said).toBeTruthy()
})
