// What a service does whose database file was damaged while it was down, after a crash: real processes.
import { describe, expect, test } from 'vitest'
import { notices } from '../src/db/schema.ts'
import { damage, databaseWith } from './helpers/damage.ts'
import { startNode } from './helpers/process.ts'
import { openTestStore } from './helpers/store.ts'

const PATIENCE_MS = 120_000
const CHECKED = /not shut down cleanly, or is in use: checking its file/

async function start(file: string) {
  const service = startNode(['test/helpers/service-process.ts'], { DATABASE_URL: file, PORT: '0' })
  const [, url = ''] = await service.says(/"url":"(http:[^"]+)"/)
  return { ...service, ready: async () => (await fetch(`${url}/readyz`)).status }
}

async function crashed(): Promise<string> {
  const file = await databaseWith(() => undefined)
  await (await start(file)).end('SIGKILL')
  return file
}

describe('after a crash', () => {
  test(
    'a damaged file is logged, makes the service not ready, and the admins are told',
    async () => {
      const file = await crashed()
      damage(file)
      const service = await start(file)
      await service.says(/"damage":\[.*"the database file is damaged"/)
      await expect.poll(service.ready).toBe(503)
      const { read } = await openTestStore(file)
      await expect
        .poll(async () => (await read.select().from(notices)).map(({ kind }) => kind))
        .toEqual(['database_damaged'])
    },
    PATIENCE_MS,
  )

  test(
    'a file that is whole is said to be, and one that was closed in good order is not checked',
    async () => {
      const file = await crashed()
      const service = await start(file)
      await service.says(/"the database file is intact"/)
      expect(await service.ready()).toBe(200)
      expect(await service.end('SIGTERM')).toBe(0)
      const next = await start(file)
      expect(await next.ready()).toBe(200)
      expect(await next.end('SIGTERM')).toBe(0)
      expect(next.stdout()).not.toMatch(CHECKED)
    },
    PATIENCE_MS,
  )
})
