import type { DecisionOf } from '../../domain/approvals/decisions.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import type { SupplierSettings } from '../../domain/settings/supplier.ts'
import { supplierSettings } from '../../domain/suppliers/supplier-limits.ts'
import { bold, type Html, html, lines } from '../../locales/html.ts'
import type { Feature, ScreenContext } from '../context.ts'
import { type ForPanel, pageButton } from '../panel-button.ts'

/** What admins are told about suppliers, and what a second person confirms. */
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
  approvals: { supplier: changesView },
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

/** What is set for the supplier and would be others, before and after. */
async function changesView(
  { read, texts: { format, t } }: ScreenContext,
  { supplier, changes }: DecisionOf<'supplier'>,
): Promise<Html> {
  const before = supplierSettings(await readSettings(read), supplier)
  const after = { ...before, ...changes }
  const usd = (micros: number | null) =>
    micros === null ? t('admin-limits-none') : format.usd(micros)
  const rows: [label: string, said: (settings: SupplierSettings) => string][] = [
    [t('admin-limits-day'), ({ dayLimitMicros }) => usd(dayLimitMicros)],
    [
      t('admin-limits-at-once'),
      ({ atOnce }) => (atOnce === null ? t('admin-limits-none') : format.number(atOnce)),
    ],
    [
      t('admin-price-lists-title', { supplier: '' }),
      ({ syncEveryMs }) =>
        syncEveryMs === null
          ? t('admin-price-lists-never-by-self')
          : t('admin-price-lists-every-time', { time: format.duration(syncEveryMs) }),
    ],
    [t('admin-price-lists-threshold'), ({ lowBalanceMicros }) => usd(lowBalanceMicros)],
  ]
  return lines(
    html`${bold(t('admin-limits-title'))}: ${format.apart(bold(supplier))}`,
    '',
    ...rows.map(
      ([label, said]) =>
        said(before) !== said(after) &&
        format.field(label, format.change(html`${said(before)}`, bold(said(after)))),
    ),
  )
}
