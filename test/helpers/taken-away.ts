// What may be taken away, refused or ended after a backup was made.
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Reader } from '../../src/db/store.ts'
import { allowAddresses, removeAddresses } from '../../src/domain/access/allowlist.ts'
import { addNote, removeNote } from '../../src/domain/accounts/notes.ts'
import { declineApproval } from '../../src/domain/approvals/approvals.ts'
import { stopBroadcast } from '../../src/domain/broadcasts/broadcasts.ts'
import { setLineStatus } from '../../src/domain/catalog/catalog.ts'
import { addTier, setAccountTier } from '../../src/domain/catalog/tiers.ts'
import { rejectDeposit } from '../../src/domain/deposits/decisions.ts'
import { openDeposit } from '../../src/domain/deposits/deposits.ts'
import { submitReceipt } from '../../src/domain/deposits/receipts.ts'
import { storeUnmatched } from '../../src/domain/deposits/unmatched.ts'
import { linkOf, makeLink, revokeLink } from '../../src/domain/orders/order-links.ts'
import * as schema from '../../src/domain/schema.ts'
import { putUpDecisions } from '../../src/domain/settings/confirmations.ts'
import { changeSettings, readSettings } from '../../src/domain/settings/settings.ts'
import { NO_SUPPLIER_SETTINGS } from '../../src/domain/settings/supplier.ts'
import { forgetPlayer, savePlayer } from '../../src/domain/shop/saved-players.ts'
import { signingSecrets } from '../../src/domain/webhooks/endpoints.ts'
import { createManualTransfer } from '../../src/payments/methods.ts'
import { claim, refuse } from './claims.ts'
import { later, PIDS, START } from './factories.ts'
import { changeProduct } from './prices.ts'
import type { ShopToRestore } from './shop-to-restore.ts'

const actor = 'operator' as const
const OPERATOR = { actor, telegramId: 0, owners: new Set<number>() }
const USD = 1_000_000
const SINCE = later(60_000)
const STARS = { on: true, starsPerUsd: 50 }

/** What is done before the backup and after it, and what must be true in the restored database. */
export type Case = {
  give?(shop: ShopToRestore): Promise<unknown>
  take(shop: ShopToRestore): Promise<unknown>
  says?: RegExp
  left(db: Reader, shop: ShopToRestore): Promise<unknown>
  expected: unknown
}

