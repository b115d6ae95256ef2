import type { WaitingKind } from '../domain/reports/waiting.ts'
import { api } from './access/holder.ts'
import { addressGuard } from './access/holder-address-guard.ts'
import { allowlist } from './access/holder-allowlist.ts'
import { keys } from './access/holder-keys.ts'
import { testKeys } from './access/holder-test-keys.ts'
import { accounts } from './accounts/admin.ts'
import { moves } from './accounts/admin-moves.ts'
import { standing } from './accounts/admin-standing.ts'
import { moves as ownMoves } from './accounts/holder-moves.ts'
import { approvals } from './approvals/admin.ts'
import { undo } from './audit/admin.ts'
import { bulk } from './bulk/holder.ts'
import { held } from './catalog/admin.ts'
import { claims as reportedClaims } from './claims/admin.ts'
import { claims } from './claims/holder.ts'
import { depositReceipts } from './deposits/admin.ts'
import { unmatched } from './deposits/admin-payments.ts'
import { deposits } from './deposits/holder.ts'
import { receipts } from './deposits/holder-receipts.ts'
import { topUp } from './deposits/holder-top-up.ts'
import { menu, panel } from './home/admin.ts'
import { home } from './home/holder.ts'
import { language } from './home/holder-language.ts'
import { support } from './home/holder-support.ts'
import type { Feature } from './kit/context.ts'
import { money } from './ledger/admin.ts'
import { wallet } from './ledger/holder.ts'
import { lowBalance } from './ledger/holder-low-balance.ts'
import { anyOrder } from './orders/admin.ts'
import { stuck } from './orders/admin-stuck.ts'
import { orders } from './orders/holder.ts'
import { orderLink } from './orders/holder-link.ts'
import { orderNotices } from './orders/holder-notices.ts'
import { find } from './reports/admin.ts'
import { digest } from './reports/admin-digest.ts'
import { backup } from './settings/admin-backup.ts'
import { maintenance } from './settings/admin-maintenance.ts'
import { shop } from './shop/holder.ts'
import { stock } from './stock/admin.ts'
import { stockNotices } from './stock/admin-notices.ts'
import { priceLists, suppliers } from './suppliers/admin.ts'
import { incidents } from './suppliers/admin-incidents.ts'
import { team } from './team/admin.ts'
import { webhooks } from './webhooks/holder.ts'
import { webhookDeliveries } from './webhooks/holder-deliveries.ts'

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
  keys,
  allowlist,
  addressGuard,
  webhooks,
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
  depositReceipts,
  approvals,
  moves,
  unmatched,
  standing,
  money,
  undo,
  anyOrder,
  reportedClaims,
  incidents,
  suppliers,
  priceLists,
  stuck,
  stock,
  stockNotices,
  held,
  maintenance,
  digest,
  backup,
  team,
] as const satisfies readonly Feature[]

type Declared = (typeof admin)[number]
type Shown = Extract<Declared, { waiting: unknown }>['waiting']['kind']
// Does not compile while something that waits is shown by no feature.
true satisfies WaitingKind extends Shown ? true : never
