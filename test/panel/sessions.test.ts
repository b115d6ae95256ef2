import { expect, it } from 'vitest'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { panelOf } from '../helpers/panel.ts'

it('lists the sessions of the panel, and ends them', async () => {
  const bot = await testBot()
  const first = await panelOf(bot, ADMIN_ID)
  const second = await panelOf(bot, ADMIN_ID)
  expect((await first.open('/panel/service/sessions')).text).toContain('198.51.100.9')
  // It has no file.
  expect((await first.open('/panel/service/sessions?as=csv')).text).toContain('198.51.100.9')
  const ended = await first.send('/panel/service/sessions/end-all')
  expect(ended.said).toBe('It is ended.')
  expect((await second.open('/panel')).status).toBe(401)
  expect((await first.open('/panel')).status).toBe(200)
})
