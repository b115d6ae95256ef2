import { Argument } from 'commander'
import type { Store } from '../db/store.ts'
import { type EditedValue, editProducts } from '../domain/catalog/edit.ts'
import type { ProductChange } from '../domain/catalog/preview.ts'
import { previewPrices } from '../domain/catalog/reprice.ts'
import { allTiers } from '../domain/catalog/tiers.ts'
import { toUsd } from '../domain/shared/money.ts'
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
import { writeSheet } from '../sheets/write.ts'
import type { Command } from './command.ts'
import { counted } from './counted.ts'
import { readBytes } from './input.ts'
import { changeJson } from './pricing.ts'
import { type Answer, actor, type CliDeps, CliError, type Session } from './session.ts'
import { importCodes } from './sheet-codes.ts'
import { wrongCells } from './sheet-problems.ts'
import { formatOf, writeTableFile } from './table-file.ts'

const MAX_FILE_BYTES = 3_000_000

/** Spreadsheets to change and to import again. */
export function addSheetCommands(
  program: Command,
  session: Session,
  { io, readSheets }: Pick<CliDeps, 'io' | 'readSheets'>,
): void {
  const sheet = program.command('sheet').description('prices, products and codes as spreadsheets')

  sheet
    .command('export')
    .description('write a spreadsheet that can be changed and imported')
    .addArgument(new Argument('<what>').choices(SHEETS))
    .argument('<file>', 'its name ends in .csv or .xlsx')
    .option('--force', 'overwrite the file')
    .runs(
      async ({ store }, what: SheetKind, path: string, { force = false }: { force?: boolean }) => {
        const format = formatOf(path, SHEET_FORMATS)
        const table = await sheetTable(store.read, what)
        const rows = table.rows.length
        await writeTableFile(path, { force }, async (output) =>
          output.write(await writeSheet(format, table)),
        )
        return {
          json: { what, file: path, rows },
          text: `Wrote ${counted(rows, 'row')} into ${path}.`,
        }
      },
    )

  sheet
    .command('import')
    .description('show what a spreadsheet changes; with --yes also change it')
    .argument('<file>', 'an .xlsx or .csv file')
    .option('--yes', 'make the changes')
    .runs(async ({ store, now }, path: string, { yes = false }: { yes?: boolean }) => {
      const bytes = readBytes(path)
      if (bytes.byteLength > MAX_FILE_BYTES)
        throw new CliError(`${path} is too large: send it in parts of at most 3 MB.`)
      const found = productTable(await readSheets('cli', bytes, MAX_ROWS))
      return tableKind(found) === 'stock'
        ? importCodes(store, found, { yes, session, io }, now)
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
  const { unread, ignored } = checked
  if (checked.problems.length > 0) return wrongCells(checked)
  const edits = withoutPlaces(checked.edits)
  const make = (tx: Parameters<typeof editProducts>[0]) => editProducts(tx, { edits, actor }, now)
  const isMade = yes && edits.length > 0
  const changes = await (isMade ? store.transaction(make) : previewPrices(store, make))
  const priced = changes.filter(isPriced).map((one) => ({ ...one, name: one.after.name }))
  const tiers = await allTiers(store.read)
  const names = new Map(tiers.map(({ id, name }) => [String(id), name]))
  return {
    json: {
      imported: isMade,
      changes: checked.edits.map((edit) => ({
        ...{ row: edit.row, pid: edit.pid, column: headingOf(edit) },
        ...{ before: valueJson(edit.before), after: valueJson(edit.after) },
      })),
      prices: priced.map((one) => changeJson(one, names)),
      ...{ unreadColumns: unread, ignored },
    },
    columns: ['row', 'pid', 'column', 'before', 'after', 'tiers', 'cells'],
    none: 'Nothing changes: the file says what is here already.',
    next: edits.length === 0 ? [] : [closing(isMade, counted(edits.length, 'change'))],
  }
}

function closing(isMade: boolean, made: string): string {
  return isMade ? `Made ${made}.` : `Nothing was changed. Add --yes to make ${made}.`
}

function isPriced({ before, after }: ProductChange): boolean {
  const priced = ({ priceMicros, tierPrices, heldFor }: ProductChange['after']) =>
    JSON.stringify([priceMicros, tierPrices, heldFor])
  return priced(before) !== priced(after)
}

/** Amounts in USD. */
function valueJson(value: EditedValue): EditedValue {
  return typeof value === 'number' ? toUsd(value) : value
}
