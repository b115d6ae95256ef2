import { expect, test } from 'vitest'
import { createLog } from '../../src/log/log.ts'

function logged() {
  const lines: string[] = []
  return { log: createLog('info', { write: (line) => void lines.push(line) }), lines }
}

test('codes are masked at the top of a line and one level down, in errors and child lines as well', () => {
  const { log, lines } = logged()
  const codes = ['CODE-1234', 'CODE-5678']
  const input = { code: 'CODE-1234', playerId: '5123' }
  for (const fields of [
    { codes },
    { voucher: 'CODE-1234' },
    { input },
    ...['order', 'anything'].flatMap((name) => [
      { [name]: { codes, id: 'kept' } },
      { [name]: { voucher: 'CODE-1234' } },
      { [name]: { input } },
    ]),
    { err: Object.assign(new Error('failed'), { codes, voucher: 'CODE-1234', input }) },
  ]) {
    log.warn(fields, 'something')
    log.child({}).error(fields, 'something')
    log.child(fields).info('something')
  }
  expect(lines).toHaveLength(30)
  for (const line of lines) expect(line).toContain('[code]')
  expect(lines.join('')).not.toContain('CODE-')
  expect(lines.join('')).toContain('"id":"kept"')
})

test('a request’s line has the time in UTC and masks keys and tokens in its path and id', () => {
  const { log, lines } = logged()
  const key = `gw_live_${'k'.repeat(38)}`
  const token = `123456789:${'t'.repeat(35)}`
  const line = { method: 'GET', status: 200, ms: 1.5, accountId: 7, address: '198.51.100.7' }
  log.request({ requestId: key, path: `/${key}/${token}`, ...line })
  expect(lines[0]).toMatch(/^\{"level":30,"time":"[^"]+Z","requestId":.*"msg":"request"\}\n$/)
  const written = JSON.parse(lines[0] ?? '')
  const path = '/gw_live_[key]/[bot token]'
  expect(written).toMatchObject({ ...line, requestId: 'gw_live_[key]', path, msg: 'request' })
})

test('every line has its own time', async () => {
  const { log, lines } = logged()
  const timeOf = (line = '') => Date.parse(JSON.parse(line).time)
  const startedAt = Date.now()
  log.info({}, 'first')
  while (Date.now() <= timeOf(lines[0])) await new Promise(setImmediate)
  log.info({}, 'second')
  expect(timeOf(lines[0])).toBeGreaterThanOrEqual(startedAt)
  expect(timeOf(lines[1])).toBeGreaterThan(timeOf(lines[0]))
})
