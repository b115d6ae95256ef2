import type { Line } from '../../../domain/catalog/catalog.ts'
import { wayOf } from '../../../domain/catalog/routing.ts'
import type { SupplierSettings } from '../../../domain/settings/supplier.ts'
import { bold, code, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

/** How the supplier of a line is chosen. */
export function routingView(texts: Texts, line: Line): Html {
  const { t } = texts
  return lines(
    html`${bold(t('admin-routing-title'))} (${code(line.slug)})`,
    t('admin-routing-about'),
    '',
    routingField(texts, line),
  )
}

export function routingField({ format, t }: Texts, { routing }: Pick<Line, 'routing'>): Html {
  return format.field(
    t('admin-routing-row'),
    t(`admin-routing-words-by-${wayOf(routing) ?? 'listed'}`),
  )
}

/** @param bought what was bought there today, as far as it counts. */
export function limitsView(
  { format, t }: Texts,
  name: string,
  { dayLimitMicros, atOnce, bought }: SupplierSettings & { bought: number },
): Html {
  const day =
    dayLimitMicros === null
      ? t('admin-limits-none')
      : `${format.usd(dayLimitMicros)} (${t('admin-limits-bought', { spent: format.usd(bought) })})`
  return lines(
    html`${bold(t('admin-limits-title'))}: ${format.apart(bold(name))}`,
    '',
    format.field(t('admin-limits-day'), day),
    format.field(
      t('admin-limits-at-once'),
      atOnce === null ? t('admin-limits-none') : format.number(atOnce),
    ),
    '',
    t('admin-limits-about'),
  )
}

/** What is set for a supplier and would be others, before and after. */
export function supplierChangesView(
  { format, t }: Texts,
  name: string,
  before: SupplierSettings,
  changes: Partial<SupplierSettings>,
): Html {
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
  ]
  return lines(
    html`${bold(t('admin-limits-title'))}: ${format.apart(bold(name))}`,
    '',
    ...rows.flatMap(([label, said]) =>
      said(before) === said(after)
        ? []
        : [format.field(label, format.change(html`${said(before)}`, bold(said(after))))],
    ),
  )
}
