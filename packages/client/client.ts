import type {
  GameARedeemRequest,
  GameAVerifyRequest,
  GameBVerifyRequest,
  Operations,
  OrderRequest,
} from './api.ts'
import { type BuyOptions, type BuyResult, buy, type Purchase } from './buy.ts'
import { createOrderWatch, WAIT_S } from './order-watch.ts'
import {
  type CallOptions,
  createTransport,
  type Query,
  type TransportOptions,
} from './transport.ts'

export type ClientOptions = TransportOptions
export type Client = ReturnType<typeof createClient>

type Answer<Name extends keyof Operations> = Operations[Name]['answer']
type QueryOf<Name extends keyof Operations> = Operations[Name] extends { query: infer Q }
  ? Q
  : never
/** Ends the call when it is aborted. */
type Cancel = { signal?: AbortSignal }
type Events = Cancel & { after?: string; follow?: boolean }

/**
 * A client of the service, with one key. `buy` is the way to order; the other methods are one call of the
 * API each. Those that read are repeated a few times if the service is busy or does not answer.
 */
export function createClient(options: ClientOptions) {
  const transport = createTransport(options)
  const watch = createOrderWatch(transport)

  async function read<Name extends keyof Operations & `GET ${string}`>(
    name: Name,
    given: CallOptions & { path?: string } = {},
  ): Promise<Answer<Name>> {
    return (await transport.read(given.path ?? name.slice('GET '.length), given)) as Answer<Name>
  }

  /** Charges, so that it is made once. After a ConnectionError or a 5xx, call it again with the same trxid. */
  async function charge<Name extends keyof Operations & `POST ${string}`>(
    name: Name,
    body: object,
    given: CallOptions,
  ): Promise<Answer<Name>> {
    return (await transport.call('POST', name.slice('POST '.length), {
      ...given,
      body,
    })) as Answer<Name>
  }

  /** One call. `wait` is how many seconds it may stay open until something happens. */
  function events(query: QueryOf<'GET /events'> = {}, given: Cancel = {}) {
    const timeoutMs = transport.callTimeoutMs + (query.wait ?? 0) * 1000
    return read('GET /events', { ...given, query: query as Query, timeoutMs })
  }

  /**
   * The account's events, oldest first, one by one.
   * @param after the id of the last one that you have handled; without it, from the oldest that is stored
   * @param follow continues with events as they happen, until the signal or `break` ends it
   */
  async function* allEvents({ after, follow = false, ...given }: Events = {}) {
    for (let last = after; ; ) {
      const wait = follow ? WAIT_S : 0
      const page = await events({ ...(last ? { after: last } : {}), wait }, given)
      yield* page.events
      if (page.events.length === 0 && !follow) return
      last = page.nextAfter
    }
  }

  function history(query: QueryOf<'GET /history'> = {}, given: Cancel = {}) {
    return read('GET /history', { ...given, query: query as Query })
  }

  /** The orders that fit the query, newest first, one by one, page after page. */
  async function* allHistory(query: QueryOf<'GET /history'> = {}, given: Cancel = {}) {
    for (let cursor: string | null | undefined = query.cursor ?? ''; cursor != null; ) {
      const page: Answer<'GET /history'> = await history({ ...query, cursor }, given)
      yield* page.orders
      cursor = page.nextCursor
    }
  }

  function transactions(query: QueryOf<'GET /transactions'> = {}, given: Cancel = {}) {
    return read('GET /transactions', { ...given, query: query as Query })
  }

  /** The account's transactions, newest first, one by one, page after page. */
  async function* allTransactions(query: QueryOf<'GET /transactions'> = {}, given: Cancel = {}) {
    for (let cursor: string | null = query.cursor ?? ''; cursor !== null; ) {
      const page: Answer<'GET /transactions'> = await transactions({ ...query, cursor }, given)
      yield* page.transactions
      cursor = page.nextCursor
    }
  }

  return {
    /**
     * Buys once: places the order, asks again with the same trxid if it is not known what happened, and
     * waits for its end. What may happen to a purchase is in the result; it throws only for mistakes in
     * the program.
     */
    buy: (order: Purchase, given: BuyOptions = {}): Promise<BuyResult> =>
      buy(transport, watch, order, given),

    services: (given: Cancel = {}) => read('GET /services', given),
    products: (given: Cancel = {}) => read('GET /products', given),
    account: (given: Cancel = {}) => read('GET /account', given),
    balance: (given: Cancel = {}) => read('GET /balance', given),
    myIp: (given: Cancel = {}) => read('GET /my-ip', given),

    order: (orderId: string, given: Cancel = {}) =>
      read('GET /orders/{orderId}', { ...given, path: `/orders/${encodeURIComponent(orderId)}` }),
    orders: (wanted: QueryOf<'GET /orders'>, given: Cancel = {}) =>
      read('GET /orders', { ...given, query: wanted as Query }),
    history,
    allHistory,
    transactions,
    allTransactions,
    events,
    allEvents,

    /** POST /orders alone, for programs that wait in their own way: `buy` does more. */
    placeOrder: (body: OrderRequest, given: Cancel = {}) => charge('POST /orders', body, given),
    verifyGameA: (body: GameAVerifyRequest, given: Cancel = {}) =>
      charge('POST /gameavvfy', body, given),
    verifyGameB: (body: GameBVerifyRequest, given: Cancel = {}) =>
      charge('POST /gamebvfy', body, given),
    redeemGameA: (body: GameARedeemRequest, given: Cancel = {}) =>
      charge('POST /rdmgamea', body, given),
  }
}
