import { describe, expect, it } from 'vitest'
import { ANA, refusal, startEmulation } from './emulation.ts'

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

  it('remembers which kinds the bot asked for', async () => {
    const { api, act } = await startEmulation()
    await api.getUpdates({ allowed_updates: ['callback_query'] })
    await act(`/chats/${ANA}/text`, { text: 'not asked for' })
    expect(await api.getUpdates()).toEqual([])
    await api.getUpdates({ allowed_updates: [] })
    await act(`/chats/${ANA}/text`, { text: 'asked for' })
    expect(await api.getUpdates()).toMatchObject([{ message: { text: 'asked for' } }])
  })
})
