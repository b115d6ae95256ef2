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

it('shows another list once somebody sets their app to another language, and tells the bot', async () => {
  const { api, act, shown, updates, door, chat } = await started()
  await api.setMyCommands(list('default'))
  await api.setMyCommands(list('arabic'), { language_code: 'ar' })
  await act(`/chats/${ANA}/language`, { language: 'ar' })
  expect([await shown(ANA), await shown(ADA)]).toEqual([['arabic'], ['default']])
  expect((await chat(ANA)).person.language_code).toBe('ar')
  await updates()
  await act(`/chats/${ANA}/text`, { text: 'hello' })
  expect(await updates()).toMatchObject([{ message: { from: { language_code: 'ar' } } }])
  await act(`/chats/${ANA}/language`, { language: 'ru' })
  expect(await shown(ANA)).toEqual(['default'])
  for (const language of ['', 'english', 'e', '../x'])
    expect((await door(`/chats/${ANA}/language`, { language })).status, language).toBe(400)
})
