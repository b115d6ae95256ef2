import { formatUsd } from '../../domain/shared/money.ts'
import type { CellFault, ProblemTexts, SheetFault } from '../../domain/shared/problems.ts'

const AMOUNT = 'not an amount in USD. Write it like 1.50, with at most six decimals'

/** Why a spreadsheet cannot be read. */
export const sheetFaults: ProblemTexts<SheetFault> = {
  not_a_sheet: () => 'This is not a spreadsheet. Save it as .xlsx, or as CSV UTF-8.',
  old_format: () =>
    'This is an old .xls file, or it has a password. Save it as .xlsx without a password.',
  damaged: () =>
    'This file is damaged or incomplete. Open it in your spreadsheet program and save it as .xlsx again.',
  unpacked: () =>
    'This workbook is too large. Remove its other sheets and pictures, or save the sheet as CSV.',
  no_heading: ({ found }) =>
    `I found no column “pid”.${found.length > 0 ? ` I found: ${found.join(', ')}.` : ''} Write pid above the column with the products, or get a new file and keep its headings.`,
  no_columns: ({ found }) =>
    `Beside “pid” I know none of the columns.${found.length > 0 ? ` I found: ${found.join(', ')}.` : ''} New codes go into the column “code”; for anything else get a new file and keep its headings.`,
  no_rows: () => 'There are no rows below the headings.',
  no_codes: () => 'There are no codes in the column “code”.',
  several: ({ names }) =>
    `Several sheets have a column “pid”: ${names.join(', ')}. Keep one of them.`,
  heading_twice: ({ name }) => `Two columns are called “${name}”. Keep one of them.`,
  too_many_cells: ({ max }) =>
    `A file can have at most ${max} cells, rows times columns. Save it again with fewer columns.`,
  too_many_rows: ({ max }) => `A file can have at most ${max} rows. Send it in parts.`,
  too_many_changes: ({ max }) =>
    `A file can make at most ${max} changes at once. Send it in parts.`,
  too_many_codes: ({ max }) => `A file can have at most ${max} codes. Send it in parts.`,
  too_many_products: ({ max }) =>
    `A file can have codes for at most ${max} products. Send it in parts.`,
}

/** Text to put after the row and the column: what to write instead. */
export const cellFaults: ProblemTexts<CellFault> = {
  amount: ({ said }) => (said === '' ? '' : `“${said}” is `) + AMOUNT,
  unclear: ({ said, as: [larger, smaller] }) =>
    `“${said}” can mean two amounts. Write ${larger} or ${smaller}`,
  pricing: ({ said }) => `“${said}”: write fixed or margin`,
  yes_no: ({ said }) => `“${said}”: write yes or no`,
  status: ({ said }) => `“${said}”: write active, paused or archived`,
  suppliers: ({ said }) =>
    `“${said}”: write the names of suppliers with commas between them, each once, or none for those of the line`,
  percent: () => 'a percentage. Write an amount in USD, such as 1.50',
  date: () =>
    'a date: your program changed what you typed. Format the cell as text and write it again',
  error: () => 'a formula without a result. Write the value itself',
  rounded: () =>
    'a number that your program rounds or shows in groups of digits. Format the cell as text and write it again',
  price_range: ({ maxMicros }) => `a price must be above 0 and at most ${formatUsd(maxMicros)}`,
  cost_range: ({ maxMicros }) => `a cost can be at most ${formatUsd(maxMicros)}`,
  follows_cost: () => 'this price follows the cost. To set it, write fixed under pricing',
  no_price: () => 'a price cannot be removed. To stop selling, write paused under status',
  stock_supplier: () => 'a top-up cannot come from stock. Name another supplier',
  name: ({ max }) => `a name can have at most ${max} characters`,
  ref: ({ max }) =>
    `write a reference of at most ${max} characters, or one for each supplier: one=a-60; other=4711`,
  code_too_long: ({ max }) => `a code can have at most ${max} characters`,
  unknown_supplier: ({ name, suppliers }) =>
    `“${name}” is not a supplier of this product. Its suppliers: ${suppliers.join(', ')}`,
  pid_missing: () => 'the pid is missing. Copy it from the file that you got',
  unknown_pid: () => 'no product has this pid. New products come with the catalog file',
  not_from_stock: () => 'this product is not sold from stock, so it has no codes',
  pid_twice: ({ first }) => `this product is in row ${first} already. Keep one row for each`,
  code_elsewhere: ({ first }) => `row ${first} has the same code for another product`,
  twice: ({ column }) => `the column ${column} says something else`,
}
