import type { Entry } from '../kit/frame.ts'
import type { Page } from '../kit/page.ts'
import { customers } from './customers.ts'
import { goods } from './goods.ts'
import { inbox } from './inbox.ts'
import { money } from './money.ts'
import { news } from './news.ts'
import { orders } from './orders.ts'
import { own } from './own.ts'
import { service } from './service.ts'
import { sessions } from './sessions.ts'
import { suppliers } from './suppliers.ts'
import { today } from './today.ts'

export const PAGES: readonly Page[] = [
  own,
  sessions,
  today,
  inbox,
  orders,
  customers,
  goods,
  suppliers,
  money,
  news,
  service,
]

/** In the order of the menu. */
export const MENU: readonly Entry[] = [
  { path: '/panel', label: 'panel-today', right: null },
  { path: '/panel/inbox', label: 'panel-inbox', right: null, counts: true },
  { path: '/panel/orders', label: 'panel-orders', right: 'orders' },
  { path: '/panel/customers', label: 'panel-customers', right: 'accounts' },
  { path: '/panel/goods', label: 'panel-goods', right: ['catalog', 'stock'] },
  { path: '/panel/suppliers', label: 'panel-suppliers', right: ['settings', 'catalog'] },
  { path: '/panel/money', label: 'panel-money', right: ['reports', 'deposits'] },
  { path: '/panel/news', label: 'panel-news', right: 'broadcast' },
  { path: '/panel/service', label: 'panel-service', right: null },
]
