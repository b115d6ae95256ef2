import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { desc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '../../../src/domain/schema.ts'
import { ADMIN_ID, testBot } from '../../helpers/bot.ts'
import { testFolder } from '../../helpers/store.ts'

test('/backup sends a file that opens and holds everything', async () => {
  const bot = await testBot()
  const ada = bot.admin()
  await bot.person().write('/start')
  await ada.write('/start')
  expect(await ada.ask('/backup')).toMatch(/codes in it are not encrypted/)
  await ada.press(/Yes|Send/)
  const message = (await ada.messages()).findLast((one) => one.document)
  const file = join(testFolder(), 'backup.db')
  const url = `${bot.chatUrl}/chats/${ADMIN_ID}/files/${message?.document?.file_id}`
  writeFileSync(file, Buffer.from(await (await fetch(url)).arrayBuffer()))
  const db = new SQLite(file, { readonly: true })
  expect(db.prepare('SELECT count(*) AS n FROM accounts').get()).toEqual({ n: 2 })
  db.close()
  const [act] = await bot.store.read.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(act?.action).toBe('service.backup')
})
