import { writeFileSync } from 'node:fs'
import { STOCK_SUPPLIER } from '../domain/catalog/catalog.ts'
import { type CatalogFile, parseCatalog } from '../domain/catalog/file.ts'
import { exportCatalog, importCatalog } from '../domain/catalog/import.ts'
import { allPatternProblems } from '../domain/catalog/view.ts'
import { english } from '../locales/languages.ts'
import { patternSaid } from '../locales/refusals.ts'
import type { Command } from './command.ts'
import { OVERWRITES, readText, writeNew } from './files.ts'
import { actor } from './session.ts'

/** The sandbox's own supplier, which is not set up in the environment. */
const SANDBOX = 'sandbox'

const STILL_ARCHIVED =
  'To sell what is still archived, set "status": "active" in the file, or resume it on the panel’s page /panel/goods.'
const MISSING =
  'Suppliers that are missing are not set up here and cannot take orders: see SUPPLIERS in .env.example.'
const PATTERNS = 'Lines with patterns to change are not sold: change them and import the file.'

export function addCatalogCommands(program: Command): void {
  const { session } = program
  const catalog = program.add('catalog', 'lines and products')

  catalog
    .add('import <file>', 'add and update the lines and products in a JSON file')
    .option('--replace', 'also remove lines and archive products that are not in the file')
    .action((path: string, { replace = false }: { replace?: boolean }) => {
      // A file that is wrong creates no database.
      const file = parseCatalog(readText(path))
      return session.run(
        async (store, now) => {
          const input = { file, replace, actor }
          const summary = await store.transaction((tx) => importCatalog(tx, input, now))
          const suppliersMissing = missingSuppliers(file, session.supplierKinds)
          return {
            json: { ...summary, suppliersMissing },
            next: [
              ...(summary.stillArchived.length > 0 ? [STILL_ARCHIVED] : []),
              ...(suppliersMissing.length > 0 ? [MISSING] : []),
            ],
          }
        },
        { create: true },
      )
    })

  catalog
    .add('export', 'write the catalog to a JSON file that can be imported')
    .argument('<file>', 'or - for standard output')
    .option('--force', 'overwrite the file')
    .runs(async ({ read }, path: string, { force = false }: { force?: boolean }) => {
      const file = await exportCatalog(read)
      const text = JSON.stringify(file, null, 2)
      if (path === '-') return { json: file, text }
      const flag = force ? 'w' : 'wx'
      writeNew(path, OVERWRITES, () => writeFileSync(path, `${text}\n`, { flag }))
      const patterns = await allPatternProblems(read)
      const said = patterns.map((one) => ({ ...one, problem: patternSaid(english, one.problem) }))
      const products = file.lines.flatMap((line) => line.products).length
      return {
        json: { file: path, lines: file.lines.length, products, patternsToChange: said },
        next: patterns.length > 0 ? [PATTERNS] : [],
      }
    })
}

/** Suppliers that the file names but the environment does not set up: they cannot take orders. */
function missingSuppliers({ lines }: CatalogFile, kinds: ReadonlyMap<string, string>): string[] {
  const known = new Set([STOCK_SUPPLIER, SANDBOX, ...kinds.keys()])
  const named = lines.flatMap((line) => [
    ...(line.suppliers ?? []),
    ...line.products.flatMap((product) => product.suppliers ?? []),
  ])
  return [...new Set(named)].filter((name) => !known.has(name))
}
