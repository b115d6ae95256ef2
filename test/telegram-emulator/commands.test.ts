import type { BotCommand } from 'grammy/types'
import { expect, it } from 'vitest'
import { ADA, ANA, startEmulation } from './emulation.ts'

const list = (...names: string[]): BotCommand[] =>
  names.map((command) => ({ command, description: `Does ${command}` }))

async function started() {
  const emulation = await startEmulation()
  const { act, chat } = emulation
  await act(`/chats/${ANA}/text`, { text: '/start' })
  const shown = async (id: number) => (await chat(id)).commands.map(({ command }) => command)
  return { ...emulation, shown }
}

it('shows the narrowest list, in the language of the person', async () => {
  const { api, shown } = await started()
  await api.setMyCommands(list('default'))
  expect(await shown(ANA)).toEqual(['default'])
  await api.setMyCommands(list('private'), { scope: { type: 'all_private_chats' } })
  expect(await shown(ADA)).toEqual(['private'])
  await api.setMyCommands(list('english'), {
    scope: { type: 'all_private_chats' },
    language_code: 'en',
  })
  expect([await shown(ANA), await shown(ADA)]).toEqual([['english'], ['private']])
  const scope = { type: 'chat', chat_id: ANA } as const
  await api.setMyCommands(list('own'), { scope })
  expect([await shown(ANA), await shown(ADA)]).toEqual([['own'], ['private']])
  await api.deleteMyCommands({ scope })
  expect(await shown(ANA)).toEqual(['english'])
})
