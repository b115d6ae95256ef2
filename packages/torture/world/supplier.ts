import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { crc32 } from 'node:zlib'
import type { Random } from '../random.ts'
import { PRODUCTS } from './catalog.ts'
import { bodyOf, listen, shut } from './local-server.ts'
import { createBook, type Fields, PRICE_USD, type SupplierOrder } from './supplier-book.ts'
import { type Answer, refusal } from './supplier-fate.ts'
import { lieAbout, lose, type Spoken, speak } from './supplier-lies.ts'

export type { SupplierOrder } from './supplier-book.ts'

/**
 * A reseller service that the service under test buys from. It keeps a truthful book and acts once on a
 * trxid, whatever it says about it.
 */
export type TestSupplier = {
  url: string
  /** The only API key that it knows. */
  key: string
  orders(): SupplierOrder[]
  /** Share of answers that are lies or nonsense from now on; 0 is honest. */
  lie(share: number): void
  close(): Promise<void>
}

/** What GET /products lists: the service buys nothing else. */
const SUPPLIER_PIDS = PRODUCTS.map(({ pid }) => pid)

const ORDER_PATH = '/orders/'
const MAX_BODY_BYTES = 64 << 10
/** Of the lies: requests that are lost before anything is done. */
const LOST_SHARE = 0.15

/** @param given.name is in every id and code. @param given.random decides what becomes of an order. */
export async function startSupplier(given: {
  name: string
  random: Random
  nowMs: () => number
}): Promise<TestSupplier> {
  const book = createBook(given)
  const key = keyFrom(given.random.fork('key'))
  const mood = given.random.fork('lies')
  let lieShare = 0

  function route(method: string, url: URL, fields: Fields): Answer {
    const { pathname, searchParams } = url
    if (method === 'POST' && pathname === '/orders') return book.place(fields)
    if (method !== 'GET') return refusal(501, 'NOT IMPLEMENTED')
    if (pathname.startsWith(ORDER_PATH)) return book.find(pathname.slice(ORDER_PATH.length))
    if (pathname === '/orders') return book.findAll(searchParams)
    if (pathname === '/balance') return ok({ balanceUsd: 1_000_000, currency: 'USD' })
    if (pathname === '/products' || pathname === '/catalog') return ok({ products: LISTED })
    return refusal(501, 'NOT IMPLEMENTED')
  }

  function answer(request: IncomingMessage, body: Buffer): Spoken {
    const { method = 'GET', url = '/' } = request
    const refused = keyProblem(request, key)
    if (refused) return speak(refusal(401, refused))
    const target = URL.parse(url, 'http://127.0.0.1')
    const fields = method === 'POST' ? fieldsOf(body) : {}
    if (fields === null) return speak(refusal(401, 'INVALID JSON'))
    if (target === null) return speak(refusal(501, 'NOT IMPLEMENTED'))
    const isLie = mood.chance(lieShare)
    const lost = isLie && mood.chance(LOST_SHARE)
    const honest = lost ? null : route(method, target, fields)
    if (honest === null) return lose(mood)
    return isLie ? lieAbout(honest, mood, book) : speak(honest)
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request, MAX_BODY_BYTES)
    if (body === null) return void response.destroy()
    const { status, type, text } = answer(request, body)
    const wait = status === 429 ? { 'Retry-After': '1' } : {}
    response.writeHead(status, { 'Content-Type': type, ...wait }).end(text)
  }

  // A fault of the harness itself ends it: nothing that it saw could be believed.
  const server = createServer((request, response) => void handle(request, response))
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    key,
    orders: book.orders,
    lie(share) {
      lieShare = share
    },
    close: () => shut(server),
  }
}

const LISTED = SUPPLIER_PIDS.map((id) => ({
  ...{ id, slug: 'torture', gameName: 'Torture', serviceName: id, price: PRICE_USD },
  status: 'active',
}))

const ok = (body: Fields): Answer => ({ status: 200, body: { success: true, ...body } })

/** With the names that the contract calls aliases; null for what is no JSON. What is no object has no fields. */
function fieldsOf(body: Buffer): Fields | null {
  let value: unknown
  try {
    value = JSON.parse(body.toString())
  } catch {
    return null
  }
  const fields: Fields = typeof value === 'object' && value !== null ? { ...value } : {}
  const { pid = fields.PID, trxid = fields.trxId ?? fields.idtrx ?? fields.idTrx } = fields
  return { ...fields, pid, trxid }
}

function keyProblem({ headers }: IncomingMessage, key: string): string | null {
  const sent = headers['x-api-key'] ?? /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (sent === undefined) return 'MISSING API KEY'
  return sent === key ? null : 'INVALID API KEY'
}

const BASE62 = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']

/** A well-formed key: the last six digits are the CRC-32 of what is before them. */
function keyFrom(random: Random): string {
  const secret = Array.from({ length: 32 }, () => random.pick(BASE62)).join('')
  const body = `gw_live_${secret}`
  let rest = crc32(body)
  let digits = ''
  for (let i = 0; i < 6; i++) {
    digits = BASE62[rest % 62] + digits
    rest = Math.floor(rest / 62)
  }
  return body + digits
}
