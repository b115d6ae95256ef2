import type { Texts } from './en.ts'
import { adminClaims } from './ru/admin/claims.ts'
import { admin } from './ru/admin/menu.ts'
import { people } from './ru/admin/people.ts'
import { service } from './ru/admin/service.ts'
import { adminWords } from './ru/admin/words.ts'
import { common } from './ru/common.ts'
import { errors } from './ru/errors.ts'
import { addressGuard } from './ru/holder/address-guard.ts'
import { allowlist } from './ru/holder/allowlist.ts'
import { api } from './ru/holder/api.ts'
import { bulk } from './ru/holder/bulk.ts'
import { claims } from './ru/holder/claims.ts'
import { deposits } from './ru/holder/deposits.ts'
import { home } from './ru/holder/home.ts'
import { keys } from './ru/holder/keys.ts'
import { moves } from './ru/holder/moves.ts'
import { orderLink } from './ru/holder/order-link.ts'
import { orders } from './ru/holder/orders.ts'
import { pasted } from './ru/holder/pasted.ts'
import { shop } from './ru/holder/shop.ts'
import { support } from './ru/holder/support.ts'
import { testKeys } from './ru/holder/test-keys.ts'
import { wallet } from './ru/holder/wallet.ts'
import { webhooks } from './ru/holder/webhooks.ts'
import { notices } from './ru/notices.ts'
import { problems } from './ru/problems.ts'
import { format, language } from './ru/words.ts'

export const ru: Texts = {
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
