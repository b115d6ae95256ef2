import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { setAddressGuard } from '../../src/domain/access/address-guard.ts'
import { allowAddresses, clearAllowlist } from '../../src/domain/access/allowlist.ts'
import { rotateKey } from '../../src/domain/access/api-keys.ts'
import { setApiEnabled } from '../../src/domain/accounts/standing.ts'
import { askIfLarge } from '../../src/domain/approvals/approvals.ts'
import type { CatalogJson } from '../../src/domain/catalog/file.ts'
import { setMargin } from '../../src/domain/catalog/margins.ts'
import { addTier } from '../../src/domain/catalog/tiers.ts'
import { allDeposits } from '../../src/domain/deposits/deposits.ts'
import { storeUnmatched } from '../../src/domain/deposits/unmatched.ts'
import { notifyAccount } from '../../src/domain/notices/notices.ts'
import { endByHand } from '../../src/domain/orders/admin-decision.ts'
import { supplierJobs, webhookEndpoints } from '../../src/domain/schema.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { writeState } from '../../src/domain/settings/state.ts'
import { NO_SUPPLIER_SETTINGS } from '../../src/domain/settings/supplier.ts'
import { openIncident } from '../../src/domain/suppliers/incidents.ts'
import type { Supplier } from '../../src/domain/suppliers/supplier.ts'
import { storeRole } from '../../src/domain/team/team.ts'
import { enqueueTest } from '../../src/domain/webhooks/deliveries.ts'
import { addEndpoint, endpointsOf, turnOff } from '../../src/domain/webhooks/endpoints.ts'
import { enqueueNewEvents } from '../../src/domain/webhooks/queue.ts'
import { createManualSupplier } from '../../src/suppliers/manual.ts'
import { ADMIN_ID, testBot } from './bot.ts'
import { leaveBulkOrders } from './bulk.ts'
import { claimOrders, refuse } from './claims.ts'
import { addTestStock, importTestCatalog, later, PIDS, START } from './factories.ts'
import { impatientSandbox } from './impatient-sandbox.ts'
import { createTestKey } from './keys.ts'
import type { TestPerson } from './person.ts'
import { listItem } from './price-list.ts'
import { setCost, setPricing } from './prices.ts'
import { PATIENT } from './scripted-supplier.ts'
import { BIG_LINE, browseShop } from './shopper.ts'
import { testShop } from './store.ts'
import { oneTransfer, STARS } from './transfers.ts'

/** Until an order for a player in 01 is done; one in 04 is still open then. */
const SLOW_MS = 4000
const DAY_MS = 86_400_000

/** A line that a person fulfils. */
const BY_HAND: CatalogJson['lines'][number] = {
  ...{ slug: 'byhand', productName: 'By hand', gameName: 'Game H', orderCode: 'HND' },
  ...{ kind: 'topup', suppliers: ['manual'] },
  fields: [{ name: 'userId', label: 'Player ID' }],
  products: [{ pid: 'HAND-1', name: 'One by hand', priceUsd: 1 }],
}

/** All that is bought at the sandbox's supplier, and something that no product is bought as. */
const LIST = [
  ...['a-60', 'b-86', 'd-60', 'e-100', 'a-voucher'].map((item) => listItem(item, 1_000_000)),
  ...[listItem('x-1', 10_000, 'Something else'), listItem('x-2', 20_000, 'Something more')],
]

export type Shop = Awaited<ReturnType<typeof busyShop>>

