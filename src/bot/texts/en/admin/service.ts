import { backup } from './backup.ts'
import { books } from './books.ts'
import { catalog } from './catalog.ts'
import { digest } from './digest.ts'
import { exports } from './export.ts'
import { files } from './files.ts'
import { incidents } from './incidents.ts'
import { lines } from './lines.ts'
import { calls, order, orders } from './orders.ts'
import { priceLists } from './price-lists.ts'
import { pricing } from './pricing.ts'
import { quarantine } from './quarantine.ts'
import { limits, routing } from './routing.ts'
import { sheets } from './sheets.ts'
import { stats } from './stats.ts'
import { stock } from './stock.ts'
import { stuck } from './stuck.ts'
import { suppliers } from './suppliers.ts'
import { switches } from './switches.ts'
import { delivery, tasks } from './tasks.ts'
import { topUps } from './top-ups.ts'
import { transfers } from './transfers.ts'

/** What admins read about orders, goods and the service. */
export const service = {
  orders,
  order,
  calls,
  tasks,
  delivery,
  stuck,
  incidents,
  suppliers,
  stock,
  quarantine,
  catalog,
  lines,
  pricing,
  routing,
  limits,
  sheets,
  priceLists,
  switches,
  topUps,
  transfers,
  stats,
  digest,
  exports,
  books,
  backup,
  files,
}
