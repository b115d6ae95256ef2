// Telegram keeps the list of commands that a bot set for a chat: an admin's must go with the admin.

import { expect, test } from 'vitest'
import { storeRole } from '../../../src/domain/team/team.ts'
import { testBot } from '../../helpers/bot.ts'

test.each(['/start', '/ban'])(
  'who is no admin any more loses the list of their commands with %s',
  async (text) => {
    const { newcomer, giveRole, ask, store, clock } = await testBot()
    const max = await newcomer()
    const listed = async () => {
      const { commands } = await ask<{ commands: { command: string }[] }>(`/chats/${max.id}`)
      return commands.map(({ command }) => command)
    }
    await giveRole(max, 'manager')
    await max.write('/admin')
    expect(await listed()).toContain('ban')
    await store.transaction((tx) => storeRole(tx, max.id, null, clock.now))
    await max.write(text)
    expect(await listed()).not.toContain('ban')
    expect(await listed()).toContain('api')
  },
)
