// Whether the checker finds an order if, and only if, there is one; and in how many steps.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLinearizable } from '../../packages/torture/linear/checker.ts'
import type { Model, Operation } from '../../packages/torture/linear/model.ts'
import { split } from '../../packages/torture/linear/split.ts'
import {
  type Status,
  type TrxidInput,
  type TrxidOutput,
  trxidModel,
} from '../../packages/torture/linear/trxid.ts'
import {
  type WalletInput,
  type WalletOperation,
  type WalletOutput,
  walletModel,
} from '../../packages/torture/linear/wallet.ts'
import { createRandom, type Random } from '../../packages/torture/random.ts'
import { type Act, fitsInSomeOrder, played } from '../helpers/linear.ts'

const INITIAL_MICROS = 20_000
const NEVER = Number.POSITIVE_INFINITY

const input: fc.Arbitrary<WalletInput> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<WalletInput>({ kind: 'read' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('charge', 'charge', 'credit', 'refund'),
      // Even, so that an odd balance never was.
      micros: fc.integer({ min: 1, max: 6_000 }).map((half) => 2 * half),
    }),
  },
)
const lost = fc.constantFrom('no', 'no', 'no', 'no', 'no', 'no', 'no', 'answer', 'request')
const tenths = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 10)
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({ input, atMs: tenths(2_000), beforeMs: tenths(60), afterMs: tenths(60), lost }),
  { minLength: 1, maxLength: 60 },
)
/** Refunds have no caller to lose. */
const clean = (list: Act[]) =>
  list.map((act): Act => (act.input.kind === 'refund' ? { ...act, lost: 'no' } : act))

describe('what clients of a correct wallet see', () => {
  it('is always accepted', () => {
    fc.assert(
      fc.property(acts, (list) => {
        const history = played(INITIAL_MICROS, clean(list))
        expect(isLinearizable(walletModel(INITIAL_MICROS), history)).toEqual({ ok: true })
      }),
      { numRuns: 500 },
    )
  })

  it('is refused with one balance that never was', () => {
    fc.assert(
      fc.property(acts, fc.nat(), (list, which) => {
        const history = played(INITIAL_MICROS, clean(list))
        const reads = history.filter(({ output }) => typeof output === 'number')
        const read = reads[which % reads.length]
        fc.pre(read !== undefined)
        const spoiled = history.map((each): WalletOperation => {
          return each === read ? { ...each, output: Number(read.output) + 1 } : each
        })
        expect(isLinearizable(walletModel(INITIAL_MICROS), spoiled)).toMatchObject({ ok: false })
      }),
      { numRuns: 500 },
    )
  })
})

/** Up to five operations close together, of which some have no answer. */
function randomHistory<Input, Output>(
  random: Random,
  call: () => [Input, Output],
): Operation<Input, Output>[] {
  return Array.from({ length: random.whole(1, 5) }, (_, n) => {
    const startedMs = random.whole(0, 8)
    const endedMs = random.chance(0.2) ? NEVER : startedMs + random.whole(0, 4)
    const [input, output] = call()
    return { n, startedMs, endedMs, input, output }
  })
}

/** @returns how many of the histories were good, of `count`. */
function compared<State, Input, Output>(
  model: Model<State, Input, Output>,
  seed: string,
  count: number,
  call: (random: Random) => [Input, Output],
): number {
  const random = createRandom(seed)
  let good = 0
  for (let i = 0; i < count; i++) {
    const history = randomHistory(random, () => call(random))
    const expected = fitsInSomeOrder(model, history)
    expect(isLinearizable(model, history).ok, JSON.stringify(history)).toBe(expected)
    if (expected) good++
  }
  return good
}

describe('the checker and one that tries every order agree', () => {
  it('on wallets', () => {
    const good = compared(
      walletModel(2),
      'wallets',
      4_000,
      (random): [WalletInput, WalletOutput] => {
        if (random.chance(0.4)) return [{ kind: 'read' }, random.pick([0, 1, 2, 2, 3, null])]
        const kind = random.pick(['charge', 'credit', 'refund'] as const)
        const answer = kind === 'charge' ? random.pick(['ok', 'insufficient', null] as const) : 'ok'
        return [{ kind, micros: random.whole(1, 3) }, answer]
      },
    )
    expect(good).toBeGreaterThan(600)
    expect(good).toBeLessThan(3_400)
  })

  it.each([false, true])('on trxids (of lookups: %s)', (lookup) => {
    const model = trxidModel({ lookup })
    const good = compared(model, 'trxids', 4_000, (random): [TrxidInput, TrxidOutput] => {
      const account = random.chance(0.8) ? 1 : 2
      const orderId = random.chance(0.8) ? 'X' : 'Y'
      const status = random.pick<Status>(['processing', 'completed', 'completed'])
      if (random.chance(0.4)) {
        const kind = random.pick(['order', 'order', 'not-found'] as const)
        return [
          { kind: 'read', account, orderId: random.pick([null, orderId]) },
          { kind, orderId, status },
        ]
      }
      const kind = random.pick(['created', 'created', 'replay', 'replay', 'refused'] as const)
      const other = random.pick(['pending', 'in-flight', 'forbidden'] as const)
      const output = { kind: random.chance(0.7) ? kind : other, orderId, status }
      return [{ kind: 'submit', account }, random.chance(0.1) ? null : output]
    })
    expect(good).toBeGreaterThan(600)
    expect(good).toBeLessThan(3_400)
  })

  it('on an object that decides by itself what it does', () => {
    // A number that an increment raises by one or by two.
    const model: Model<number, 'increment' | 'read', number> = {
      initial: 0,
      key: String,
      step: (value, { input, output }) => {
        if (input === 'increment') return [value + 1, value + 2]
        return value === output ? [value] : []
      },
    }
    const good = compared(model, 'increments', 3_000, (random) => {
      return [random.pick(['increment', 'read'] as const), random.whole(0, 4)]
    })
    expect(good).toBeGreaterThan(300)
    expect(good).toBeLessThan(2_700)
  })
})

