import { adminClaims } from './bn/admin/claims.ts'
import { admin } from './bn/admin/menu.ts'
import { people } from './bn/admin/people.ts'
import { service } from './bn/admin/service.ts'
import { adminWords } from './bn/admin/words.ts'
import { common } from './bn/common.ts'
import { errors } from './bn/errors.ts'
import { addressGuard } from './bn/holder/address-guard.ts'
import { allowlist } from './bn/holder/allowlist.ts'
import { api } from './bn/holder/api.ts'
import { bulk } from './bn/holder/bulk.ts'
import { claims } from './bn/holder/claims.ts'
import { deposits } from './bn/holder/deposits.ts'
import { home } from './bn/holder/home.ts'
import { keys } from './bn/holder/keys.ts'
import { moves } from './bn/holder/moves.ts'
import { orderLink } from './bn/holder/order-link.ts'
import { orders } from './bn/holder/orders.ts'
import { pasted } from './bn/holder/pasted.ts'
import { shop } from './bn/holder/shop.ts'
import { support } from './bn/holder/support.ts'
import { testKeys } from './bn/holder/test-keys.ts'
import { wallet } from './bn/holder/wallet.ts'
import { webhooks } from './bn/holder/webhooks.ts'
import { notices } from './bn/notices.ts'
import { problems } from './bn/problems.ts'
import { format, language } from './bn/words.ts'
import type { Texts } from './en.ts'

export const bn: Texts = {
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
