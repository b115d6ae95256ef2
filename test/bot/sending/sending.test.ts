// What the bot sends keeps within Telegram's limits, here as an emulator has them. Time passes step by step.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { TELEGRAM_LIMITS } from '@gamewallet/telegram-emulator'
import { expect, test } from 'vitest'
import { SEND_LIMITS } from '../../../src/bot/sending/send-gate.ts'
import { notifyAccount } from '../../../src/domain/notices/notices.ts'
import { notices } from '../../../src/domain/schema.ts'
import { noMeter } from '../../../src/domain/shared/meter.ts'
import { testBot } from '../../helpers/bot.ts'
import { START } from '../../helpers/factories.ts'
import { LONG_RUN } from '../../helpers/process.ts'
import { steppedTime } from '../../helpers/stepped-time.ts'

/** A bot and a Telegram that keep to their limits, in a time that passes while `passUntil` waits. */
async function limitedBot() {
  const time = steppedTime()
  const clock = () => new Date(START.getTime() + time.nowMs())
  const calls: string[] = []
  const waits: number[] = []
  const meter = {
    ...noMeter,
    telegramCalled: ({ method, outcome }: { method: string; outcome: string }) =>
      void calls.push(`${method} ${outcome}`),
    telegramFloodWait: (ms: number) => void waits.push(ms),
  }
  const bot = await testBot({ meter, clock }, { sendLimits: SEND_LIMITS, sendClock: time }, [], {
    clock,
    limits: TELEGRAM_LIMITS,
  })
  const gate = bot.app.bot?.service.gate
  if (!gate) throw new Error('There is no bot.')
  /** Lets time pass while no call is under way: what is begun reaches Telegram in the same moment. */
  async function passUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isSo())) {
      await nextTurn()
      if (gate?.inFlight === 0 && time.isAwaited) time.step()
    }
  }
  return { ...bot, gate, time, calls, waits, passUntil }
}

/** Each person gets so many. */
const ROUNDS = LONG_RUN ? 3 : 1
const PEOPLE = 200
const LASTS_MS = (PEOPLE * ROUNDS * 1000) / SEND_LIMITS.perSecond

test('hundreds of notices keep within the limits, and who asks meanwhile is answered at once', async () => {
  const bot = await limitedBot()
  const { person, post, store, app, gate, time, passUntil } = bot
  const people = Array.from({ length: PEOPLE }, () => person())
  const asking = person()
  const answered = async (count: number) =>
    (await asking.messages()).filter(({ from }) => from?.is_bot).length === count
  for (const { id } of [...people, asking]) await post(`/chats/${id}/text`, { text: '/start' })
  const isHandled = async () =>
    (await bot.telegramInfo()).pending_update_count === 0 &&
    app.bot?.service.dispatcher.pending === 0
  await passUntil(async () => (await answered(1)) && (await isHandled()))

  const ids = await Promise.all(people.map(async (one) => (await one.account()).id))
  for (let round = 0; round < ROUNDS; round++)
    await store.transaction(async (tx) => {
      const notice = { kind: 'balance_adjusted', amountMicros: 1000 + round, note: null } as const
      for (const id of ids) await notifyAccount(tx, id, notice, START)
    })
  expect(await store.read.$count(notices)).toBe(PEOPLE * ROUNDS)
  const begunAtMs = time.nowMs()
  let isTold = false
  const telling = (async () => {
    while ((await store.read.$count(notices)) > 0) await app.bot?.jobs.notify.runOnce()
    isTold = true
  })()

  const waitedMs: number[] = []
  for (let asked = 1; asked <= 8; asked++) {
    const nextAtMs = begunAtMs + (asked * LASTS_MS) / 9
    await passUntil(() => time.nowMs() >= nextAtMs)
    // Until it is in the gate time stands still: how long it takes to get there is this machine's.
    await post(`/chats/${asking.id}/text`, { text: '/wallet' })
    const isSent = () => answered(1 + asked)
    await expect.poll(async () => gate.answersWaiting > 0 || (await isSent())).toBe(true)
    const askedAtMs = time.nowMs()
    await passUntil(isSent)
    waitedMs.push(time.nowMs() - askedAtMs)
  }
  await passUntil(() => isTold)
  await telling

  expect(Math.max(...waitedMs)).toBeLessThanOrEqual(1000)
  expect(bot.emulator.limitCounts()).toEqual({ refused: 0, tooEarly: 0 })
  expect(time.nowMs() - begunAtMs).toBeLessThan(1.1 * LASTS_MS)
  const told = (await people[0]?.messages())?.map(
    ({ text }) => /^➕ (\S+) USD/.exec(text ?? '')?.[1],
  )
  expect(told?.filter(Boolean)).toEqual(
    Array.from({ length: ROUNDS }, (_, round) => String((1000 + round) / 1e6)),
  )
})

test('a wait that Telegram asks for is waited by all, and what it refused is sent after it', async () => {
  const { person, post, passUntil, time, emulator, calls, waits } = await limitedBot()
  const [one, two] = [person(), person()]
  await post('/faults', { kind: 'retry_after', method: 'sendMessage', seconds: 7 })
  await post(`/chats/${one.id}/text`, { text: '/start' })
  await expect.poll(() => waits).toEqual([7000])
  await post(`/chats/${two.id}/text`, { text: '/start' })
  for (const { sees } of [one, two]) await passUntil(async () => /Hello/.test(await sees()))
  expect(time.nowMs()).toBe(7000)
  expect(emulator.limitCounts()).toEqual({ refused: 1, tooEarly: 0 })
  expect(calls).toContain('sendMessage 429')
})
