import { Option } from 'commander'
import type { Store } from '../db/store.ts'
import { listingOf } from '../domain/catalog/catalog.ts'
import {
  ownWay,
  ROUTING_WAYS,
  type RoutingOwner,
  type RoutingWay,
  routingOf,
  setRouting,
} from '../domain/catalog/routing.ts'
import { allLines, productsOf } from '../domain/catalog/view.ts'
import { inOrder } from '../domain/orders/choose-supplier.ts'
import type { Command } from './command.ts'
import { usdOrNull } from './output.ts'
import { type Answer, actor, CliError } from './session.ts'

type Options = { by?: RoutingWay; off?: boolean; yes?: boolean }

export function addRoutingCommand(catalog: Command): void {
  catalog
    .command('routing')
    .description('which supplier is asked first; without --yes only shows what it would be')
    .argument(
      '<line or pid>',
      'a line, or one product, whose own routing replaces that of its line',
    )
    .addOption(new Option('--by <way>', 'how the first is chosen').choices(ROUTING_WAYS))
    .option('--off', 'as listed again; a product follows its line again')
    .option('--yes', 'change it')
    .runs(async ({ store, now }, name: string, { by, off = false, yes = false }: Options) => {
      const owner = await ownerNamed(store, name)
      const own = await ownWay(store.read, owner)
      if (off && by) throw new CliError('Give --off alone.')
      if (!off && !by) return previewed(store, owner, own)
      const way = by ?? null
      if (yes) await store.transaction((tx) => setRouting(tx, owner, { way, actor }, now))
      const shown = await previewed(store, owner, way)
      return yes ? shown : { ...shown, failure: 'Nothing has changed. Add --yes to do so.' }
    })
}

async function ownerNamed({ read }: Store, name: string): Promise<RoutingOwner> {
  const lines = await allLines(read)
  return lines.some(({ slug }) => slug === name) ? { slug: name } : { pid: name }
}

/** In which order suppliers would be asked if the line or product chose them in this way. */
async function previewed(
  store: Store,
  owner: RoutingOwner,
  way: RoutingWay | null,
): Promise<Answer> {
  const routes = await routesWith(store, owner, way)
  return { json: { ...owner, routing: way && { by: way }, routes: routes.map(routeJson) } }
}

/** While all suppliers work and have room. */
type ProductRoute = { pid: string; route: { supplier: string; unitCostMicros: number | null }[] }

async function routesWith(
  { read }: Store,
  owner: RoutingOwner,
  way: RoutingWay | null,
): Promise<ProductRoute[]> {
  const listing = 'pid' in owner ? await listingOf(read, owner.pid) : null
  const slug = 'slug' in owner ? owner.slug : (listing?.product.slug ?? '')
  const line = (await allLines(read)).find((one) => one.slug === slug)
  if (!line) return []
  const products = listing ? [listing.product] : await productsOf(read, slug)
  const routing = way && { by: way }
  return products.map((product) => {
    const route = (product.suppliers ?? line.suppliers).map((supplier) => {
      const cost = product.costs?.[supplier]
      return { supplier, supplierRef: '', ...(cost && { unitCostMicros: cost.micros }) }
    })
    const chosen = listing ? routingOf({ routing }, line) : routingOf(product, { routing })
    const { candidates } = inOrder(route, chosen, () => true)
    const asked = candidates.map(({ step: { supplier, unitCostMicros = null } }) => ({
      ...{ supplier, unitCostMicros },
    }))
    return { pid: product.pid, route: asked }
  })
}

function routeJson({ pid, route }: ProductRoute) {
  const steps = route.map(({ supplier, unitCostMicros }) => ({
    supplier,
    unitCostUsd: usdOrNull(unitCostMicros),
  }))
  return { pid, route: steps }
}
