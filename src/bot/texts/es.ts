import type { Texts } from './en.ts'
import { adminClaims } from './es/admin/claims.ts'
import { admin } from './es/admin/menu.ts'
import { people } from './es/admin/people.ts'
import { service } from './es/admin/service.ts'
import { adminWords } from './es/admin/words.ts'
import { common } from './es/common.ts'
import { errors } from './es/errors.ts'
import { addressGuard } from './es/holder/address-guard.ts'
import { allowlist } from './es/holder/allowlist.ts'
import { api } from './es/holder/api.ts'
import { bulk } from './es/holder/bulk.ts'
import { claims } from './es/holder/claims.ts'
import { deposits } from './es/holder/deposits.ts'
import { home } from './es/holder/home.ts'
import { keys } from './es/holder/keys.ts'
import { moves } from './es/holder/moves.ts'
import { orderLink } from './es/holder/order-link.ts'
import { orders } from './es/holder/orders.ts'
import { pasted } from './es/holder/pasted.ts'
import { shop } from './es/holder/shop.ts'
import { support } from './es/holder/support.ts'
import { testKeys } from './es/holder/test-keys.ts'
import { wallet } from './es/holder/wallet.ts'
import { webhooks } from './es/holder/webhooks.ts'
import { notices } from './es/notices.ts'
import { problems } from './es/problems.ts'
import { format, language } from './es/words.ts'

export const es: Texts = {
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
