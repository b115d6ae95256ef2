import { HttpError, InputFile } from 'grammy'
import { expect, it } from 'vitest'
import { ADA, ANA, rawCall, refusal, startEmulation, TOKEN } from './emulation.ts'

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

it('hits only the method that is named, and polling only then', async () => {
  const { api, fail } = await started()
  await fail({ kind: 'error', method: 'sendMessage' })
  await api.getMe()
  await fail({ kind: 'retry_after' })
  await api.getUpdates()
  expect(await refusal(api.getMe())).toContain('429')
  expect(await refusal(api.sendMessage(ANA, 'x'))).toContain('500')
  await fail({ kind: 'error', method: 'getUpdates' })
  expect(await refusal(api.getUpdates())).toContain('500')
})

it('cuts the connection after acting', async () => {
  const { api, fail, chat } = await started()
  await fail({ kind: 'cut' })
  await expect(api.sendMessage(ANA, 'done all the same')).rejects.toThrow(HttpError)
  expect((await chat(ANA)).messages.at(-1)?.text).toBe('done all the same')
})

it('is slow before acting, and acts all the same where the caller gives up', async () => {
  const { ask, fail, chat } = await started()
  await fail({ kind: 'slow', seconds: 0.2 })
  const gone = new AbortController()
  const begun = performance.now()
  const sent = ask(`/bot${TOKEN}/sendMessage`, { chat_id: ANA, text: 'late' }, gone.signal)
  // By the time of this answer the other call waits.
  await ask(`/bot${TOKEN}/getMe`)
  gone.abort()
  await sent
  // Timers of Node may go off a millisecond early.
  expect(performance.now() - begun).toBeGreaterThan(198)
  expect((await chat(ANA)).messages.at(-1)?.text).toBe('late')
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
  const { api, act, fail, emulator } = await started()
  await act(`/chats/${ADA}/text`, { text: '/start' })
  for (const [reason, words] of [
    ['blocked', '403 Forbidden: bot was blocked by the user'],
    ['deactivated', '403 Forbidden: user is deactivated'],
    ['not_started', "403 Forbidden: bot can't initiate conversation with a user"],
    ['chat_not_found', '400 Bad Request: chat not found'],
    ['cannot_be_deleted', "400 Bad Request: message can't be deleted for everyone"],
    ['bad_gateway', '502 Bad Gateway'],
  ] as const) {
    await fail({ kind: 'error', reason, chat: ANA })
    await api.sendMessage(ADA, 'x')
    expect(await refusal(api.sendMessage(ANA, 'x'))).toBe(words)
    await api.sendMessage(ANA, 'x')
  }
  emulator.fail({ kind: 'error', reason: 'charge_not_found', chat: ANA })
  expect(await refusal(api.refundStarPayment(ANA, 'x'))).toContain('CHARGE_NOT_FOUND')
})

it('knows a revoked token by every call, and another that is none', async () => {
  const { api, url, emulator } = await started()
  emulator.fail({ kind: 'error', reason: 'unauthorized', count: 1000 })
  for (const call of [() => api.getMe(), () => api.getUpdates(), () => api.sendMessage(ANA, 'x')])
    expect(await refusal(call())).toBe('401 Unauthorized')
  emulator.clearFaults()
  await api.getMe()
  expect(await rawCall(url, 'getMe', {}, 'nonsense')).toMatchObject({
    status: 404,
    body: { description: 'Not Found' },
  })
})

it('forgets faults', async () => {
  const { api, url, fail, door } = await started()
  await fail({ kind: 'error', count: 5 })
  await fetch(`${url}/faults`, { method: 'DELETE' })
  await api.getMe()
  expect((await door('/faults', { kind: 'lightning' })).status).toBe(400)
})

it('tells what the bot called, without files and token', async () => {
  const { api, act } = await started()
  await api.sendMessage(ANA, 'x')
  await refusal(api.sendMessage(ANA, ''))
  await api.sendDocument(ANA, new InputFile(Buffer.from('secret'), 'a.txt'))
  await api.getUpdates()
  const calls = (await act('/calls')) as unknown as object[]
  expect(calls).toMatchObject([
    { method: 'sendMessage', payload: { chat_id: ANA, text: 'x' }, ok: true },
    { method: 'sendMessage', ok: false, error: 'Bad Request: message text is empty' },
    { method: 'sendDocument', ok: true },
  ])
  expect(await act('/calls?method=sendDocument')).toHaveLength(1)
  expect(JSON.stringify(calls)).toContain('"file_name":"a.txt"')
  expect(JSON.stringify(calls)).not.toContain(TOKEN)
})

it('keeps the last 1,000 calls', async () => {
  const { api, act, ask } = await started()
  await api.setMyCommands([])
  for (let call = 0; call < 1000; call++) await ask(`/bot${TOKEN}/getMe`)
  expect(await act('/calls')).toHaveLength(1000)
  expect(await act('/calls?method=setMyCommands')).toEqual([])
})
