const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
/** Later than this, milliseconds are a moment and no length of time. */
const LONGEST_MS = 100_000_000_000

/** How the transport writes amounts in micro-USD, lengths of time in milliseconds, shares and times. */
export type DetailFormat = {
  usd(micros: number): string
  duration(ms: number): string
  percent(share: number): string
  time(at: Date): string
}

/** By how the keys of numbers end. */
const UNITS: Record<string, (value: number, as: DetailFormat) => string> = {
  Micros: (value, as) => as.usd(value),
  Ms: (value, as) => (value > LONGEST_MS ? as.time(new Date(value)) : as.duration(value)),
  Bp: (value, as) => as.percent(value / 10_000),
}

/** The detail of an act in the audit log, for people: `id: 7, reason: late, amount: 5.00 USD, grace: 1 day`. */
export function detailText(detail: Readonly<Record<string, unknown>>, as: DetailFormat): string {
  return Object.entries(detail)
    .map(([key, value]) => {
      const [, name = key, unit = ''] = /^(.+)(Micros|Ms|Bp)$/.exec(key) ?? []
      const isMeasured = typeof value === 'number' && unit !== ''
      const said = isMeasured ? UNITS[unit]?.(value, as) : valueText(value, as)
      const words = (isMeasured ? name : key).replace(/[A-Z]/g, (one) => ` ${one.toLowerCase()}`)
      return `${words}: ${said}`
    })
    .join(', ')
}

function valueText(value: unknown, as: DetailFormat): string {
  if (typeof value === 'string' && ISO_TIME.test(value)) return as.time(new Date(value))
  if (Array.isArray(value)) return `[${value.map((one) => valueText(one, as)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{${detailText(value as Record<string, unknown>, as)}}`
}
