import { describe, expect, it } from 'vitest'
import { access } from '../../packages/torture/checks/access.ts'
import { linearizable } from '../../packages/torture/checks/linearizable.ts'
import { processes } from '../../packages/torture/checks/processes.ts'
import { rates } from '../../packages/torture/checks/rates.ts'
import type { Incident } from '../../packages/torture/history.ts'
import {
  ANN,
  ANNS_ORDER,
  BOB,
  BOBS_ORDER,
  call,
  command,
  final,
  found,
  get,
  order,
  post,
  wallet,
} from './checks-given.ts'

describe('access', () => {
  const about = ['--telegram-id', String(ANN)]
  const ban = command(['account', 'ban', ...about], { startedMs: 1000 })
  const unban = command(['account', 'unban', ...about], { startedMs: 10_000 })
  const at = (startedMs: number) => call({ startedMs })
  const refused = (startedMs: number, code = 'ACCOUNT_BANNED', status = 403) =>
    call({ startedMs, status, body: { code } })
  const problems = (...calls: ReturnType<typeof call>[]) => found(access, final(), calls)

  it('is as the operator wants it', () => {
    const calls = [at(500), ban, at(1500), refused(2500), unban, at(10_005), refused(10_500)]
    expect(problems(...calls)).toEqual([])
  })
  it('must end a second after a ban', () => {
    expect(problems(ban, at(2500), unban)).toHaveLength(1)
    // A ban that was killed may not have happened.
    expect(problems({ ...ban, status: null }, at(2500))).toEqual([])
  })
  it('must not be refused without a reason', () => {
    expect(problems(refused(500), ban)).toHaveLength(1)
    expect(problems(ban, unban, refused(12_000))).toHaveLength(1)
    expect(problems(ban, refused(2500, 'API_DISABLED_BY_ADMIN'))).toHaveLength(1)
  })
  it('must end with an allowlist of other addresses only', () => {
    const allow = (...ips: string[]) => command(['account', 'allow', '--ip', ...ips, ...about])
    expect(problems(allow('203.0.113.7'), at(2500))).toHaveLength(1)
    expect(problems(allow('203.0.113.7', '127.0.0.1'), at(2500))).toEqual([])
  })
  it('must end with the key', () => {
    const body = { apiKey: 'gw_live_new1xxxxx' }
    const rotate = command(['account', 'rotate-key', ...about], { startedMs: 1000, body })
    expect(problems(at(500), rotate, { ...at(2500), keyPrefix: 'gw_live_new1' })).toEqual([])
    expect(problems(at(500), rotate, at(2500))).toHaveLength(1)
    const again = {
      ...rotate,
      startedMs: 3000,
      endedMs: 3010,
      body: { apiKey: 'gw_live_new2xxxxx' },
    }
    // Which key was in use before is not known.
    expect(problems(rotate, at(2500))).toEqual([])
    const lost = { ...at(500), status: null }
    expect(problems(lost, rotate, at(2500))).toHaveLength(1)
    const second = { ...at(5000), keyPrefix: 'gw_live_new1' }
    expect(problems(at(500), rotate, again, second)).toHaveLength(1)
    const revoke = command(['account', 'revoke-keys', ...about], { startedMs: 1000 })
    const further = (startedMs: number) => ({ ...at(startedMs), keyPrefix: 'gw_live_more' })
    expect(problems(at(500), further(600), revoke, further(2500))).toHaveLength(1)
    expect(problems(at(500), revoke, at(2500))).toHaveLength(1)
    expect(problems(at(500), revoke, refused(2500, 'INVALID_API_KEY', 401))).toEqual([])
    expect(problems(at(500), refused(2500, 'INVALID_API_KEY', 401))).toHaveLength(1)
  })
})

