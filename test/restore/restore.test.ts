import { copyFileSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import SQLite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import { settings } from '../../src/domain/schema.ts'
import { type Restoring, restoreDatabase } from '../../src/restore/restore.ts'
import { later, START } from '../helpers/factories.ts'
import { fill } from '../helpers/large.ts'
import { LONG_RUN, startNode } from '../helpers/process.ts'
import { testDatabase, testFolder } from '../helpers/store.ts'

const STEPS = ['copy', 'check', 'examine', 'compare', 'keep', 'replace', 'end'] as const
const KEPT = 'present.db.before-restore-20260115120000'

test('puts the backup in place and keeps the present database whole', async () => {
  const { database, file, names } = await setUp()
  const restored = await restore({ database, file })
  expect(restored).toMatchObject({ examined: ['backup'], kept: expect.stringContaining(KEPT) })
  expect(await marksIn(database)).toEqual(['backup'])
  expect(await marksIn(restored.kept ?? '')).toEqual(['present'])
  expect(await marksIn(file)).toEqual(['backup'])
  expect(names()).toEqual(['backup.db', 'present.db', KEPT])
})

test('makes the database and its folder where there are none', async () => {
  const { file } = await setUp()
  const database = join(testFolder(), 'deep/er/new.db')
  expect(await restore({ database, file })).toMatchObject({ kept: null })
  expect(await marksIn(database)).toEqual(['backup'])
})

test.each(LONG_RUN ? STEPS : ['keep', 'replace', 'end'])(
  'killed at the step %s it leaves the old or the new database',
  async (step) => {
    const { database, file, names } = await setUp()
    const module = pathToFileURL(join(import.meta.dirname, '../../src/restore/restore.ts'))
    const program = `
    import { restoreDatabase } from ${JSON.stringify(module)}
    await restoreDatabase({
      file: ${JSON.stringify(file)},
      database: ${JSON.stringify(database)},
      force: false,
      unknownCodes: null,
      mergeSettings: () => ({}),
      now: new Date(${START.getTime()}),
      examine: async () => {},
      onStep: (step) => step === '${step}' && process.kill(process.pid, 'SIGKILL'),
    })
    console.log('not killed')`
    const killed = startNode(['--input-type=module', '-e', program], {})
    expect(await killed.exitCode).toBe(null)
    expect(killed.stdout() + killed.stderr()).toBe('')
    expect(await marksIn(database)).toEqual([step === 'end' ? 'backup' : 'present'])

    // What was left does not stand in the way of the next one.
    await restore({ database, file, now: later(1000) })
    expect(await marksIn(database)).toEqual(['backup'])
    expect(names().filter((name) => name.includes('.partial'))).toEqual([])
  },
)

test('is refused while another process has the database open, and carried out after', async () => {
  const { database, file, names } = await setUp()
  const module = pathToFileURL(join(import.meta.dirname, '../../src/db/sqlite/sqlite.ts'))
  const program = `
    import { openSqlite } from ${JSON.stringify(module)}
    import { settings } from ${JSON.stringify(new URL('../../domain/schema.ts', module))}
    const store = await openSqlite(${JSON.stringify(database)})
    await store.transaction((tx) => tx.insert(settings).values({ name: 'in the log', value: 1 }))
    console.log('open')
    // A store that nobody holds is closed when it is collected.
    setInterval(() => store.read, 1000)`
  const service = startNode(['--input-type=module', '-e', program], {})
  await service.says(/open/)

  await expect(restore({ database, file })).rejects.toThrow(/present\.db is in use\. Stop/)
  expect(names().filter((name) => /partial|restore/.test(name))).toEqual([])
  expect(await marksIn(database)).toEqual(['in the log', 'present'])

  // Killed, so that its last commit is only in the log.
  await service.end('SIGKILL')
  const { kept } = await restore({ database, file })
  expect(await marksIn(database)).toEqual(['backup'])
  expect(await marksIn(kept ?? '')).toEqual(['in the log', 'present'])
})

test('takes what is committed only in the log beside the file along', async () => {
  const { database } = await setUp()
  const folder = testFolder()
  const live = await openSqlite(join(folder, 'live.db'))
  onTestFinished(() => live.close())
  await live.transaction((tx) => tx.insert(settings).values({ name: 'in the log', value: 1 }))
  for (const beside of ['', '-wal'])
    copyFileSync(join(folder, `live.db${beside}`), join(folder, `copy.db${beside}`))
  await restore({ database, file: join(folder, 'copy.db') })
  expect(await marksIn(database)).toEqual(['in the log'])
})

test('lets the one who could use the old database use the new one', async () => {
  const { database, file } = await setUp()
  await chmod(database, 0o600)
  await restore({ database, file })
  expect(statSync(database).mode & 0o777).toBe(0o600)
})

test('lets nobody else read the copy, though everybody may read the backup and the database', async () => {
  const { database } = await setUp()
  const folder = testFolder()
  const live = await openSqlite(join(folder, 'live.db'))
  onTestFinished(() => live.close())
  await live.transaction((tx) => tx.insert(settings).values({ name: 'in the log', value: 1 }))
  for (const beside of ['', '-wal']) {
    copyFileSync(join(folder, `live.db${beside}`), join(folder, `copy.db${beside}`))
    await chmod(join(folder, `copy.db${beside}`), 0o644)
  }
  await chmod(database, 0o644)
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  const seen = new Set<string>()
  await restore({
    ...{ database, file: join(folder, 'copy.db') },
    onStep(step) {
      if (step === 'check')
        for (const end of ['', '-wal']) seen.add(modeOf(`${database}.partial${end}`))
    },
  })
  expect([...seen]).toEqual(['600'])
  expect(modeOf(database)).toBe('600')
})

test('takes no log of a database that is gone for one of the new database', async () => {
  const { file } = await setUp()
  const folder = testFolder()
  const old = await openSqlite(join(folder, 'old.db'))
  await old.transaction((tx) => tx.insert(settings).values({ name: 'of the old', value: 1 }))
  const database = join(folder, 'new.db')
  copyFileSync(join(folder, 'old.db-wal'), `${database}-wal`)
  await old.close()
  await restore({ database, file })
  expect(await marksIn(database)).toEqual(['backup'])
  expect(existsSync(join(folder, 'new.db.before-restore-20260115120000-wal'))).toBe(true)
})

test('replaces a damaged database only with force, and keeps it', async () => {
  const { database, file } = await setUp()
  writeFileSync(database, 'no database at all, but longer than a header of SQLite'.repeat(100))
  await expect(restore({ database, file })).rejects.toThrow(/cannot be read .* add --force/)
  expect(statSync(database).size).toBe(5400)

  const { kept } = await restore({ database, file, force: true })
  expect(await marksIn(database)).toEqual(['backup'])
  expect(statSync(kept ?? '').size).toBe(5400)
})

test('is ended by its signal while it copies, and leaves nothing', async () => {
  const { database, file, names } = await setUp()
  const source = await openSqlite(file)
  await fill(source)
  await source.close()
  const before = names()
  const stop = new AbortController()
  const restored = restore({
    ...{ database, file, signal: stop.signal },
    onCopied: () => stop.abort(new Error('enough')),
  })
  await expect(restored).rejects.toThrow('enough')
  expect(names()).toEqual(before)
  expect(await marksIn(database)).toEqual(['present'])
})

test('leaves everything as it was where the copy is not accepted', async () => {
  const { database, file, names } = await setUp()
  const before = names()
  const refused = restoreDatabase({
    ...{ database, file, force: false, unknownCodes: null, mergeSettings, now: START },
    examine: () => Promise.reject(new Error('not this one')),
  })
  await expect(refused).rejects.toThrow('not this one')
  expect(names()).toEqual(before)
  expect(await marksIn(database)).toEqual(['present'])
})

/** A database and a backup, each with a setting that names it. */
async function setUp() {
  const folder = testFolder()
  const database = join(folder, 'present.db')
  const file = join(folder, 'backup.db')
  for (const [path, name] of [
    [database, 'present'],
    [file, 'backup'],
  ] as const) {
    copyFileSync(await testDatabase(), path)
    const store = await openSqlite(path)
    await store.transaction((tx) => tx.insert(settings).values({ name, value: 1 }))
    await store.close()
  }
  return { database, file, names: () => readdirSync(folder).sort() }
}

const mergeSettings = () => ({})

type Options = Pick<Restoring<unknown>, 'database' | 'file'> & Partial<Restoring<unknown>>

function restore({ examine: _, ...options }: Options) {
  return restoreDatabase({
    ...{ force: false, unknownCodes: null, mergeSettings, now: START },
    ...options,
    examine: async (copy) =>
      (await copy.read.select({ name: settings.name }).from(settings)).map(({ name }) => name),
  })
}

async function marksIn(file: string): Promise<unknown[]> {
  const database = new SQLite(file, { fileMustExist: true })
  const names = database.prepare("SELECT name FROM settings WHERE name NOT LIKE 'fill%' ORDER BY 1")
  const marks = names.pluck().all()
  database.close()
  return marks
}
