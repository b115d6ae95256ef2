import { writeFileSync } from 'node:fs'
import { Option } from 'commander'
import type { Reader } from '../db/store.ts'
import { changeLine, listingOf, STOCK_SUPPLIER } from '../domain/catalog/catalog.ts'
import { type CatalogFile, parseCatalog } from '../domain/catalog/file.ts'
import { exportCatalog, importCatalog } from '../domain/catalog/import.ts'
import { changeProduct, setCost } from '../domain/catalog/products.ts'
import {
  ownWay,
  ROUTING_WAYS,
  type RoutingOwner,
  type RoutingWay,
  routingOf,
  setRouting,
} from '../domain/catalog/routing.ts'
import { allLines, allPatternProblems, productsOf } from '../domain/catalog/view.ts'
import { plannedOrder } from '../domain/orders/asked-order.ts'
import { english } from '../locales/languages.ts'
import { patternSaid } from '../locales/refusals.ts'
import { unconfirmed } from './answer.ts'
import type { Command } from './command.ts'
import { OVERWRITES, readText, writeNew } from './files.ts'
import { type OrWord, orNull, orWord, positiveUsd, usd } from './input.ts'
import { actor, CliError } from './session.ts'

/** The sandbox's own supplier, which is not set up in the environment. */
const SANDBOX = 'sandbox'

const STILL_ARCHIVED =
  'To sell what is still archived, set "status": "active" in the file, or use catalog product resume.'
const MISSING =
  'Suppliers that are missing are not set up here and cannot take orders: see SUPPLIERS in .env.example.'
const PATTERNS = 'Lines with patterns to change are not sold: change them and import the file.'

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

  const line = catalog.add('line', "change a line's status")
  for (const [verb, status, description] of LINE_VERBS)
    line
      .add(verb, description)
      .argument('<slug>')
      .changes(async ({ tx, now }, slug: string) => {
        await changeLine(tx, slug, { status, actor }, now)
        return { json: { slug, status } }
      })

  addRoutingCommand(catalog)
  addProductCommands(catalog)
}

function addProductCommands(catalog: Command): void {
  const product = catalog.add('product', "change a product's status or price")
  for (const [verb, status, description] of PRODUCT_VERBS)
    product
      .add(verb, description)
      .argument('<pid>')
      .changes(async ({ tx, now }, pid: string) => {
        await changeProduct(tx, pid, { changes: { status }, actor }, now)
        return { json: { pid, status } }
      })

  product
    .add('price <pid>', 'set the price of one unit for new orders')
    .argument('<usd>', 'the price', positiveUsd)
    .changes(async ({ tx, now }, pid: string, priceMicros: number) => {
      await changeProduct(tx, pid, { changes: { priceMicros }, actor }, now)
      return { json: { pid, priceMicros } }
    })

  product
    .add('cost <pid>', 'set what one unit costs you')
    .argument('<usd>', 'the cost, or none if you do not know it', orWord('none', usd))
    .option('--supplier <name>', "where it costs that; otherwise at the product's first supplier")
    .changes(async ({ tx, now }, pid: string, cost: OrWord, at: { supplier?: string }) => {
      const costMicros = orNull(cost)
      const { supplier, beforeMicros } = await setCost(tx, pid, { ...at, costMicros, actor }, now)
      return { json: { pid, supplier, costMicros, beforeMicros } }
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

type Routing = { by?: RoutingWay; off?: boolean }

function addRoutingCommand(catalog: Command): void {
  catalog
    .add('routing', 'which supplier is asked first; without --yes only shows what it would be')
    .argument(
      '<line or pid>',
      'a line, or one product, whose own routing replaces that of its line',
    )
    .addOption(new Option('--by <way>', 'how the first is chosen').choices(ROUTING_WAYS))
    .option('--off', 'as listed again; a product follows its line again')
    .asks('change it', async ({ db, tx, now }, name: string, { by, off = false }: Routing) => {
      const isLine = (await allLines(db)).some(({ slug }) => slug === name)
      const owner = isLine ? { slug: name } : { pid: name }
      const own = await ownWay(db, owner)
      if (off && by) throw new CliError('Give --off alone.')
      const isChange = off || by !== undefined
      const way = isChange ? (by ?? null) : own
      if (tx && isChange) await setRouting(tx, owner, { way, actor }, now)
      const routing = way && { by: way }
      const json = { ...owner, routing, routes: await routesWith(db, owner, way) }
      return tx || !isChange ? { json } : unconfirmed({ json }, 'change the routing')
    })
}

/**
 * In which order suppliers would be asked for each product if the line or product chose them in this way, while all of
 * them work and have room.
 */
async function routesWith(db: Reader, owner: RoutingOwner, way: RoutingWay | null) {
  const listing = 'pid' in owner ? await listingOf(db, owner.pid) : null
  const slug = 'slug' in owner ? owner.slug : (listing?.product.slug ?? '')
  const line = (await allLines(db)).find((one) => one.slug === slug)
  if (!line) return []
  const products = listing ? [listing.product] : await productsOf(db, slug)
  const routing = way && { by: way }
  return products.map((product) => {
    const chosen = listing ? routingOf({ routing }, line) : routingOf(product, { routing })
    return { pid: product.pid, route: plannedOrder(product, line, chosen) }
  })
}
