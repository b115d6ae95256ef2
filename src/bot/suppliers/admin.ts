import { bold, html, lines } from '../../locales/html.ts'
import type { Feature } from '../kit/context.ts'
import { withPage } from '../kit/panel-button.ts'

/** What admins are told about suppliers. */
export const suppliers = {
  right: 'orders',
  notices: {
    day_limit: (about, { supplier }) =>
      withPage(
        about,
        about.texts.t('notices-day-limit', { supplier: bold(supplier) }),
        'suppliers',
        `/${supplier}`,
      ),
    supplier_balance_low: (about, { supplier, balanceMicros }) => {
      const { format, t } = about.texts
      const said = { supplier: format.apart(supplier), amount: format.usd(balanceMicros) }
      return withPage(
        about,
        lines(t('admin-price-lists-low-balance', said)),
        'suppliers',
        `/${supplier}`,
      )
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
      return withPage(
        about,
        lines(t('admin-price-lists-jumped', said)),
        'suppliers',
        `/${supplier}/list`,
      )
    },
    list_unreadable: (about, { supplier, failsMs, problem }) => {
      const { format, t } = about.texts
      const said = { supplier: format.apart(supplier), time: format.duration(failsMs) }
      const text = lines(bold(t('admin-price-lists-unreadable', said)), html`<i>${problem}</i>`)
      return withPage(about, text, 'suppliers', `/${supplier}/list`)
    },
  },
} satisfies Feature
