import { InputFile } from 'grammy'
import type { BulkLine } from '../../domain/bulk/bulk.ts'
import type { Result } from '../../domain/bulk/results.ts'
import { BYTE_ORDER_MARK, csvRow } from '../../domain/shared/csv-text.ts'
import { toUsd } from '../../domain/shared/money.ts'
import type { Texts } from '../../locales/languages.ts'
import { problemText } from '../views/holder/bulk.ts'

/** The same in every language: programs read them, too. */
const RESULT_COLUMNS = [
  ...['row', 'pid', 'player', 'quantity', 'reference'],
  ...['order_id', 'status', 'codes', 'error', 'price_usd'],
]
const PROBLEM_COLUMNS = ['row', 'pid', 'error', 'sent']

export function csvFile(name: string, rows: readonly (readonly string[])[]): InputFile {
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
  return csvFile(`results-${dayOf(now)}.csv`, [RESULT_COLUMNS, ...rows])
}

/** The rows that cannot be bought, and why. */
export function problemsFile(texts: Texts, lines: readonly BulkLine[], now: Date): InputFile {
  const rows = lines.map((line) => [
    String(line.row),
    line.pid,
    problemText(texts, line.problem),
    line.sent ?? '',
  ])
  return csvFile(`mistakes-${dayOf(now)}.csv`, [PROBLEM_COLUMNS, ...rows])
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
