import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { leases } from '../../src/db/schema.ts'
import type { Store } from '../../src/db/store.ts'
import { aborted, releaseLease, takeLease, takeTurns } from '../../src/domain/leases.ts'
import { createLog } from '../../src/log.ts'
import { later } from '../helpers/factories.ts'
import { mortal } from '../helpers/mortal.ts'
import { passingTime } from '../helpers/passing-time.ts'
import { openTestStore, testDatabase, testStore } from '../helpers/store.ts'

const LEASE_MS = 15_000
const TAKEOVER_MS = 30_000

const take = (store: Store, holder: string, ms: number) =>
  store.transaction((tx) => takeLease(tx, { name: 'work', holder, leaseMs: LEASE_MS }, later(ms)))
const release = (store: Store, holder: string) =>
  store.transaction((tx) => releaseLease(tx, { name: 'work', holder }))

describe('a lease', () => {
  test('is one process’s until its time has passed since it was last renewed', async () => {
    const store = await testStore()
    expect(await take(store, 'one', 0)).toBe(true)
    expect(await take(store, 'two', 1000)).toBe(false)
    expect(await take(store, 'one', 10_000)).toBe(true)
    expect(await take(store, 'two', 10_000 + LEASE_MS - 1)).toBe(false)
    expect(await take(store, 'two', 10_000 + LEASE_MS)).toBe(true)
    expect(await take(store, 'one', 10_000 + LEASE_MS + 1)).toBe(false)
  })

  test('is given back by its holder alone, and then anybody’s', async () => {
    const store = await testStore()
    await take(store, 'one', 0)
    await release(store, 'two')
    expect(await take(store, 'two', 1)).toBe(false)
    await release(store, 'one')
    expect(await take(store, 'two', 1)).toBe(true)
  })

  test('is had by exactly one of many that ask at once, in several processes', async () => {
    const url = await testDatabase()
    const stores = [await openTestStore(url), await openTestStore(url)]
    for (const ms of [0, LEASE_MS, 2 * LEASE_MS]) {
      const asked = stores.flatMap((store, i) =>
        Array.from({ length: 5 }, (_, n) => take(store, `${ms} ${i} ${n}`, ms)),
      )
      expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1)
    }
  })

  test('that a wrong clock left far ahead holds nobody up; one of a clock a little ahead does', async () => {
    const store = await testStore()
    await take(store, 'one', 5000)
    expect(await take(store, 'two', 0)).toBe(false)
    await take(store, 'one', 24 * 60 * 60_000)
    expect(await take(store, 'two', 0)).toBe(true)
  })
})

describe('processes that take turns', () => {
  /** Processes on one store, and what they did: `+one` where one begins, `-one` where it ends. */
  async function processes() {
    const { pass, clock, watched } = passingTime()
    const shared = watched(await testStore())
    const events: string[] = []
    const logLines: string[] = []
    const process = (
      holder: string,
      { store = shared, aheadMs = 0, windUpMs = 0 }: ProcessOptions = {},
    ) => {
      const deps = {
        store,
        holder,
        leaseMs: LEASE_MS,
        clock: () => new Date(clock().getTime() + aheadMs),
        log: createLog('info', { write: (line) => void logLines.push(line) }),
      }
      return takeTurns(deps, 'work', async (over) => {
        events.push(`+${holder}`)
        await aborted(over)
        if (windUpMs > 0) await new Promise((resolve) => setTimeout(resolve, windUpMs))
        events.push(`-${holder}`)
      })
    }
    return { store: shared, events, logLines, process, pass }
  }

  type ProcessOptions = { store?: Store; aheadMs?: number; windUpMs?: number }

  test('let one have its turn for as long as it lives', async () => {
    const { events, process, pass } = await processes()
    const one = process('one')
    await pass(100)
    const two = process('two')
    await pass(10 * LEASE_MS)
    expect(events).toEqual(['+one'])
    await Promise.all([one.stop(), two.stop()])
  })

  test('begin at once when the one before them stops in order, and not before it has ended', async () => {
    const { events, process, pass } = await processes()
    const one = process('one', { windUpMs: 2 * LEASE_MS })
    await pass(100)
    const two = process('two')
    await pass(2000)
    const stopped = one.stop()
    await pass(2 * LEASE_MS - 1)
    expect(events).toEqual(['+one'])
    await pass(1)
    await stopped
    await pass(LEASE_MS / 10)
    expect(events).toEqual(['+one', '-one', '+two'])
    await two.stop()
  })

  test('follow one that was killed within half a minute, and it has ended before', async () => {
    const { store, events, logLines, process, pass } = await processes()
    const doomed = mortal(store)
    const one = process('one', { store: doomed.store })
    await pass(100)
    // The most that another machine's clock may be ahead.
    const two = process('two', { aheadMs: LEASE_MS / 3 })
    await pass(2000)
    doomed.kill()
    await pass(TAKEOVER_MS)
    expect(events).toEqual(['+one', '-one', '+two'])
    expect(logLines.join()).toMatch(/a lease was lost/)
    const once = logLines.filter((line) => line.includes('could not be asked for'))
    expect(once).toHaveLength(1)
    await Promise.all([one.stop(), two.stop()])
  })

  test('end when another has the lease, and wait again', async () => {
    const { store, events, process, pass } = await processes()
    const one = process('one')
    await pass(100)
    const stolen = { holder: 'two', until: later(LEASE_MS) }
    await store.transaction((tx) => tx.update(leases).set(stolen).where(eq(leases.name, 'work')))
    await pass(LEASE_MS / 2)
    expect(events).toEqual(['+one', '-one'])
    await pass(LEASE_MS)
    expect(events).toEqual(['+one', '-one', '+one'])
    await one.stop()
  })

  test('leave nothing behind when they stop, also while they wait', async () => {
    const { store, events, process, pass } = await processes()
    const one = process('one')
    await pass(100)
    const two = process('two')
    await pass(100)
    await two.stop()
    expect(await store.read.$count(leases)).toBe(1)
    await one.stop()
    expect(await store.read.$count(leases)).toBe(0)
    expect(events).toEqual(['+one', '-one'])
  })
})
