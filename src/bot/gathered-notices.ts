import type { Gathered } from '../domain/service/notice.ts'
import { code, type Html, lines } from './html.ts'
import { button, type Screen } from './screen.ts'
import type { Texts } from './texts/texts.ts'
import { counting } from './views/admin/menu.ts'

/** One message for many notices of a kind, with a button to their list. */
export function gatheredScreen(texts: Texts, notice: Gathered, count: number): Screen {
  const { notices, admin, adminClaims, home, service } = texts
  const { gathered } = notices
  switch (notice.kind) {
    case 'order_ended':
      return withButton(lines(gathered.ordersEnded(count)), home.orders, 'orders')
    case 'manual_order':
      return withButton(
        lines(gathered.manualOrders(count)),
        counting(texts, admin.tasks, count),
        'a.tasks',
      )
    case 'claim_opened': {
      const text = lines(adminClaims.many(count))
      return withButton(text, counting(texts, adminClaims.menu, count), 'a.claims')
    }
    case 'deposit_submitted':
      return withButton(
        lines(gathered.receipts(count)),
        counting(texts, admin.deposits, count),
        'a.deposits',
        'pending',
        0,
      )
    case 'outcome_unknown': {
      const text = lines(gathered.outcomeUnknown(count), notices.keepsAsking)
      return withButton(text, admin.stuck, 'a.stuck')
    }
    case 'order_waits': {
      const text = lines(gathered.orderWaits(count), gathered.triesAgain)
      return withButton(text, admin.stuck, 'a.stuck')
    }
    case 'code_quarantined':
      return withButton(
        lines(gathered.quarantined(count)),
        service.stock.quarantine,
        'a.quarantine',
        0,
      )
    case 'sold_at_loss': {
      const text = gathered.soldAtLoss(count, code(notice.orderId))
      return withButton(text, notices.showForAdmin, 'a.order', notice.orderId)
    }
    case 'stock_low':
      return withButton(lines(gathered.stockLow(count)), notices.stock, 'a.stock')
    case 'stock_out':
      return withButton(lines(gathered.stockOut(count)), notices.stock, 'a.stock')
  }
}

export function withButton(
  text: Html,
  label: string,
  verb: string,
  ...args: (string | number)[]
): Screen {
  return { text, buttons: [[button(label, verb, ...args)]] }
}
