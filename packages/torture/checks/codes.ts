import type { Final, Json } from '../final.ts'
import type { Call, History } from '../history.ts'
import { argsOf, asJson, nameOf, ordersIn, textsIn, walletOf } from './answers.ts'
import type { Check, Found } from './check.ts'
import { objectsIn } from './sightings.ts'

/** An order that somebody saw with its codes. `at`: the call, or what shows it. */
type Sight = { wallet: string; test: boolean; order: Json; at: unknown }

/** Of products that deliver codes: where the codes come from and whose they are. */
export const codes: Check = {
  name: 'codes',
  promise: 'Every code comes from the stock or a supplier, and belongs to one order for ever.',
  find(final, history) {
    const sights = sightsIn(final, history)
    return [
      ...owners(sights, final),
      ...sights.flatMap(amounts),
      ...stockSums(sights, final, history),
    ]
  },
}

function sightsIn({ wallets }: Final, { calls }: History): Sight[] {
  const answered = calls.flatMap((call) =>
    ordersIn(call).map((order) => {
      return { wallet: walletOf(call), test: call.test, order, at: call }
    }),
  )
  const final = wallets.flatMap((one) =>
    one.orders.map((order) => {
      return { wallet: nameOf(one), test: one.test, order, at: 'the final state' }
    }),
  )
  return [...answered, ...final].filter(({ order }) =>
    ['quantity', 'codes', 'codesCount'].some((field) => field in order),
  )
}

function owners(sights: readonly Sight[], { loaded, supplierOrders }: Final): Found[] {
  const made = new Set([...loaded.values()].flat())
  for (const { codes } of supplierOrders) for (const code of codes) made.add(code)
  const owned = new Map<string, Sight>()
  const found: Found[] = []
  for (const sight of sights)
    for (const code of textsIn(sight.order.codes)) {
      const first = owned.get(code)
      if (first) {
        if (first.order.orderId !== sight.order.orderId || first.wallet !== sight.wallet)
          found.push({
            what: `The code ${code} is of ${first.order.orderId} (${first.wallet}) and of ${sight.order.orderId} (${sight.wallet}).`,
            evidence: [first.at, sight.at],
          })
        continue
      }
      owned.set(code, sight)
      const id = sight.order.orderId
      if (sight.test !== code.startsWith('TEST-') || (sight.test && made.has(code)))
        found.push({
          what: `The ${sight.test ? 'test' : 'live'} order ${id} got the code ${code}.`,
          evidence: [sight.at],
        })
      else if (!sight.test && !made.has(code))
        found.push({
          what: `The code ${code} of ${id} was neither loaded nor made by a supplier.`,
          evidence: [sight.at],
        })
    }
  return found
}

function amounts({ order, at }: Sight): Found[] {
  const { orderId, status, quantity } = order
  const list = textsIn(order.codes)
  if (status !== 'completed')
    return list.length === 0
      ? []
      : [{ what: `${orderId} is ${status} and shows codes.`, evidence: [at] }]
  const count = 'codes' in order ? new Set(list).size : order.codesCount
  if (count === quantity && (!('codes' in order) || list.length === quantity)) return []
  return [{ what: `${orderId} has ${count} codes instead of ${quantity}.`, evidence: [at, order] }]
}

/** What was loaded is either there or sold. Of a load that failed, any part may be there. */
function stockSums(sights: readonly Sight[], final: Final, { calls }: History): Found[] {
  const { stock, loaded, wallets } = final
  const sold = new Set(
    sights.filter(({ test }) => !test).flatMap(({ order }) => textsIn(order.codes)),
  )
  const replaced = wallets.flatMap(({ events }) =>
    events.filter(({ type }) => type === 'order.code_replaced').map(({ data }) => asJson(data)),
  )
  return objectsIn(stock.products).flatMap(({ pid, available }) => {
    const all = loaded.get(String(pid)) ?? []
    const delivered = all.filter((code) => sold.has(code)).length
    // Perhaps nobody looked at an order before its code was replaced.
    const unseen = replaced
      .filter((order) => order?.pid === pid)
      .reduce((sum, order) => sum + Number(order?.quantity ?? 1), 0)
    const there = Number(available) + delivered
    const added = addedBy(calls, String(pid))
    if (there <= all.length && there + unseen >= added) return []
    const what = `Of ${pid}, ${added} to ${all.length} codes were loaded, but ${available} are in stock and ${delivered} were delivered.`
    return [{ what, evidence: [stock] }]
  })
}

/** At least: a command that failed says nothing. */
function addedBy(calls: readonly Call[], pid: string): number {
  return calls
    .filter((call) => call.action === 'stock add' && argsOf(call)[2] === pid)
    .reduce((sum, { body }) => sum + Number(asJson(body)?.added ?? 0), 0)
}
