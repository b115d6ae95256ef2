import { catalog, lines } from './service-goods.ts'
import { order, orders } from './service-orders.ts'
import { backup, stats } from './service-reports.ts'
import { stock } from './service-stock.ts'
import { delivery, quarantine, stuck, suppliers, tasks } from './service-suppliers.ts'
import { switches, topUps } from './service-switches.ts'

/** What admins read about orders, goods and the service. */
export const service = {
  orders,
  order,
  tasks,
  delivery,
  stuck,
  suppliers,
  stock,
  quarantine,
  catalog,
  lines,
  switches,
  topUps,
  stats,
  backup,
  files: {
    tooLarge: (megabytes: number) =>
      `The file is too large: I take at most ${megabytes} MB here. Use the command line for it.`,
    notUtf8: 'The file is not a text in UTF-8; save it as one first, and send it again.',
    gone: 'Telegram does not hand me this file; please send it again, or a smaller one.',
  },
  previous: '‹ Previous',
  next: 'Next ›',
}
