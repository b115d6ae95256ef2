import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { keepBackupState } from '../../src/domain/settings/backup-state.ts'
import { actsOf } from '../helpers/acts.ts'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { panelOf } from '../helpers/panel.ts'
import { testFolder } from '../helpers/store.ts'
import { team } from '../helpers/team.ts'

const STATUS = '/panel/service/status'

it('shows the last backup, where it is, how large, how many there are, and the last failure', async () => {
  const folder = join(testFolder(), 'backups')
  mkdirSync(folder)
  writeFileSync(join(folder, 'gamewallet-2026-01-14-120000.db'), '')
  writeFileSync(join(folder, 'gamewallet-2026-01-15-120000.db'), Buffer.alloc(1_400_000))
  writeFileSync(join(folder, 'mine.db'), '')
  const bot = await testBot({ backups: { folder, everyMs: 86_400_000, keep: 14 } })
  const panel = await panelOf(bot, ADMIN_ID)
  const { text } = await panel.open(STATUS)
  expect(text).toMatch(/15 Jan 2026, 12:00[\s\S]*1\.4 MB[\s\S]*1 day[\s\S]*2 of 14/)
  expect(text).toContain(folder)
  expect(text).not.toMatch(/failed|mine/)
  await bot.store.transaction((tx) => keepBackupState(tx, 'disk full', bot.clock.now))
  expect((await panel.open(STATUS)).said).toMatch(/last backup failed: disk full/)
})

it('gives an owner the database as a file that opens, and writes it down', async () => {
  const at = await team()
  const panel = await panelOf(at, at.ada.id)
  const page = await panel.open(STATUS)
  expect(page.text).toMatch(/codes in it are not encrypted/)
  const key = /name="key" value="([^"]+)"/.exec(page.html)?.[1] ?? ''
  const body = new URLSearchParams({ key, form: 'one' })
  const take = () => panel.ask(`${STATUS}/backup`, { method: 'POST', body })
  const answer = await take()
  expect(answer.headers.get('content-disposition')).toMatch(/gamewallet-.+\.db/)
  const file = join(testFolder(), 'backup.db')
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()))
  const db = new SQLite(file, { readonly: true })
  expect(db.prepare('SELECT count(*) AS n FROM accounts').get()).toEqual({ n: 4 })
  db.close()
  expect(await actsOf(at.store, 'service.backup')).toMatchObject([{ actor: `admin:${at.ada.id}` }])
  expect((await take()).status).toBe(303)
  const max = await panelOf(at, at.max.id)
  expect((await max.open(STATUS)).text).not.toMatch(/backup/i)
  expect((await max.send(`${STATUS}/backup`)).status).toBe(403)
})

it('says what runs, and what the database is', async () => {
  const bot = await testBot()
  const { text, html } = await (await panelOf(bot, ADMIN_ID)).open(STATUS)
  expect(text).toMatch(/Version\n\d+\.\d+[\s\S]*MB/)
  expect(html).toMatch(/href="\/docs"/)
})
