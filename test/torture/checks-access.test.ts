import { describe, expect, it } from 'vitest'
import { access } from '../../packages/torture/checks/access.ts'
import { processes } from '../../packages/torture/checks/processes.ts'
import type { Incident } from '../../packages/torture/history.ts'
import { ANN, call, command, final, found } from './checks-given.ts'

describe('access', () => {
  const about = ['--telegram-id', String(ANN)]
  const off = command(['account', 'api-off', ...about], { startedMs: 1000 })
  const on = command(['account', 'api-on', ...about], { startedMs: 10_000 })
  const at = (startedMs: number) => call({ startedMs })
  const refused = (startedMs: number, code = 'API_DISABLED_BY_ADMIN', status = 403) =>
    call({ startedMs, status, body: { code } })
  const problems = (...calls: ReturnType<typeof call>[]) => found(access, final(), calls)

  it('is as the operator wants it', () => {
    const calls = [at(500), off, at(1500), refused(2500), on, at(10_005), refused(10_500)]
    expect(problems(...calls)).toEqual([])
  })
  it('must end a second after it was switched off', () => {
    expect(problems(off, at(2500), on)).toHaveLength(1)
    // A command that was killed may not have happened.
    expect(problems({ ...off, status: null }, at(2500))).toEqual([])
  })
  it('must not be refused without a reason', () => {
    expect(problems(refused(500), off)).toHaveLength(1)
    expect(problems(off, on, refused(12_000))).toHaveLength(1)
  })
  it('must end with the key', () => {
    const body = { apiKey: 'gw_live_new1xxxxx' }
    const rotate = command(['account', 'rotate-key', ...about], { startedMs: 1000, body })
    expect(problems(at(500), rotate, { ...at(2500), keyPrefix: 'gw_live_new1' })).toEqual([])
    expect(problems(at(500), rotate, at(2500))).toHaveLength(1)
    expect(problems(at(500), rotate, refused(2500, 'INVALID_API_KEY', 401))).toEqual([])
    expect(problems(at(500), refused(2500, 'INVALID_API_KEY', 401))).toHaveLength(1)
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
