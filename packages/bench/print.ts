import { notesOf, type Report, tablesOf } from './report.ts'

/** For a terminal: columns as wide as their widest cell. */
export function asText(report: Report): string {
  const tables = tablesOf(report).map((table) => {
    const widths = (table[0] ?? []).map((_, i) => Math.max(...table.map((row) => width(row[i]))))
    const lines = table.map((row) =>
      row
        .map((cell, i) => pad(cell, widths[i] ?? 0, i === 0))
        .join('  ')
        .trimEnd(),
    )
    return lines.join('\n')
  })
  return [...tables, notesOf(report).join('\n')].join('\n\n')
}

/** @param before the page as it was: what was added by hand, from its second heading on, stays. */
export function asPage(report: Report, before: string): string {
  const tables = tablesOf(report).map((table) => {
    const [heading = [], ...rows] = table
    const line = (row: string[]) => `| ${row.join(' | ')} |`
    return [heading, heading.map(() => '---'), ...rows].map(line).join('\n')
  })
  const byHand = before
    .split(/^(?=## )/m)
    .slice(1)
    .join('')
  return `# How fast it is
Written by \`npm run bench -- --write\`, which builds its own data, starts the service and bare Hono (the service's web framework with nothing in it) as processes of their own, and drives them in turn. Every order that is answered is on disk: SQLite runs with synchronous = FULL. Rate limits are in force, logs on.

${tables.join('\n\n')}

${notesOf(report)
  .map((note) => `- ${note}`)
  .join('\n')}

The event loop's delays are sampled every 10 ms, and those 10 ms are not part of them. Compare ratios of one run, not requests a second of two.

${byHand}`
}

function width(text = ''): number {
  return [...text].length
}

function pad(text: string, size: number, left: boolean): string {
  const blank = ' '.repeat(Math.max(0, size - width(text)))
  return left || !/^[\d≤≥]/.test(text) ? text + blank : blank + text
}
