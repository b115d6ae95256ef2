// Receipts, payments and second persons in the inbox of the panel.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openApprovals } from '../../src/domain/approvals/approvals.ts'
import { type Deposit, openDeposit } from '../../src/domain/deposits/deposits.ts'
import { submitReceipt } from '../../src/domain/deposits/receipts.ts'
import { storeUnmatched, waitingPayments } from '../../src/domain/deposits/unmatched.ts'
import { accounts, deposits } from '../../src/domain/schema.ts'
import { createManualTransfer } from '../../src/payments/methods.ts'
import { actsOf } from '../helpers/acts.ts'
import { ADMIN_ID } from '../helpers/bot.ts'
import { panelOf, textOf } from '../helpers/panel.ts'
import { team } from '../helpers/team.ts'
import { botWithMethods } from '../helpers/top-ups.ts'
import { oneTransfer } from '../helpers/transfers.ts'

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const BDT = { currency: 'BDT', rateMicros: 121_500_000, ratedMs: 0 }
const USD = 1_000_000

/** A holder who is to transfer 50 USD, or as many as are given, and the panel of an owner. */
async function awaited() {
  const bot = await botWithMethods()
  const { holder, store, clock, id } = bot
  const panel = await panelOf(bot, ADMIN_ID)
  async function open(usd = 50): Promise<Deposit> {
    const method = createManualTransfer()
    const input = { method, transferId: 1, amountMicros: usd * USD }
    return store.transaction((tx) => openDeposit(tx, id, input, clock.now))
  }
  async function receipt(reference: string, uniqueId = reference) {
    const file = { fileId: uniqueId, uniqueId, kind: 'photo', albumId: null } as const
    await store.transaction((tx) => submitReceipt(tx, id, { reference, ...file }, clock.now))
  }
  const present = async () => store.read.select().from(deposits).orderBy(deposits.id)
  /** A top-up whose receipt waits. */
  async function submitted(usd = 50, uniqueId?: string) {
    const { reference } = await open(usd)
    await receipt(reference, uniqueId)
    return reference
  }
  return { ...bot, panel, holder, open, receipt, submitted, present }
}

const pathOf = (reference: string, verb: string) => `/panel/inbox/deposit/${reference}/${verb}`

test('a receipt is approved in two presses, once, and the next one follows', async () => {
  const { panel, submitted, balance, store, proven } = await awaited()
  const first = await submitted(50)
  const second = await submitted(20, first)
  const opened = await panel.open('/panel/inbox')
  expect(opened.text).toContain('Top-up of 50.00 USD')
  expect(opened.html).toContain(`src="/panel/inbox/receipts/${first}/1"`)
  expect(opened.text).toContain('The same receipt was sent for 1 other top-up')

  const asked = await panel.send(pathOf(first, 'approve'), { receipts: '1' }, { yes: false })
  expect(asked.text).toMatch(/Credit 50\.00 USD\?[\s\S]*0\.00 USD\s*→\s*50\.00 USD/)
  expect(await balance()).toBe(0)
  const form = { form: 'the-same-form' }
  const sent = { receipts: '1', yes: '1' }
  const done = await panel.send(pathOf(first, 'approve'), sent, form)
  expect(done.said).toContain('50.00 USD was credited to')
  expect(done.text).toContain('Top-up of 20.00 USD')
  const again = await panel.send(pathOf(first, 'approve'), sent, form)
  expect(again.said).toBe('This was done before; nothing has changed now.')
  expect(again.text).toMatch(/This waits no longer[\s\S]*credited/)
  expect(await balance()).toBe(50 * USD)
  expect(await actsOf(store, 'deposit.approve')).toMatchObject([{ actor: `admin:${ADMIN_ID}` }])

  const late = await panel.send(pathOf(first, 'reject'), { reason: 'Wrong amount' })
  expect(late.said).toMatch(/was credited \(admin/)
  await panel.send(pathOf(second, 'approve'), { receipts: '1' })
  expect((await panel.open('/panel/inbox')).text).toContain('Nothing waits for you')
  await proven()
})

test('an approval counts only for the receipts that were seen', async () => {
  const { panel, submitted, receipt, balance } = await awaited()
  const reference = await submitted()
  await receipt(reference, 'a later one')
  const late = await panel.send(pathOf(reference, 'approve'), { receipts: '1' })
  expect(late.said).toMatch(/receipt/i)
  expect(late.html).toContain(`/panel/inbox/receipts/${reference}/2`)
  const without = await panel.send(pathOf(reference, 'approve'))
  expect(without.said).toMatch(/receipt/i)
  expect(await balance()).toBe(0)
})

test('another amount is typed in the currency of the payer, and far off is said', async () => {
  const { panel, submitted, set, balance, present } = await awaited()
  await set(oneTransfer(BDT))
  const reference = await submitted(100)
  const typed = { receipts: '1', arrived: '1215' }
  const asked = await panel.send(pathOf(reference, 'amount'), typed, { yes: false })
  expect(asked.text).toContain('Credit 10.00 USD instead of 100.00 USD?')
  expect(asked.text).toContain('The two amounts are very different')
  await panel.send(pathOf(reference, 'amount'), typed)
  expect(await balance()).toBe(10 * USD)
  expect(await present()).toMatchObject([{ creditedMicros: 10 * USD, paidIn: '1215.00 BDT' }])
  const unread = await panel.send(pathOf(reference, 'amount'), { ...typed, arrived: 'much' })
  expect(unread.said).toMatch(/much/)
})

test('a usual reason reaches the holder in their language', async () => {
  const { panel, holder, submitted, present, settled } = await awaited()
  await holder.write('/language')
  await holder.press(/Español/)
  const reference = await submitted()
  const form = await panel.open(pathOf(reference, 'reject'))
  expect(form.html).toContain('<option value="Not received">')
  const done = await panel.send(pathOf(reference, 'reject'), { reason: 'Not received' })
  expect(done.said).toContain('The top-up of 50.00 USD')
  const [deposit] = await present()
  expect(deposit?.status).toBe('rejected')
  expect(deposit?.reason).not.toBe('Not received')
  await settled()
  expect(await holder.sees()).toContain(deposit?.reason ?? '')
})

test('pictures are served as what they are by their first bytes, and nothing else is', async () => {
  const { panel, holder, open, present } = await awaited()
  await open()
  await holder.sendFile('photo', '1.jpg', JPEG)
  const [deposit] = await present()
  const path = `/panel/inbox/receipts/${deposit?.reference}`
  const picture = await panel.ask(`${path}/1`)
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(JPEG)
  await holder.sendFile('document', '2.pdf', '%PDF-1.7', { type: 'application/pdf' })
  const pdf = await panel.ask(`${path}/2`)
  expect(pdf.headers.get('content-disposition')).toMatch(/^attachment/)
  await holder.sendFile('document', '3.png', '<svg onload="x()"/>', { type: 'image/png' })
  for (const number of [3, 4, 'x']) {
    const refused = await panel.ask(`${path}/${number}`)
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      404,
      expect.stringMatching(/^text\/plain/),
    ])
  }
})

