import { InputFile } from 'grammy'
import type { Result } from '../../domain/bulk/bulk.ts'
import type { Line } from '../../domain/catalog/catalog.ts'
import { toUsd } from '../../domain/shared/money.ts'
import type { BulkProblem, FieldProblem } from '../../domain/shared/problems.ts'
import { BYTE_ORDER_MARK, csvRow } from '../../domain/shared/table-text.ts'
import { onSale } from '../../domain/stock/on-sale.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext } from '../kit/context.ts'

/** The same in every language: programs read them, too. */
const RESULT_COLUMNS = [
  ...['row', 'pid', 'player', 'quantity', 'reference'],
  ...['order_id', 'status', 'codes', 'error', 'price_usd'],
]

function csvFile(name: string, rows: readonly (readonly string[])[]): InputFile {
  return new InputFile(Buffer.from(BYTE_ORDER_MARK + rows.map(csvRow).join('')), name)
}

/** What became of each row. */
export function resultsFile(texts: Texts, results: readonly Result[], now: Date): InputFile {
  const rows = results.map(({ line, order }) => [
    String(line.row),
    line.pid,
    Object.values(order?.player ?? line.player).join(' '),
    String(line.quantity),
    line.reference ?? '',
    order?.id ?? '',
    order?.status ?? line.status,
    order?.codes.join(' ') ?? '',
    order?.error ?? problemText(texts, line.problem),
    // What was paid; for an order that was cancelled, what came back.
    order ? toUsd(order.amountMicros).toFixed(6) : '',
  ])
  return csvFile(`results-${now.toISOString().slice(0, 10)}.csv`, [RESULT_COLUMNS, ...rows])
}

/** Why a row cannot be bought, as plain text; empty if nothing is wrong. */
export function problemText(texts: Texts, problem: BulkProblem | null): string {
  const { format, t } = texts
  if (problem === null) return ''
  switch (problem.problem) {
    case 'fields':
      return problem.fields.map((one) => fieldText(texts, one)).join(' ')
    case 'quantity':
      return t('bulk-bad-quantity', { max: format.number(problem.max) })
    case 'extra_cells':
      return t('bulk-extra-cells', { columns: format.number(problem.columns) })
    case 'too_long':
      return t('bulk-cell-too-long', { max: format.number(problem.max) })
    case 'rounded':
      return t('bulk-rounded', { number: format.apart(problem.text) })
    case 'price_changed':
      return t('bulk-price-changed', { amount: format.usd(problem.amountMicros) })
    default:
      return t(`bulk-problem-${problem.problem}`)
  }
}

function fieldText({ format, t }: Texts, problem: FieldProblem) {
  const field = format.apart(problem.label ?? problem.field)
  if (problem.problem === 'missing') return t('bulk-missing', { field })
  if (problem.problem === 'pattern') return t('bulk-misfit', { field })
  const options = problem.options.map((option) => format.apart(option))
  return t('bulk-no-option', {
    field,
    options: options.join(', ') + (problem.more > 0 ? ', …' : ''),
  })
}

/** How many rows the template has. */
const ROWS = 20

/** A table to fill in, with the first product of each game. */
export async function templateFile({ deps, read }: BotContext): Promise<InputFile> {
  const rows: { pid: string; line: Line }[] = []
  for await (const { line, offers } of onSale(read, deps.routeOf)) {
    const [offer] = offers
    // One of each game shows which columns there are. Without players: an example's could be somebody's.
    if (offer && !rows.some((row) => row.line.slug === line.slug))
      rows.push({ pid: offer.pid, line })
    if (rows.length === ROWS) break
  }
  const asked = new Set(rows.flatMap(({ line }) => line.fields.map(({ name }) => name)))
  const fields = (['userId', 'zoneId', 'serverId', 'region', 'moreId'] as const).filter((name) =>
    asked.has(name),
  )
  return csvFile('template.csv', [
    ['pid', ...fields, 'quantity', 'reference'],
    ...rows.map(({ pid }) => [pid, ...fields.map(() => ''), '1', '']),
  ])
}
