const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const MICROS = 'Micros'

/** How the transport writes amounts in micro-USD and times. */
export type DetailFormat = { usd(micros: number): string; time(at: Date): string }

/**
 * The detail of an act in the audit log, as it is stored: `id: 7, reason: late, amount: 5.00 USD`.
 * Only amounts, whose keys end in `Micros`, and times are written for people.
 */
export function detailText(detail: Readonly<Record<string, unknown>>, as: DetailFormat): string {
  return Object.entries(detail)
    .map(([key, value]) =>
      typeof value === 'number' && key.endsWith(MICROS)
        ? `${key.slice(0, -MICROS.length)}: ${as.usd(value)}`
        : `${key}: ${valueText(value, as)}`,
    )
    .join(', ')
}

function valueText(value: unknown, as: DetailFormat): string {
  if (typeof value === 'string' && ISO_TIME.test(value)) return as.time(new Date(value))
  if (Array.isArray(value)) return `[${value.map((one) => valueText(one, as)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{${detailText(value as Record<string, unknown>, as)}}`
}