test('a payment without a top-up is assigned with what it is worth, or returned', async () => {
  const { panel, holder, store, clock, balance, proven } = await awaited()
  const add = (paymentId: string) =>
    store.transaction((tx) =>
      storeUnmatched(
        tx,
        {
          ...{ method: 'crypto_pay', paymentId, payload: '', price: null, paidIn: null },
          ...{ amountMicros: null, payerTelegramId: null },
        },
        clock.now,
      ),
    )
  await add('CP-1')
  await add('CP-2')
  const rows = await waitingPayments(store.read, 9)
  const [first, second] = rows.map(({ id }) => `/panel/inbox/payment/${id}`)
  const unknown = await panel.send(`${first}/assign`, {
    whose: String(holder.id),
    amountMicros: '',
  })
  expect(unknown.said).toMatch(/worth/)
  const typed = { whose: String(holder.id), amountMicros: '12.50' }
  const asked = await panel.send(`${first}/assign`, typed, { yes: false })
  expect(asked.text).toMatch(/Credit 12\.50 USD to[\s\S]*0\.00 USD\s*→\s*12\.50 USD/)
  const done = await panel.send(`${first}/assign`, typed)
  expect(done.said).toContain('12.50 USD was credited')
  expect(done.text).toContain('CP-2')
  expect(await balance()).toBe(12.5 * USD)
  expect((await panel.send(`${second}/return`, { reason: 'Paid back by hand' })).said).toBe(
    'The payment is returned.',
  )
  expect((await panel.open(second ?? '')).text).toMatch(/returned[\s\S]*Paid back by hand/)
  expect(await actsOf(store, 'payment.return')).toHaveLength(1)
  await proven()
})

test('a payment goes to nobody but the person who was shown', async () => {
  const { panel, holder, newcomer, store, clock } = await awaited()
  const payment = {
    method: 'crypto_pay',
    paymentId: 'CP-1',
    payload: '',
    price: null,
    paidIn: null,
  }
  const worth = { amountMicros: 5 * USD, payerTelegramId: null }
  await store.transaction((tx) => storeUnmatched(tx, { ...payment, ...worth }, clock.now))
  const other = await newcomer()
  const named = (telegramId: number, username: string | null) =>
    store.transaction((tx) =>
      tx.update(accounts).set({ username }).where(eq(accounts.telegramId, telegramId)),
    )
  await named(holder.id, 'lotus')
  const typed = { whose: '@lotus', amountMicros: '' }
  const path = '/panel/inbox/payment/1/assign'
  const asked = await panel.send(path, typed, { yes: false })
  const shown = textOf(/name="shown" value="([^"]*)"/.exec(asked.html)?.[1] ?? '')
  await named(holder.id, null)
  await named(other.id, 'lotus')
  const late = await panel.send(path, { ...typed, shown, yes: '1' })
  expect(late.said).toMatch(/changed since you opened the form/)
  expect([await holder.balance(), await other.balance()]).toEqual([0, 0])
  expect((await panel.send(path, typed)).said).toContain('5.00 USD was credited')
  expect([await holder.balance(), await other.balance()]).toEqual([0, 5 * USD])
})

