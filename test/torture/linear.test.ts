import { describe, expect, it } from 'vitest'
import { isLinearizable } from '../../packages/torture/linear/checker.ts'
import {
  type Status,
  type TrxidInput,
  type TrxidOutput,
  trxidModel,
} from '../../packages/torture/linear/trxid.ts'
import {
  type WalletInput,
  type WalletOutput,
  walletModel,
} from '../../packages/torture/linear/wallet.ts'
import { historyOf, type Line } from '../helpers/linear.ts'

const charge = (micros: number) => ({ kind: 'charge' as const, micros })
const credit = (micros: number) => ({ kind: 'credit' as const, micros })
const refund = (micros: number) => ({ kind: 'refund' as const, micros })
const READ = { kind: 'read' as const }

type WalletLine = Line<WalletInput, WalletOutput>
type TrxidLine = Line<TrxidInput, TrxidOutput>

const wallet = (lines: WalletLine[]) => isLinearizable(walletModel(100), historyOf(lines))
const trxid = (lines: TrxidLine[], lookup = false) =>
  isLinearizable(trxidModel({ lookup }), historyOf(lines))

describe('a wallet of 100', () => {
  const good: Record<string, WalletLine[]> = {
    'nothing at all': [],
    'a charge, then its effect': [
      [0, 1, charge(30), 'ok'],
      [2, 3, READ, 70],
    ],
    'a read beside a charge may see either balance': [
      [0, 9, charge(30), 'ok'],
      [1, 2, READ, 100],
      [3, 4, READ, 70],
    ],
    'an end and a start at the same moment may overlap': [
      [0, 5, charge(30), 'ok'],
      [5, 6, READ, 100],
    ],
    'a charge that was never answered may happen much later': [
      [0, null, charge(30), null],
      [1, 2, READ, 100],
      [8, 9, READ, 70],
    ],
    'a charge that was never answered may never happen': [
      [0, null, charge(30), null],
      [1, 2, charge(100), 'ok'],
    ],
    'a charge answered with an unknown outcome may have been refused, or not': [
      [0, 9, charge(120), null],
      [1, 9, credit(50), 'ok'],
      [10, 11, READ, 30],
    ],
    'a charge answered with an unknown outcome that was not made': [
      [0, 1, charge(30), null],
      [2, 3, READ, 100],
    ],
    'a refund somewhere within its interval': [
      [0, 1, charge(100), 'ok'],
      [2, 9, refund(100), 'ok'],
      [3, 4, charge(60), 'ok'],
      [5, 6, READ, 40],
    ],
    'insufficient before a credit that overlaps': [
      [0, 9, credit(50), 'ok'],
      [1, 2, charge(120), 'insufficient'],
      [3, 4, charge(120), 'ok'],
    ],
  }
  it.each(Object.entries(good))('allows %s', (_, lines) => {
    expect(wallet(lines)).toEqual({ ok: true })
  })

  const bad: Record<string, WalletLine[]> = {
    'a lost update': [
      [0, 5, charge(30), 'ok'],
      [0, 5, charge(30), 'ok'],
      [6, 7, READ, 70],
    ],
    'a stale read': [
      [0, 1, charge(30), 'ok'],
      [2, 3, READ, 100],
    ],
    'a double charge': [
      [0, 1, charge(30), 'ok'],
      [2, 3, READ, 40],
    ],
    'a refund seen twice': [
      [0, 1, charge(30), 'ok'],
      [2, 3, refund(30), 'ok'],
      [4, 5, READ, 130],
    ],
    'a refund that never came': [
      [0, 1, charge(30), 'ok'],
      [2, 3, refund(30), 'ok'],
      [4, 5, READ, 70],
    ],
    'reads that go backwards beside a charge': [
      [0, 9, charge(30), 'ok'],
      [1, 2, READ, 70],
      [3, 4, READ, 100],
    ],
    'more spent than there was': [
      [0, 5, charge(60), 'ok'],
      [0, 5, charge(60), 'ok'],
    ],
    'insufficient where there was enough': [
      [0, 9, charge(30), 'ok'],
      [0, 9, charge(70), 'insufficient'],
    ],
    'an unanswered charge seen before it started': [
      [0, 1, READ, 70],
      [2, null, charge(30), null],
    ],
    'an unanswered charge that comes twice': [
      [0, null, charge(30), null],
      [1, 2, READ, 70],
      [3, 4, READ, 40],
    ],
  }
  it.each(Object.entries(bad))('refuses %s', (_, lines) => {
    expect(wallet(lines)).toMatchObject({ ok: false })
  })

  it('names what could not be placed', () => {
    const history = historyOf<WalletInput, WalletOutput>([
      [0, 1, charge(30), 'ok'],
      [2, 5, charge(10), 'ok'],
      [3, 6, READ, 100],
      [7, 8, READ, 60],
    ])
    expect(isLinearizable(walletModel(100), history)).toEqual({ ok: false, stuck: [history[2]] })
  })
})

const submit = (account = 1) => ({ kind: 'submit' as const, account })
const read = (orderId: string | null, account = 1) => ({ kind: 'read' as const, account, orderId })
const created = (orderId: string, status: Status) => ({ kind: 'created' as const, orderId, status })
const replay = (orderId: string, status: Status) => ({ kind: 'replay' as const, orderId, status })
const order = (orderId: string, status: Status) => ({ kind: 'order' as const, orderId, status })
const pending = (orderId: string) => ({ kind: 'pending' as const, orderId })
const REFUSED = { kind: 'refused' as const }
const IN_FLIGHT = { kind: 'in-flight' as const }
const FORBIDDEN = { kind: 'forbidden' as const }
const NOT_FOUND = { kind: 'not-found' as const }

