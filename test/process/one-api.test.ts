// Who counts rates by itself serves the API alone: real processes on one database.
import { describe, expect, test } from 'vitest'
import { longTest, startNode } from '../helpers/process.ts'
import { testDatabase } from '../helpers/store.ts'

const PATIENCE_MS = 120_000
/** Whether anybody is there does not matter: it is about who starts beside whom. */
const REDIS_URL = 'redis://127.0.0.1:9'

/** Starts processes with the API on a database of the test's own. */
async function processes() {
  const database = await testDatabase()
  const start = (more: Record<string, string> = {}) =>
    startNode(['src/main.ts'], {
      ...{ DATABASE_URL: database, PORT: '0', ROLES: 'api' },
      ...more,
    })
  return {
    start,
    async started(more?: Record<string, string>) {
      const running = start(more)
      const [, url = ''] = await running.says(/"url":"(http:[^"]+)"/)
      return { ...running, url }
    },
  }
}

const isReady = async ({ url }: { url: string }) => (await fetch(`${url}/readyz`)).status === 200

describe('a process with the API', () => {
  test(
    'is refused beside another where one of them has no REDIS_URL, which goes on',
    async () => {
      const { start, started } = await processes()
      const first = await started()
      const others = [start(), start({ REDIS_URL })] as const
      expect(await Promise.all(others.map(({ exitCode }) => exitCode))).toEqual([1, 1])
      expect(others[0].stderr()).toMatch(
        /^Another process serves the API of .*Set REDIS_URL .* in all/,
      )
      expect(others[1].stderr()).toMatch(/^Another process serves .* without REDIS_URL/)
      for (const { stderr } of others) expect(stderr().trim().split('\n')).toHaveLength(1)
      expect(await isReady(first)).toBe(true)
      expect(await first.end('SIGTERM')).toBe(0)
    },
    PATIENCE_MS,
  )

  longTest(
    'starts beside others where all have REDIS_URL, and keeps out who has none, though one stops',
    async () => {
      const { start, started } = await processes()
      const all = [await started({ REDIS_URL }), await started({ REDIS_URL })] as const
      expect(await all[0].end('SIGTERM')).toBe(0)
      const without = start()
      expect(await without.exitCode).toBe(1)
      expect(without.stderr()).toContain('Set REDIS_URL to the same Redis in all of them')
      expect(await isReady(all[1])).toBe(true)
      expect(await all[1].end('SIGTERM')).toBe(0)
    },
    PATIENCE_MS,
  )
})