test('a large receipt waits for somebody else, who sees what would be done', async () => {
  const { max, fay, holder, balance, proven, ...bot } = await team()
  const { store, clock } = bot
  await bot.set(oneTransfer())
  const { id } = await holder.account()
  const method = createManualTransfer()
  const input = { method, transferId: 1, amountMicros: 500 * USD }
  const { reference } = await store.transaction((tx) => openDeposit(tx, id, input, clock.now))
  const file = { fileId: 'f', uniqueId: 'u', kind: 'photo', albumId: null } as const
  await store.transaction((tx) => submitReceipt(tx, id, { reference, ...file }, clock.now))
  const [his, hers] = [await panelOf(bot, max.id), await panelOf(bot, fay.id)]
  const asked = await his.send(pathOf(reference, 'approve'), { receipts: '1' })
  expect(asked.said).toMatch(/Somebody else has to confirm/)
  expect(await balance()).toBe(0)
  const [open] = await openApprovals(store.read, clock.now)
  const path = `/panel/inbox/approval/${open?.id}`
  expect((await his.open(path)).text).not.toContain('Confirm')
  expect((await his.send(`${path}/confirm`)).said).toMatch(/Somebody else must confirm/)
  expect((await hers.open(path)).text).toMatch(/500\.00 USD[\s\S]*0\.00 USD\s*→\s*500\.00 USD/)
  expect((await hers.send(`${path}/confirm`)).said).toBe('Confirmed and done.')
  expect(await balance()).toBe(500)
  expect((await hers.send(`${path}/decline`)).said).toMatch(/no longer|over|ended/i)
  await proven()
})

test('nobody of the team credits their own account, but an owner may', async () => {
  const { panel, holder, submitted, balance, giveRole, store, clock, ...bot } = await awaited()
  const reference = await submitted()
  await giveRole(holder, 'finance')
  const theirs = await panelOf({ store, clock, ...bot }, holder.id)
  const refusal = /your own account\. Somebody else/
  const approved = await theirs.send(pathOf(reference, 'approve'), { receipts: '1' })
  expect(approved.said).toMatch(refusal)
  const payment = { method: 'crypto_pay', price: null, paidIn: null, payerTelegramId: null }
  const about = { ...payment, paymentId: 'CP-1', payload: 'DEP-AAAAAAAA-AAAAAA' }
  await store.transaction((tx) => storeUnmatched(tx, { ...about, amountMicros: USD }, clock.now))
  for (const whose of [String(holder.id), reference]) {
    const assigned = await theirs.send('/panel/inbox/payment/1/assign', { whose })
    expect(assigned.said).toMatch(refusal)
  }
  await holder.write(`/credit ${holder.id} 5 a gift`)
  expect((await holder.press(/Yes, add/))?.text).toMatch(refusal)
  expect(await balance()).toBe(0)

  await panel.send(pathOf(reference, 'approve'), { receipts: '1' })
  expect(await balance()).toBe(50 * USD)
  await bot.admin().write('/start')
  const own = await panel.send('/panel/inbox/payment/1/assign', { whose: String(ADMIN_ID) })
  expect(own.said).toContain('1.00 USD')
  await bot.proven()
})

test('each sees only what their role decides', async () => {
  const { panel, submitted, newcomer, giveRole, ...bot } = await awaited()
  const reference = await submitted()
  const sue = await newcomer()
  await giveRole(sue, 'support')
  const hers = await panelOf(bot, sue.id)
  const opened = await hers.open('/panel/inbox')
  expect(opened.text).toContain('Nothing waits for you')
  expect(opened.html).not.toContain('class="count"')
  for (const path of [`/panel/inbox/deposit/${reference}`, `/panel/inbox/receipts/${reference}/1`])
    expect((await hers.open(path)).status).toBe(403)
  expect((await hers.send(pathOf(reference, 'approve'), { receipts: '1' })).status).toBe(403)
  expect((await panel.open('/panel/inbox')).html).toContain('<b class="count">1</b>')
  const list = await panel.open(`/panel/inbox/queue?open=deposit%2F${reference}`)
  expect(list.html).toMatch(/^<ol><li><a[^>]*aria-current="true"/)
})

test('at most 200 are shown, and how many more there are', async () => {
  const { panel, store, clock, id } = await awaited()
  const { now: createdAt } = clock
  const like = { accountId: id, method: 'manual', amountMicros: USD, status: 'submitted' } as const
  const rows = Array.from({ length: 203 }, (_, n) => ({
    ...{ ...like, createdAt, expiresAt: createdAt },
    reference: `DEP-AAAAAAAA-${String(n).padStart(6, '0')}`,
  }))
  await store.transaction((tx) => tx.insert(deposits).values(rows))
  const opened = await panel.open('/panel/inbox')
  expect(opened.html.match(/ data-item /g)).toHaveLength(200)
  expect(opened.text).toContain('and 3 more, which follow when these are done')
})