/** Each kind of it, by what it is. */
export const TAKEN_AWAY: Record<string, Case> = {
  'a role that was taken away': {
    give: ({ run, people: [manager] }) => run('team', 'set', manager.telegramId, 'manager'),
    take: ({ run, people: [manager] }) => run('team', 'set', manager.telegramId, 'none'),
    says: /rolesTaken: 2$/m,
    left: (db, { people: [{ telegramId }] }) =>
      db.$count(schema.team, eq(schema.team.telegramId, telegramId)),
    expected: 0,
  },
  'a role that became smaller': {
    give: ({ run, people: [, other] }) => run('team', 'set', other.telegramId, 'manager'),
    take: ({ run, people: [, other] }) => run('team', 'set', other.telegramId, 'stock'),
    left: async (db) => (await db.select().from(schema.team))[0]?.role,
    expected: 'stock',
  },
  'a link that was revoked': {
    give: ({ write, owner, orderId }) => write((tx) => makeLink(tx, owner.id, orderId, START)),
    take: ({ write, owner, orderId }) => write((tx) => revokeLink(tx, owner.id, orderId)),
    says: /linksRevoked: 1$/m,
    left: (db, { orderId }) => linkOf(db, orderId),
    expected: null,
  },
  'a webhook that was removed, and a secret that was rotated': {
    take: async ({ run, removeHook, hooks: [gone, rotated] }) => {
      await removeHook(gone)
      await run('webhook', 'rotate', rotated)
    },
    says: /webhooksRemoved: 1\n +webhooksKept: 1$/m,
    async left(db, { hooks, secretBefore }) {
      const rows = await db.select().from(schema.webhookEndpoints)
      const [row] = rows
      const isOld = row && signingSecrets(db, row, later(1000))[0] === secretBefore()
      return [rows.map(({ id }) => id === hooks[1]), isOld]
    },
    expected: [[true], false],
  },
  'an address that was removed': {
    give: ({ write, owner }) =>
      write((tx) => allowAddresses(tx, owner.id, { texts: ['198.51.100.7'], actor }, START)),
    take: ({ write, owner }) =>
      write(async (tx) => {
        await allowAddresses(tx, owner.id, { texts: ['203.0.113.0/24'], actor }, START)
        await removeAddresses(tx, owner.id, { texts: ['198.51.100.7'], actor }, START)
      }),
    says: /addressesRemoved: 1$/m,
    left: async (db) => (await db.select().from(schema.allowlistEntries)).map(({ cidr }) => cidr),
    expected: ['203.0.113.0/24'],
  },
  'a tier that an account left': {
    give: ({ write, owner }) =>
      write(async (tx) => {
        const { id } = await addTier(tx, { name: 'Gold', actor }, START)
        await setAccountTier(tx, owner.id, { tierId: id, actor }, START)
      }),
    take: ({ write, owner }) =>
      write((tx) => setAccountTier(tx, owner.id, { tierId: null, actor }, SINCE)),
    says: /tiersLeft: 1$/m,
    left: async (db, { owner }) =>
      (await db.select().from(schema.accounts).where(eq(schema.accounts.id, owner.id)))[0]?.tierId,
    expected: null,
  },
  'a request for a second person that was declined': {
    give: ({ write, owner }) =>
      write((tx) =>
        tx.insert(schema.approvals).values(
          [600, 50_000].map((usd) => ({
            ...{ kind: 'adjustment', decision: {}, amountMicros: usd * USD, askedBy: 'admin:5' },
            ...{
              askerId: owner.telegramId,
              state: 'open',
              createdAt: START,
              expiresAt: later(86_400_000),
            },
          })) as (typeof schema.approvals.$inferInsert)[],
        ),
      ),
    take: ({ write }) => write((tx) => declineApproval(tx, 1, OPERATOR, SINCE)),
    says: /requestsEnded: 1$/m,
    left: async (db) =>
      (await db.select().from(schema.approvals)).map(({ state, decision }) => [state, decision]),
    expected: [
      ['declined', null],
      ['open', {}],
    ],
  },
  'a claim that was refused': {
    give: async ({ store, owner, orderId, keep }) =>
      keep('claim', (await claim(store, owner.id, orderId)).reference),
    take: ({ store, kept }) => refuse(store, kept('claim')),
    says: /claimsRefused: 1$/m,
    left: async (db) => (await db.select().from(schema.claims)).map(({ state }) => state),
    expected: ['refused'],
  },
  'a top-up that was rejected, with its receipt': {
    give: ({ write, owner, keep }) =>
      write(async (tx) => {
        const method = createManualTransfer()
        const input = { method, transferId: 1, amountMicros: 10 * USD }
        const { reference } = await openDeposit(tx, owner.id, input, START)
        const file = { fileId: 'f', uniqueId: 'u', kind: 'photo', albumId: null } as const
        await submitReceipt(tx, owner.id, { reference, ...file }, START)
        keep('deposit', reference)
      }),
    take: ({ write, owner, kept }) =>
      write(async (tx) => {
        const reference = kept('deposit')
        const file = { fileId: 'g', uniqueId: 'v', kind: 'photo', albumId: null } as const
        await submitReceipt(tx, owner.id, { reference, ...file }, START)
        await rejectDeposit(tx, reference, { reason: 'forged', actor }, START)
      }),
    says: /depositsRefused: 1$/m,
    left: async (db) => [
      ...(await db.select().from(schema.deposits)).map(({ status, reason }) => [status, reason]),
      await db.$count(schema.depositReceipts),
    ],
    expected: [['rejected', 'forged'], 2],
  },
  'a payment that went back to its payer': {
    give: ({ write }) =>
      write((tx) => {
        const amounts = { price: 50, amountMicros: USD, paidIn: null, payerTelegramId: 5 }
        const payment = { method: 'stars', paymentId: 'p1', payload: 'x', ...amounts }
        return storeUnmatched(tx, payment, START)
      }),
    take: ({ write }) =>
      write((tx) => tx.update(schema.unmatchedPayments).set({ status: 'returned' })),
    says: /paymentsReturned: 1$/m,
    left: async (db) =>
      (await db.select().from(schema.unmatchedPayments)).map(({ status }) => status),
    expected: ['returned'],
  },
  'a note and a saved player that were removed, and a note that was written': {
    give: ({ write, owner }) =>
      write(async (tx) => {
        await addNote(tx, owner.id, { text: 'old', actor }, START)
        const player = { slug: 'gamea', player: { userId: '5123456' }, name: null }
        await savePlayer(tx, owner.id, player, START)
      }),
    take: ({ write, owner }) =>
      write(async (tx) => {
        await removeNote(tx, owner.id, { id: 1, actor }, START)
        await forgetPlayer(tx, owner.id, 1)
        await addNote(tx, owner.id, { text: 'pays with stolen cards', actor }, START)
      }),
    says: /notesKept: 2\n +playersRemoved: 1$/m,
    left: async (db) => [
      (await db.select().from(schema.accountNotes)).map(({ text }) => text),
      await db.$count(schema.savedPlayers),
    ],
    expected: [['pays with stolen cards'], 0],
  },
  'news that were stopped, and what of them waited': {
    give: ({ write }) =>
      write(async (tx) => {
        const news = { audience: { to: 'all' }, text: 'Sale', actor, createdAt: START } as const
        await tx.insert(schema.broadcasts).values({ ...news, state: 'running' })
        const notice = { kind: 'news', data: { broadcastId: 1 }, attempts: 0, telegramId: 5 }
        await tx.insert(schema.notices).values({ ...notice, dueAt: START, createdAt: START })
      }),
    take: ({ write }) => write((tx) => stopBroadcast(tx, 1, actor, SINCE)),
    says: /newsEnded: 1$/m,
    left: async (db) => [
      (await db.select().from(schema.broadcasts))[0]?.state,
      await db.$count(schema.notices, eq(schema.notices.kind, 'news')),
    ],
    expected: ['stopped', 0],
  },
  'a message that was handled, an open question, a prepared purchase, a confirmation': {
    give: ({ write, owner }) =>
      write(async (tx) => {
        await tx.insert(schema.inbox).values({
          ...{ updateId: 7, lane: '5', update: {}, status: 'waiting', attempts: 0 },
          receivedAt: START,
        })
        await tx.insert(schema.conversations).values({ key: '5', state: {} })
        const draft = { id: 'd', accountId: owner.id, pid: PIDS.userId, player: {} }
        await tx.insert(schema.orderDrafts).values({ ...draft, createdAt: START })
        await putUpDecisions(tx, 5, ['a.money-yes:5'], START, { amountMicros: 1 })
      }),
    take: ({ write }) => write((tx) => tx.update(schema.inbox).set({ status: 'done' })),
    left: async (db) => [
      await db.$count(schema.inbox),
      await db.$count(schema.conversations),
      await db.$count(schema.orderDrafts),
      await db.$count(schema.settings, eq(schema.settings.name, 'decisions:5')),
    ],
    expected: [0, 0, 0, 0],
  },
  'a line and a product that were paused, and a supplier that was taken out': {
    take: ({ write }) =>
      write(async (tx) => {
        const status = 'paused' as const
        await setLineStatus(tx, 'gamea', { status, actor }, SINCE)
        await changeProduct(tx, PIDS.zoneId, { changes: { status }, actor }, SINCE)
        await tx
          .update(schema.lines)
          .set({ suppliers: ['north'] })
          .where(eq(schema.lines.slug, 'gamed'))
      }),
    says: /goodsPaused: 2[\s\S]*routesKept: 1$/m,
    async left(db) {
      const lines = await db.select().from(schema.lines)
      const products = await db.select().from(schema.products)
      return [
        lines.find(({ slug }) => slug === 'gamea')?.status,
        products.find(({ pid }) => pid === PIDS.zoneId)?.status,
        lines.find(({ slug }) => slug === 'gamed')?.suppliers,
      ]
    },
    expected: ['paused', 'paused', ['north']],
  },
  'the second person, switches and limits': {
    give: ({ write }) =>
      write((tx) =>
        changeSettings(
          tx,
          { secondPerson: { aboveMicros: 0 }, stars: STARS, statusPage: true },
          START,
        ),
      ),
    take: ({ write }) =>
      write(async (tx) => {
        const { transfers } = await readSettings(tx)
        const methods = transfers.methods.map((one) => ({ ...one, instructions: 'elsewhere' }))
        await changeSettings(
          tx,
          {
            ...{ maintenance: true, apiOrders: false, shop: false, requireAllowlist: true },
            ...{ secondPerson: { aboveMicros: 500 * USD }, statusPage: false, support: '@shop' },
            eligibility: { on: true, minDepositedMicros: USD, minAgeMs: 0 },
            topUps: { minMicros: USD, maxMicros: 50 * USD, maxOpen: 2 },
            stars: { on: true, starsPerUsd: 60 },
            transfers: { lastId: 4, methods },
            suppliers: { north: { ...NO_SUPPLIER_SETTINGS, dayLimitMicros: USD } },
          },
          START,
        )
      }),
    says: /settingsKept: 12$/m,
    async left(db) {
      const { transfers, stars, ...all } = await readSettings(db)
      const ways = transfers.methods.map(({ on, instructions }) => [on, instructions])
      return { ...all, ways, lastId: transfers.lastId, stars }
    },
    expected: expect.objectContaining({
      ...{ maintenance: true, apiOrders: false, shop: false, requireAllowlist: true },
      ...{ secondPerson: { aboveMicros: 500 * USD }, statusPage: false, support: '@shop' },
      eligibility: { on: true, minDepositedMicros: USD, minAgeMs: 0 },
      topUps: { minMicros: USD, maxMicros: 50 * USD, maxOpen: 2 },
      suppliers: { north: { ...NO_SUPPLIER_SETTINGS, dayLimitMicros: USD } },
      stars: { on: false, starsPerUsd: 50 },
      ...{ ways: [[false, expect.not.stringContaining('elsewhere')]], lastId: 4 },
    }),
  },
}
