import { adminClaims } from './ar/admin/claims.ts'
import { admin } from './ar/admin/menu.ts'
import { people } from './ar/admin/people.ts'
import { service } from './ar/admin/service.ts'
import { adminWords } from './ar/admin/words.ts'
import { common } from './ar/common.ts'
import { errors } from './ar/errors.ts'
import { addressGuard } from './ar/holder/address-guard.ts'
import { allowlist } from './ar/holder/allowlist.ts'
import { api } from './ar/holder/api.ts'
import { bulk } from './ar/holder/bulk.ts'
import { claims } from './ar/holder/claims.ts'
import { deposits } from './ar/holder/deposits.ts'
import { home } from './ar/holder/home.ts'
import { keys } from './ar/holder/keys.ts'
import { moves } from './ar/holder/moves.ts'
import { orderLink } from './ar/holder/order-link.ts'
import { orders } from './ar/holder/orders.ts'
import { pasted } from './ar/holder/pasted.ts'
import { shop } from './ar/holder/shop.ts'
import { support } from './ar/holder/support.ts'
import { testKeys } from './ar/holder/test-keys.ts'
import { wallet } from './ar/holder/wallet.ts'
import { webhooks } from './ar/holder/webhooks.ts'
import { notices } from './ar/notices.ts'
import { problems } from './ar/problems.ts'
import { format, language } from './ar/words.ts'
import type { Texts } from './en.ts'

export const ar: Texts = {
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
