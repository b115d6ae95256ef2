import { counted } from '../words.ts'

const PRODUCTS = { one: 'product', other: 'products' }

export const catalog = {
  title: '🗂 Catalog',
  lineCount: (count: number) => counted(count, { one: 'line', other: 'lines' }),
  productCount: (count: number) => counted(count, PRODUCTS),
  lines: '🎮 Lines',
  stock: '🎟 Stock',
  get: '⬇️ Get the file',
  put: '⬆️ Import a file',
  caption: 'The whole catalog. Change it and send it back with ⬆️ Import a file.',
  about:
    'Send the catalog as a .json file. Lines and products in the file are added or changed; all others stay. I show you the changes before I import anything.',
  fileWanted: 'Please send a .json file as a document, or /cancel.',
  confirm: 'Import this file?',
  lineSummary: (added: string, known: string) => `Lines: ${added} new, ${known} known`,
  productSummary: (added: string, known: string) => `Products: ${added} new, ${known} known`,
  stillArchived: (pids: string) =>
    `Not for sale, because they were archived before: ${pids}. Give them "status": "active" in the file, or resume them here.`,
  moreOf: (some: string, more: string) => `${some} and ${more} more`,
  noChange: 'No existing product would change.',
  changes: (count: number) => `${counted(count, PRODUCTS)} would change:`,
  itsPlace: 'its place in the list',
  none: 'none',
  ofItsLine: 'those of its line',
  importNow: '⬆️ Yes, import it',
  importedToast: 'Imported.',
  imported: '⬆️ Imported',
}
