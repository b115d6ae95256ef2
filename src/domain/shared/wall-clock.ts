/** The day and the time that clocks show somewhere, such as `2026-01-31` and `09:00`. */
export type WallTime = { day: string; time: string }

/** @param zone an IANA name, such as `Asia/Dhaka`. */
export function wallTime(zone: string, at: Date): WallTime {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...({ timeZone: zone, hourCycle: 'h23' } as const),
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit' } as const),
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** The name as its standard spells it; null if no such time zone is known. */
export function zoneNamed(text: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text.trim() }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
