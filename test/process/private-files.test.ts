// Whoever else has a user on the machine reads nothing of what the service and its commands write.
import { chmodSync, copyFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import { runNode, startSandbox } from '../helpers/process.ts'
import { testFolder } from '../helpers/store.ts'

const PATIENCE_MS = 120_000
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const modesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]))

describe('only its owner may read', () => {
  test(
    'what a service and a command write',
    async () => {
      const folder = testFolder()
      const database = join(folder, 'test.db')
      await startSandbox(database)
      const env = { DATABASE_URL: database }
      const run = (...args: string[]) => runNode(['src/cli.ts', ...args], env)
      await run('catalog', 'export', join(folder, 'catalog.json'))
      await run('backup', join(folder, 'backup.db'))
      const modes = modesIn(folder)
      expect(modes).toMatchObject({
        'test.db': '600',
        'test.db-wal': '600',
        'test.db-shm': '600',
        'catalog.json': '600',
        'backup.db': '600',
      })
      expect(Object.values(modes).filter((mode) => !mode.endsWith('00'))).toEqual([])
    },
    PATIENCE_MS,
  )

  test(
    'a database that everybody could read before the start, which is logged',
    async () => {
      const folder = testFolder()
      const database = join(folder, 'test.db')
      await (await openSqlite(database)).close()
      const copy = join(folder, 'test.db.before-restore-20260115120000')
      copyFileSync(database, copy)
      chmodSync(database, 0o644)
      chmodSync(copy, 0o640)
      const sandbox = await startSandbox(database)
      await sandbox.says(/other users could read \S+test\.db \(mode 644\); now only its owner can/)
      await sandbox.says(/other users could read \S+before-restore-\d+ \(mode 640\)/)
      expect([modeOf(database), modeOf(copy)]).toEqual(['600', '600'])
    },
    PATIENCE_MS,
  )

  test('a backup that is not whole yet', async () => {
    const folder = testFolder()
    const store = await openSqlite(join(folder, 'test.db'))
    const seen = new Set<string>()
    const onProgress = () => void seen.add(modeOf(join(folder, 'backup.db.partial')))
    await store.backup(join(folder, 'backup.db'), { onProgress })
    await store.close()
    expect([...seen]).toEqual(['600'])
  })
})
