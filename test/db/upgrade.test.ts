// A database of an earlier version, with open orders in it, becomes one of this version.
import SQLite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import {
  apiKeys,
  keyAddresses,
  lines,
  lookups,
  orders,
  products,
  submissions,
  wallets,
} from '../../src/db/schema.ts'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import { chargeBack } from '../../src/domain/deposits/chargebacks.ts'
import { depositByReference } from '../../src/domain/deposits/deposits.ts'
import { receiptsOf, submitReceipt } from '../../src/domain/deposits/receipts.ts'
import { walletOf } from '../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { reportOn } from '../../src/domain/reports/order.ts'
import { createSandboxSupplier } from '../../src/suppliers/sandbox.ts'
import { testApp } from '../helpers/app.ts'
import { later, START } from '../helpers/factories.ts'
import { databaseAfter } from '../helpers/old-database.ts'

test('keeps its catalog and brings its open orders to their end', async () => {
  const file = databaseAfter(3)
  const old = new SQLite(file)
  const at = START.getTime()
  old.exec(`
    INSERT INTO accounts (id, telegram_id, name, api_enabled, api_disabled_by_admin, created_at)
      VALUES (1, 77, 'Ann', 1, 0, ${at});
    INSERT INTO wallets VALUES (1, 9000000);
    INSERT INTO entries (account_id, house, kind, amount_micros, balance_after_micros, reference, created_at)
      VALUES (1, 'adjustments', 'credit', 10000000, 10000000, NULL, ${at}),
             (1, 'sales', 'charge', -1000000, 9000000, 'API-GMA-1', ${at});
    INSERT INTO lines (slug, position, product_name, game_name, kind, stock_based, fields, supplier, order_code, status)
      VALUES ('gamea', 0, 'UC', 'Game A', 'topup', 0, '[{"name":"userId","label":"ID"}]', 'sandbox', 'GMA', 'active'),
             ('keys', 1, 'Keys', 'Game K', 'gamekey', 1, '[]', 'stock', 'KEY', 'active');
    INSERT INTO products (pid, slug, position, name, price_micros, supplier_item, status)
      VALUES ('A-60', 'gamea', 0, '60 UC', 1000000, 'a "60"', 'active'),
             ('K-1', 'keys', 0, 'A key', 5000000, NULL, 'active');
    INSERT INTO orders (id, account_id, pid, slug, pack_name, kind, quantity, amount_micros, player, status, refunded, supplier, supplier_item, created_at)
      VALUES ('API-GMA-1', 1, 'A-60', 'gamea', '60 UC', 'topup', 1, 1000000, '{"userId":"5123456"}', 'processing', 0, 'sandbox', 'a "60"', ${at});
    INSERT INTO fulfilments (reference, kind, sent, attempts, due_at) VALUES ('API-GMA-1', 'order', 1, 1, ${at});
  `)
  old.close()

  const store = await openSqlite(file)
  onTestFinished(() => store.close())
  expect(await store.read.select().from(lines)).toMatchObject([
    { slug: 'gamea', suppliers: ['sandbox'] },
    { slug: 'keys', suppliers: ['stock'] },
  ])
  expect(await store.read.select().from(products)).toMatchObject([
    { pid: 'A-60', supplierRef: 'a "60"', suppliers: null },
    { pid: 'K-1', supplierRef: null },
  ])
  const clock = () => later(60_000)
  const suppliers = new Map([['sandbox', createSandboxSupplier(clock)]])
  const { app } = await testApp({ store, suppliers, clock })
  await app.jobs.fulfil.runOnce()
  expect(await store.read.select().from(orders)).toMatchObject([
    { status: 'completed', supplier: 'sandbox', supplierRef: 'a "60"', fallbacks: [] },
  ])
  expect((await proveLedger(store.read)).findings).toEqual([])
})

