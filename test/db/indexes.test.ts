// Every index is paid for by each row that is written. One that is not unique has to serve a query here.
import SQLite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { sqliteHandle } from '../../src/db/sqlite/sqlite.ts'
import type { Store, Tx } from '../../src/db/store.ts'
import { plainVault } from '../../src/db/vault.ts'
import { addressesOf } from '../../src/domain/access/address-guard.ts'
import { validKeys } from '../../src/domain/access/api-keys.ts'
import { notifyOfExpiry } from '../../src/domain/access/key-expiry.ts'
import { createMemoryRateLimiter } from '../../src/domain/access/rate-limit.ts'
import { formerAccountIds, holderAt, sweepMoves } from '../../src/domain/accounts/moves/moves.ts'
import { notesOf } from '../../src/domain/accounts/notes.ts'
import { openApprovalCount } from '../../src/domain/approvals/approvals.ts'
import { bulksOf } from '../../src/domain/bulk/bulk.ts'
import { oldBulks } from '../../src/domain/bulk/drafts.ts'
import { nextLines } from '../../src/domain/bulk/placing.ts'
import { bulksToShow } from '../../src/domain/bulk/showing.ts'
import { heldProducts } from '../../src/domain/catalog/products.ts'
import { productsOf } from '../../src/domain/catalog/view.ts'
import { claimsOf, claimsOfOrder, openClaims } from '../../src/domain/claims/claims.ts'
import { depositsOf } from '../../src/domain/deposits/deposits.ts'
import { openInvoices } from '../../src/domain/deposits/invoices.ts'
import { receiptUses } from '../../src/domain/deposits/receipts.ts'
import { waitingPayments } from '../../src/domain/deposits/unmatched.ts'
import { pendingDeposits } from '../../src/domain/deposits/view.ts'
import { storeSupplierOrderId } from '../../src/domain/fulfilment/order-handler.ts'
import { debtsOfAll, paidIn } from '../../src/domain/ledger/ledger.ts'
import { entriesOf } from '../../src/domain/ledger/statement.ts'
import { findEntries } from '../../src/domain/ledger/transactions.ts'
import { removeNoticesTo } from '../../src/domain/notices/notices.ts'
import { sweepCards } from '../../src/domain/orders/cards.ts'
import { type OrderRow, ordersOf } from '../../src/domain/orders/orders.ts'
import { oldFreeLookups } from '../../src/domain/orders/test-sweep.ts'
import { actsLogged } from '../../src/domain/reports/audit.ts'
import { newestOrders } from '../../src/domain/reports/order.ts'
import { daysOf, readStatistics } from '../../src/domain/reports/statistics.ts'
import { sweepChanges } from '../../src/domain/shared/cache/invalidation-feed.ts'
import { type DraftContent, newDraft, sweepDrafts } from '../../src/domain/shop/drafts.ts'
import { batchView } from '../../src/domain/stock/batches.ts'
import { quarantinedCodes } from '../../src/domain/stock/quarantine.ts'
import { codesOfOrder, tryTakeCodes } from '../../src/domain/stock/stock.ts'
import { callsAbout, callTallies, sweepCalls } from '../../src/domain/suppliers/call-log.ts'
import { openIncident } from '../../src/domain/suppliers/incidents.ts'
import { anyDue } from '../../src/domain/suppliers/job-queue.ts'
import { sweepInbox, unhandledUpdates } from '../../src/domain/telegram/inbox.ts'
import { countWaiting, deliveriesOf } from '../../src/domain/webhooks/deliveries.ts'
import { endpointsOf } from '../../src/domain/webhooks/endpoints.ts'
import { START } from '../helpers/factories.ts'
import { testDatabase } from '../helpers/store.ts'

const page = { limit: 10, cursor: null }

const NO_DRAFT = {
  pid: 'K',
  quantity: null,
  player: {},
  playerName: null,
  nameCheck: null,
} as DraftContent

