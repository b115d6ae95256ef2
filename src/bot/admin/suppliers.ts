import type { DecisionOf } from '../../domain/approvals/decisions.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import type { SupplierSettings } from '../../domain/settings/supplier.ts'
import { supplierSettings } from '../../domain/suppliers/supplier-limits.ts'
import { bold, type Html, html, lines } from '../../locales/html.ts'
import type { Feature, ScreenContext } from '../context.ts'

/** What admins are told about suppliers, and what a second person confirms. */
export const suppliers = {
  right: 'orders',
  notices: {
    day_limit: ({ texts: { t } }, { supplier }) =>
      notice(t('notices-day-limit', { supplier: bold(supplier) })),
    supplier_balance_low: ({ texts: { format, t } }, { supplier, balanceMicros }) => {
      const about = { supplier: format.apart(supplier), amount: format.usd(balanceMicros) }
      return notice(lines(t('admin-price-lists-low-balance', about)))
    },
  },
  approvals: { supplier: changesView },
} satisfies Feature

/** What admins are told about price lists. */
export const priceLists = {
  right: 'catalog',
  notices: {
    list_waits: ({ texts: { format, t } }, { supplier, count }) =>
      notice(lines(t('admin-price-lists-jumped', { supplier: format.apart(supplier), count }))),
    list_unreadable: ({ texts: { format, t } }, { supplier, failsMs, problem }) => {
      const about = { supplier: format.apart(supplier), time: format.duration(failsMs) }
      return notice(lines(bold(t('admin-price-lists-unreadable', about)), html`<i>${problem}</i>`))
    },
  },
} satisfies Feature

function notice(text: Html) {
  return { text, buttons: [] }
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
