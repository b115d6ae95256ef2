import { describe, expect, it } from 'vitest'
import { chatAnswers } from '../../packages/torture/checks/chat-answers.ts'
import { keyCaps } from '../../packages/torture/checks/key-caps.ts'
import { suppliersBook } from '../../packages/torture/checks/suppliers-book.ts'
import { waits } from '../../packages/torture/checks/waits.ts'
import type { Incident } from '../../packages/torture/history.ts'
import {
  ANN,
  ANNS_ORDER,
  call,
  command,
  ended,
  final,
  found,
  get,
  order,
  post,
  wallet,
} from './checks-given.ts'
import { found as foundIn } from './finds.ts'

const chat = (action: string, request: object) =>
  call({ door: 'chat', action, request, keyPrefix: null })

describe('the daily cap of a key', () => {
  const create = command(['account', 'key', 'create', '--name', 'k', '--daily-cap', '9'], {
    body: { apiKey: 'gw_live_capped' },
  })
  const orders = ['a', 'b'].map((trxid) =>
    order({ orderId: `API-${trxid}`, trxid, createdAt: '2026-01-01T10:00:00.000Z' }),
  )
  const state = final({ wallets: [wallet(ANN, { orders })] })
  const sent = (trxid: string, keyPrefix = 'gw_live_capp') =>
    post('/orders', { pid: 'CARD-5', trxid }, null, { keyPrefix })

  it('is not exceeded by orders of that key', () => {
    expect(found(keyCaps, state, [create, sent('a'), sent('b')])).toEqual([
      'A key that may spend 9 USD a day spent 10 USD on 2026-01-01.',
    ])
  })
  it('says nothing about orders that another key may have paid, or that were paid back', () => {
    expect(
      found(keyCaps, state, [create, sent('a'), sent('b'), sent('b', 'gw_live_anot')]),
    ).toEqual([])
    const [first = {}, second] = orders
    const wallets = [wallet(ANN, { orders: [first, { ...second, refunded: true }] })]
    expect(found(keyCaps, final({ wallets }), [create, sent('a'), sent('b')])).toEqual([])
  })
})

describe('a call that waits for events', () => {
  const events = { success: true, events: [ended(1, order())], nextAfter: null }
  const told = get(`/orders/${ANNS_ORDER}`, order(), { startedMs: 2000, endedMs: 2010 })
  const waited = (endedMs: number) => get('/events?wait=20', events, { startedMs: 1000, endedMs })

  it('is answered soon after somebody was told of the end', () => {
    expect(found(waits, final(), [told, waited(4000)])).toEqual([])
    expect(found(waits, final(), [told, waited(12_010)])).toEqual([
      `${ANN} live waited 10000 ms for an event that had happened.`,
    ])
  })
  it('may wait for codes that are replaced long after the end', () => {
    const replaced = { ...ended(1, order()), type: 'order.code_replaced' }
    const later = get('/events?wait=20', { ...events, events: [replaced] }, { endedMs: 12_010 })
    expect(found(waits, final(), [told, later])).toEqual([])
  })
  it('may be late while something is broken', () => {
    const kill: Incident = { kind: 'kill', startedMs: 3000, endedMs: 4000, detail: 'all' }
    expect(found(waits, final(), [told, waited(12_010)], [kill])).toEqual([])
  })
})

describe('a command in the chat', () => {
  const topup = chat('write', { text: '/topup' })
  const said = (...texts: string[]) => final({ said: new Map([[ANN, texts]]) })

  it('is answered each time', () => {
    const answer = 'Top up\n\nHow would you like to pay?'
    expect(found(chatAnswers, said(answer, answer), [topup, topup])).toEqual([])
    expect(found(chatAnswers, said(answer, 'Welcome'), [topup, topup])).toEqual([
      `${ANN} wrote /topup 2 times, and was answered 1 times.`,
    ])
  })
})

describe('an order that an admin has cancelled in the chat', () => {
  const doneAnyway = { status: 'completed' } as const

  it('may be done by its supplier, and no other may', () => {
    const problem = foundIn(suppliersBook, ({ north }) => Object.assign(north[1] ?? {}, doneAnyway))
    expect(problem).toMatch('Order B is cancelled')
    const byHand = foundIn(suppliersBook, ({ north, calls }) => {
      Object.assign(north[1] ?? {}, doneAnyway)
      calls.push(chat('press', { callback_data: 'a.order-cancel-now:B:player:w' }))
    })
    expect(byHand).toBe('')
  })
})
