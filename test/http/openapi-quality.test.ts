import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { TEST_CONFIG, testApp } from '../helpers/app.ts'
import { FORMATS, withoutMore } from '../helpers/openapi.ts'

type Message = {
  description?: string
  content?: Record<string, { schema?: object; examples?: Record<string, { value: unknown }> }>
}
type Operation = { requestBody?: Message; responses: Record<string, Message> }
type Document = {
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  components: object
}

test('a linter finds no error, by its recommended rules', async () => {
  const source = JSON.stringify(await document())
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, config })
  const errors = problems.filter(({ severity }) => severity === 'error')
  const told = errors.map(({ ruleId, message, location }) => {
    return `${ruleId} at ${location[0]?.pointer}: ${message}`
  })
  expect(told).toEqual([])
})

test('every example has the form that its schema gives', async () => {
  const { paths, webhooks = {}, components } = withoutMore(await document())
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: FORMATS })
  const wrong: string[] = []
  let count = 0
  for (const [path, item] of Object.entries({ ...paths, ...webhooks }))
    for (const [method, { requestBody, responses }] of Object.entries(item))
      for (const [place, message] of Object.entries({ body: requestBody, ...responses })) {
        const { schema, examples = {} } = message?.content?.['application/json'] ?? {}
        if (!schema) continue
        const validate = ajv.compile({ ...schema, components })
        for (const [name, { value }] of Object.entries(examples)) {
          count += 1
          if (!validate(value))
            wrong.push(`${method} ${path} ${place} ${name}: ${ajv.errorsText(validate.errors)}`)
        }
      }
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(100)
})

test('an answer may gain fields: generated clients must not refuse them', async () => {
  const text = JSON.stringify(await document())
  expect(text.includes('"additionalProperties":false')).toBe(false)
})

test('names the public address as its server and in its samples, if it is known', async () => {
  const of = async (publicUrl: string | null) => {
    const { app } = await testApp({ config: { ...TEST_CONFIG, publicUrl } })
    return (await (await app.api.request('/openapi.json')).json()) as Document
  }
  const [unknown, known] = [await of(null), await of('https://shop.example')]
  expect(unknown.servers).toMatchObject([{ url: '/' }])
  expect(JSON.stringify(unknown)).toContain('http://127.0.0.1:3000/orders')
  expect(known.servers).toMatchObject([{ url: 'https://shop.example' }])
  expect(JSON.stringify(known)).toContain('https://shop.example/orders')
  expect(JSON.stringify(known)).not.toContain('127.0.0.1')
})

async function document(): Promise<Document> {
  const { app } = await testApp()
  return (await (await app.api.request('/openapi.json')).json()) as Document
}