/** Of each index that is not unique: what could not be read, or swept, without it. */
const NEEDED: Record<string, (tx: Tx) => Promise<unknown>> = {
  account_moves_by_account: (tx) => holderAt(tx, 1, START),
  account_moves_by_age: (tx) => sweepMoves(tx, START),
  account_moves_from: (tx) => formerAccountIds(tx, 1),
  account_notes_by_account: (tx) => notesOf(tx, 1),
  api_keys_by_account: (tx) => validKeys(tx, 1, START),
  api_keys_by_expiry: (tx) => notifyOfExpiry(tx, START),
  approvals_by_state: (tx) => openApprovalCount(tx, START),
  audit_log_by_account: (tx) => actsLogged(tx, { accountId: 1 }, page),
  changes_by_age: (tx) => sweepChanges(tx, START),
  claims_by_account: (tx) => claimsOf(tx, 1, page),
  claims_by_order: (tx) => claimsOfOrder(tx, 'A'),
  claims_open: (tx) => openClaims(tx, page),
  deposit_receipts_by_file: (tx) => receiptUses(tx, 1),
  bulk_lines_waiting: (tx) => nextLines(tx, 'A'),
  bulk_orders_by_account: (tx) => bulksOf(tx, 1, 10),
  bulk_orders_by_age: (tx) => oldBulks(tx, START),
  bulk_orders_to_show: (tx) => bulksToShow(tx, 10, START),
  deposits_by_account: (tx) => depositsOf(tx, 1, page),
  deposits_by_end: (tx) => readStatistics(tx, daysOf('week', START)),
  deposits_unended: (tx) => pendingDeposits(tx, page),
  entries_by_account: (tx) => entriesOf(tx, 1, page),
  entries_paid_in: (tx) => paidIn(tx, 1),
  inbox_by_age: (tx) => sweepInbox(tx, { before: START, keep: 10 }),
  order_cards_by_age: (tx) => sweepCards(tx, START),
  order_drafts_by_account: (tx) => newDraft(tx, 1, NO_DRAFT, START),
  order_drafts_by_age: (tx) => sweepDrafts(tx, START),
  inbox_by_status: (tx) => unhandledUpdates(tx, 10),
  incidents_by_supplier: (tx) => openIncident(tx, 'north', 'down', START),
  invoices_unsettled: (tx) => openInvoices(tx, 'crypto_pay'),
  key_addresses_by_account: (tx) => addressesOf(tx, 1),
  lookups_free: (tx) => oldFreeLookups(tx, 1, START),
  notices_in_order: (tx) => removeNoticesTo(tx, 1),
  orders_by_account: (tx) => ordersOf(tx, 1, page),
  orders_by_supplier_order: (tx) =>
    storeSupplierOrderId(tx, { id: 'A', supplier: 'sandbox' } as OrderRow, 'X'),
  orders_not_completed: (tx) => newestOrders(tx, { status: 'processing' }, page),
  products_held: (tx) => heldProducts(tx, 10),
  products_by_line: (tx) => productsOf(tx, 'gamea'),
  rate_windows_by_age: (tx) => createMemoryRateLimiter({ ...({} as Store), read: tx }).load(START),
  stock_codes_available: (tx) => tryTakeCodes(tx, { pid: 'K', orderId: 'A', quantity: 1 }, START),
  stock_codes_by_batch: (tx) => batchView(tx, 1),
  stock_codes_by_order: (tx) => codesOfOrder(tx, 'A'),
  stock_codes_in_quarantine: (tx) => quarantinedCodes(tx, { limit: 10, offset: 0 }),
  supplier_calls_by_reference: (tx) => callsAbout(tx, 'A', 10),
  supplier_jobs_due: (tx) => anyDue(tx, START),
  webhook_deliveries_by_endpoint: (tx) => deliveriesOf(tx, 'A', page),
  webhook_deliveries_due: (tx) => countWaiting(tx, 'A'),
  webhook_endpoints_by_account: (tx) => endpointsOf(tx, 1),
  unmatched_payments_waiting: (tx) => waitingPayments(tx, page),
  wallets_in_debt: (tx) => debtsOfAll(tx),
}

/** A new database, and how it would carry out the statements that a piece of work runs. */
async function explained() {
  let statements: string[] = []
  const verbose = (statement: unknown) => void statements.push(String(statement))
  const database = new SQLite(await testDatabase(), { verbose })
  onTestFinished(() => void database.close())
  const tx = sqliteHandle(database, plainVault)
  async function plansOf(work: (tx: Tx) => Promise<unknown>): Promise<string[]> {
    statements = []
    await work(tx).catch(() => undefined)
    return statements.flatMap((statement) => {
      const rows = database.prepare(`EXPLAIN QUERY PLAN ${statement}`).all()
      return (rows as { detail: string }[]).map(({ detail }) => detail)
    })
  }
  return { database, plansOf }
}

test('every index that is not unique serves a query', async () => {
  const { database, plansOf } = await explained()
  const indexes = database
    .prepare(
      `SELECT i.name FROM sqlite_master t, pragma_index_list(t.name) i
       WHERE t.type = 'table' AND i."unique" = 0 ORDER BY i.name`,
    )
    .pluck()
    .all()
  expect(Object.keys(NEEDED).sort()).toEqual(indexes)
  database.exec(`
    PRAGMA foreign_keys = OFF;
    INSERT INTO stock_batches (id, pid, actor, codes, created_at, status) VALUES (1, 'K', 'cli', 1, 0, 'added');
  `)
  const unused = []
  for (const [name, work] of Object.entries(NEEDED)) {
    const uses = new RegExp(` USING (COVERING )?INDEX ${name}\\b`)
    const plans = await plansOf(work)
    if (!plans.some((plan) => uses.test(plan))) unused.push(name)
  }
  expect(unused).toEqual([])
})

test('transactions are found by indexes of their account, whatever the filter', async () => {
  const { plansOf } = await explained()
  const days = { from: START, to: new Date(START.getTime() + 86_400_000) }
  const all = { from: null, to: null }
  const kinds = [null, 'charge', 'deposit', 'debt'] as const
  for (const kind of kinds)
    for (const period of [all, days])
      for (const before of [null, 1000]) {
        const plan = await plansOf((tx) =>
          findEntries(tx, 1, { kind, period }, { limit: 50, before }),
        )
        const index = kind === 'deposit' ? 'entries_paid_in' : 'entries_by_account'
        expect(plan.join('\n')).toMatch(new RegExp(`INDEX ${index} \\(account_id=\\? AND id`))
        // A list subquery is read by the rows' own numbers.
        expect(plan.filter((one) => /^SCAN|TEMP B-TREE/.test(one))).toEqual([])
      }
})

test('what is read since a moment is found by the serial number, without an index by time', async () => {
  const { plansOf } = await explained()
  const bySerial = /USING INTEGER PRIMARY KEY \(rowid[><]\?\)/
  for (const work of [(tx: Tx) => callTallies(tx, START), (tx: Tx) => sweepCalls(tx, START)])
    expect(await plansOf(work)).toContainEqual(expect.stringMatching(bySerial))
})
