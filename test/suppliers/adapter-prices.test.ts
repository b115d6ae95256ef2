// The price list of an adapter file.
import { expect, test } from 'vitest'
import { anOrder, SMALL, says, supplierOf, supplierServer } from '../helpers/adapters.ts'

const NEVER = new AbortController().signal
const PRICED = `${SMALL}
prices:
  request: { method: GET, path: /services }
  items: body
  item: $string(service)
  name: name
  cost: $number(rate) / 1000
  available: stock > 0
`

test('lists what can be bought, and sends no order for anything else or at a loss', async () => {
  const entries = [
    { service: 7, name: 'Likes', rate: '900', stock: 0 },
    { service: 8, name: 'Views', rate: '2000', stock: 3 },
  ]
  const server = await supplierServer((request, response) =>
    says(200, request.what.startsWith('GET') ? entries : { state: 'done', id: 'n-1' })(
      request,
      response,
    ),
  )
  const supplier = supplierOf(PRICED, { settings: { URL: server.url, KEY: 'k' } })
  expect(await supplier.items?.(NEVER)).toEqual([
    { item: '7', name: 'Likes', costMicros: 900_000, available: false },
    { item: '8', name: 'Views', costMicros: 2_000_000, available: true },
  ])
  const order = (supplierRef: string) => ({ ...anOrder, supplierRef, paidMicros: 900_000 })
  expect(await supplier.place(order('7'), NEVER)).toMatchObject({ outcome: 'completed' })
  expect(await supplier.place(order('9'), NEVER)).toMatchObject({ outcome: 'declined' })
  expect(await supplier.place(order('8'), NEVER)).toMatchObject({ outcome: 'declined' })
})

test('refuses a list of too many products, and sends no order on it', async () => {
  const entries = Array.from({ length: 100_001 }, (_, service) => ({ service }))
  const server = await supplierServer(says(200, entries))
  const supplier = supplierOf(PRICED, { settings: { URL: server.url, KEY: 'k' } })
  await expect(supplier.place(anOrder, NEVER)).rejects.toMatchObject({
    kind: 'not-sent',
    message: 'The price list: it has more than 100000 products.',
  })
})
