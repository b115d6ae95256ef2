import { expect, it } from 'vitest'
import { ADA, ANA, rawCall, refusal, startEmulation } from './emulation.ts'

const FEW = {
  chat: { burst: 3, everyMs: 1000 },
  group: { messages: 2, perMs: 60_000 },
  all: { messages: 5, perMs: 1000 },
  retryAfterSeconds: 2,
}

async function started(limits = FEW) {
  const emulation = await startEmulation({ limits })
  for (const id of [ANA, ADA]) await emulation.act(`/chats/${id}/text`, { text: '/start' })
  const send = (chat: number) => emulation.api.sendMessage(chat, 'x')
  return { ...emulation, send }
}

it('takes a burst for one chat, then one message a second', async () => {
  const { send, url, clock, chat } = await started()
  for (let message = 0; message < 3; message++) await send(ANA)
  expect(await rawCall(url, `sendMessage?chat_id=${ANA}&text=x`)).toEqual({
    status: 429,
    body: {
      ok: false,
      error_code: 429,
      description: 'Too Many Requests: retry after 2',
      parameters: { retry_after: 2 },
    },
  })
  expect((await chat(ANA)).messages).toHaveLength(4)
  // Another chat has limits of its own.
  await send(ADA)
  clock.advance(2)
  await send(ANA)
  await send(ANA)
  expect(await refusal(send(ANA))).toBe('429 Too Many Requests: retry after 2')
  clock.advance(60)
  for (let message = 0; message < 3; message++) await send(ANA)
})

it('refuses what comes while it refuses, and prolongs nothing by it', async () => {
  const { send, clock, emulator } = await started()
  for (let message = 0; message < 3; message++) await send(ANA)
  await refusal(send(ANA))
  clock.advance(0.5)
  expect(await refusal(send(ANA))).toBe('429 Too Many Requests: retry after 2')
  clock.advance(0.6)
  expect(await refusal(send(ANA))).toBe('429 Too Many Requests: retry after 1')
  clock.advance(0.9)
  await send(ANA)
  expect(emulator.limitCounts()).toEqual({ refused: 3, tooEarly: 2 })
})

it('takes no more than so many in any second for everyone together', async () => {
  const { send, clock, emulator } = await started({ ...FEW, chat: { burst: 9, everyMs: 1000 } })
  for (const chat of [ANA, ANA, ANA, ADA]) await send(chat)
  clock.advance(0.9)
  await send(ADA)
  clock.advance(0.2)
  for (const chat of [ANA, ANA, ADA, ADA]) await send(chat)
  expect(await refusal(send(ANA))).toBe('429 Too Many Requests: retry after 2')
  // It is the whole bot that waits.
  expect(await refusal(send(ADA))).toBe('429 Too Many Requests: retry after 2')
  expect(emulator.limitCounts()).toEqual({ refused: 2, tooEarly: 1 })
  clock.advance(2)
  await send(ADA)
})
