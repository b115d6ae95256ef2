import { createTelegramEmulator } from '@gamewallet/telegram-emulator'
import { describe, expect, it } from 'vitest'
import { createUpdates } from '../../packages/telegram-emulator/updates.ts'
import { ANA, rawCall, refusal, START, startEmulation, TOKEN } from './emulation.ts'

async function withTexts(...texts: string[]) {
  const emulation = await startEmulation()
  for (const text of texts) await emulation.act(`/chats/${ANA}/text`, { text })
  const poll = async (options: Parameters<typeof emulation.api.getUpdates>[0]) =>
    (await emulation.api.getUpdates(options)).map(({ message }) => message?.text)
  return { ...emulation, poll }
}

describe('getUpdates', () => {
  it('gives an update again until a higher offset confirms it', async () => {
    const { api, poll } = await withTexts('one', 'two', 'three')
    expect(await poll({})).toEqual(['one', 'two', 'three'])
    const [, second] = await api.getUpdates()
    expect(second).toMatchObject({ update_id: 101 })
    expect(await poll({ offset: 101 })).toEqual(['two', 'three'])
    expect(await poll({})).toEqual(['two', 'three'])
    expect(await poll({ offset: 103 })).toEqual([])
  })

  it('gives as many as are asked for, and the last ones for a negative offset', async () => {
    const { poll } = await withTexts('one', 'two', 'three')
    expect(await poll({ limit: 2 })).toEqual(['one', 'two'])
    expect(await poll({ limit: 0 })).toEqual(['one'])
    expect(await poll({ offset: -1 })).toEqual(['three'])
    expect(await poll({})).toEqual(['three'])
  })

  it('waits until something comes', async () => {
    const { api, act } = await startEmulation()
    const waiting = api.getUpdates({ timeout: 30 })
    await act(`/chats/${ANA}/text`, { text: 'at last' })
    expect(await waiting).toMatchObject([{ update_id: 100, message: { text: 'at last' } }])
  })

  it('comes back with nothing when the time is over', async () => {
    const { url } = await startEmulation()
    const { body } = await rawCall(url, 'getUpdates?timeout=0')
    expect(body).toEqual({ ok: true, result: [] })
  })

  it('ends the wait of an earlier poller with a conflict', async () => {
    const { api, act } = await startEmulation()
    const first = refusal(api.getUpdates({ timeout: 30 }))
    // Whichever of the two arrives first is the one that is ended.
    const second = api.getUpdates({ timeout: 30 }).catch((error: unknown) => error)
    const ended = await Promise.race([first.catch(() => ''), second])
    await act(`/chats/${ANA}/text`, { text: 'for the one that is left' })
    expect(String(ended)).toContain(
      'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
    )
  })

  it('ends the wait of a caller that has gone', async () => {
    const { ask } = await startEmulation()
    const gone = new AbortController()
    const waiting = ask(`/bot${TOKEN}/getUpdates`, { timeout: 30 }, gone.signal)
    // By the time of this answer the other call waits.
    await ask(`/bot${TOKEN}/getMe`)
    gone.abort()
    expect(await (await waiting).json()).toEqual({ ok: true, result: [] })
  })

  it('remembers which kinds the bot asked for', async () => {
    const { api, act } = await startEmulation()
    await api.getUpdates({ allowed_updates: ['callback_query'] })
    await act(`/chats/${ANA}/text`, { text: 'not asked for' })
    expect(await api.getUpdates()).toEqual([])
    await api.getUpdates({ allowed_updates: [] })
    await act(`/chats/${ANA}/text`, { text: 'asked for' })
    expect(await api.getUpdates()).toMatchObject([{ message: { text: 'asked for' } }])
  })

  it('numbers updates by the clock, so that a restarted emulator repeats none', async () => {
    for (const seconds of [0, 60]) {
      const now = new Date(START.getTime() + seconds * 1000)
      const restarted = createTelegramEmulator({ token: TOKEN, people: [], clock: () => now })
      const response = await restarted.fetch(
        new Request('http://localhost/chats/1/text', { method: 'POST', body: '{"text":"hello"}' }),
      )
      expect(await response.json()).toMatchObject({ update_id: START.getTime() / 1000 + seconds })
    }
  })
})

it('ends its long polls when it stops, and answers no more', async () => {
  const { ask, stop, url } = await startEmulation()
  const waiting = ask(`/bot${TOKEN}/getUpdates`, { timeout: 30 })
  // By the time of this answer the other call waits.
  expect((await ask(`/bot${TOKEN}/getMe`)).status).toBe(200)
  stop()
  expect(await (await waiting).json()).toEqual({ ok: true, result: [] })
  expect(await rawCall(url, 'getMe')).toMatchObject({ status: 503, body: { ok: false } })
})

it('keeps the 10,000 newest updates', () => {
  const updates = createUpdates({ firstId: 1, copies: () => 1 })
  const from = { id: 1, is_bot: false, first_name: 'Ana' }
  for (let pushed = 0; pushed < 10_001; pushed++)
    updates.push({ callback_query: { id: '1', from, chat_instance: '1', data: 'go' } })
  expect(updates.size).toBe(10_000)
  expect(updates.find(() => true)).toMatchObject({ update_id: 2 })
})
