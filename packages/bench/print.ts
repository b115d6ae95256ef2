import type { Report } from './report.ts'

/** The report as Markdown: its tables, and what they need to be understood. */
export function asMarkdown(report: Report): string {
  const tables =
    report.rows.length > 0 ? [tableOf(report), processorTable(report)] : [tableOf(report)]
  const notes = notesOf(report).map((note) => `- ${note}`)
  return [...tables.map(alignedTable), notes.join('\n')].join('\n\n')
}

function alignedTable(table: string[][]): string {
  const widths = (table[0] ?? []).map((_, i) =>
    Math.max(...table.map((row) => row[i]?.length ?? 0)),
  )
  const lines = table.map(
    (row) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`,
  )
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`)
  return lines.join('\n')
}

/** @param page everything outside its section "Results" stays. */
export function withResults(page: string, report: Report): string {
  return page.replace(/(?<=^## Results\n)[\s\S]*?(?=^## )/m, () => `\n${asMarkdown(report)}\n\n`)
}

function tableOf({ rows, checks }: Report): string[][] {
  const hasLarge = rows.some(({ largeRatio }) => largeRatio !== null)
  const hasPostgres = rows.some(({ perSecond }) => perSecond.postgres !== undefined)
  const others = (large: string, postgres: string) => [
    ...(hasLarge ? [large] : []),
    ...(hasPostgres ? [postgres] : []),
  ]
  return [
    ['measured', 'service', 'p99', 'yardstick', '', 'ratio', ...others('large file', 'PostgreSQL')],
    ...rows.flatMap(({ title, perSecond, p99Ms, yardsticks, largeRatio }) =>
      yardsticks.map((yardstick, i) => {
        const { large, postgres } = perSecond
        const first = [
          ...[title, `${whole(perSecond.small)}/s`, `${whole(p99Ms)} ms`],
          ...[yardstick.title, `${whole(yardstick.perSecond)}/s`, yardstick.ratio.toFixed(2)],
          ...others(`${whole(large)}/s (×${largeRatio?.toFixed(2)})`, `${whole(postgres)}/s`),
        ]
        return i === 0 ? first : first.map((cell, column) => (column > 2 && column < 6 ? cell : ''))
      }),
    ),
    ...checks.map(({ title, measured, unit, target, atMost, met }) => [
      ...[title, `${short(measured)} ${unit}`, '', atMost ? 'wanted: at most' : 'wanted: at least'],
      ...[`${short(target)} ${unit}`, met ? 'met' : 'missed', ...others('', '')],
    ]),
  ]
}

/** Processor time of one request, with and without the kernel's part. */
function processorTable({ rows }: Report): string[][] {
  const others = (['large', 'postgres'] as const).filter((name) =>
    rows.some(({ processorUs }) => processorUs[name]),
  )
  const titles = { large: 'large file', postgres: 'PostgreSQL' }
  return [
    [
      ...['processor time of a request', 'service', 'without the kernel'],
      ...['bare Hono', 'without the kernel', 'ratio', ...others.map((name) => titles[name])],
    ],
    ...rows.map(({ title, processorUs: { small, hono, ...more }, processorRatio }) => [
      ...[title, us(small?.all), us(small && small.all - small.kernel)],
      ...[us(hono?.all), us(hono && hono.all - hono.kernel), processorRatio?.toFixed(2) ?? ''],
      ...others.map((name) => us(more[name]?.all)),
    ]),
  ]
}

function us(value: number | undefined): string {
  return value === undefined ? '' : `${whole(value)} µs`
}

function notesOf({ machine, how, orders, date, void: reason }: Report): string[] {
  const { generatorMargin, connections, accountsAtATime, rounds, seconds } = how
  return [
    ...(reason === null ? [] : [`VOID: ${reason}`]),
    `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.kernel}, Node ${machine.node}; disk ${machine.disk}, ${whole(machine.durableWritesPerSecond)} durable writes of 4 KiB a second; load average before the run ${machine.loadBefore.toFixed(1)}. ${date}.`,
    `Medians of ${rounds} rounds of ${seconds} s in turn, ${connections} connections kept alive, ${accountsAtATime} accounts at a time, by wrk${generatorMargin ? `, which drives bare node:http ${generatorMargin.toFixed(2)} times as fast as bare Hono` : ''}. A ratio is the median of the rounds' ratios.`,
    ...orders.map(
      ({ database, answered, placed }) =>
        `${database}: ${whole(placed)} orders are in the database, ${whole(answered)} were answered with a 200, and the ledger is proved.`,
    ),
  ]
}

function whole(value = Number.NaN): string {
  return Math.round(value).toLocaleString('en-US')
}

function short(value: number): string {
  return value < 100 && !Number.isInteger(value) ? value.toFixed(1) : whole(value)
}
