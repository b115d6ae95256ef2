import { Argument } from 'commander'
import type { Store, Tx } from '../db/store.ts'
import { editProducts } from '../domain/catalog/edit.ts'
import type { ProductChange } from '../domain/catalog/preview.ts'
import { previewPrices } from '../domain/catalog/reprice.ts'
import { toUsd } from '../domain/shared/money.ts'
import type { CellProblem } from '../domain/shared/problems.ts'
import { SHEET_FORMATS } from '../domain/shared/table.ts'
import { checkCatalogSheet, withoutPlaces } from '../domain/spreadsheets/catalog-sheet.ts'
import { headingOf } from '../domain/spreadsheets/columns.ts'
import {
  type FoundTable,
  MAX_ROWS,
  productTable,
  tableKind,
} from '../domain/spreadsheets/headings.ts'
import { SHEETS, type SheetKind, sheetTable } from '../domain/spreadsheets/sheets.ts'
import { checkStockSheet } from '../domain/spreadsheets/stock-sheet.ts'
import { knownAmong } from '../domain/stock/code-text.ts'
import { english } from '../locales/languages.ts'
import { cellSaid } from '../locales/refusals.ts'
import { writeSheet } from '../sheets/write.ts'
import { type Answer, counted, pick } from './answer.ts'
import type { Command } from './command.ts'
import { formatOf, readBytes, writeTableFile } from './files.ts'
import { pricesJson } from './pricing.ts'
import { actor, CliError, type Session } from './session.ts'
import { addCodes, leftOut } from './stock.ts'

type Force = { force?: boolean }

const MAX_FILE_BYTES = 3_000_000

/** Spreadsheets to change and to import again. */
export function addSheetCommands(program: Command): void {
  const { session } = program
  const sheet = program.add('sheet', 'prices, products and codes as spreadsheets')

  sheet
    .add('export', 'write a spreadsheet that can be changed and imported')
    .addArgument(new Argument('<what>').choices(SHEETS))
    .argument('<file>', 'its name ends in .csv or .xlsx')
    .option('--force', 'overwrite the file')
    .runs(async ({ read }, what: SheetKind, file: string, { force = false }: Force) => {
      const format = formatOf(file, SHEET_FORMATS)
      const table = await sheetTable(read, what)
      const rows = table.rows.length
      await writeTableFile(file, { force }, async (output) =>
        output.write(await writeSheet(format, table)),
      )
      return { json: { what, file, rows }, text: `Wrote ${counted(rows, 'row')} into ${file}.` }
    })

  sheet
    .add('import', 'show what a spreadsheet changes; with --yes also change it')
    .argument('<file>', 'an .xlsx or .csv file')
    .option('--yes', 'make the changes')
    .runs(async ({ store, now }, path: string, { yes = false }: { yes?: boolean }) => {
      const bytes = readBytes(path)
      if (bytes.byteLength > MAX_FILE_BYTES)
        throw new CliError(`${path} is too large: send it in parts of at most 3 MB.`)
      const found = productTable(await session.readSheets('cli', bytes, MAX_ROWS))
      return tableKind(found) === 'stock'
        ? importCodes(store, found, { yes, session }, now)
        : importChanges(store, found, { yes }, now)
    })
}

async function importChanges(
  store: Store,
  found: FoundTable,
  { yes }: { yes: boolean },
  now: Date,
): Promise<Answer> {
  const checked = await checkCatalogSheet(store.read, found)
  if (checked.problems.length > 0) return wrongCells(checked)
  const edits = withoutPlaces(checked.edits)
  const make = (tx: Tx) => editProducts(tx, { edits, actor }, now)
  const isMade = yes && edits.length > 0
  const changes = await (isMade ? store.transaction(make) : previewPrices(store, make))
  const priced = changes.filter(isPriced).map((one) => ({ ...one, name: one.after.name }))
  const made = counted(edits.length, 'change')
  const done = isMade ? `Made ${made}.` : `Nothing was changed. Add --yes to make ${made}.`
  return {
    json: {
      imported: isMade,
      changes: checked.edits.map((edit) => ({
        ...pick(edit, 'row pid'),
        column: headingOf(edit),
        before: inUsd(edit.before),
        after: inUsd(edit.after),
      })),
      prices: await pricesJson(store.read, priced),
      unreadColumns: checked.unread,
      ignored: checked.ignored,
    },
    columns: 'row pid column before after tiers cells',
    none: 'Nothing changes: the file says what is here already.',
    next: edits.length === 0 ? [] : [done],
  }
}

function isPriced({ before, after }: ProductChange): boolean {
  const priced = ({ priceMicros, tierPrices, heldFor }: ProductChange['after']) =>
    JSON.stringify([priceMicros, tierPrices, heldFor])
  return priced(before) !== priced(after)
}

/** A number in a cell is an amount. */
function inUsd<Value>(value: Value): Value | number {
  return typeof value === 'number' ? toUsd(value) : value
}

/** Adds the codes of a spreadsheet, a batch for each product, or without `yes` only checks them. */
async function importCodes(
  store: Store,
  found: FoundTable,
  { yes, session }: { yes: boolean; session: Session },
  now: Date,
): Promise<Answer> {
  const checked = await checkStockSheet(store.read, found)
  if (checked.problems.length > 0) return wrongCells(checked)
  const { groups, repeated } = checked
  const all = groups.flatMap(({ codes }) => codes)
  const known = await knownAmong(store.read, all)
  const added = yes ? await addCodes(store, groups, session, now) : []
  const rows = yes ? added : groups.map((one) => ({ ...one, added: 0, batch: null }))
  const fresh = counted(all.length - known.length, 'code')
  return {
    json: {
      imported: yes,
      products: rows.map(({ pid, codes, added, batch, costMicros }) => ({
        ...{ pid, codes: codes.length, added, batch, costMicros },
      })),
      duplicates: leftOut(repeated, known),
    },
    next: [
      yes
        ? 'To remove those of a batch that are unsold: stock remove PID --batch BATCH'
        : `Nothing was added. Add --yes to add ${fresh}.`,
    ],
  }
}

/** The answer that names what is wrong with a file. */
function wrongCells(checked: { problems: readonly CellProblem[]; moreProblems: number }): Answer {
  const { problems, moreProblems } = checked
  const all = counted(problems.length + moreProblems, 'cell')
  return {
    json: {
      imported: false,
      problems: problems.map((one) => ({
        ...pick(one, 'row column'),
        problem: cellSaid(english, one),
      })),
      moreProblems,
    },
    failure: `${all} must be corrected; nothing has changed.`,
  }
}