test('frees the trxids of lookups that were not made, and keeps those that were', async () => {
  const file = databaseAfter(10)
  const old = new SQLite(file)
  const at = START.getTime()
  const input = '{"playerId":"5123456"}'
  old.exec(`
    INSERT INTO accounts (id, telegram_id, name, api_enabled, api_disabled_by_admin, created_at)
      VALUES (1, 77, 'Ann', 1, 0, ${at});
    INSERT INTO wallets (account_id, balance_micros) VALUES (1, 9998300);
    INSERT INTO entries (account_id, house, kind, amount_micros, balance_after_micros, reference, created_at)
      VALUES (1, 'adjustments', 'credit', 10000000, 10000000, NULL, ${at}),
             (1, 'fees', 'fee', -1700, 9998300, 'API-GAV-1', ${at}),
             (1, 'fees', 'fee', -1700, 9996600, 'API-GAV-2', ${at}),
             (1, 'fees', 'fee_refund', 1700, 9998300, 'API-GAV-2', ${at});
    INSERT INTO lookups (id, account_id, kind, input, fee_micros, fee_returned, status, error, created_at, ended_at)
      VALUES ('API-GAV-1', 1, 'gameavvfy', '${input}', 1700, 0, 'cancelled', 'PLAYER NOT FOUND', ${at}, ${at}),
             ('API-GAV-2', 1, 'gameavvfy', '${input}', 1700, 1, 'cancelled', 'LOOKUP UNAVAILABLE', ${at}, ${at});
    INSERT INTO submissions (trxid, account_id, endpoint, reference, created_at)
      VALUES ('made', 1, 'gameavvfy', 'API-GAV-1', ${at}),
             ('not made', 1, 'gameavvfy', 'API-GAV-2', ${at});
  `)
  old.close()

  const store = await openSqlite(file)
  onTestFinished(() => store.close())
  expect(await store.read.select().from(submissions)).toMatchObject([{ trxid: 'made' }])
  expect(await store.read.select().from(lookups).orderBy(lookups.seq)).toMatchObject([
    { trxid: 'made' },
    { trxid: 'not made' },
  ])
  expect(await reportOn(store.read, 'API-GAV-2')).toMatchObject({ trxid: 'not made' })
  expect((await proveLedger(store.read)).findings).toEqual([])
})

test('tells an order by the trxid that placed it, not by one that only replayed it', async () => {
  const file = databaseAfter(15)
  const old = new SQLite(file)
  const at = START.getTime()
  old.exec(`
    INSERT INTO accounts (id, telegram_id, name, api_enabled, api_disabled_by_admin, created_at)
      VALUES (1, 77, 'Ann', 1, 0, ${at});
    INSERT INTO orders (id, account_id, pid, slug, pack_name, kind, quantity, amount_micros, player, status, refunded, supplier, created_at)
      VALUES ('API-GMA-1', 1, 'A-60', 'gamea', '60 UC', 'topup', 1, 1000000, '{}', 'completed', 0, 'sandbox', ${at}),
             ('API-GMA-2', 1, 'A-60', 'gamea', '60 UC', 'topup', 1, 1000000, '{}', 'completed', 0, 'sandbox', ${at});
    INSERT INTO submissions (trxid, account_id, endpoint, idempotency_key, reference, in_flight_by, created_at)
      VALUES ('replays', 1, 'orders', NULL, 'API-GMA-1', NULL, ${at - 1}),
             ('placed', 1, 'orders', 'key', 'API-GMA-1', 'somebody', ${at});
  `)
  old.close()

  const store = await openSqlite(file)
  onTestFinished(() => store.close())
  expect(await store.read.select().from(orders).orderBy(orders.seq)).toMatchObject([
    { trxid: 'placed', inFlightUntil: null, inFlightBy: null },
    { trxid: null },
  ])
  const report = await reportOn(store.read, 'API-GMA-1')
  expect(report).toMatchObject({ trxid: 'placed', idempotencyKey: 'key' })
})

test('keeps the one file of a deposit for which several receipts had come', async () => {
  const file = databaseAfter(11)
  const old = new SQLite(file)
  const at = START.getTime()
  old.exec(`
    INSERT INTO accounts (id, telegram_id, name, api_enabled, api_disabled_by_admin, created_at)
      VALUES (1, 77, 'Ann', 1, 0, ${at});
    INSERT INTO deposits (id, reference, account_id, method, amount_micros, status, receipt_file_id, receipt_kind, receipts, created_at, expires_at)
      VALUES (1, 'DEP-1', 1, 'manual', 5000000, 'submitted', 'the-second', 'document', 2, ${at}, ${at});
    INSERT INTO deposit_receipts (deposit_id, unique_id) VALUES (1, 'one'), (1, 'two');
  `)
  old.close()

  const store = await openSqlite(file)
  onTestFinished(() => store.close())
  const kept = { fileId: 'the-second', kind: 'document' }
  expect(await receiptsOf(store.read, 1)).toEqual([kept])
  // Nobody knows which of the two it is: both may come again.
  const again = { uniqueId: 'one', fileId: 'the-first', kind: 'photo', albumId: null } as const
  const input = { reference: 'DEP-1', ...again }
  const { isNew } = await store.transaction((tx) => submitReceipt(tx, 1, input, START))
  expect(isNew).toBe(true)
  expect(await receiptsOf(store.read, 1)).toEqual([kept, { fileId: 'the-first', kind: 'photo' }])
})

