import { bold, type Html, html, lines } from '../../locales/html.ts'
import type { Feature } from '../kit/context.ts'
import { type ForPanel, pageButton } from '../kit/panel-button.ts'

/** What admins are told about suppliers. */
export const suppliers = {
  right: 'orders',
  notices: {
    day_limit: (about, { supplier }) =>
      leading(about, about.texts.t('notices-day-limit', { supplier: bold(supplier) }), supplier),
    supplier_balance_low: (about, { supplier, balanceMicros }) => {
      const { format, t } = about.texts
      const said = { supplier: format.apart(supplier), amount: format.usd(balanceMicros) }
      return leading(about, lines(t('admin-price-lists-low-balance', said)), supplier)
    },
  },
} satisfies Feature

/** What admins are told about price lists. */
export const priceLists = {
  right: 'catalog',
  notices: {
    list_waits: (about, { supplier, count }) => {
      const { format, t } = about.texts
      const said = { supplier: format.apart(supplier), count }
      return leading(about, lines(t('admin-price-lists-jumped', said)), `${supplier}/list`)
    },
    list_unreadable: (about, { supplier, failsMs, problem }) => {
      const { format, t } = about.texts
      const said = { supplier: format.apart(supplier), time: format.duration(failsMs) }
      const text = lines(bold(t('admin-price-lists-unreadable', said)), html`<i>${problem}</i>`)
      return leading(about, text, `${supplier}/list`)
    },
  },
} satisfies Feature

/** A notice with a button to a page about a supplier. @param page below the page of all suppliers */
export function leading(about: ForPanel, text: Html, page: string) {
  return { text, buttons: [pageButton(about, 'suppliers', undefined, `/${page}`)] }
}
