import type { Texts } from './en.ts'
import { adminClaims } from './id/admin/claims.ts'
import { admin } from './id/admin/menu.ts'
import { people } from './id/admin/people.ts'
import { service } from './id/admin/service.ts'
import { adminWords } from './id/admin/words.ts'
import { common } from './id/common.ts'
import { errors } from './id/errors.ts'
import { addressGuard } from './id/holder/address-guard.ts'
import { allowlist } from './id/holder/allowlist.ts'
import { api } from './id/holder/api.ts'
import { bulk } from './id/holder/bulk.ts'
import { claims } from './id/holder/claims.ts'
import { deposits } from './id/holder/deposits.ts'
import { home } from './id/holder/home.ts'
import { keys } from './id/holder/keys.ts'
import { moves } from './id/holder/moves.ts'
import { orderLink } from './id/holder/order-link.ts'
import { orders } from './id/holder/orders.ts'
import { pasted } from './id/holder/pasted.ts'
import { shop } from './id/holder/shop.ts'
import { support } from './id/holder/support.ts'
import { testKeys } from './id/holder/test-keys.ts'
import { wallet } from './id/holder/wallet.ts'
import { webhooks } from './id/holder/webhooks.ts'
import { notices } from './id/notices.ts'
import { problems } from './id/problems.ts'
import { format, language } from './id/words.ts'

export const id: Texts = {
  addressGuard,
  admin,
  adminClaims,
  adminWords,
  allowlist,
  api,
  bulk,
  claims,
  common,
  deposits,
  errors,
  format,
  home,
  keys,
  moves,
  language,
  notices,
  orderLink,
  orders,
  pasted,
  people,
  problems,
  service,
  shop,
  support,
  testKeys,
  wallet,
  webhooks,
}
