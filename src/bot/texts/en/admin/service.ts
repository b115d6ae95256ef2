import { quarantine } from './quarantine.ts'
import { catalog, lines } from './service-goods.ts'
import { order, orders } from './service-orders.ts'
import { backup, stats } from './service-reports.ts'
import { stock } from './stock.ts'
import { stuck } from './stuck.ts'
import { suppliers } from './suppliers.ts'
import { switches } from './switches.ts'
import { delivery, tasks } from './tasks.ts'
import { topUps } from './top-ups.ts'

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
      `The file is too large: I can take at most ${megabytes} MB here. Use the command line for larger files.`,
    notUtf8: 'The file is not UTF-8 text. Please save it as UTF-8 and send it again.',
    gone: 'Telegram does not give me this file. Please send it again, or send a smaller one.',
  },
  previous: '‹ Previous',
  next: 'Next ›',
}
