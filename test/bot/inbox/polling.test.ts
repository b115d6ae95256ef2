import type { Api } from 'grammy'
import { expect, test } from 'vitest'
import { poll } from '../../../src/bot/inbox/polling.ts'
import { createTokenWatch } from '../../../src/bot/sending/token-watch.ts'
import { noMeter } from '../../../src/domain/shared/meter.ts'
import { withDispatcher } from '../../helpers/dispatcher.ts'

/** What getUpdates answers call by call; after the last one nothing comes any more. */
async function pollThrough(answers: (number[] | Error)[]) {
  const offsets: (number | undefined)[] = []
  const { log, dispatcher, handled } = await withDispatcher()
  await dispatcher.open()
  const done = Promise.withResolvers<void>()
  const api = {
    async getUpdates({ offset }: { offset?: number }, signal: AbortSignal) {
      offsets.push(offset)
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      if (answer) return answer.map((update_id) => ({ update_id, message: { from: { id: 1 } } }))
      done.resolve()
      return new Promise((_, reject) => signal.addEventListener('abort', reject))
    },
  } as unknown as Api
  const over = new AbortController()
  const polled = poll(
    api,
    { dispatcher, log, token: createTokenWatch({ log, meter: noMeter }) },
    over.signal,
  )
  await done.promise
  over.abort()
  await polled
  await dispatcher.idle()
  return { offsets, handled }
}

test('updates are confirmed by the next call, also where their numbers begin anew lower', async () => {
  const { offsets, handled } = await pollThrough([[900, 901], [5], [6]])
  expect(offsets).toEqual([0, 902, 6, 7])
  expect(handled).toEqual([900, 901, 5, 6])
})

test('a call that fails is made again, and confirms nothing', async () => {
  const { offsets, handled } = await pollThrough([[1], new Error('cut'), [1, 2]])
  expect(offsets).toEqual([0, 2, 2, 3])
  expect(handled).toEqual([1, 2])
})
