// Through this gate goes everything that the bot sends; time is a number here.
import { expect, test } from 'vitest'
import {
  createSendGate,
  NotSent,
  SEND_LIMITS,
  type Sending,
  type SendLimits,
} from '../../../src/bot/sending/send-gate.ts'
import { steppedTime } from '../../helpers/stepped-time.ts'

const never = new AbortController().signal

/** A gate, and calls that last for `callMs` and are remembered by when they were begun. */
function gateFor(limits: Partial<SendLimits> = {}, callMs = 10) {
  const time = steppedTime()
  const pauses: number[] = []
  const gate = createSendGate({
    limits: { ...SEND_LIMITS, ...limits },
    clock: time,
    onPause: (ms) => void pauses.push(ms),
  })
  const begun: { name: string; atMs: number }[] = []
  let most = 0
  const send = async (name: string, sending: Partial<Sending> = {}) => {
    const leave = await gate.enter({ kind: 'answer', chat: name, until: never, ...sending })
    most = Math.max(most, gate.inFlight)
    begun.push({ name, atMs: time.nowMs() })
    await new Promise<void>((done) => time.after(callMs, done))
    leave()
  }
  return {
    ...{ gate, time, begun, pauses, send },
    notice: (name: string, chat = name) => send(name, { kind: 'notice', chat }),
    names: () => begun.map(({ name }) => name),
    times: (of: string) => begun.filter(({ name }) => name === of).map(({ atMs }) => atMs),
    most: () => most,
  }
}

/** The most that were begun in any second. */
function mostInASecond(begun: { atMs: number }[]): number {
  return Math.max(
    ...begun.map(
      ({ atMs }) => begun.filter((one) => one.atMs >= atMs && one.atMs < atMs + 1000).length,
    ),
  )
}

test('no more than three are under way, and no more than 25 begin in a second', async () => {
  const { notice, send, time, begun, most } = gateFor()
  const sent = Array.from({ length: 100 }, (_, i) => [notice(`n${i}`), send(`a${i}`)]).flat()
  await time.pass(20_000)
  await Promise.all(sent)
  expect(most()).toBe(3)
  expect(mostInASecond(begun)).toBe(25)
  expect(begun.at(-1)?.atMs).toBeLessThan(9000)
})

test('an answer goes ahead of a thousand notices, at once', async () => {
  const { notice, send, time, times } = gateFor()
  for (let i = 0; i < 400; i++) void notice(`n${i}`)
  for (let second = 1; second <= 10; second++) {
    await time.pass(1000)
    const answered = send(`answer ${second}`)
    const askedAtMs = time.nowMs()
    await time.pass(100)
    await answered
    expect((times(`answer ${second}`)[0] ?? 0) - askedAtMs).toBeLessThanOrEqual(50)
  }
})

test('an answer does not wait for notices whose calls hang', async () => {
  const { notice, send, time, names, gate } = gateFor({}, 45_000)
  for (const name of ['one', 'two', 'three']) void notice(name)
  await time.pass(1000)
  expect(names()).toEqual(['one', 'two'])
  void send('answer')
  await time.pass(100)
  expect(names()).toEqual(['one', 'two', 'answer'])
  await time.pass(60_000)
  expect(names()).toEqual(['one', 'two', 'answer', 'three'])
  expect(gate.inFlight).toBe(1)
})

test('a chat gets one notice a second, after an answer, too, and in their order', async () => {
  const { notice, send, time, begun, names } = gateFor()
  void send('answer', { chat: 'c' })
  await time.pass(100)
  for (const name of ['one', 'two', 'three']) void notice(name, 'c')
  void notice('other', 'd')
  await time.pass(5000)
  expect(names()).toEqual(['answer', 'other', 'one', 'two', 'three'])
  expect(begun.filter(({ name }) => name !== 'other').map(({ atMs }) => atMs)).toEqual([
    0, 1000, 2000, 3000,
  ])
})

test('a chat gets ten answers at once, then one a second, and what is no message besides', async () => {
  const { send, time, times } = gateFor()
  for (let i = 0; i < 12; i++) void send('tap', { chat: 'c' })
  for (let i = 0; i < 12; i++) void send('toast', { chat: null })
  await time.pass(999)
  expect(times('tap')).toHaveLength(10)
  expect(times('toast')).toHaveLength(12)
  await time.pass(5000)
  expect(times('tap').slice(10)).toEqual([1000, 2000])
})

test('a wait that Telegram asks for holds everything up, and what has waited goes on after it', async () => {
  const { gate, send, notice, time, names, pauses } = gateFor()
  gate.pause(3000)
  gate.pause(2000)
  for (const name of ['one', 'two']) void notice(name)
  void send('answer')
  await time.pass(2999)
  expect(names()).toEqual([])
  expect(gate.isPaused).toBe(true)
  await time.pass(100)
  expect(names()).toEqual(['answer', 'one', 'two'])
  expect(gate.isPaused).toBe(false)
  expect(pauses).toEqual([3000, 0])
})

test('nobody waits for the end of a long wait: they hear how long it is', async () => {
  const { gate, send, notice, time, names } = gateFor()
  gate.pause(5000)
  const early = [send('a'), notice('n')]
  gate.pause(60_000)
  for (const one of [...early, send('b')])
    await expect(one).rejects.toEqual(new NotSent('flood', 60_000))
  await time.pass(50_000)
  void send('near its end')
  await time.pass(10_000)
  expect(names()).toEqual(['near its end'])
})

test('a call that nobody wants any more leaves the queue, and takes nothing of the limits', async () => {
  const { send, time, names, gate } = gateFor({ maxInFlight: 1 })
  const late = new AbortController()
  void send('first')
  const dropped = send('dropped', { until: late.signal })
  void send('last')
  late.abort()
  await expect(dropped).rejects.toMatchObject({ reason: 'ended' })
  await expect(send('never', { until: late.signal })).rejects.toMatchObject({ reason: 'ended' })
  await time.pass(100)
  expect(names()).toEqual(['first', 'last'])
  expect(gate.inFlight).toBe(0)
})

test('what waits has an end: beyond that many a call is refused', async () => {
  const { send, time, gate } = gateFor({ maxInFlight: 1 })
  const sent = Array.from({ length: 501 }, (_, i) => send(`${i}`))
  await expect(send('one too many')).rejects.toEqual(new NotSent('full', 1000))
  await time.pass(30_000)
  await Promise.all(sent)
  expect(gate.inFlight).toBe(0)
})
