import type { Notice } from '../../domain/notices/notice.ts'
import { bold, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { button, type Screen } from '../screen.ts'

type OfList = Notice & { kind: 'list_waits' | 'list_unreadable' | 'supplier_balance_low' }

/** What a supplier's price list or balance needs somebody for. */
export function priceListNotice(texts: Texts, notice: OfList): Screen {
  const { t } = texts
  const see =
    notice.kind === 'supplier_balance_low'
      ? button(t('notices-suppliers'), 'a.suppliers')
      : button(t('admin-price-lists-show'), 'a.list', notice.supplier, 0)
  return { text: noticeText(texts, notice), buttons: [[see]] }
}

function noticeText({ format, t }: Texts, notice: OfList): Html {
  const supplier = format.apart(notice.supplier)
  switch (notice.kind) {
    case 'list_waits':
      return html`${t('admin-price-lists-jumped', { supplier, count: notice.count })}`
    case 'list_unreadable':
      return lines(
        bold(
          t('admin-price-lists-unreadable', { supplier, time: format.duration(notice.failsMs) }),
        ),
        html`<i>${notice.problem}</i>`,
      )
    case 'supplier_balance_low':
      return html`${t('admin-price-lists-low-balance', { supplier, amount: format.usd(notice.balanceMicros) })}`
  }
}
