import type { Notice } from '../../domain/service/notice.ts'
import { bold, type Html, html, lines } from '../html.ts'
import { button, type Screen } from '../screen.ts'
import type { Texts } from '../texts/texts.ts'

type OfList = Notice & { kind: 'list_waits' | 'list_unreadable' | 'supplier_balance_low' }

/** What a supplier's price list or balance needs somebody for. */
export function priceListNotice(texts: Texts, notice: OfList): Screen {
  const { service, notices } = texts
  const see =
    notice.kind === 'supplier_balance_low'
      ? button(notices.suppliers, 'a.suppliers')
      : button(service.priceLists.show, 'a.list', notice.supplier, 0)
  return { text: noticeText(texts, notice), buttons: [[see]] }
}

function noticeText({ service, format }: Texts, notice: OfList): Html {
  const { priceLists: words } = service
  const supplier = format.apart(notice.supplier)
  switch (notice.kind) {
    case 'list_waits':
      return html`${words.jumped(supplier, notice.count)}`
    case 'list_unreadable':
      return lines(
        bold(words.unreadable(supplier, format.duration(notice.failsMs))),
        html`<i>${notice.problem}</i>`,
      )
    case 'supplier_balance_low':
      return html`${words.lowBalance(supplier, format.usd(notice.balanceMicros))}`
  }
}
