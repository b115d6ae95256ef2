// Telegram keeps the list of commands that a bot set for a chat: an admin's must go with the admin.

import { createTelegramEmulator, type TelegramEmulator } from '@gamewallet/telegram-emulator'
import { expect, test } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { BOT_TOKEN, serve, testBot } from '../helpers/bot.ts'
import { testStore } from '../helpers/store.ts'

const [ADA, BEN] = [9_000_001, 9_000_002]

/** A Telegram to which Ada and Ben have written, and services that start on it one after the other. */
async function withAdmins() {
  const telegram = createTelegramEmulator({
    token: BOT_TOKEN,
    people: [ADA, BEN].map((id) => ({ id, first_name: `Admin ${id}`, role: 'Admin' })),
    clock: () => new Date(),
  })
  const url = await serve((request) => telegram.fetch(request))
  for (const id of [ADA, BEN])
    await fetch(`${url}/chats/${id}/text`, { method: 'POST', body: '{"text":"/start"}' })
  const store = await testStore()
  const commandsOf = async (id: number): Promise<string[]> => {
    const response = await fetch(`${url}/chats/${id}`)
    const { commands } = (await response.json()) as { commands: { command: string }[] }
    return commands.map(({ command }) => command)
  }
  return { telegram, store, commandsOf, start: (ids: number[]) => start(telegram, url, store, ids) }
}

async function start(telegram: TelegramEmulator, apiRoot: string, store: Store, ids: number[]) {
  const bot = await testBot({ store }, { apiRoot, adminIds: new Set(ids) })
  const started = () => bot.logLines.some((line) => line.includes('bot started'))
  return { ...bot, telegram, started: () => expect.poll(started).toBe(true) }
}

async function startAndStop(service: ReturnType<typeof start>) {
  const { started, app } = await service
  await started()
  await app.stop()
}

test('who is no admin any more is listed the commands of everyone', async () => {
  const { start, commandsOf } = await withAdmins()
  await startAndStop(start([ADA, BEN]))
  expect(await commandsOf(ADA)).toContain('ban')
  expect(await commandsOf(BEN)).toContain('ban')
  await startAndStop(start([ADA]))
  expect(await commandsOf(ADA)).toContain('ban')
  expect(await commandsOf(BEN)).not.toContain('ban')
  expect(await commandsOf(BEN)).toContain('api')
})

test('Telegram is asked again where it was away, and the former admin only once', async () => {
  const { start, commandsOf, telegram } = await withAdmins()
  await startAndStop(start([ADA, BEN]))
  telegram.fail({ kind: 'error', reason: 'bad_gateway', method: 'deleteMyCommands', count: 2 })
  await startAndStop(start([ADA]))
  expect(await commandsOf(BEN)).not.toContain('ban')
  telegram.fail({ kind: 'error', reason: 'bad_gateway', method: 'deleteMyCommands', count: 1000 })
  await startAndStop(start([ADA]))
})

test.each(['blocked', 'chat_not_found'] as const)(
  'nobody is kept from starting by a former admin with whom Telegram answers %s',
  async (reason) => {
    const { start, commandsOf, telegram } = await withAdmins()
    await startAndStop(start([ADA, BEN]))
    telegram.fail({ kind: 'error', reason, method: 'deleteMyCommands' })
    await startAndStop(start([ADA]))
    expect(await commandsOf(BEN)).toContain('ban')
    // One who had blocked the bot is asked about again.
    await startAndStop(start([ADA]))
    if (reason === 'blocked') expect(await commandsOf(BEN)).not.toContain('ban')
  },
)
