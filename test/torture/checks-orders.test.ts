import { acknowledgedOrders } from '../../packages/torture/checks/acknowledged-orders.ts'
import { amounts } from '../../packages/torture/checks/amounts.ts'
import { suppliersBook } from '../../packages/torture/checks/suppliers-book.ts'
import { terminalStates } from '../../packages/torture/checks/terminal-states.ts'
import type { Json } from '../../packages/torture/final.ts'
import { finds } from './finds.ts'
import { bought, open, refusal } from './good-run.ts'

finds(acknowledgedOrders, [
  ['an order that is gone', ({ live }) => live.orders.shift(), /Order A \(t1\) is gone/],
  [
    'an amount that changed',
    (run) => Object.assign(run.order('t1'), { amountUsd: 2 }),
    /another amountUsd/,
  ],
  [
    'one trxid as orders of two accounts',
    ({ live, other }) => other.orders.push({ ...live.orders[0], orderId: 'Z' }),
    /t1 is 2 orders/,
  ],
  [
    'an order that nobody asked for',
    ({ live }) => live.orders.push({ orderId: 'Z', trxid: 'z' }),
    /never asked for order Z/,
  ],
])

finds(terminalStates, [
  [
    'an answer that goes back to processing',
    (run) =>
      run.calls.push({ ...run.ask('t1'), startedMs: 46, endedMs: 50, body: open(run.order('t1')) }),
    /Order A was completed, and processing in a later answer/,
  ],
  [
    'an end that changed',
    (run) => Object.assign(run.order('t1'), { status: 'cancelled', error: 'X', refunded: true }),
    /another status/,
  ],
  ['other codes', (run) => Object.assign(run.order('c1'), { codes: ['x', 'z'] }), /other codes/],
  [
    'a replaced code that is shown again',
    (run) => {
      const shown = run.ask('c1')
      const text = 'Status  🎟 replaced\nWhat  used\nOrder  C\nPrice  10'
      run.calls.push(
        {
          ...shown,
          action: 'shown',
          channel: 'chat',
          startedMs: 110,
          endedMs: 115,
          body: { text },
        },
        { ...structuredClone(shown), startedMs: 150, endedMs: 155 },
      )
      Object.assign(run.order('c1'), { codes: ['x', 'z'] })
      run.live.events.push({ type: 'order.code_replaced', data: { orderId: 'C' } })
    },
    /Order C showed codes again/,
  ],
  ['a code too few', (run) => Object.assign(run.order('c1'), { codes: ['x'] }), /1 codes of 2/],
])

finds(amounts, [
  [
    'a price that was never valid',
    (run) => Object.assign(run.order('t1'), { amountUsd: 0.9 }),
    /Order A \(t1\) costs 0.9 USD, not 1 USD/,
  ],
  [
    'a quantity that is not paid',
    (run) => Object.assign(run.order('c1'), { amountUsd: 5 }),
    /costs 5 USD, not 10 USD/,
  ],
  [
    'more than maxPrice',
    (run) => {
      ;(run.ask('c1').request as { body: Json }).body.maxPrice = 9
    },
    /above its maxPrice of 9 USD/,
  ],
  [
    'a refusal for a price that is low enough',
    (run) =>
      run.post(
        'p1',
        { pid: 'FAR-60', maxPrice: 1 },
        { at: 60, status: 400, body: { ...refusal('PRICE_CHANGED'), price: 1 } },
      ),
    /p1 is refused for a price of 1 USD/,
  ],
])

finds(suppliersBook, [
  [
    'a completed order that nobody did',
    ({ north }) => north.shift(),
    /Order A is completed, and nobody did it/,
  ],
  [
    'an order that was bought twice',
    ({ north }) => north.push(bought('A', { userId: '51', orderId: 'S-9' })),
    /Order A was bought 2 times/,
  ],
  [
    'a refund of an order that was done',
    ({ north }) => Object.assign(north[1] ?? {}, { status: 'completed' }),
    /Order B is cancelled, and N-B is completed/,
  ],
  [
    'an end that was told before it came',
    ({ north }) => Object.assign(north[0] ?? {}, { endedMs: 70 }),
    /shown as completed before any supplier/,
  ],
  [
    'what nobody ordered',
    ({ north }) => north.push(bought('Z', {})),
    /for order Z, which nobody has/,
  ],
])