describe('rates', () => {
  const burst = (count: number, startedMs: number) =>
    Array.from({ length: count }, (_, i) => call({ startedMs: startedMs + i * 10 }))
  const limited = (startedMs: number) =>
    call({ startedMs, status: 429, body: { code: 'RATE_LIMIT' } })
  const exit = { instance: 'all', code: null, signal: 'SIGKILL', wanted: true, atMs: 1402 }

  it('allow 40 in a second', () => {
    expect(found(rates, final(), [...burst(40, 1000), limited(1500), ...burst(40, 2100)])).toEqual(
      [],
    )
  })
  it('must not allow 41 in a second', () => {
    expect(found(rates, final(), burst(41, 1000))).toEqual([expect.stringContaining('41 calls')])
  })
  it('count live and test keys apart', () => {
    const test = burst(40, 1000).map((one) => ({ ...one, test: true }))
    expect(found(rates, final(), [...burst(40, 1000), ...test])).toEqual([])
  })
  it('must not allow 201 in a minute', () => {
    const slow = Array.from({ length: 201 }, (_, i) => call({ startedMs: 1000 + i * 100 }))
    expect(found(rates, final(), slow)).toEqual([expect.stringContaining('201 calls')])
    expect(found(rates, final(), slow.slice(1))).toEqual([])
  })
  it('must not refuse too early', () => {
    expect(found(rates, final(), [...burst(39, 1000), limited(1500)])).toHaveLength(1)
    expect(found(rates, final(), [...burst(40, 1000), limited(2500)])).toHaveLength(1)
  })
  it.each([
    [401, 'INVALID_API_KEY'],
    [403, 'ACCOUNT_BANNED'],
  ])('may have counted a call that was refused after its wait with %s %s', (status, code) => {
    const refused = (waitS: number) =>
      get(`/events?wait=${waitS}`, { code }, { startedMs: 1390, status })
    expect(found(rates, final(), [...burst(39, 1000), refused(20), limited(1500)])).toEqual([])
    expect(found(rates, final(), [...burst(40, 1000), refused(20)])).toEqual([])
    expect(found(rates, final(), [...burst(39, 1000), refused(0), limited(1500)])).toHaveLength(1)
  })
  it('count a call whose body is no JSON', () => {
    const broken = call({ startedMs: 1400, status: 401, body: { code: 'INVALID_JSON' } })
    expect(found(rates, final(), [...burst(39, 1000), broken, limited(1500)])).toEqual([])
    expect(found(rates, final(), [...burst(40, 1000), broken])).toHaveLength(1)
  })
  it('may have counted a call after the answer that nobody knows the limit', () => {
    const unknown = (code: string) => call({ startedMs: 400, status: 503, body: { code } })
    const calls = (code: string) => [...burst(39, 1000), unknown(code), limited(1590)]
    expect(found(rates, final(), calls('RATE_LIMIT_UNAVAILABLE'))).toEqual([])
    expect(found(rates, final(), calls('DATABASE_UNAVAILABLE'))).toHaveLength(1)
  })
  it('may forget what could not be saved before an end in good order', () => {
    const calls = [...burst(40, 1000), ...burst(40, 1410)]
    const good = { ...exit, code: 0 }
    expect(found(rates, final({ exits: [good] }), calls)).toHaveLength(1)
    for (const kind of ['file-lock', 'failing-write', 'failing-fsync', 'disk-full']) {
      const outage = { kind, startedMs: 900, endedMs: 1401, detail: '' }
      expect(found(rates, final({ exits: [good] }), calls, [outage])).toEqual([])
    }
  })
  it('may forget a few seconds when a process is killed, and no more', () => {
    const calls = [...burst(40, 1000), ...burst(40, 1410)]
    expect(found(rates, final(), calls)).toHaveLength(1)
    expect(found(rates, final({ exits: [exit] }), calls)).toEqual([])
    const old = Array.from({ length: 160 }, (_, i) => call({ startedMs: 1000 + i * 100 }))
    const late = Array.from({ length: 160 }, (_, i) => call({ startedMs: 31_000 + i * 100 }))
    const crash = { ...exit, atMs: 30_000 }
    expect(found(rates, final({ exits: [crash] }), [...old, ...late])).toHaveLength(1)
  })
  it('are not judged while a clock is wrong', () => {
    const clock: Incident = { kind: 'clock', startedMs: 1402, endedMs: 1405, detail: '' }
    const calls = [...burst(40, 1000), ...burst(30, 1410), limited(2000)]
    expect(found(rates, final(), calls)).not.toEqual([])
    expect(found(rates, final(), calls, [clock])).toEqual([])
    const few = [...burst(30, 1000), limited(2000)]
    expect(found(rates, final(), few)).toHaveLength(1)
    expect(found(rates, final(), few, [clock])).toEqual([])
  })
  it('are not judged until every process has seen that its clock was set', () => {
    const clock: Incident = { kind: 'clock', startedMs: 1000, endedMs: 1100, detail: '' }
    const freeze: Incident = { kind: 'freeze', startedMs: 2500, endedMs: 8000, detail: '' }
    const seen = (atMs: number) => [...burst(25, atMs), ...burst(25, atMs + 300)]
    expect(found(rates, final(), seen(2000), [clock])).toEqual([])
    expect(found(rates, final(), seen(9000), [clock])).toHaveLength(1)
    expect(found(rates, final(), seen(9000), [clock, freeze])).toEqual([])
    expect(found(rates, final(), seen(10_100), [clock, freeze])).toHaveLength(1)
    const refused = [call({ startedMs: 3500 }), limited(65_000)]
    expect(found(rates, final(), refused, [clock])).toHaveLength(1)
    expect(found(rates, final(), refused, [clock, freeze])).toEqual([])
  })
  it('may refuse for a minute after calls of the future have become calls of now', () => {
    const clock: Incident = { kind: 'clock', startedMs: 1000, endedMs: 1100, detail: '' }
    const idle = [call({ startedMs: 20_000 }), limited(75_000)]
    expect(found(rates, final(), idle, [clock])).toEqual([])
    expect(found(rates, final(), [...idle, limited(85_000)], [clock])).toHaveLength(1)
    const again = [call({ startedMs: 20_000 }), call({ startedMs: 30_000 }), limited(85_000)]
    const restart = { ...exit, atMs: 25_000 }
    expect(found(rates, final({ exits: [restart] }), again, [clock])).toEqual([])
    const late = { ...exit, atMs: 29_000 }
    expect(found(rates, final({ exits: [late] }), again, [clock])).toHaveLength(1)
  })
})

