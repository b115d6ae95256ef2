import { admin } from './en/admin.ts'
import { allowlist } from './en/allowlist.ts'
import { api } from './en/api.ts'
import { common } from './en/common.ts'
import { deposits } from './en/deposits.ts'
import { home } from './en/home.ts'
import { notices } from './en/notices.ts'
import { orders } from './en/orders.ts'
import { people } from './en/people.ts'
import { service } from './en/service.ts'
import { support } from './en/support.ts'
import { wallet } from './en/wallet.ts'

export const en = {
  admin,
  allowlist,
  api,
  common,
  deposits,
  home,
  notices,
  orders,
  people,
  service,
  support,
  wallet,
}
