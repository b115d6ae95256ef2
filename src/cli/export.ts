import { Argument } from 'commander'
import { type ReportTable, writeCsv } from '../domain/reports/csv.ts'
import { EXPORTS, type ExportKind, exportTables } from '../domain/reports/exports.ts'
import { monthLater, utcDay } from '../domain/shared/utc-day.ts'
import { counted } from './answer.ts'
import type { Command } from './command.ts'
import { requireCsv, writeTableFile } from './files.ts'
import { daysIn, type FromTo } from './input.ts'
import { checkInterrupt } from './session.ts'

type Options = FromTo & { force?: boolean }

const ROWS_BETWEEN_LOOKS = 1000

/** What the operator takes into a spreadsheet. */
export function addExportCommand(program: Command): void {
  const { interruptible, progress } = program.session
  program
    .add('export', 'write orders, the ledger, deposits, products, accounts or a summary as CSV')
    .addArgument(new Argument('<what>').choices(EXPORTS))
    .argument('<file>', 'its name ends in .csv')
    .option('--from <day>', 'the first day (UTC), such as 2026-01-01; by default of this month')
    .option('--to <day>', 'the last day; by default today')
    .option('--force', 'overwrite the file')
    .runs(async ({ read, now }, what: ExportKind, file: string, options: Options) => {
      const { force = false } = options
      requireCsv(file)
      const today = utcDay(now)
      const days = daysIn(options, { first: monthLater(today, 0), last: today })
      const rows = await interruptible((signal) => {
        const tables = exportTables(read, what, days).map((table) =>
          watched(table, (rows) => {
            progress.show(`${rows} rows of ${table.name} read`)
            return checkInterrupt(signal)
          }),
        )
        return writeTableFile(file, { force }, (output) => writeCsv(tables, output))
      })
      const { first: from, last: to } = days
      return {
        json: { what, file, from, to, rows },
        text: `Wrote ${counted(rows, 'row')} of ${from} to ${to} into ${file}.`,
      }
    })
}

/** Calls `look` from time to time with the number of rows that were read. */
function watched(table: ReportTable, look: (rows: number) => Promise<void>): ReportTable {
  async function* rows() {
    let count = 0
    for await (const row of table.rows) {
      yield row
      count += 1
      if (count % ROWS_BETWEEN_LOOKS === 0) await look(count)
    }
  }
  return { ...table, rows: rows() }
}
