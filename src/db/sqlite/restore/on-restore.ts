import type * as schema from '../../schema.ts'
import * as access from './carry-access.ts'
import { CARRY_CODES } from './carry-codes.ts'
import * as decisions from './carry-decisions.ts'
import type { SinceList } from './since-lists.ts'
import { CARRY_MOVES } from './since-moves.ts'

// What a restore does with each table. What was taken away or refused since the backup stays so: rights, access,
// secrets, a standing, a decision. What moves money is listed for the operator, and never guessed.

/** What is counted and reported of it. */
export type Carried =
  | ('keysEnded' | 'keysIssued' | 'accountsShut' | 'rolesTaken' | 'tiersLeft' | 'newsOff')
  | ('addressesRemoved' | 'linksRevoked' | 'webhooksRemoved' | 'secretsRotated' | 'webhooksOff')
  | ('requestsEnded' | 'claimsRefused' | 'depositsRefused' | 'paymentsReturned' | 'settingsKept')
  | ('notesKept' | 'playersRemoved' | 'newsEnded' | 'goodsPaused' | 'routesKept')

/** A statement, and what its rows count as. */
type Statement = string | readonly [counts: Carried, statement: string]

export type OnRestore = {
  /** Carries over from the present database what was taken away, in the order of the tables and statements. */
  carriedOver?: readonly Statement[]
  /** What the operator is told of, because it is back or gone. */
  listed?: readonly SinceList[]
  /** Why the rows of the backup can stay as they are. */
  ofNoConsequence?: string
}

/** The statements about codes, which count as written off or quarantined. */
const CODES = CARRY_CODES

export const ON_RESTORE: Record<keyof typeof schema, OnRestore> = {
  // First, because people are found by their Telegram ids from here on.
  accountMoves: { carriedOver: CARRY_MOVES },
  // Before what refers to products.
  stockCodes: { carriedOver: CODES },
  stockBatches: { ofNoConsequence: 'those that were not in stock yet are forgotten' },
  stagedCodes: { ofNoConsequence: 'all are forgotten: they may have been added, and sold' },
  accounts: {
    carriedOver: [
      access.GUARD_ADDRESSES,
      ['accountsShut', access.SHUT_ACCOUNTS],
      ['tiersLeft', access.LEAVE_TIERS],
      ['newsOff', access.STOP_NEWS],
    ],
    listed: ['accounts'],
  },
  team: {
    carriedOver: [
      ['rolesTaken', access.TAKE_ROLES],
      ['rolesTaken', access.CHANGE_ROLES],
    ],
    listed: ['roles'],
  },
  // Each setting has a declaration of its own: see domain/service/restored-settings.ts.
  settings: { carriedOver: [], listed: ['settings'] },
  allowlistEntries: {
    carriedOver: [['addressesRemoved', access.REMOVE_ADDRESSES], access.ADD_ADDRESSES],
    listed: ['allowlists'],
  },
  apiKeys: {
    carriedOver: [
      ...access.SET_KEYS,
      ['keysEnded', access.END_KEYS],
      ['keysIssued', access.ADD_KEYS],
      access.LINK_KEYS,
    ],
  },
  keySpends: { carriedOver: [access.KEEP_SPENDS] },
  keyAddresses: { carriedOver: [access.FORGET_ADDRESSES] },
  orderLinks: { carriedOver: [['linksRevoked', access.REVOKE_LINKS]] },
  webhookEndpoints: {
    carriedOver: [
      ['webhooksRemoved', access.REMOVE_WEBHOOKS],
      ['secretsRotated', access.ROTATE_SECRETS],
      access.SET_TYPES,
      ['webhooksOff', access.STOP_WEBHOOKS],
    ],
    listed: ['webhooks'],
  },
  webhookDeliveries: { ofNoConsequence: 'receivers know an event that comes again by its id' },
  approvals: {
    carriedOver: [['requestsEnded', decisions.END_REQUESTS]],
    listed: ['requests'],
  },
  claims: {
    carriedOver: [['claimsRefused', decisions.REFUSE_CLAIMS]],
    listed: ['claims'],
  },
  claimCodes: { listed: ['claims'] },
  deposits: {
    carriedOver: [decisions.KEEP_RECEIPTS, ['depositsRefused', decisions.REFUSE_DEPOSITS]],
    listed: ['deposits'],
  },
  depositReceipts: { ofNoConsequence: 'those of refused top-ups are carried over with them' },
  invoices: { ofNoConsequence: 'the payment service is asked about each again' },
  unmatchedPayments: {
    carriedOver: [['paymentsReturned', decisions.RETURN_PAYMENTS]],
    listed: ['payments'],
  },
  accountNotes: {
    carriedOver: [
      ['notesKept', decisions.REMOVE_NOTES],
      ['notesKept', decisions.ADD_NOTES],
    ],
  },
  savedPlayers: { carriedOver: [['playersRemoved', decisions.REMOVE_PLAYERS]] },
  broadcasts: { carriedOver: [['newsEnded', decisions.END_NEWS]] },
  notices: { carriedOver: [decisions.REMOVE_NEWS] },
  inbox: { carriedOver: [decisions.REMOVE_MESSAGES], listed: ['messages'] },
  lines: {
    carriedOver: [
      ['goodsPaused', decisions.PAUSE_LINES],
      ['routesKept', decisions.ROUTE_LINES],
    ],
    listed: ['products'],
  },
  products: {
    carriedOver: [
      ['goodsPaused', decisions.PAUSE_PRODUCTS],
      ['routesKept', decisions.ROUTE_PRODUCTS],
    ],
    listed: ['products', 'prices'],
  },
  tiers: { listed: ['discounts'] },
  margins: { listed: ['margins'] },
  supplierDays: { carriedOver: [decisions.KEEP_DAYS] },
  freeLookups: { carriedOver: [decisions.KEEP_FREE_LOOKUPS] },
  orders: { listed: ['orders', 'reopened'] },
  lookups: { listed: ['lookups'] },
  submissions: { listed: ['trxids'] },
  entries: { listed: ['entries'] },
  wallets: { listed: ['entries'] },
  dailySales: { listed: ['orders'] },
  dailyTimes: { listed: ['orders'] },
  dailyAccounts: { listed: ['orders'] },
  supplierJobs: { listed: ['reopened'] },
  manualTasks: { listed: ['reopened'] },
  bulkOrders: { ofNoConsequence: 'what was not bought yet is refused' },
  bulkLines: { ofNoConsequence: 'what was not bought yet is refused' },
  conversations: { ofNoConsequence: 'all are forgotten: the next message answers no old question' },
  orderDrafts: { ofNoConsequence: 'all are forgotten: an old button buys nothing a second time' },
  orderCards: { ofNoConsequence: 'messages in the chats' },
  incidentCards: { ofNoConsequence: 'messages in the chats' },
  auditLog: { ofNoConsequence: 'the database that was replaced keeps it' },
  events: { ofNoConsequence: 'they tell what has happened' },
  supplierCalls: { ofNoConsequence: 'they tell what has happened' },
  circuitBreakers: { ofNoConsequence: 'the next calls show how each supplier is' },
  incidents: { ofNoConsequence: 'the next calls show how each supplier is' },
  supplierItems: { ofNoConsequence: 'the next price list has them' },
  supplierStates: { ofNoConsequence: 'each supplier is asked again' },
  rateWindows: { ofNoConsequence: 'they count one minute' },
  testUsage: { ofNoConsequence: 'nothing of a test account is worth anything' },
  changes: { ofNoConsequence: 'only running processes read it' },
  instances: { ofNoConsequence: 'only running processes read it' },
}
