// The file of a database is deleted or replaced while a service has it open.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import { testApp } from '../helpers/app.ts'
import { LONG_RUN, longTest, runNode, startSandbox } from '../helpers/process.ts'
import { openTestStore, testFolder } from '../helpers/store.ts'

const PATIENCE_MS = 120_000
const REFUSED = /^\S+test\.db is not there: it was deleted while a service ran/

type Loss = { what: string; cause: (database: string) => void; startsAgain: RegExp | false }
const remove = (...files: string[]) => {
  // The service may have noticed the first, and removed its log by itself.
  for (const file of files) rmSync(file, { force: true })
}
const LOSSES: Loss[] = [
  {
    what: 'was deleted with its log',
    cause: (database) => remove(database, `${database}-wal`, `${database}-shm`),
    startsAgain: false,
  },
  { what: 'was deleted', cause: (database) => remove(database), startsAgain: false },
  {
    what: 'was replaced by an older copy',
    cause(database) {
      copyFileSync(database, `${database}.copy`)
      renameSync(`${database}.copy`, database)
    },
    startsAgain: /replaced another database while a service ran, .*test\.db\.rescued-\d+/,
  },
]

/** How it refuses; on a slow machine it has ended before it is asked, and takes no connection. */
const ENDED = { status: 503, body: { code: 'DATABASE_UNAVAILABLE' } }

const placed = (trxid: string) => ({ pid: 'GWA-UC-60', userId: '5123456', trxid })

/** Starts the service again, in this process: what it answered is there. */
async function expectReplay(database: string, key: string) {
  const { call } = await testApp({ store: await openTestStore(database) })
  const replay = await call('POST', '/orders', { key, body: placed('before') })
  expect(replay).toMatchObject({ status: 200, body: { idempotentReplay: true } })
}

function rescuedBeside(database: string): string {
  const names = readdirSync(dirname(database)).filter((name) => name.includes('.rescued-'))
  expect(names).toHaveLength(1)
  return join(dirname(database), String(names[0]))
}

describe('a service whose database', () => {
  for (const { what, cause, startsAgain } of LONG_RUN ? LOSSES : LOSSES.slice(0, 1))
    test(
      `${what} answers no more orders, saves what it holds, and ends`,
      async () => {
        const database = join(testFolder(), 'test.db')
        const sandbox = await startSandbox(database)
        expect(await sandbox.ask('/orders', placed('before'))).toMatchObject({ status: 200 })
        cause(database)
        const after = await sandbox.ask('/orders', placed('after')).catch(() => ENDED)
        expect(after).toMatchObject(ENDED)
        const ready = await fetch(`${sandbox.url}/readyz`).catch(() => ({ status: 503 }))
        await expect(ready.status).toBe(503)
        expect(await sandbox.exitCode).toBe(1)
        expect(sandbox.stdout()).toContain(
          '"msg":"the database was deleted or replaced: stopping, without further writes"',
        )
        const rescued = rescuedBeside(database)
        expect(sandbox.stderr()).toContain(`is saved as ${rescued}`)
        // It would be taken for the log of the file that comes next.
        expect(existsSync(`${database}-wal`)).toBe(false)

        if (startsAgain) {
          const again = await startSandbox(database)
          await again.says(startsAgain)
        } else {
          await expect(openSqlite(database)).rejects.toThrow(REFUSED)
          expect(existsSync(database)).toBe(false)
          renameSync(rescued, database)
          await expectReplay(database, sandbox.key)
        }
      },
      PATIENCE_MS,
    )

  for (const end of LONG_RUN ? ['-wal', '-shm'] : [])
    test(
      `loses its ${end} ends, and goes on with all that it has answered when it is started again`,
      async () => {
        const database = join(testFolder(), 'test.db')
        const sandbox = await startSandbox(database)
        expect(await sandbox.ask('/orders', placed('before'))).toMatchObject({ status: 200 })
        rmSync(`${database}${end}`)
        const after = await sandbox.ask('/orders', placed('after')).catch(() => ENDED)
        expect(after).toMatchObject(ENDED)
        expect(await sandbox.exitCode).toBe(1)
        expect(sandbox.stderr()).toContain(`test.db${end} was deleted while it was in use`)
        expect(sandbox.stderr()).toContain(`Everything that was answered is in ${database}`)
        const names = readdirSync(dirname(database))
        expect(names.filter((name) => /rescued|partial/.test(name))).toEqual([])

        await expectReplay(database, sandbox.key)
      },
      PATIENCE_MS,
    )

  longTest(
    'was deleted behind a link is not replaced by an empty one',
    async () => {
      const folder = testFolder()
      const [database, link] = [join(folder, 'disk/test.db'), join(folder, 'link.db')]
      mkdirSync(dirname(database))
      symlinkSync(database, link)
      const sandbox = await startSandbox(link)
      rmSync(database)
      expect(await sandbox.exitCode).toBe(1)
      const again = await runNode(['src/sandbox.ts'], { DATABASE_URL: link, PORT: '0' })
      expect(again).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(REFUSED) })
    },
    PATIENCE_MS,
  )

  test.each([
    ['was deleted', '', /is saved as/],
    ['lost its log', '-wal', /Everything that was answered is in/],
    ['lost the index of its log', '-shm', /Everything that was answered is in/],
  ])(
    '%s is not ready from the next round of the check on, though nothing is written',
    async (...row) => {
      const [, end, closes] = row
      const database = join(testFolder(), 'test.db')
      const store = await openSqlite(database)
      onTestFinished(() => expect(store.close()).rejects.toThrow(closes))
      const { app, call } = await testApp({ store })
      await app.jobs.database.runOnce()
      expect((await call('GET', '/readyz')).status).toBe(200)
      rmSync(`${database}${end}`)
      await expect(app.jobs.database.runOnce()).rejects.toThrow('was deleted while it was in use')
      expect(store.lost.aborted).toBe(true)
      expect((await call('GET', '/readyz')).status).toBe(503)
    },
  )

  test('was deleted while nothing ran is not replaced by an empty one', async () => {
    const database = join(testFolder(), 'test.db')
    writeFileSync(`${database}-wal`, 'what a killed service has left')
    await expect(openSqlite(database)).rejects.toThrow(
      /test\.db is not there, but its log .*test\.db-wal is/,
    )
    expect(existsSync(`${database}-wal`)).toBe(true)
  })
})