test('lets wallets that are full of money owe some, and keeps what is in them', async () => {
  const file = databaseAfter(13)
  const old = new SQLite(file)
  const at = START.getTime()
  old.exec(`
    INSERT INTO accounts (id, telegram_id, name, api_enabled, api_disabled_by_admin, created_at)
      VALUES (1, 77, 'Ann', 1, 0, ${at}), (2, 78, 'Bob', 1, 0, ${at});
    INSERT INTO wallets (account_id, balance_micros, low_below_micros) VALUES (1, 4000000, 5), (2, 0, NULL);
    INSERT INTO deposits (reference, account_id, method, amount_micros, credited_micros, price, status, payment_id, created_at, expires_at, ended_at)
      VALUES ('DEP-AAAAAAAA-AAAAAA', 1, 'stars', 10000000, 10000000, 500, 'credited', 'charge', ${at}, ${at}, ${at});
    INSERT INTO entries (account_id, house, kind, amount_micros, balance_after_micros, reference, created_at)
      VALUES (1, 'deposits', 'deposit', 10000000, 10000000, 'DEP-AAAAAAAA-AAAAAA', ${at}),
             (1, 'adjustments', 'debit', -6000000, 4000000, NULL, ${at});
  `)
  const before = old.prepare('SELECT * FROM entries').all()
  old.close()

  const store = await openSqlite(file)
  onTestFinished(() => store.close())
  expect(await store.read.select().from(wallets)).toEqual([
    { accountId: 1, balanceMicros: 4_000_000, debtMicros: 0, lowBelowMicros: 5 },
    { accountId: 2, balanceMicros: 0, debtMicros: 0, lowBelowMicros: null },
  ])
  const present = new SQLite(file)
  onTestFinished(() => void present.close())
  expect(present.prepare('SELECT * FROM entries').all()).toEqual(before)
  for (const change of ['debt_micros = 1', 'debt_micros = -1', 'balance_micros = -1'])
    expect(() => present.exec(`UPDATE wallets SET ${change} WHERE account_id = 1`)).toThrow(/CHECK/)
  const booked = await store.transaction(async (tx) => {
    const deposit = await depositByReference(tx, 'DEP-AAAAAAAA-AAAAAA')
    return chargeBack(tx, deposit, { actor: 'service' }, START)
  })
  expect(booked).toMatchObject({ newDebtMicros: 6_000_000 })
  expect(await walletOf(store.read, 1)).toEqual({ balanceMicros: 0, debtMicros: 6_000_000 })
  expect((await proveLedger(store.read)).findings).toEqual([])
})

test('calls the keys that there were "default", and keeps what they may do', async () => {
  const file = databaseAfter(19)
  const old = new SQLite(file)
  const at = START.getTime()
  old.exec(`
    INSERT INTO accounts (id, telegram_id, name, api_enabled, api_disabled_by_admin, created_at)
      VALUES (1, 77, 'Ann', 1, 0, ${at}), (2, 78, 'Bob', 1, 0, ${at}), (3, 79, 'Cy', 1, 0, ${at});
    INSERT INTO api_keys (id, account_id, hash, created_at, expires_at, last_used_at, last_used_address)
      VALUES (1, 1, 'revoked', ${at}, 0, ${at}, '203.0.113.7'),
             (2, 2, 'only', ${at}, NULL, ${at}, '2001:db8::1'),
             (3, 1, 'in grace', ${at}, ${at + 60_000}, ${at + 5}, '203.0.113.7'),
             (4, 1, 'present', ${at}, NULL, NULL, NULL),
             (5, 3, 'revoked too', ${at}, 0, NULL, NULL);
  `)
  old.close()

  const store = await openSqlite(file)
  onTestFinished(() => store.close())
  const all = { name: 'default', prefix: null, scopes: ['read', 'order', 'lookup'] }
  const uncapped = { ...all, dailyCapMicros: null, orderCapMicros: null }
  expect(await store.read.select().from(apiKeys).orderBy(apiKeys.id)).toMatchObject([
    { ...uncapped, hash: 'revoked', rootId: null, retiredAt: START, expiresAt: new Date(0) },
    { ...uncapped, hash: 'only', rootId: null, retiredAt: null, expiresAt: null },
    { ...uncapped, hash: 'in grace', rootId: 1, retiredAt: START, expiresAt: later(60_000) },
    { ...uncapped, hash: 'present', rootId: 1, retiredAt: null, expiresAt: null },
    { ...uncapped, hash: 'revoked too', rootId: null, retiredAt: START },
  ])
  // Whoever turns the guard on is not asked about the server that calls already.
  expect(await store.read.select().from(keyAddresses)).toEqual([
    {
      ...{ keyId: 1, address: '203.0.113.7', accountId: 1 },
      ...{ state: 'known', askedKeyId: null, at: later(5) },
    },
  ])
})