/** 2,000 calls of twelve clients that each do one thing after another, with some rest. */
function longHistory(seed: string, lostShare: number, micros: (random: Random) => number) {
  const random = createRandom(seed)
  const freeMs = Array.from({ length: 12 }, () => 10 * random.next())
  const list = Array.from({ length: 2_000 }, (): Act => {
    const client = freeMs.indexOf(Math.min(...freeMs))
    const [startedMs, tookMs] = [freeMs[client] ?? 0, 1 + 20 * random.next()]
    const beforeMs = tookMs * random.next()
    freeMs[client] = startedMs + tookMs + 30 * random.next()
    const kind = random.pick([
      'read',
      'read',
      'read',
      'charge',
      'charge',
      'charge',
      'charge',
      'credit',
      'credit',
    ] as const)
    const input: WalletInput = kind === 'read' ? { kind } : { kind, micros: micros(random) }
    const isLost = kind !== 'read' && random.chance(lostShare)
    const lost = isLost ? random.pick(['answer', 'request'] as const) : 'no'
    return { input, atMs: startedMs + beforeMs, beforeMs, afterMs: tookMs - beforeMs, lost }
  })
  return played(INITIAL_MICROS, list)
}

const anyAmount = (random: Random) => random.whole(1, 5_000)
const fewPrices = (random: Random) => random.pick([1_000, 1_700, 2_500, 3_300, 4_900])

describe('2,000 operations', () => {
  for (const [name, micros] of Object.entries({ anyAmount, fewPrices }))
    it.each(['a', 'b', 'c'])(`by twelve clients take few steps (${name}, seed %s)`, (seed) => {
      const history = longHistory(seed, 0.01, micros)
      const verdict = isLinearizable(walletModel(INITIAL_MICROS), history, { maxSteps: 300_000 })
      expect(verdict).toEqual({ ok: true })
    })

  it('with a false balance at the end are refused, and it is named', () => {
    const history = longHistory('a', 0.002, fewPrices)
    const read = history.findLast(({ output }) => typeof output === 'number')
    const spoiled = history.map((each): WalletOperation => {
      return each === read ? { ...each, output: 1e9 } : each
    })
    const verdict = isLinearizable(walletModel(INITIAL_MICROS), spoiled)
    expect(verdict).toMatchObject({ ok: false })
    expect('stuck' in verdict && verdict.stuck.map(({ n }) => n)).toContain(read?.n)
  })
})

it('gives up after so many steps', () => {
  const at = { startedMs: 0, endedMs: 9 }
  const charges = Array.from({ length: 40 }, (_, n): WalletOperation => {
    return { n, ...at, input: { kind: 'charge', micros: 2 * (n * n + 1) }, output: 'ok' }
  })
  // No choice of the charges explains an odd balance, but there are 2^40 of them.
  const read: WalletOperation = { n: 40, ...at, input: { kind: 'read' }, output: 1 }
  const model = walletModel(1_000_000)
  let steps = 0
  const counting: typeof model = {
    ...model,
    step: (state, operation) => {
      steps++
      return model.step(state, operation)
    },
  }
  const maxSteps = 5_000
  const history = [...charges, read]
  expect(isLinearizable(counting, history, { maxSteps })).toEqual({ ok: null })
  expect(steps).toBeLessThan(maxSteps + 2 * history.length ** 2)
})

describe('split', () => {
  const at = (startedMs: number, endedMs: number) => ({ startedMs, endedMs })

  it('cuts where nothing that was answered is open', () => {
    const pieces = split([at(6, 7), at(0, 3), at(2, 5), at(5, 5), at(9, 12), at(10, 11)])
    expect(pieces).toEqual([[at(0, 3), at(2, 5), at(5, 5)], [at(6, 7)], [at(9, 12), at(10, 11)]])
  })

  it('does not wait for what was never answered', () => {
    const pieces = split([at(0, NEVER), at(1, 2), at(3, NEVER), at(4, NEVER), at(5, 6)])
    expect(pieces).toEqual([
      [at(0, NEVER), at(1, 2)],
      [at(3, NEVER), at(4, NEVER), at(5, 6)],
    ])
  })

  it('makes no piece of nothing', () => {
    expect(split([])).toEqual([])
  })
})