/** A shop with orders of every kind, money, keys, webhooks and notices, and one holder. */
export async function busyShop() {
  const store = await testShop()
  await importTestCatalog(store, { lines: [BY_HAND, BIG_LINE] })
  /** The bot's, which comes after its suppliers. */
  let time = { now: START }
  const clock = () => time.now
  const suppliers = new Map<string, Supplier>([
    ['sandbox', { ...impatientSandbox(clock), items: async () => LIST }],
    ['manual', createManualSupplier({ name: 'manual', store, clock, remindMs: SLOW_MS })],
  ])
  const bot = await testBot({ store, suppliers, config: PATIENT })
  time = bot.clock
  await bot.set({
    ...STARS,
    ...oneTransfer({
      ...{ name: 'bKash', currency: 'BDT', rateMicros: 121_500_000, ratedMs: 1, feeBp: 150 },
      instructions: 'To the bank <b>with the reference</b>',
    }),
    suppliers: {
      manual: { ...NO_SUPPLIER_SETTINGS, dayLimitMicros: 1e12, atOnce: 1000 },
    },
    topUps: { minMicros: 1_000_000, maxMicros: 1_000_000_000, maxOpen: 20 },
  })
  await addTestStock(bot.store, PIDS.gamekey, 40)
  const holder = await bot.newcomer()
  const account = await holder.account()
  const { now } = bot.clock
  const actor = 'operator' as const
  for (let i = 0; i < 10; i++) await bot.credit(holder, 50, `<i>${i}`)
  const key = await bot.store.transaction(async (tx) => {
    await setApiEnabled(tx, account.id, true, actor, now)
    await rotateKey(tx, account.id, { graceMs: 0, actor }, now)
    return rotateKey(tx, account.id, { graceMs: 3_600_000, actor }, now)
  })
  const order = (body: object) => bot.call('POST', '/orders', { key, body })
  for (let i = 0; i < 6; i++) await order({ pid: 'HAND-1', trxid: `hand-${i}`, userId: '5123456' })
  await addTestStock(store, PIDS.stockTopup, 2)
  for (const trxid of ['voucher-1', 'voucher-2']) {
    const { body } = await order({ pid: PIDS.stockTopup, trxid, userId: '5123404' })
    const decision = { status: 'cancelled' as const, reason: 'NOBODY KNOWS' }
    const by = { actor, asSupplier: false }
    await store.transaction((tx) => endByHand(tx, String(body.orderId), decision, by, now))
  }
  for (let i = 0; i < 10; i++) await order({ pid: PIDS.gamekey, trxid: `key-${i}` })
  await order({ pid: PIDS.userId, trxid: 'slow', userId: '5123456701' })
  await order({ pid: PIDS.userId, trxid: 'slower', userId: '5123456704' })
  await order({ pid: PIDS.gamekey, trxid: 'many', quantity: 12 })
  await bot.app.jobs.save.runOnce()
  const texts = Array.from({ length: 12 }, (_, i) => `203.0.113.${i}`)
  await bot.store.transaction((tx) => allowAddresses(tx, account.id, { texts, actor }, now))
  await bot.store.transaction(async (tx) => {
    const url = 'https://shop.example/hook'
    const on = await addEndpoint(tx, account.id, { url, types: null, actor }, now)
    await enqueueTest(tx, on.endpoint, now)
    const off = await addEndpoint(tx, account.id, { url, types: null, actor }, now)
    await turnOff(tx, off.endpoint, { reason: 'switched_off', actor }, now)
    for (const notice of [
      { kind: 'webhook_off', endpointId: off.endpoint.id, reason: 'gone' },
      { kind: 'key_ends', keyId: null, how: 'revoked' },
    ] as const)
      await notifyAccount(tx, account.id, notice, now)
    // To send again what has happened.
    await tx.update(webhookEndpoints).set({ cursor: 0 })
  })
  await enqueueNewEvents(bot.store, new Set(), now)
  bot.clock.advance(SLOW_MS)
  await bot.app.jobs.fulfil.runOnce()
  await bot.settled()
  return { ...bot, holder, key }
}

/** Leaves a question of the new-address guard. */
async function askAboutAddresses({ store, holder, call, clock, settled }: Shop) {
  const { id } = await holder.account()
  const actor = 'operator' as const
  await store.transaction(async (tx) => {
    await clearAllowlist(tx, id, actor, clock.now)
    await setAddressGuard(tx, id, true, actor, clock.now)
  })
  const { apiKey: key } = await createTestKey(store, id, {}, clock.now)
  const body = { pid: 'HAND-1', trxid: 'guarded', userId: '5123456' }
  for (const address of ['192.0.2.1', '192.0.2.2']) {
    const { body: refused } = await call('POST', '/orders', { key, body, address })
    expect(refused.code).toBe('ADDRESS_NOT_CONFIRMED')
    await settled()
  }
  await holder.press('✅ Allow and add to the allowlist')
  const texts = Array.from({ length: 12 }, (_, i) => `203.0.113.${i}`)
  await store.transaction((tx) => allowAddresses(tx, id, { texts, actor }, clock.now))
}

/** Where the walk of a holder begins. */
export const HOLDER_STARTS = [...['/start', '/wallet', '/api', '/orders', '/help']]

/** Leaves screens of the holder that are reached by something typed or sent. */
export async function leaveHolderScreens(shop: Shop): Promise<void> {
  await shop.holder.write('/start')
  await shop.holder.forge(await shop.holder.asShown('topup-go:stars:10000000'))
  await shop.holder.go('/wallet', '🔔 Low balance', '✏️ Set the amount')
  await shop.holder.write('50')
  // Before the walk removes all webhooks.
  const [webhook] = await endpointsOf(shop.store.read, (await shop.holder.account()).id)
  await shop.holder.write('/start')
  await shop.holder.forge(`hook-since-ask:${webhook?.id}:24`)
  await askAboutAddresses(shop)
  const { id } = await shop.holder.account()
  const refusal = {
    reason: 'IP_NOT_ALLOWED',
    address: '203.0.113.99',
    atMs: shop.clock.now.getTime(),
  }
  await shop.store.transaction((tx) => writeState(tx, `refused:${id}`, refusal))
  await shop.holder.go('/api', '🛡 New addresses')
  await shop.holder.go('/api', '🗝 Keys', '🗝 bot', '🗑 Revoke')
  for (let i = 0; i < 2; i++)
    await shop.holder.forge(await shop.holder.asShown('topup-go:manual-1:10000000'))
  await shop.holder.sendFile('photo', 'receipt.png', 'for which?')
  const [first] = await claimOrders(shop, shop.holder)
  await refuse(shop.store, first)
  await leaveBulkOrders(shop)
  await browseShop(shop.holder)
}

