import type { ExportKind } from '../../../../domain/reports/exports.ts'
import { counted } from '../words.ts'

/** Files for spreadsheets. */
export const exports = {
  title: '⬇️ Files for a spreadsheet',
  about:
    'Choose what you want as a CSV file, which Excel and other spreadsheets open. The names of the columns are English in every language. Products and accounts are as they are now, whatever the days.',
  button: '⬇️ Export',
  kind: {
    orders: '📦 Orders',
    ledger: '📒 Ledger',
    deposits: '🧾 Top-ups',
    products: '🎮 Products',
    accounts: '👤 Accounts',
    summary: '📈 Summary',
  } satisfies Record<ExportKind, string>,
  rows: (count: number) => counted(count, { one: 'row', other: 'rows' }),
  tooLarge:
    'This file is too large for Telegram. Choose fewer days, or use the command line: npm run cli -- export',
}
