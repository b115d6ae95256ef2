import {
  cancelUnsent,
  holdersToNotify,
  moveUnsentTo,
  openOrdersAt,
  targetsOf,
  tellDelayed,
} from '../domain/fulfilment/incident-orders.ts'
import { createRouteFinder } from '../domain/orders/choose-supplier.ts'
import { incidentById, latestIncidents } from '../domain/suppliers/incidents.ts'
import { pick } from './answer.ts'
import type { Command } from './command.ts'
import { wholeNumber } from './input.ts'
import { actor, CliError } from './session.ts'

const LISTED = 20
/** What an admin does by hand goes by the product's own name; every other supplier has names of its own. */
const BY_HAND = 'manual'
const SHOWN = 'id supplier reason openedAt endedAt endedQuietly'

/** Suppliers that keep failing, and what to do with their open orders. */
export function addIncidentCommands(program: Command): void {
  const kinds = [...program.session.supplierKinds]
  const suppliers = new Map(kinds.map(([name, kind]) => [name, { needsRef: kind !== BY_HAND }]))
  const goods = { suppliers, routeOf: createRouteFinder(suppliers) }
  const incident = program.add('incident', 'suppliers that keep failing')
  const ofIncident = (name: string, description: string) =>
    incident.add(name, description).argument('<id>', 'as in incident list', wholeNumber)

  incident.add('list', 'the latest, newest first').runs(async ({ read }) => ({
    json: (await latestIncidents(read, LISTED)).map((one) => pick(one, SHOWN)),
    none: 'No supplier has kept failing.',
  }))

  ofIncident(
    'show',
    'its open orders, by what is known about them, and who else could take those not sent',
  ).runs(async ({ read }, id: number) => {
    const one = await incidentById(read, id)
    return {
      json: {
        ...pick(one, SHOWN),
        untold: one.endedAt === null ? await holdersToNotify(read, one.supplier) : 0,
        orders: await openOrdersAt(read, one.supplier),
        targets: await targetsOf(read, one, goods),
      },
    }
  })

  ofIncident('cancel', 'cancel and refund the orders that were certainly not sent').runs(
    async ({ store, now }, id: number) => ({
      json: { cancelled: await cancelUnsent(store, id, actor, () => now) },
    }),
  )

  ofIncident('move', 'give the orders that were certainly not sent to another supplier')
    .argument('<supplier>', 'as in incident show')
    .runs(async ({ store, now }, id: number, supplier: string) => {
      if (!suppliers.has(supplier))
        throw new CliError(`No supplier "${supplier}" is set up here. Choose one of SUPPLIERS.`)
      const moved = await moveUnsentTo(store, id, { ...goods, supplier, actor }, () => now)
      return { json: { moved } }
    })

  ofIncident(
    'tell',
    'tell those with open orders there, once for each order, that these take longer',
  ).changes(async ({ tx, now }, id: number) => ({
    json: { told: await tellDelayed(tx, id, actor, now) },
  }))
}
