import type { Line } from '../../../domain/catalog/catalog.ts'
import { wayOf } from '../../../domain/catalog/routing.ts'
import type { SupplierSettings } from '../../../domain/service/settings.ts'
import { bold, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

/** How the supplier of a line is chosen. */
export function routingView(texts: Texts, line: Line): Html {
  const { title, about } = texts.service.routing
  return lines(html`${bold(title)} (${code(line.slug)})`, about, '', routingField(texts, line))
}

export function routingField({ service, format }: Texts, { routing }: Pick<Line, 'routing'>): Html {
  return format.field(service.routing.row, service.routing.words.by[wayOf(routing) ?? 'listed'])
}

/** @param bought what was bought there today, as far as it counts. */
export function limitsView(
  { service, format }: Texts,
  name: string,
  { dayLimitMicros, atOnce, bought }: SupplierSettings & { bought: number },
): Html {
  const { limits } = service
  const day =
    dayLimitMicros === null
      ? limits.none
      : `${format.usd(dayLimitMicros)} (${limits.bought(format.usd(bought))})`
  return lines(
    html`${bold(limits.title)}: ${format.apart(bold(name))}`,
    '',
    format.field(limits.day, day),
    format.field(limits.atOnce, atOnce === null ? limits.none : format.number(atOnce)),
    '',
    limits.about,
  )
}

/** What is set for a supplier and would be others, before and after. */
export function supplierChangesView(
  { service, format }: Texts,
  name: string,
  before: SupplierSettings,
  changes: Partial<SupplierSettings>,
): Html {
  const { limits, priceLists } = service
  const after = { ...before, ...changes }
  const usd = (micros: number | null) => (micros === null ? limits.none : format.usd(micros))
  const rows: [label: string, said: (settings: SupplierSettings) => string][] = [
    [limits.day, ({ dayLimitMicros }) => usd(dayLimitMicros)],
    [limits.atOnce, ({ atOnce }) => (atOnce === null ? limits.none : format.number(atOnce))],
    [
      priceLists.title(''),
      ({ syncEveryMs }) =>
        syncEveryMs === null
          ? priceLists.neverBySelf
          : priceLists.everyTime(format.duration(syncEveryMs)),
    ],
  ]
  return lines(
    html`${bold(limits.title)}: ${format.apart(bold(name))}`,
    '',
    ...rows.flatMap(([label, said]) =>
      said(before) === said(after)
        ? []
        : [format.field(label, format.change(html`${said(before)}`, bold(said(after))))],
    ),
  )
}