describe('processes', () => {
  const exit = { instance: 'api', code: 1, signal: null, wanted: false, atMs: 5000 }
  const line = { instance: 'api', level: 'error', leak: null, text: 'a failed round' }

  it('may be killed, and end without their database', () => {
    const gone: Incident = { kind: 'deleted-file', startedMs: 4000, endedMs: 6000, detail: '' }
    expect(found(processes, final({ exits: [{ ...exit, wanted: true }], logs: [line] }))).toEqual(
      [],
    )
    expect(found(processes, final({ exits: [exit] }), [], [gone])).toEqual([])
  })
  it('must not end by themselves', () => {
    expect(found(processes, final({ exits: [exit] }))).toHaveLength(1)
  })
  it('must not answer or log what nobody expected', () => {
    expect(
      found(processes, final(), [call({ status: 500, body: { code: 'INTERNAL' } })]),
    ).toHaveLength(1)
    const bug = { ...line, text: 'TypeError: x is not a function' }
    expect(found(processes, final({ logs: [bug] }))).toHaveLength(1)
    expect(found(processes, final({ logs: [{ ...line, level: 'fatal' }] }))).toHaveLength(1)
  })
  it('must not log secrets', () => {
    const leak = { ...line, level: 'info', leak: 'CARD-5-L0-00001' }
    expect(found(processes, final({ logs: [leak] }))).toHaveLength(1)
  })
})

describe('linearizable', () => {
  const transactions = [
    { id: 1, kind: 'credit', amountUsd: 10 },
    { id: 2, kind: 'charge', amountUsd: -5, orderId: ANNS_ORDER, trxid: 'ann-1' },
  ]
  const state = final({ wallets: [wallet(ANN, { transactions, orders: [order()] })] })
  const body = { pid: 'CARD-5', quantity: 1, trxid: 'ann-1' }
  const bought = post('/orders', body, order(), { startedMs: 1000 })
  const balance = (balanceUsd: number, startedMs: number) =>
    get('/balance', { balanceUsd }, { startedMs })
  const poor = (startedMs: number) =>
    post(
      '/orders',
      { pid: 'CARD-5', quantity: 2, trxid: 'ann-2' },
      { orderCreated: false, code: 'INSUFFICIENT_BALANCE' },
      { startedMs, status: 400 },
    )

  it('wallets are', () => {
    const calls = [balance(10, 500), bought, balance(10, 1005), balance(5, 2000), poor(3000)]
    expect(found(linearizable, state, calls)).toEqual([])
  })
  it('wallets must not show an old balance', () => {
    expect(found(linearizable, state, [bought, balance(10, 2000)])).toHaveLength(1)
    expect(found(linearizable, state, [balance(5, 500), bought])).toHaveLength(1)
  })
  it('wallets must not be too empty for what they hold', () => {
    expect(found(linearizable, state, [poor(500), bought])).toHaveLength(1)
  })
  it('trxids must be one order', () => {
    const replay = {
      ...bought,
      startedMs: 2000,
      endedMs: 2010,
      body: { ...order(), idempotentReplay: true },
    }
    expect(found(linearizable, state, [bought, replay])).toEqual([])
    const second = { ...replay, body: order({ orderId: BOBS_ORDER }) }
    expect(found(linearizable, state, [bought, second])).toHaveLength(1)
    const free = post('/orders', body, { code: 'UNKNOWN_PID' }, { startedMs: 2000, status: 400 })
    expect(found(linearizable, state, [bought, free])).toHaveLength(1)
    const open = get(`/orders/${ANNS_ORDER}`, order({ status: 'processing' }), { startedMs: 2000 })
    expect(found(linearizable, state, [bought, open])).toHaveLength(1)
  })
  it('trxids are held by a lookup until it turns out that it cannot be made', () => {
    const path = '/gameavvfy'
    const sent = { playerId: '5100', trxid: 'l-1' }
    const refused = (account: number, code: string, startedMs: number, endedMs: number) =>
      post(path, sent, { code }, { account, startedMs, endedMs, status: 503 })
    const failed = refused(ANN, 'LOOKUP_UNAVAILABLE', 1000, 4000)
    const taken = (startedMs: number) => refused(BOB, 'FORBIDDEN', startedMs, startedMs + 10)
    expect(found(linearizable, final(), [failed, taken(2000)])).toEqual([])
    expect(found(linearizable, final(), [failed, taken(5000)])).toHaveLength(1)
    expect(found(linearizable, final(), [taken(500), failed])).toHaveLength(1)
  })
  it('trxids may be seen open while the call that orders waits for its end', () => {
    const slow = { ...bought, endedMs: 1900 }
    const seenAt = (status: string, startedMs: number) =>
      get('/orders?trxid=ann-1', { success: true, orders: [order({ status })] }, { startedMs })
    const [open, ended] = [seenAt('processing', 1200), seenAt('completed', 1400)]
    expect(found(linearizable, state, [slow, open, ended])).toEqual([])
    const openAgain = seenAt('processing', 1600)
    expect(found(linearizable, state, [slow, open, ended, openAgain])).toHaveLength(1)
  })
})
