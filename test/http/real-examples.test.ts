// Holds the examples of the OpenAPI document to what the sandbox answers.
import { expect, test } from 'vitest'
import { testApp } from '../helpers/app.ts'
import { testDemo } from '../helpers/demo.ts'
import { testStore } from '../helpers/store.ts'

type Examples = Record<string, { value: object }>
type Document = {
  paths: Record<
    string,
    Record<
      string,
      { responses: Record<string, { content: Record<string, { examples?: Examples }> }> }
    >
  >
}

/** Differs from run to run, or from service to service. */
const VOLATILE = ['id', 'orderId', 'trxid', 'createdAt', 'endedAt', 'durationSec', 'prefix', 'ip']

const PLAYER = '5123456789'
const CALLS: [method: string, path: string, body?: object][] = [
  ['GET', '/balance'],
  ['GET', '/my-ip'],
  ['GET', '/account'],
  ['POST', '/orders', { pid: 'GWA-UC-60', userId: '5123456702', trxid: 'refunded' }],
  ['GET', '/transactions'],
  ['POST', '/gameavvfy', { playerId: PLAYER, trxid: 'found' }],
  ['POST', '/gameavvfy', { playerId: PLAYER, trxid: 'found' }],
  ['POST', '/gameavvfy', { playerId: '5123456702', trxid: 'not-found' }],
  ['POST', '/gamebvfy', { userId: '123456789', zoneId: '2001', trxid: 'verified' }],
  ['POST', '/gamebvfy', { userId: '123456702', zoneId: '2001', trxid: 'region' }],
  ['POST', '/rdmgamea', { playerId: PLAYER, code: 'UC60-ABCD', trxid: 'redeemed' }],
  ['POST', '/rdmgamea', { playerId: PLAYER, code: 'UC60-AB02', trxid: 'not-redeemed' }],
]

test('the examples of account, lookups, services and products are answers of the sandbox', async () => {
  const { call, examplesOf } = await sandbox()
  const answers = new Map<string, unknown[]>()
  for (const [method, path, body] of CALLS) {
    const { body: answer } = await call(method, path, body)
    const name = `${method} ${path}`
    answers.set(name, [...(answers.get(name) ?? []), steady(answer)])
  }
  answers.delete('POST /orders')
  for (const [name, real] of answers) {
    const shown = examplesOf(name).map(steady)
    expect(shown.length, name).toBe(real.length)
    for (const one of shown) expect(real, name).toContainEqual(one)
  }
  for (const list of ['services', 'products']) {
    const { body } = await call('GET', `/${list}`)
    const [example] = examplesOf(`GET /${list}`) as Record<string, object[]>[]
    const shown = example?.[list] ?? []
    expect(shown.length).toBeGreaterThan(1)
    for (const one of shown) expect(body[list]).toContainEqual(one)
  }
})

async function sandbox() {
  const store = await testStore()
  const { app, call, clock } = await testApp({ store })
  const { apiKey: key } = await testDemo(store)
  const document = (await (await app.api.request('/openapi.json')).json()) as Document
  return {
    call(method: string, path: string, body?: object) {
      clock.advance(1000)
      return call(method, path, body ? { key, body } : { key })
    },
    examplesOf(name: string): object[] {
      const [method = '', path = ''] = name.split(' ')
      const answer = document.paths[path]?.[method.toLowerCase()]?.responses['200']
      const examples = Object.values(answer?.content['application/json']?.examples ?? {})
      return examples.map(({ value }) => value)
    },
  }
}

/** Without the values that differ from run to run. */
function steady(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (name, inner) => (VOLATILE.includes(name) ? '…' : inner))
}
