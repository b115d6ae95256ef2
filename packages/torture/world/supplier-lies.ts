import type { Random } from '../random.ts'
import type { Book } from './supplier-book.ts'
import type { Answer } from './supplier-fate.ts'

/** What goes over the wire. */
export type Spoken = { status: number; type: string; text: string }

const HTML = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'

/** Turns an honest answer into another; null where this lie does not apply to it. */
type Lie = (honest: Answer, random: Random, book: Book) => Spoken | null

/**
 * None states what a client must believe and is not so: a careful one sees that it knows nothing new, or at
 * most something that was true a moment ago.
 */
const LIES: Record<string, Lie> = {
  html: (_, random) => ({ status: random.pick([200, 502]), type: 'text/html', text: HTML }),
  half({ status, body }) {
    const text = JSON.stringify(body)
    return { ...json(status, body), text: text.slice(0, text.length / 2) }
  },
  empty: () => ({ ...json(200, {}), text: '' }),
  'server error': () =>
    json(500, { success: false, error: 'INTERNAL ERROR', code: 'INTERNAL', requestId: 'x' }),
  /** Numbers as strings. */
  strings({ status, body }) {
    const asText = (_: string, value: unknown) => (typeof value === 'number' ? `${value}` : value)
    const text = JSON.stringify(body, asText)
    return text === JSON.stringify(body) ? null : { ...json(status, body), text }
  },
  'another order'(honest, random, book) {
    if (!isOrder(honest)) return null
    const trxid = String(honest.body.trxid)
    const other = book.another(trxid, random)
    // Made up, while there is no other.
    return json(200, other ?? { ...honest.body, orderId: 'NOBODY-1', trxid: 'nobody', codes: [] })
  },
  'wrong trxid': (honest) =>
    isOrder(honest) ? json(200, { ...honest.body, trxid: `${honest.body.trxid}x` }) : null,
  'still processing'(honest) {
    if (!isOrder(honest) || honest.body.status === 'processing') return null
    const { codes: _, error: __, refunded: ___, ...rest } = honest.body
    return json(200, { ...rest, status: 'processing' })
  },
  'another id'(honest, _, book) {
    if (!isOrder(honest)) return null
    const orderId = book.rename(String(honest.body.trxid))
    return json(200, { ...honest.body, orderId })
  },
}

/** @returns what is said in place of the honest answer. */
export function lieAbout(honest: Answer, random: Random, book: Book): Spoken {
  for (const kind of random.shuffled(Object.keys(LIES))) {
    const spoken = LIES[kind]?.(honest, random, book)
    if (spoken) return spoken
  }
  return speak(honest)
}

export function speak({ status, body }: Answer): Spoken {
  return json(status, body)
}

/** A request that is lost inside: nothing was done, which its sender cannot know. */
export function lose(random: Random): Spoken {
  const text = random.pick(['', HTML])
  return { status: random.pick([500, 502, 504]), type: 'text/html', text }
}

const json = (status: number, body: object) => ({
  ...{ status, type: 'application/json', text: JSON.stringify(body) },
})
const isOrder = ({ body }: Answer) => body.orderCreated === true
