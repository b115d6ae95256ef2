import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { problemsWithExamples } from '../../src/suppliers/adapter/examples.ts'
import { readAdapterFile } from '../../src/suppliers/adapter/file.ts'
import { SMALL, says, supplierServer } from '../helpers/adapters.ts'
import { testCli } from '../helpers/cli.ts'
import { runNode } from '../helpers/process.ts'
import { testFolder } from '../helpers/store.ts'

const KEY = 'a-key-of-the-operator'
const SIGNED = SMALL.replace(
  'headers:\n',
  `sign: { algorithm: hmac-sha256, key: '\${secret.KEY}', over: '\${ref}' }
basic: { user: shop, password: '\${secret.KEY}' }
query: { key: '\${secret.KEY}' }
headers:
  X-Sign: '\${sign}'
`,
)

async function shop(source = SIGNED) {
  const server = await supplierServer(says(200, { state: 'done', id: 'n-1', key: KEY }))
  const cli = await testCli()
  const path = cli.file('small.yaml', source)
  Object.assign(cli.supplierEnv, { SUPPLIER_SOUTH_URL: server.url, SUPPLIER_SOUTH_KEY: KEY })
  const order = ['--item', 'a-60', '--player', '5123456', '--ref', 'TRY-1']
  return { cli, server, path, order }
}

test('a dry run shows the request without any secret or what is made of one, and sends nothing', async () => {
  const { cli, server, path, order } = await shop()
  const run = await cli.run('supplier', 'try', path, ...order, '--name', 'south', '--dry-run')
  expect(run).toEqual({
    exitCode: 0,
    err: '',
    out: `POST ${server.url}/orders?key=…
Accept: application/json
Content-Type: application/json
Authorization: Basic …
X-Sign: …
X-Key: …

{
  "ref": "TRY-1",
  "item": "a-60",
  "player": "5123456"
}
`,
  })
  expect(server.received).toEqual([])
})

test('a real call is made only with --yes, and shows what the file takes the answer for', async () => {
  const { cli, server, path, order } = await shop()
  const real = ['supplier', 'try', path, ...order, '--yes'] as const
  expect(await cli.refusal(...real)).toContain('Add --name')
  expect(await cli.refusal(...real, '--name', 'north')).toContain('SUPPLIER_NORTH_KEY must be')
  const shown = await cli.run('supplier', 'try', path, ...order, '--name', 'south')
  expect(shown.exitCode).toBe(1)
  expect(shown.err).toContain('spends your money there, and is no order of any customer')
  expect(server.received).toEqual([])

  const done = await cli.run(...real, '--name', 'south')
  expect(done).toMatchObject({ exitCode: 0, err: '' })
  expect(done.out).toContain('The file takes it for: {"outcome":"completed","id":"n-1"}')
  expect(done.out).toContain('"key": "…"')
  expect(done.out).not.toContain(KEY)
  expect(server.received.map(({ what }) => what)).toEqual([`POST /orders?key=${KEY}`])
  expect(server.received[0]?.headers['x-key']).toBe(KEY)
})

test('neither the database nor other suppliers of the operator are touched', async () => {
  const { cli } = await shop()
  const path = cli.file('other.yaml', SMALL)
  const ran = await runNode(['src/cli.ts', 'supplier', 'try', path, '--dry-run'], {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    SUPPLIERS: 'north:not-there',
  })
  expect(ran).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('X-Key: …') })
})

test('calls are passed on, and written down as examples that the file understands', async () => {
  const { cli, server, path } = await shop(SMALL)
  const to = join(testFolder(), 'examples.yaml')
  const words = ['supplier', 'record', path, '--name', 'south', '--port', 0, '--to', to]
  const sees = Promise.withResolvers<string>()
  cli.terminal.sees = (text) => sees.resolve(text)
  const running = cli.run(...words)
  const [, url = ''] =
    /Listening on (\S+)\. Start the service with SUPPLIER_SOUTH_URL/.exec(await sees.promise) ?? []
  const body = JSON.stringify({ ref: 'R-1', item: 'a-60', player: '5123456' })
  const headers = { 'X-Key': KEY, 'Content-Type': 'application/json' }
  const answers = []
  for (const _ of [1, 2])
    answers.push(await fetch(`${url}/orders`, { method: 'POST', body, headers }))
  expect(await answers[0]?.json()).toEqual({ state: 'done', id: 'n-1', key: KEY })
  expect(server.received[0]?.headers['x-key']).toBe(KEY)
  await expect.poll(() => existsSync(to) && parse(readFileSync(to, 'utf8'))?.length).toBe(2)
  cli.interrupt()
  expect(await running).toMatchObject({
    exitCode: 0,
    out: expect.stringContaining('Wrote 2 examples'),
  })

  const text = readFileSync(to, 'utf8')
  expect(text).not.toContain(KEY)
  expect(parse(text)).toMatchObject([
    {
      call: 'place',
      order: { ref: 'R-1', item: 'a-60', player: { userId: '5123456' } },
      request: { method: 'POST', path: '/orders', json: { ref: 'R-1' } },
      means: { outcome: 'completed', id: 'n-1' },
    },
    { call: 'place', again: true },
  ])
  const read = readAdapterFile(`${SMALL}examples:\n${text}`)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  expect(await problemsWithExamples(read.file)).toEqual([])
})
