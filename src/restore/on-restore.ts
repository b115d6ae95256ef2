import type * as schema from '../domain/schema.ts'
import * as access from './carry-access.ts'
import { CARRY_CODES } from './carry-codes.ts'
import * as decisions from './carry-decisions.ts'
import { CARRY_MOVES } from './since-moves.ts'

// What a restore does with each table. What was taken away or refused since the backup stays so: rights, access,
// secrets, a standing, a decision. What gives or takes money, goods or rights is listed for the operator, and never
// guessed. The rest is as in the backup.

/** What is counted and reported of it. */
export type Carried =
  | ('keysEnded' | 'keysIssued' | 'accountsShut' | 'rolesTaken' | 'tiersLeft' | 'newsOff')
  | ('addressesRemoved' | 'linksRevoked' | 'webhooksRemoved' | 'webhooksKept' | 'webhooksOff')
  | ('requestsEnded' | 'claimsRefused' | 'depositsRefused' | 'paymentsReturned' | 'settingsKept')
  | ('notesKept' | 'playersRemoved' | 'newsEnded' | 'goodsPaused' | 'routesKept')

/** A statement, and what its rows count as. */
type Statement = string | readonly [counts: Carried, statement: string]

/**
 * Statements: carry over from the present database what was taken away; they run in the order of the tables.
 * listed: see since-lists.ts, which also lists what such statements cannot take away.
 * as in the backup: the operator looks at it before anything is sold.
 */
export type OnRestore = readonly Statement[] | 'listed' | 'as in the backup' | 'of no consequence'

export const ON_RESTORE: Record<keyof typeof schema, OnRestore> = {
  // First, because people are found by their Telegram ids from here on.
  accountMoves: CARRY_MOVES,
  // Before what refers to products. The statements say which codes are written off, or in quarantine.
  stockCodes: CARRY_CODES,
  accounts: [
    access.GUARD_ADDRESSES,
    ['accountsShut', access.SHUT_ACCOUNTS],
    ['tiersLeft', access.LEAVE_TIERS],
    ['newsOff', access.STOP_NEWS],
  ],
  team: [
    ['rolesTaken', access.TAKE_ROLES],
    ['rolesTaken', access.CHANGE_ROLES],
  ],
  // Each setting has a declaration of its own: see domain/settings/restored-settings.ts.
  settings: [],
  allowlistEntries: [['addressesRemoved', access.REMOVE_ADDRESSES], access.ADD_ADDRESSES],
  apiKeys: [
    ...access.SET_KEYS,
    ['keysEnded', access.END_KEYS],
    ['keysIssued', access.ADD_KEYS],
    access.LINK_KEYS,
  ],
  keySpends: [access.KEEP_SPENDS],
  keyAddresses: [access.FORGET_ADDRESSES],
  orderLinks: [['linksRevoked', access.REVOKE_LINKS]],
  webhookEndpoints: [
    ['webhooksRemoved', access.REMOVE_WEBHOOKS],
    ['webhooksKept', access.SET_WEBHOOKS],
    ['webhooksOff', access.STOP_WEBHOOKS],
  ],
  approvals: [['requestsEnded', decisions.END_REQUESTS]],
  claims: [['claimsRefused', decisions.REFUSE_CLAIMS]],
  deposits: [decisions.KEEP_RECEIPTS, ['depositsRefused', decisions.REFUSE_DEPOSITS]],
  unmatchedPayments: [['paymentsReturned', decisions.RETURN_PAYMENTS]],
  accountNotes: [
    ['notesKept', decisions.REMOVE_NOTES],
    ['notesKept', decisions.ADD_NOTES],
  ],
  savedPlayers: [['playersRemoved', decisions.REMOVE_PLAYERS]],
  broadcasts: [['newsEnded', decisions.END_NEWS]],
  notices: [decisions.REMOVE_NEWS],
  inbox: [decisions.REMOVE_MESSAGES],
  lines: [
    ['goodsPaused', decisions.PAUSE_LINES],
    ['routesKept', decisions.ROUTE_LINES],
  ],
  products: [
    ['goodsPaused', decisions.PAUSE_PRODUCTS],
    ['routesKept', decisions.ROUTE_PRODUCTS],
  ],
  supplierDays: [decisions.KEEP_DAYS],
  freeLookups: [decisions.KEEP_FREE_LOOKUPS],

  orders: 'listed',
  lookups: 'listed',
  submissions: 'listed',
  claimCodes: 'listed',
  entries: 'listed',
  wallets: 'listed',
  dailySales: 'listed',
  dailyTimes: 'listed',
  dailyAccounts: 'listed',
  supplierJobs: 'listed',
  manualTasks: 'listed',

  tiers: 'as in the backup',
  margins: 'as in the backup',

  // What waited is forgotten or refused: see unsold.ts.
  stockBatches: 'of no consequence',
  stagedCodes: 'of no consequence',
  bulkOrders: 'of no consequence',
  bulkLines: 'of no consequence',
  conversations: 'of no consequence',
  orderDrafts: 'of no consequence',
  // Those of refused top-ups are carried over with them.
  depositReceipts: 'of no consequence',
  // Payment services and suppliers are asked again.
  invoices: 'of no consequence',
  circuitBreakers: 'of no consequence',
  incidents: 'of no consequence',
  supplierItems: 'of no consequence',
  supplierStates: 'of no consequence',
  // They tell what has happened; receivers know an event that comes again by its id.
  auditLog: 'of no consequence',
  events: 'of no consequence',
  supplierCalls: 'of no consequence',
  webhookDeliveries: 'of no consequence',
  // Messages in the chats.
  orderCards: 'of no consequence',
  incidentCards: 'of no consequence',
  // They count a minute, or what a test account does, or are read by running processes alone.
  rateCalls: 'of no consequence',
  testUsage: 'of no consequence',
  changes: 'of no consequence',
  instances: 'of no consequence',
  // Nobody who was let in before is let in after it.
  panelSessions: 'of no consequence',
  panelForms: 'of no consequence',
}
