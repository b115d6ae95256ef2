// The price list of an adapter file.
import { expect, test } from 'vitest'
import { anOrder, SMALL, says, supplierOf, supplierServer } from '../helpers/adapters.ts'

const NEVER = new AbortController().signal
const SIZED = `${SMALL}
prices:
  request: { method: GET, path: /services }
  items: body
  packs: $split(setting.PACKS, ",")
  item: $string(service) & "-" & $pack
  name: name & " × " & $pack
  cost: $number(rate) * $number($pack) / 1000
  available: $number($pack) >= $number(min)
`.replace('  KEY:', '  PACKS: { about: sizes }\n  KEY:')

test('lists every entry in every size', async () => {
  const entries = [
    { service: 7, name: 'Likes', rate: '0.90', min: '200' },
    { service: 8, name: 'Views', rate: '2', min: '10' },
  ]
  const server = await supplierServer((request, response) =>
    says(200, request.what.startsWith('GET') ? entries : { state: 'done', id: 'n-1' })(
      request,
      response,
    ),
  )
  const settings = { URL: server.url, PACKS: '100,1000' }
  const supplier = supplierOf(SIZED, { settings })
  expect(await supplier.items?.(NEVER)).toEqual([
    { item: '7-100', name: 'Likes × 100', costMicros: 90_000, available: false },
    { item: '7-1000', name: 'Likes × 1000', costMicros: 900_000, available: true },
    { item: '8-100', name: 'Views × 100', costMicros: 200_000, available: true },
    { item: '8-1000', name: 'Views × 1000', costMicros: 2_000_000, available: true },
  ])
  const order = (supplierRef: string) => ({ ...anOrder, supplierRef, paidMicros: 900_000 })
  expect(await supplier.place(order('7-1000'), NEVER)).toMatchObject({ outcome: 'completed' })
  expect(await supplier.place(order('7-500'), NEVER)).toMatchObject({ outcome: 'declined' })
  expect(await supplier.place(order('8-1000'), NEVER)).toMatchObject({ outcome: 'declined' })
})

test('refuses a list of too many products, and sends no order on it', async () => {
  const entries = Array.from({ length: 60_000 }, (_, service) => ({ service }))
  const server = await supplierServer(says(200, entries))
  const supplier = supplierOf(SIZED, { settings: { URL: server.url, PACKS: '100,1000' } })
  await expect(supplier.place(anOrder, NEVER)).rejects.toMatchObject({
    kind: 'not-sent',
    message: 'The price list: it has more than 100000 products.',
  })
})
