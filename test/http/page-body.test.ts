// How a page of the catalog is put together from its parts.
import { expect, test } from 'vitest'
import { pageOf, partOf } from '../../src/http/page-body.ts'

const FRAME = { open: '{"products":[', close: ']}' }
const readParts = () => [partOf(['{"a":1}', '{"b":2}']), partOf(['{"c":3}'])]

test('keeps bytes once that were read again and are the same', async () => {
  const page = await pageOf(readParts(), FRAME, undefined)
  const again = readParts()
  expect(await pageOf(again, FRAME, page)).toBe(page)
  expect(again.map(({ bytes }) => bytes.buffer === page.body.buffer)).toEqual([true, true])

  const [first] = again
  const changed = await pageOf([first ?? partOf([]), partOf(['{"c":4}'])], FRAME, page)
  expect(changed.etag).not.toBe(page.etag)
  expect(Buffer.from(changed.body).toString()).toBe('{"products":[{"a":1},{"b":2},{"c":4}]}')
})
