import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Store } from '../db/store.ts'
import { listingOf } from '../domain/catalog/catalog.ts'
import { type RouteShare, routeShares, routingOf } from '../domain/catalog/routing.ts'
import {
  ownRouting,
  type RoutingOwner,
  requireRouting,
  setRouting,
} from '../domain/catalog/routing-change.ts'
import { MAX_CANARY_PERCENT, MAX_WEIGHT, ROUTING_WAYS } from '../domain/catalog/routing-rules.ts'
import { allLines, productsOf } from '../domain/catalog/view.ts'
import { formatUsd, toUsd } from '../domain/shared/money.ts'
import type { Routing } from '../domain/shared/route-note.ts'
import { routeWords } from '../texts/en/route-words.ts'
import { table } from './output.ts'
import { type Answer, actor, CliError, type Session } from './session.ts'

/** A line may have a thousand products. */
const PRODUCTS_SHOWN = 20

type Options = {
  by?: Routing['by']
  weights?: Record<string, number>
  canary?: NonNullable<Routing['canary']>
  off?: boolean
  yes?: boolean
}

export function addRoutingCommand(catalog: Command, session: Session): void {
  catalog
    .command('routing')
    .description('which supplier is asked first; without --yes only shows what it would be')
    .argument(
      '<line or pid>',
      'a line, or one product, whose own routing replaces that of its line',
    )
    .addOption(new Option('--by <way>', 'how the first is chosen').choices(ROUTING_WAYS))
    .option('--weights <weights>', 'for weighted, such as north=3,south=1', weights)
    .option('--canary <share>', 'try a supplier with a percentage of the orders: west=5', canary)
    .option('--off', 'as listed again; a product follows its line again')
    .option('--yes', 'change it')
    .action((name: string, options: Options) =>
      session.run(async (store, now) => {
        const owner = await ownerNamed(store, name)
        const own = await ownRouting(store.read, owner)
        const wanted = wantedOf(options)
        if (wanted === undefined) return previewed(store, owner, own.routing)
        requireRouting(wanted, own)
        if (options.yes)
          await store.transaction((tx) => setRouting(tx, owner, { routing: wanted, actor }, now))
        const shown = await previewed(store, owner, wanted)
        return options.yes
          ? shown
          : { ...shown, failure: 'Nothing has changed. Add --yes to do so.' }
      }),
    )
}

/** Undefined if nothing is to change. */
function wantedOf({ by, weights, canary, off = false }: Options): Routing | null | undefined {
  const isSet = by !== undefined || weights !== undefined || canary !== undefined
  if (off && isSet) throw new CliError('Give --off alone.')
  if (off) return null
  if (!isSet) return undefined
  const way = by ?? (weights ? 'weighted' : 'listed')
  return { by: way, ...(weights ? { weights } : {}), ...(canary ? { canary } : {}) }
}

async function ownerNamed({ read }: Store, name: string): Promise<RoutingOwner> {
  const lines = await allLines(read)
  return lines.some(({ slug }) => slug === name) ? { slug: name } : { pid: name }
}

/** What the routes would be if the line or product had this routing. */
async function previewed(
  store: Store,
  owner: RoutingOwner,
  routing: Routing | null,
): Promise<Answer> {
  const routes = await routesWith(store, owner, routing)
  const shown = routes.slice(0, PRODUCTS_SHOWN)
  const rows = shown.flatMap(({ pid, route }) =>
    route.map(({ supplier, share, unitCostMicros }, i) => [
      i === 0 ? pid : '',
      supplier,
      share === 0 ? 'only as a fallback' : `${Math.round(share * 1000) / 10} %`,
      unitCostMicros === null ? routeWords.costUnknown : formatUsd(unitCostMicros),
    ]),
  )
  const name = 'slug' in owner ? `The line ${owner.slug}` : `The product ${owner.pid}`
  const none = 'slug' in owner ? routeWords.by.listed : 'as its line'
  const more = routes.length - shown.length
  return {
    json: { ...owner, routing, routes: routes.map(routeJson) },
    text: [
      `${name}: ${routing === null ? none : routeWords.by[routing.by]}.`,
      '',
      table(['PID', 'SUPPLIER', 'ASKED FIRST', 'COST'], rows, 'It has no products.'),
      ...(more > 0 ? [`… and ${more} more products`] : []),
    ].join('\n'),
  }
}

type ProductRoute = { pid: string; route: RouteShare[] }

async function routesWith(
  { read }: Store,
  owner: RoutingOwner,
  routing: Routing | null,
): Promise<ProductRoute[]> {
  const listing = 'pid' in owner ? await listingOf(read, owner.pid) : null
  const slug = 'slug' in owner ? owner.slug : (listing?.product.slug ?? '')
  const stored = (await allLines(read)).find((line) => line.slug === slug)
  if (!stored) return []
  const line = 'slug' in owner ? { ...stored, routing } : stored
  const products = listing ? [{ ...listing.product, routing }] : await productsOf(read, slug)
  return products.map((product) => {
    const goods = { suppliers: product.suppliers ?? line.suppliers, costs: product.costs }
    return { pid: product.pid, route: routeShares(goods, routingOf(product, line)) }
  })
}

function routeJson({ pid, route }: ProductRoute) {
  const steps = route.map(({ supplier, share, unitCostMicros }) => ({
    ...{ supplier, share },
    unitCostUsd: unitCostMicros === null ? null : toUsd(unitCostMicros),
  }))
  return { pid, route: steps }
}

/** @throws InvalidArgumentError */
function weights(text: string): Record<string, number> {
  const pairs = text.split(',').map((pair) => named(pair, { min: 0, max: MAX_WEIGHT }))
  return Object.fromEntries(pairs)
}

/** @throws InvalidArgumentError */
function canary(text: string): NonNullable<Routing['canary']> {
  const [supplier, percent] = named(text, { min: 1, max: MAX_CANARY_PERCENT })
  return { supplier, percent }
}

function named(pair: string, { min, max }: { min: number; max: number }): [string, number] {
  const [, name, digits] = /^([a-z][a-z0-9-]{0,31})=(\d{1,4})$/.exec(pair.trim()) ?? []
  const value = Number(digits)
  if (name === undefined || value < min || value > max)
    throw new InvalidArgumentError(`Write NAME=NUMBER, with a number from ${min} to ${max}.`)
  return [name, value]
}
