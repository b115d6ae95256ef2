/** Replaced in texts: names and notes come from strangers, and these could control the terminal. */
const CONTROL_CHARACTERS = /(?!\n)\p{Cc}/gu

const UNITS_MS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['m', 60_000],
  ['s', 1000],
] as const

/** Replaces what could control the terminal. */
export function printable(text: string): string {
  return text.replace(CONTROL_CHARACTERS, '\u{fffd}')
}

/** A time for people, in UTC, to the second. */
export function moment(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}

/** Milliseconds in the form that parseDuration reads: `7d`, `90s`. */
export function duration(ms: number): string {
  const [unit, unitMs] = UNITS_MS.find(([, size]) => ms > 0 && ms % size === 0) ?? ['s', 1000]
  return `${ms / unitMs}${unit}`
}

/** One line per row, with its cells aligned in columns. */
export function columns(rows: string[][]): string {
  const widths: number[] = []
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length)
  return rows
    .map((row) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}

/** A count with its noun: `1 code`, `2 codes`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
