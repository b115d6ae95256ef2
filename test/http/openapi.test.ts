import { runInNewContext } from 'node:vm'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { testApp } from '../helpers/app.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

type Operation = { responses: Record<string, unknown>; security?: unknown[]; requestBody?: unknown }
type Body = {
  content: { 'application/json': { examples: Record<string, { value: { trxid: string } }> } }
}
type Property = { type?: string; pattern?: string; description?: string; example?: string }
type Document = {
  openapi: string
  info: { description: string }
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

test('the page of the reference is made of this service’s own files alone', async () => {
  const { app } = await reference()
  const page = await app.api.request('/docs')
  expect(page.headers.get('Content-Type')).toMatch(/^text\/html/)
  const html = await page.text()
  const links = [...html.matchAll(/(?:src|href|action)\s*=\s*["']?([^"'\s>]*)/g)].map(
    ([, to]) => to,
  )
  expect(links.length).toBeGreaterThan(1)
  expect(html).not.toMatch(/https?:|["'(]\/\//)
  const policy = page.headers.get('Content-Security-Policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/)

  for (const link of links) {
    if (link?.startsWith('data:')) continue
    const asset = await app.api.request(link ?? '')
    expect(asset.status, link).toBe(200)
    expect(asset.headers.get('Content-Type'), link).toMatch(/^text\/(css|javascript)/)
  }
  const start = await (await app.api.request('/docs/start.js')).text()
  expect(start).toContain("url: '/openapi.json'")
  expect(start).not.toMatch(/https?:/)
})

test('no two who try an example of the page send the same trxid', async () => {
  const { app, document } = await reference()
  const text = JSON.stringify(document)
  const script = await (await app.api.request('/docs/start.js')).text()
  const shown = () => {
    let given: { responseInterceptor(response: object): { text: string } } | undefined
    const SwaggerUIBundle = (options: typeof given) => {
      given = options
    }
    runInNewContext(script, { SwaggerUIBundle, crypto })
    const url = 'http://127.0.0.1:3000/openapi.json'
    return given?.responseInterceptor({ url, text }).text ?? ''
  }
  const trxidsIn = (json: string) => {
    const { paths, components } = JSON.parse(json) as Document
    const bodies = Object.values(paths)
      .map((path) => path.post?.requestBody as Body | undefined)
      .flatMap((body) => Object.values(body?.content['application/json'].examples ?? {}))
      .map(({ value }) => value.trxid)
    const fields = Object.values(components.schemas).flatMap(
      ({ properties }) => properties?.trxid?.example ?? [],
    )
    return [...bodies, ...fields]
  }
  const trxids = [...trxidsIn(shown()), ...trxidsIn(shown())]
  expect(trxids.length).toBeGreaterThan(15)
  expect(new Set(trxids).size).toBe(trxids.length)
  for (const trxid of trxids) expect(trxid).toMatch(/^[0-9a-f]{32}$/)
})

test('the document tells what a refusal says about a trxid that was sent before', async () => {
  const { document, operations } = await reference()
  const first = /first call with (a|this) trxid.*nothing was charged and .*the trxid is free/
  const repeated = /to a trxid that was sent before (it )?says nothing about the first call/i
  const charging = operations.filter(({ name }) => name.startsWith('POST'))
  expect(charging).toHaveLength(4)
  const texts = charging.map(({ name, operation }) => ({
    name,
    text: (operation.responses[400] as { description: string }).description,
  }))
  for (const { name, text } of [{ name: 'info', text: document.info.description }, ...texts]) {
    expect(text, name).toMatch(first)
    expect(text, name).toMatch(repeated)
  }
})

test('the document tells that a known idempotencyKey buys nothing under a trxid never used', async () => {
  const { document } = await reference()
  const { description } = document.components.schemas.OrderRequest?.properties.idempotencyKey ?? {}
  expect(description).toMatch(/with a trxid that was never used, it buys nothing/)
  expect(description).toMatch(/A new purchase needs a new trxid/)
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