/** Lets the holder pay in three times, and leaves an admin the notices of all that waits for one. */
export async function leaveAdminScreens(shop: Shop): Promise<TestPerson> {
  const { holder, call, key } = shop
  const admin = await shop.newcomer(ADMIN_ID)
  for (const trxid of ['by-hand-1', 'by-hand-2']) {
    const body = { pid: 'HAND-1', trxid, userId: '5123456' }
    await call('POST', '/orders', { key, body, address: '203.0.113.1' })
  }
  for (const method of ['manual-1', 'manual-1', 'stars']) {
    await holder.write('/start')
    await holder.forge(`topup-by:${method}`)
    await holder.press(method === 'stars' ? '$10 · ⭐️500' : '$20 · 2,466.45 BDT')
    if (method !== 'stars') {
      await holder.press('📎 Send the receipt')
      await holder.sendFile('photo', 'receipt.png', 'the same picture')
    } else {
      const invoice = (await holder.messages()).findLast((one) => one.invoice)
      await holder.pay(invoice?.message_id ?? 0)
    }
  }
  await leaveApprovals(shop)
  await leaveIncident(shop)
  await leaveUnmatchedPayments(shop)
  await leavePrices(shop)
  await shop.settled()
  return admin
}

/** A tier, margins, and a product that has paused itself because its cost jumped. */
async function leavePrices({ store, clock }: Shop): Promise<void> {
  const actor = 'operator' as const
  const cost = (costMicros: number) => ({ supplier: 'sandbox', costMicros, actor })
  await store.transaction(async (tx) => {
    await addTier(tx, { name: 'Gold', actor }, clock.now)
    const everywhere = { slug: null, tierId: null, marginBp: 1000, actor }
    await setMargin(tx, everywhere, clock.now)
    await setCost(tx, PIDS.serverId, cost(1_000_000), clock.now)
    await setPricing(tx, PIDS.serverId, { changes: { pricing: 'margin' }, actor }, clock.now)
    await setCost(tx, PIDS.serverId, cost(9_000_000), clock.now)
  })
}

/** A second payment for a top-up that is credited, and one for a reference that nobody knows. */
async function leaveUnmatchedPayments({ store }: Shop): Promise<void> {
  const [credited] = (await allDeposits(store.read, { limit: 1, cursor: null })).rows
  const payment = { method: 'crypto_pay', price: null, paidIn: null, payerTelegramId: null }
  for (const [paymentId, payload] of Object.entries({
    'CP-1': credited?.reference ?? '',
    'CP-2': 'DEP-AAAAAAAA-AAAAAA',
  }))
    await store.transaction((tx) =>
      storeUnmatched(tx, { ...payment, paymentId, payload, amountMicros: 5_000_000 }, START),
    )
}

/** A supplier that keeps failing, with an order that it certainly has not got. */
export async function leaveIncident({ store, clock, call, key }: Shop): Promise<void> {
  const body = { pid: PIDS.userId, trxid: crypto.randomUUID(), userId: '5123456701' }
  const { body: order } = await call('POST', '/orders', { key, body, address: '203.0.113.1' })
  await store.transaction(async (tx) => {
    await openIncident(tx, 'sandbox', 'No connection', clock.now)
    await tx
      .update(supplierJobs)
      .set({ sent: false, dueAt: later(DAY_MS) })
      .where(eq(supplierJobs.reference, String(order.orderId)))
  })
}

/** Decisions of a manager that wait for a second person: one to confirm, one to decline. */
async function leaveApprovals({ store, holder, person, clock }: Shop): Promise<void> {
  const manager = person()
  await manager.write('/start')
  const { id: telegramId } = manager
  const secondPerson = { aboveMicros: 400_000_000 }
  const wanted = { telegramId: holder.id, verb: 'credit', note: 'a gift' } as const
  const amountMicros = 500_000_000
  const by = {
    actor: `admin:${telegramId}`,
    telegramId,
    owners: new Set([0]),
  } as const
  await store.transaction(async (tx) => {
    await changeSettings(tx, { secondPerson }, clock.now)
    await storeRole(tx, telegramId, 'manager', clock.now)
    for (let i = 0; i < 2; i++)
      await askIfLarge(tx, { kind: 'adjustment', ...wanted, amountMicros }, by, clock.now)
  })
}
