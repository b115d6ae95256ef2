import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { testApp } from '../helpers/app.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

type Operation = { responses: Record<string, unknown>; security?: unknown[]; requestBody?: unknown }
type Property = { type?: string; pattern?: string; description?: string; example?: string }
type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { properties: Record<string, Property> }> }
}

test('the document is valid OpenAPI 3.1', async () => {
  const { document } = await reference()
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  expect(document.openapi).toMatch(/^3\.1\./)
})

test('the document and the routes name the same paths and methods', async () => {
  const { app, operations } = await reference()
  const routes = app.api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{.*\})?/g, '{$1}')}`)
    .filter((name) => !/^\w+ \/($|docs|o\/|openapi\.json|panel|status)/.test(name))
  const documented = operations.map(({ name }) => name)
  expect(documented.sort()).toEqual([...new Set(routes)].sort())
  expect(documented).toEqual(expect.arrayContaining(CONTRACT))
})

test('every path of the contract wants a key and tells its errors', async () => {
  const { document, operations } = await reference()
  expect(document).toMatchObject({
    security: [{ apiKey: [] }, { bearer: [] }],
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  })
  for (const { name, operation } of operations) {
    const statuses = Object.keys(operation.responses)
    if (!CONTRACT.includes(name)) {
      expect(operation.security, name).toEqual([])
      continue
    }
    expect(operation.security, name).toBeUndefined()
    expect(statuses, name).toEqual(expect.arrayContaining(['200', '401', '403', '429', '503']))
    if (!name.startsWith('POST')) continue
    expect(operation.requestBody, name).toMatchObject({ required: true })
    expect(statuses, name).toEqual(expect.arrayContaining(['400', '413']))
  }
})

test('the document describes ids as the service takes them', async () => {
  const { document } = await reference()
  const { properties } = document.components.schemas.OrderRequest ?? { properties: {} }
  const names = ['trxid', 'trxId', 'idtrx', 'idTrx', 'idempotencyKey', 'idempotency']
  for (const name of names) {
    const { pattern = '', type } = properties[name] ?? {}
    expect(type, name).toBe('string')
    const taken = ['a', 'a b', '~', 'x'.repeat(128)].map((id) => new RegExp(pattern).test(id))
    const refused = ['', ' ', ' a', 'a ', 'é', 'x'.repeat(129)].map((id) =>
      new RegExp(pattern).test(id),
    )
    expect([...taken, ...refused], name).toEqual([
      ...[true, true, true, true],
      ...[false, false, false, false, false, false],
    ])
  }
})

const CONTRACT = [
  ...['GET /services', 'GET /products', 'GET /catalog', 'GET /my-ip', 'GET /balance'],
  ...['POST /orders', 'GET /history', 'GET /orders/{orderId}', 'GET /events'],
  ...['GET /account', 'GET /transactions', 'GET /orders'],
  ...['POST /gameavvfy', 'POST /gamebvfy', 'POST /rdmgamea'],
]

async function reference() {
  const { app } = await testApp()
  const document = (await (await app.api.request('/openapi.json')).json()) as Document
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  )
  return { app, document, operations }
}
