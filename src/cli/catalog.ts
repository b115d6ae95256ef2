import { writeFileSync } from 'node:fs'
import { STOCK_SUPPLIER, setLineStatus } from '../domain/catalog/catalog.ts'
import { setCost } from '../domain/catalog/costs.ts'
import { type CatalogFile, type CatalogJson, parseCatalog } from '../domain/catalog/file.ts'
import { exportCatalog, type ImportSummary, importCatalog } from '../domain/catalog/import.ts'
import { changeProduct } from '../domain/catalog/products.ts'
import { allPatternProblems } from '../domain/catalog/view.ts'
import { toUsd } from '../domain/shared/money.ts'
import { english } from '../locales/languages.ts'
import { patternSaid } from '../locales/refusals.ts'
import { addRoutingCommand } from './catalog-routing.ts'
import type { Command } from './command.ts'
import { fileError, positiveUsd, readText, usd } from './input.ts'
import { usdOrNull } from './output.ts'
import { actor, CliError, type Session } from './session.ts'

/** The sandbox's own supplier, which is not set up in the environment. */
const SANDBOX = 'sandbox'

const LINE_VERBS = [
  ['pause', 'paused', 'stop selling a line for now'],
  ['resume', 'active', 'sell a line again'],
  ['hide', 'hidden', 'stop selling a line that you do not plan to resume soon'],
] as const

const PRODUCT_VERBS = [
  ['pause', 'paused', 'stop selling a product for now'],
  ['resume', 'active', 'sell a product again'],
  ['archive', 'archived', 'withdraw a product'],
] as const

/** @param suppliers the names of the suppliers that the environment sets up. */
export function addCatalogCommands(
  program: Command,
  session: Session,
  suppliers: readonly string[],
): void {
  const catalog = program.command('catalog').description('lines and products')

  catalog
    .command('import')
    .description('add and update the lines and products in a JSON file')
    .argument('<file>')
    .option('--replace', 'also remove lines and archive products that are not in the file')
    .action((path: string, { replace = false }: { replace?: boolean }) => {
      const file = parseCatalog(readText(path))
      return session.run(
        async (store, now) => {
          const input = { file, replace, actor }
          const summary = await store.transaction((tx) => importCatalog(tx, input, now))
          const suppliersMissing = missingSuppliers(file, suppliers)
          return {
            json: { ...summary, suppliersMissing },
            next: importNotes(summary, suppliersMissing),
          }
        },
        { create: true },
      )
    })

  catalog
    .command('export')
    .description('write the catalog to a JSON file that can be imported')
    .argument('<file>', 'or - for standard output')
    .option('--force', 'overwrite the file')
    .runs(async ({ store }, path: string, { force = false }: { force?: boolean }) => {
      const file = await exportCatalog(store.read)
      if (path === '-') return { json: file, text: JSON.stringify(file, null, 2) }
      writeCatalog(path, file, force)
      const lines = file.lines.length
      const products = file.lines.reduce((sum, line) => sum + line.products.length, 0)
      const patterns = (await allPatternProblems(store.read)).map((one) => ({
        ...one,
        problem: patternSaid(english, one.problem),
      }))
      return {
        json: { file: path, lines, products, patternsToChange: patterns },
        next:
          patterns.length === 0
            ? []
            : ['Lines with patterns to change are not sold: change them and import the file.'],
      }
    })

  addLineCommands(catalog)
  addRoutingCommand(catalog)
  addProductCommands(catalog)
}

function addLineCommands(catalog: Command): void {
  const line = catalog.command('line').description("change a line's status")
  for (const [verb, status, description] of LINE_VERBS)
    line
      .command(verb)
      .description(description)
      .argument('<slug>')
      .runs(async ({ store, now }, slug: string) => {
        await store.transaction((tx) => setLineStatus(tx, slug, { status, actor }, now))
        return { json: { slug, status } }
      })
}

function addProductCommands(catalog: Command): void {
  const product = catalog.command('product').description("change a product's status or price")
  for (const [verb, status, description] of PRODUCT_VERBS)
    product
      .command(verb)
      .description(description)
      .argument('<pid>')
      .runs(async ({ store, now }, pid: string) => {
        const input = { changes: { status }, actor }
        await store.transaction((tx) => changeProduct(tx, pid, input, now))
        return { json: { pid, status } }
      })

  product
    .command('price')
    .description('set the price of one unit for new orders')
    .argument('<pid>')
    .argument('<usd>', 'the price', positiveUsd)
    .runs(async ({ store, now }, pid: string, priceMicros: number) => {
      const input = { changes: { priceMicros }, actor }
      await store.transaction((tx) => changeProduct(tx, pid, input, now))
      return { json: { pid, priceUsd: toUsd(priceMicros) } }
    })

  product
    .command('cost')
    .description('set what one unit costs you')
    .argument('<pid>')
    .argument('<usd>', 'the cost, or none if you do not know it', costOrNone)
    .option('--supplier <name>', "where it costs that; otherwise at the product's first supplier")
    .runs(
      async (
        { store, now },
        pid: string,
        costMicros: number | null,
        { supplier }: { supplier?: string },
      ) => {
        const input = { supplier, costMicros, actor }
        const set = await store.transaction((tx) => setCost(tx, pid, input, now))
        return {
          json: {
            pid,
            supplier: set.supplier,
            costUsd: usdOrNull(costMicros),
            beforeUsd: usdOrNull(set.beforeMicros),
          },
        }
      },
    )
}

/** `none` or micro-USD. */
function costOrNone(text: string): number | null {
  return text === 'none' ? null : usd(text)
}

function writeCatalog(path: string, file: CatalogJson, force: boolean): void {
  try {
    writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`, { flag: force ? 'w' : 'wx' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new CliError(`${path} exists already; --force overwrites it.`)
    throw fileError(error, path, 'written')
  }
}

/** Suppliers that the file names but the environment does not set up: they cannot take orders. */
function missingSuppliers({ lines }: CatalogFile, suppliers: readonly string[]): string[] {
  const known = new Set([STOCK_SUPPLIER, SANDBOX, ...suppliers])
  const named = lines.flatMap((line) => [
    ...(line.suppliers ?? []),
    ...line.products.flatMap((product) => product.suppliers ?? []),
  ])
  return [...new Set(named)].filter((name) => !known.has(name))
}

/** What keeps imported products from being sold. */
function importNotes({ stillArchived }: ImportSummary, missing: string[]): string[] {
  const notes: string[] = []
  if (stillArchived.length > 0)
    notes.push(
      'To sell what is still archived, set "status": "active" in the file, or use catalog product resume.',
    )
  if (missing.length > 0)
    notes.push(
      'Suppliers that are missing are not set up here and cannot take orders: see SUPPLIERS in .env.example.',
    )
  return notes
}
