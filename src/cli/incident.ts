import {
  cancelUnsent,
  moveUnsentTo,
  openOrdersAt,
  targetsOf,
  tellDelayed,
  untoldHolders,
} from '../domain/fulfilment/incident-orders.ts'
import { createRouteFinder } from '../domain/orders/choose-supplier.ts'
import { toUsd } from '../domain/shared/money.ts'
import { incidentById, latestIncidents } from '../domain/suppliers/incidents.ts'
import type { Command } from './command.ts'
import { wholeNumber } from './input.ts'
import { actor, CliError } from './session.ts'

const LISTED = 20
/** What an admin does by hand goes by the product's own name; every other supplier has names of its own. */
const BY_HAND = 'manual'

/** Suppliers that keep failing, and what to do with their open orders. */
export function addIncidentCommands(program: Command, kinds: ReadonlyMap<string, string>): void {
  const suppliers = new Map(
    [...kinds].map(([name, kind]) => [name, { needsRef: kind !== BY_HAND }]),
  )
  const goods = { suppliers, routeOf: createRouteFinder(suppliers) }
  const incident = program.command('incident').description('suppliers that keep failing')

  incident
    .command('list')
    .description('the latest, newest first')
    .runs(async ({ store }) => {
      const latest = await latestIncidents(store.read, LISTED)
      return {
        json: latest.map(({ id, supplier, reason, openedAt, endedAt, endedQuietly }) => ({
          ...{ id, supplier, reason, openedAt, endedAt, endedQuietly },
        })),
        none: 'No supplier has kept failing.',
      }
    })

  incident
    .command('show')
    .description(
      'its open orders, by what is known about them, and who else could take those not sent',
    )
    .argument('<id>', 'as in incident list', wholeNumber)
    .runs(async ({ store }, id: number) => {
      const one = await incidentById(store.read, id)
      const { amountMicros, ...open } = await openOrdersAt(store.read, one.supplier)
      const targets = await targetsOf(store.read, one, goods)
      const { supplier, reason, openedAt, endedAt, endedQuietly } = one
      const untold = endedAt === null ? await untoldHolders(store.read, supplier) : 0
      return {
        json: {
          ...{ id, supplier, reason, openedAt, endedAt, endedQuietly, untold },
          orders: { ...open, amountUsd: toUsd(amountMicros) },
          targets,
        },
      }
    })

  incident
    .command('cancel')
    .description('cancel and refund the orders that were certainly not sent')
    .argument('<id>', 'as in incident list', wholeNumber)
    .runs(async ({ store, now }, id: number) => {
      const cancelled = await cancelUnsent(store, id, actor, () => now)
      return { json: { cancelled } }
    })

  incident
    .command('move')
    .description('give the orders that were certainly not sent to another supplier')
    .argument('<id>', 'as in incident list', wholeNumber)
    .argument('<supplier>', 'as in incident show')
    .runs(async ({ store, now }, id: number, supplier: string) => {
      if (!suppliers.has(supplier))
        throw new CliError(`No supplier "${supplier}" is set up here. Choose one of SUPPLIERS.`)
      const moved = await moveUnsentTo(store, id, { ...goods, supplier, actor }, () => now)
      return { json: { moved } }
    })

  incident
    .command('tell')
    .description('tell those with open orders there, once for each order, that these take longer')
    .argument('<id>', 'as in incident list', wholeNumber)
    .runs(async ({ store, now }, id: number) => {
      const told = await store.transaction((tx) => tellDelayed(tx, id, actor, now))
      return { json: { told } }
    })
}
