import { problems } from '../../texts/en/problems.ts'
import { adminClaims } from './en/admin/claims.ts'
import { admin } from './en/admin/menu.ts'
import { people } from './en/admin/people.ts'
import { service } from './en/admin/service.ts'
import { adminWords } from './en/admin/words.ts'
import { common } from './en/common.ts'
import { errors } from './en/errors.ts'
import { addressGuard } from './en/holder/address-guard.ts'
import { allowlist } from './en/holder/allowlist.ts'
import { api } from './en/holder/api.ts'
import { bulk } from './en/holder/bulk.ts'
import { claims } from './en/holder/claims.ts'
import { deposits } from './en/holder/deposits.ts'
import { home } from './en/holder/home.ts'
import { keys } from './en/holder/keys.ts'
import { moves } from './en/holder/moves.ts'
import { orderLink } from './en/holder/order-link.ts'
import { orders } from './en/holder/orders.ts'
import { pasted } from './en/holder/pasted.ts'
import { shop } from './en/holder/shop.ts'
import { support } from './en/holder/support.ts'
import { testKeys } from './en/holder/test-keys.ts'
import { wallet } from './en/holder/wallet.ts'
import { webhooks } from './en/holder/webhooks.ts'
import { notices } from './en/notices.ts'
import { format, language } from './en/words.ts'

export const en = {
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

/** Everything that the bot says in one language. A language that lacks a text does not compile. */
export type Texts = typeof en
