import { describe, expect, test } from 'vitest'
import type { HeldLock, Store } from '../../../src/db/store.ts'
import { keepLock, runAsLeader } from '../../../src/domain/instances/leader.ts'
import { aborted } from '../../../src/domain/shared/waiting.ts'
import { createLog } from '../../../src/log/log.ts'
import { killableStore } from '../../helpers/killable-store.ts'
import { passingTime } from '../../helpers/passing-time.ts'
import { openTestStore, testDatabase } from '../../helpers/store.ts'

const MINUTE_MS = 60_000
/** A lock is tried four times a second. */
const SOON_MS = 500

/** Processes on one database, and what they did: `+one` where one begins, `-one` where it ends. */
async function processes() {
  const { pass, watched } = passingTime()
  const url = await testDatabase()
  const events: string[] = []
  const logLines: string[] = []
  const log = createLog('info', { write: (line) => void logLines.push(line) })
  return {
    ...{ events, logLines, log, pass },
    open: async () => watched(await openTestStore(url)),
    start: (name: string, store: Pick<Store, 'lock'>, windUpMs = 0) =>
      runAsLeader({ store, log }, 'work', async (signal) => {
        events.push(`+${name}`)
        await aborted(signal)
        if (windUpMs > 0) await new Promise((resolve) => setTimeout(resolve, windUpMs))
        events.push(`-${name}`)
      }),
  }
}

/** A database whose one lock is taken from whoever has it when the test says so. */
function fickle() {
  let present: AbortController | null = null
  let away = false
  return {
    async lock(): Promise<HeldLock | null> {
      if (away) throw new Error('The database is away.')
      if (present) return null
      const lost = new AbortController()
      present = lost
      const release = async () => {
        if (present === lost) present = null
      }
      return { lost: lost.signal, release }
    },
    goAway() {
      away = true
      present?.abort(new Error('The connection was cut.'))
      present = null
    },
    comeBack() {
      away = false
    },
    get isHeld() {
      return present !== null
    },
  }
}

describe('processes that one leads', () => {
  test('follow when it stops in order, at once, and not before it has ended', async () => {
    const { events, open, start, pass } = await processes()
    const one = start('one', await open(), MINUTE_MS)
    await pass(SOON_MS)
    const two = start('two', await open())
    await pass(SOON_MS)
    const stopped = one.stop()
    await pass(MINUTE_MS - 1)
    expect(events).toEqual(['+one'])
    await pass(1)
    await stopped
    await pass(SOON_MS)
    expect(events).toEqual(['+one', '-one', '+two'])
    await two.stop()
  })

  test('follow at once when it is killed', async () => {
    const { events, open, start, pass } = await processes()
    const killable = killableStore(await open())
    const one = start('one', killable.store)
    await pass(SOON_MS)
    const two = start('two', await open())
    await killable.kill()
    await pass(SOON_MS)
    expect(events).toEqual(['+one', '+two'])
    killable.leave()
    await Promise.all([one.stop(), two.stop()])
  })

  test('end their work when the lock is lost, and lead again once they have it', async () => {
    const { events, logLines, start, pass } = await processes()
    const store = fickle()
    const one = start('one', store)
    await pass(SOON_MS)
    store.goAway()
    await pass(MINUTE_MS)
    expect(events).toEqual(['+one', '-one'])
    store.comeBack()
    await pass(SOON_MS)
    expect(events).toEqual(['+one', '-one', '+one'])
    await one.stop()
    expect(store.isHeld).toBe(false)
    expect(logLines.filter((line) => line.includes('a lock was lost'))).toHaveLength(1)
    expect(logLines.join()).toContain('The connection was cut.')
    expect(logLines.filter((line) => line.includes('could not ask for a lock'))).toHaveLength(1)
  })
})

test('a lock for life is taken again when it was lost, which is told once, and given back', async () => {
  const { log, logLines, pass } = await processes()
  const store = fickle()
  let back = 0
  const onRetaken = async () => void back++
  const kept = await keepLock({ store, log }, 'mine', { onRetaken })
  expect(await keepLock({ store, log }, 'mine')).toBeNull()
  store.goAway()
  await pass(MINUTE_MS)
  expect({ back, told: logLines.length }).toEqual({ back: 0, told: 2 })
  store.comeBack()
  await pass(SOON_MS)
  expect({ back, isHeld: store.isHeld }).toEqual({ back: 1, isHeld: true })
  await kept?.release()
  expect(store.isHeld).toBe(false)
})

test('a lock for life is taken anew where what follows upon it fails', async () => {
  const { log, logLines, pass } = await processes()
  const store = fickle()
  let back = 0
  const onRetaken = async () => {
    if (++back < 3) throw new Error('Not yet.')
  }
  const kept = await keepLock({ store, log }, 'mine', { onRetaken })
  store.goAway()
  await pass(SOON_MS)
  store.comeBack()
  await pass(MINUTE_MS)
  expect({ back, isHeld: store.isHeld }).toEqual({ back: 3, isHeld: true })
  expect(logLines.join()).toContain('a lock was taken again')
  await kept?.release()
  expect(store.isHeld).toBe(false)
})
