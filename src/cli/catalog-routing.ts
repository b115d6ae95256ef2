import { Option } from 'commander'
import type { Reader } from '../db/store.ts'
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
import { unconfirmed } from './answer.ts'
import type { Command } from './command.ts'
import { actor, CliError } from './session.ts'

export function addRoutingCommand(catalog: Command): void {
  catalog
    .add('routing', 'which supplier is asked first; without --yes only shows what it would be')
    .argument(
      '<line or pid>',
      'a line, or one product, whose own routing replaces that of its line',
    )
    .addOption(new Option('--by <way>', 'how the first is chosen').choices(ROUTING_WAYS))
    .option('--off', 'as listed again; a product follows its line again')
    .asks(
      'change it',
      async (
        { db, tx, now },
        name: string,
        { by, off = false }: { by?: RoutingWay; off?: boolean },
      ) => {
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
      },
    )
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