describe('a trxid', () => {
  const good: Record<string, TrxidLine[]> = {
    'created, read until it has ended, replayed': [
      [0, 1, submit(), created('X', 'processing')],
      [2, 3, read('X'), order('X', 'processing')],
      [4, 5, read('X'), order('X', 'cancelled')],
      [6, 7, submit(), replay('X', 'cancelled')],
    ],
    'refused as often as one likes, then created by anybody': [
      [0, 1, submit(1), REFUSED],
      [2, 3, submit(2), REFUSED],
      [4, 5, submit(2), created('X', 'completed')],
      [6, 7, submit(1), FORBIDDEN],
      [8, 9, read('X', 1), NOT_FOUND],
    ],
    'a submit without an answer that created the order': [
      [0, null, submit(), null],
      [1, 2, submit(), IN_FLIGHT],
      [3, 4, submit(), replay('X', 'processing')],
    ],
    'a submit without an answer that did not': [
      [0, null, submit(1), null],
      [1, 2, submit(2), created('X', 'processing')],
    ],
    'not created by a submit with an unknown outcome': [
      [0, 1, submit(1), null],
      [2, 3, submit(2), created('X', 'processing')],
    ],
    'forbidden because of a submit that was never answered': [
      [0, null, submit(1), null],
      [1, 2, submit(2), FORBIDDEN],
      [3, 4, read(null, 1), order('X', 'processing')],
    ],
    'in flight and forbidden beside the first call': [
      [0, 9, submit(1), created('X', 'completed')],
      [1, 2, submit(1), IN_FLIGHT],
      [3, 4, submit(2), FORBIDDEN],
      [5, 6, submit(1), IN_FLIGHT],
    ],
  }
  it.each(Object.entries(good))('may be %s', (_, lines) => {
    expect(trxid(lines)).toEqual({ ok: true })
  })

  const bad: Record<string, TrxidLine[]> = {
    'created twice': [
      [0, 5, submit(), created('X', 'completed')],
      [0, 5, submit(), created('Y', 'completed')],
    ],
    'created twice for two accounts': [
      [0, 5, submit(1), created('X', 'completed')],
      [0, 5, submit(2), created('Y', 'completed')],
    ],
    'replayed as another order': [
      [0, 1, submit(), created('X', 'completed')],
      [2, 3, submit(), replay('Y', 'completed')],
    ],
    'replayed as two orders after a lost answer': [
      [0, null, submit(), null],
      [1, 2, submit(), replay('X', 'processing')],
      [3, 4, submit(), replay('Y', 'processing')],
    ],
    'replayed before anything was created': [
      [0, 1, submit(), replay('X', 'completed')],
      [2, 3, submit(), created('X', 'completed')],
    ],
    'replayed to another account': [
      [0, 1, submit(1), created('X', 'completed')],
      [2, 3, submit(2), replay('X', 'completed')],
    ],
    'read by another account': [
      [0, 1, submit(1), created('X', 'completed')],
      [2, 3, read('X', 2), order('X', 'completed')],
    ],
    'processing again after it was completed': [
      [0, 1, submit(), created('X', 'completed')],
      [2, 3, read('X'), order('X', 'processing')],
    ],
    'cancelled after it was completed': [
      [0, 1, submit(), created('X', 'processing')],
      [2, 3, read('X'), order('X', 'completed')],
      [4, 5, submit(), replay('X', 'cancelled')],
    ],
    'gone after it was seen': [
      [0, 1, submit(), created('X', 'completed')],
      [2, 3, read('X'), NOT_FOUND],
    ],
    'free again after it was seen': [
      [0, 1, submit(), created('X', 'processing')],
      [2, 3, submit(), REFUSED],
    ],
    'forbidden while nobody can hold it': [
      [0, 1, submit(2), FORBIDDEN],
      [2, 3, submit(1), created('X', 'completed')],
    ],
    'forbidden to its own account': [
      [0, null, submit(1), null],
      [1, 2, submit(1), FORBIDDEN],
    ],
    'in flight after it was replayed': [
      [0, 1, submit(), created('X', 'processing')],
      [2, 3, submit(), replay('X', 'processing')],
      [4, 5, submit(), IN_FLIGHT],
    ],
    'read as another order than was asked for': [
      [0, 1, submit(), created('X', 'completed')],
      [2, 3, read('Y'), order('X', 'completed')],
    ],
  }
  it.each(Object.entries(bad))('is never %s', (_, lines) => {
    expect(trxid(lines)).toMatchObject({ ok: false })
  })

  const freed: TrxidLine[] = [
    [0, 1, submit(), pending('X')],
    [2, 3, submit(), REFUSED],
    [4, 5, submit(), created('Y', 'completed')],
    [6, 7, read('X'), NOT_FOUND],
  ]
  it('is freed by a paid lookup that was not made, never by an order', () => {
    expect(trxid(freed, true)).toEqual({ ok: true })
    expect(trxid(freed, false)).toMatchObject({ ok: false })
  })

  it('is not freed by a paid lookup that has ended', () => {
    const lines: TrxidLine[] = [
      [0, 1, submit(), created('X', 'completed')],
      [2, 3, submit(), REFUSED],
    ]
    expect(trxid(lines, true)).toMatchObject({ ok: false })
  })
})
