import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DatabaseUnavailable } from '../../src/db/store.ts'
import { noMeter } from '../../src/domain/shared/meter.ts'
import { createLoop } from '../../src/jobs/loop.ts'
import { createLog } from '../../src/log/log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a job tells once that the database is away, and again where it is away anew', async () => {
  const logLines: string[] = []
  const log = createLog('error', { write: (line) => void logLines.push(line) })
  const refused = new Error('connect ECONNREFUSED 127.0.0.1:5432')
  const rounds = ['away', 'away', 'back', 'away', 'away']
  const runOnce = async () => {
    if (rounds.shift() === 'away') throw new DatabaseUnavailable('not done', refused)
  }
  const job = { name: 'work', everyMs: 500, overlaps: false, runOnce }
  const loop = createLoop(job, log, noMeter)
  loop.start()
  await vi.advanceTimersByTimeAsync(2500)
  await loop.stop()
  expect(rounds).toEqual([])
  expect(logLines).toHaveLength(2)
  for (const line of logLines) {
    const told = JSON.parse(line)
    expect(told).toMatchObject({ job: 'work', reason: expect.stringContaining(refused.message) })
    expect(told).not.toHaveProperty('err')
  }
})
