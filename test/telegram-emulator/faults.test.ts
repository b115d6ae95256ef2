import { expect, it } from 'vitest'
import { ADA, ANA, rawCall, refusal, startEmulation } from './emulation.ts'

async function started() {
  const emulation = await startEmulation()
  const { act } = emulation
  await act(`/chats/${ANA}/text`, { text: '/start' })
  const fail = (fault: object) => act('/faults', fault)
  return { ...emulation, fail }
}

it('answers the next calls with 429 or 500, and nothing is done', async () => {
  const { api, url, fail, chat } = await started()
  await fail({ kind: 'retry_after', seconds: 3, count: 2 })
  const limited = `sendMessage?chat_id=${ANA}&text=x`
  for (let call = 0; call < 2; call++)
    expect(await rawCall(url, limited)).toEqual({
      status: 429,
      body: {
        ok: false,
        error_code: 429,
        description: 'Too Many Requests: retry after 3',
        parameters: { retry_after: 3 },
      },
    })
  await fail({ kind: 'error' })
  expect(await refusal(api.sendMessage(ANA, 'x'))).toBe('500 Internal Server Error')
  expect((await chat(ANA)).messages).toHaveLength(1)
  await api.sendMessage(ANA, 'x')
})

it('delivers updates twice', async () => {
  const { act, updates, fail } = await started()
  await updates()
  await fail({ kind: 'duplicate_updates', count: 1 })
  await act(`/chats/${ANA}/text`, { text: 'twice' })
  await act(`/chats/${ANA}/text`, { text: 'once' })
  const got = await updates()
  expect(got.map(({ message }) => message?.text)).toEqual(['twice', 'twice', 'once'])
  expect(got[0]?.update_id).toBe(got[1]?.update_id)
})

it('refuses the calls for one chat for the reason that is given', async () => {
  const { api, act, fail } = await started()
  await act(`/chats/${ADA}/text`, { text: '/start' })
  for (const [reason, words] of [
    ['blocked', '403 Forbidden: bot was blocked by the user'],
    ['chat_not_found', '400 Bad Request: chat not found'],
    ['cannot_be_edited', "400 Bad Request: message can't be edited"],
    ['bad_gateway', '502 Bad Gateway'],
  ] as const) {
    await fail({ kind: 'error', reason, chat: ANA })
    await api.sendMessage(ADA, 'x')
    expect(await refusal(api.sendMessage(ANA, 'x'))).toBe(words)
    await api.sendMessage(ANA, 'x')
  }
})
