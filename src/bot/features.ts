import type { DecisionKind } from '../domain/approvals/decisions.ts'
import type { WaitingKind } from '../domain/reports/waiting.ts'
import { accounts } from './admin/accounts.ts'
import { approvals } from './admin/approvals.ts'
import { backup } from './admin/backup.ts'
import { claimDecisions } from './admin/claim-decisions.ts'
import { claims as reportedClaims } from './admin/claims.ts'
import { depositDecisions } from './admin/deposit-decisions.ts'
import { depositNotices } from './admin/deposit-notices.ts'
import { allDeposits } from './admin/deposits.ts'
import { digest } from './admin/digest.ts'
import { find } from './admin/find.ts'
import { held } from './admin/held.ts'
import { incidents } from './admin/incidents.ts'
import { maintenance } from './admin/maintenance.ts'
import { menu } from './admin/menu.ts'
import { money } from './admin/money.ts'
import { moves } from './admin/moves.ts'
import { anyOrder } from './admin/order.ts'
import { panel } from './admin/panel.ts'
import { unmatched } from './admin/payments.ts'
import { quarantine } from './admin/quarantine.ts'
import { standing } from './admin/standing.ts'
import { stock } from './admin/stock.ts'
import { stockAdd } from './admin/stock-add.ts'
import { stuck } from './admin/stuck.ts'
import { priceLists, suppliers } from './admin/suppliers.ts'
import { tasks } from './admin/tasks.ts'
import { team } from './admin/team.ts'
import { undo } from './admin/undo.ts'
import type { Feature } from './context.ts'
import { addressGuard } from './holder/address-guard.ts'
import { allowlist } from './holder/allowlist.ts'
import { api } from './holder/api.ts'
import { bulk } from './holder/bulk.ts'
import { claims } from './holder/claims.ts'
import { deposits } from './holder/deposits.ts'
import { firstCall } from './holder/first-call.ts'
import { home } from './holder/home.ts'
import { key } from './holder/key.ts'
import { keys } from './holder/keys.ts'
import { language } from './holder/language.ts'
import { lowBalance } from './holder/low-balance.ts'
import { moves as ownMoves } from './holder/moves.ts'
import { orderLink } from './holder/order-link.ts'
import { orderNotices } from './holder/order-notices.ts'
import { orders } from './holder/orders.ts'
import { receipts } from './holder/receipts.ts'
import { shop } from './holder/shop/shop.ts'
import { support } from './holder/support.ts'
import { testKeys } from './holder/test-keys.ts'
import { topUp } from './holder/top-up.ts'
import { wallet } from './holder/wallet.ts'
import { webhookAdding } from './holder/webhook-adding.ts'
import { webhookDeliveries } from './holder/webhook-deliveries.ts'
import { webhooks } from './holder/webhooks.ts'

/** The features for every account holder. */
export const holder = [
  home,
  language,
  shop,
  wallet,
  lowBalance,
  topUp,
  deposits,
  receipts,
  api,
  key,
  keys,
  firstCall,
  allowlist,
  addressGuard,
  webhooks,
  webhookAdding,
  webhookDeliveries,
  testKeys,
  orders,
  orderNotices,
  orderLink,
  claims,
  bulk,
  ownMoves,
  support,
] as const satisfies readonly Feature[]

/** The features for admins only, in the order of the menu. They come first where a name is in both lists. */
export const admin = [
  menu,
  find,
  panel,
  accounts,
  allDeposits,
  depositNotices,
  depositDecisions,
  approvals,
  moves,
  unmatched,
  standing,
  money,
  undo,
  anyOrder,
  tasks,
  reportedClaims,
  claimDecisions,
  incidents,
  suppliers,
  priceLists,
  stuck,
  stock,
  stockAdd,
  quarantine,
  held,
  maintenance,
  digest,
  backup,
  team,
] as const satisfies readonly Feature[]

type Declared = (typeof admin)[number]
type Shown = Extract<Declared, { waiting: unknown }>['waiting']['kind']
type Approved<One = Declared> = One extends { approvals: infer Own } ? keyof Own : never
// Does not compile while something that waits, or a decision for two, is shown by no feature.
true satisfies [WaitingKind, DecisionKind] extends [Shown, Approved] ? true : never
