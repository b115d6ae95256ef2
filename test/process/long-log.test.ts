import { statSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { settings } from '../../src/domain/schema.ts'
import { createLog } from '../../src/log/log.ts'
import { createMetrics } from '../../src/metrics/metrics.ts'
import { testApp } from '../helpers/app.ts'
import { fileOf, openFile } from '../helpers/direct.ts'

const LONG_BYTES = 64 << 20
const KEPT_BYTES = 16 << 20

test('a log that a long reader lets grow is warned of, and cut once the reader has ended', async () => {
  const { app, store, logLines, clock } = await testApp()
  const file = await fileOf(store)
  const size = () => statSync(`${file}-wal`).size
  const reader = openFile(file)
  reader.exec('BEGIN')
  reader.prepare('SELECT count(*) FROM settings').get()
  const value = 'x'.repeat(8 << 20)
  for (let i = 0; size() < LONG_BYTES; i++)
    await store.transaction((tx) => tx.insert(settings).values({ name: `long:${i}`, value }))

  await app.jobs.database.runOnce()
  await app.jobs.database.runOnce()
  const warnings = logLines.filter((line) => line.includes('log keeps growing'))
  expect(warnings).toHaveLength(1)
  const metrics = createMetrics({
    ...store,
    clock: () => clock.now,
    log: createLog('silent', { write() {} }),
  })
  const [, bytes] = /^gamewallet_database_log_bytes (\d+)$/m.exec(await metrics.text()) ?? []
  expect(Number(bytes)).toBeGreaterThan(LONG_BYTES)

  reader.exec('COMMIT')
  await vi.waitFor(
    async () => {
      await app.jobs.database.runOnce()
      expect(size()).toBeLessThanOrEqual(KEPT_BYTES)
    },
    { timeout: 60_000, interval: 100 },
  )
  await app.jobs.database.runOnce()
  expect(logLines.join('\n')).toContain('log is short again')
})
