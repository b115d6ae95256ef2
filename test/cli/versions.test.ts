// Commands beside a service of another version: they change no schema, and say what the version is.
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { testCli } from '../helpers/cli.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { earlierFile } from '../helpers/earlier-database.ts'
import { longTest, runNode, startNode } from '../helpers/process.ts'
import { testFolder } from '../helpers/store.ts'

const PATIENCE_MS = 120_000
const JOURNAL = '__drizzle_migrations'
const OLDER = /^error: .* was written by an older version of gamewallet [^\n]*npm start[^\n]*\n$/

const migrationsIn = (file: string) => {
  const database = new SQLite(file, { readonly: true })
  const count = database.prepare(`SELECT count(*) FROM ${JOURNAL}`).pluck().get()
  database.close()
  return count
}

test('commands leave the database of an older version as it is, and say what to do', async () => {
  const cli = await testCli()
  const direct = await connectDirectly(cli.store)
  // As before the newest migration; the table makes sure that no other test gets this database.
  await direct.exec(
    `CREATE TABLE spoiled (x int); DELETE FROM ${JOURNAL} WHERE created_at = (SELECT max(created_at) FROM ${JOURNAL})`,
  )
  for (const line of [
    'audit',
    'account show --telegram-id 7',
    'account open --telegram-id 7',
    'settings set maintenance on',
    'stock show',
    'team list',
  ])
    expect(await cli.refusal(...line.split(' ')), line).toMatch(OLDER)
})

longTest(
  'as processes: an audit does not migrate, a backup is written, the start of the service migrates',
  async () => {
    const file = earlierFile()
    const env = { DATABASE_URL: file }
    const audit = await runNode(['src/cli.ts', 'audit'], env)
    expect(audit).toMatchObject({ exitCode: 1, stdout: '', stderr: expect.stringMatching(OLDER) })
    const copy = join(testFolder(), 'before-update.db')
    const backup = await runNode(['src/cli.ts', 'backup', copy], env)
    expect(backup).toMatchObject({ exitCode: 0, stderr: '' })
    expect([migrationsIn(file), migrationsIn(copy)]).toEqual([14, 14])

    const service = startNode(['test/helpers/service-process.ts'], { ...env, PORT: '0' })
    const [, version] = await service.says(/"version":"([^"]+)","url":"http:[^\n]*"msg":"started"/)
    expect(version).toBe(manifest.version)
    expect(await service.end('SIGTERM')).toBe(0)
    expect(migrationsIn(file)).toBeGreaterThan(14)
    expect(await runNode(['src/cli.ts', 'audit'], env)).toMatchObject({ exitCode: 0, stderr: '' })
  },
  PATIENCE_MS,
)

test('says its version, also where there is no database', async () => {
  const env = { DATABASE_URL: join(testFolder(), 'none.db') }
  expect(await runNode(['src/cli.ts', '--version'], env)).toEqual({
    exitCode: 0,
    stdout: `gamewallet ${manifest.version}\n`,
    stderr: '',
  })
})
