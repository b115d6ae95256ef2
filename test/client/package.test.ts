// The client as others get it: plain JavaScript with types, for Node 20 and browsers.
import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { VERSION } from '../../src/version.ts'
import { serveApp } from '../helpers/bot.ts'
import { testClient } from '../helpers/client.ts'
import { PIDS } from '../helpers/factories.ts'
import { compile, folderWithClient } from '../helpers/installed-client.ts'

const CLIENT = join(import.meta.dirname, '../../packages/client')
/** As the tests run on, and the machine's own, which is often older. */
const NODES = [process.execPath, '/usr/bin/node'].filter((path) => existsSync(path))
const run = promisify(execFile)

test('has the version of the service, and no dependency', () => {
  const described = JSON.parse(readFileSync(join(CLIENT, 'package.json'), 'utf8'))
  expect(described).toMatchObject({ version: VERSION })
  expect(described).not.toHaveProperty('dependencies')
})

test('runs as JavaScript that imports nothing', async () => {
  const folder = await folderWithClient()
  const built = globSync('node_modules/@gamewallet/client/dist/*.js', { cwd: folder })
  expect(built.length).toBeGreaterThan(3)
  for (const file of built)
    for (const [, name] of readFileSync(join(folder, file), 'utf8').matchAll(/from '([^']+)'/g))
      expect(name, file).toMatch(/^\.\/[\w-]+\.js$/)

  const { app, key } = await testClient()
  const url = await serveApp(app)
  const program = `import { createClient } from '@gamewallet/client'
    const client = createClient({ baseUrl: '${url}/', apiKey: '${key}' })
    const { outcome } = await client.buy({ pid: '${PIDS.userId}', userId: '5123456789' })
    console.log(outcome, (await client.balance()).balanceUsd)`
  writeFileSync(join(folder, 'shop.mjs'), program)
  for (const [i, node] of NODES.entries()) {
    const { stdout, stderr } = await run(node, [join(folder, 'shop.mjs')])
    expect({ stdout, stderr }, node).toEqual({
      stdout: `completed ${(100 - 0.99 * (i + 1)).toFixed(2)}\n`,
      stderr: '',
    })
  }
})

test('has types that need no others, under the strictest settings', async () => {
  const folder = await folderWithClient()
  const program = `import { type BuyResult, createClient, type Order, verifyWebhook } from '@gamewallet/client'
    const client = createClient({ baseUrl: 'https://api.example.com', apiKey: 'k' })
    export const result: BuyResult = await client.buy({ pid: 'P', userId: '1' }, { timeoutMs: 5 })
    if (result.outcome === 'completed') { const codes: string[] | undefined = result.order.codes; void codes }
    if (result.outcome === 'refused') { const code: string = result.reason.code; void code }
    const { orders } = await client.history({ limit: 5 })
    export const first: Order | undefined = orders[0]
    export const event = await verifyWebhook(new Headers(), '', ['whsec_'])
    if (event.type === 'endpoint.test') { const id: string = event.data.endpointId; void id }
    // @ts-expect-error An order names a product.
    await client.buy({ userId: '1' })
    // @ts-expect-error A call that charges has a trxid.
    await client.placeOrder({ pid: 'P' })
    // @ts-expect-error There is no such filter.
    await client.history({ lmit: 5 })
  `
  writeFileSync(join(folder, 'shop.ts'), program)
  const options = ['--strict', '--noEmit', '--target', 'es2022', '--module', 'nodenext']
  const libraries = ['--lib', 'es2022,dom,dom.iterable', '--types', '']
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const unchecked = ['--ignoreConfig', '--skipLibCheck', 'false', '--noUncheckedIndexedAccess']
  await compile(...options, ...libraries, ...unchecked, join(folder, 'shop.ts'))
})
