import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { problemsWithExamples } from '../../src/suppliers/adapter/examples.ts'
import { readAdapterFile } from '../../src/suppliers/adapter/file.ts'
import type { Example } from '../../src/suppliers/adapter/schema.ts'
import { SMALL, says, supplierServer } from '../helpers/adapters.ts'
import { testCli } from '../helpers/cli.ts'
import { runNode } from '../helpers/process.ts'

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

async function shop(source = SIGNED, answer: unknown = { state: 'done', id: 'n-1', key: KEY }) {
  const server = await supplierServer((request, response) =>
    answer === 'hangs up' ? response.destroy() : says(200, answer)(request, response),
  )
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
    out: `sent: false
requests:
  - method: POST
    url: ${server.url}/orders?key=…
    headers:
      Accept: application/json
      Content-Type: application/json
      Authorization: Basic …
      X-Sign: …
      X-Key: …
    body:
      ref: TRY-1
      item: a-60
      player: "5123456"
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
  expect(done.out).toContain('look at the supplier for what it cost you')
  expect(done.out).not.toContain(KEY)
  expect(server.received.map(({ what }) => what)).toEqual([`POST /orders?key=${KEY}`])
  expect(server.received[0]?.headers['x-key']).toBe(KEY)
})

test('a real call is written down as an example that the file understands', async () => {
  const { cli, path, order } = await shop()
  const real = ['supplier', 'try', path, ...order, '--name', 'south', '--yes'] as const
  const { out } = await cli.run(...real)
  const [, examples = ''] = /^(examples:\n(?: .*\n)*)/m.exec(out) ?? []
  expect(parse(examples)).toEqual({
    examples: [
      {
        name: 'tried: place, completed',
        call: 'place',
        order: { ref: 'TRY-1', paid: 1, item: 'a-60', player: { userId: '5123456' } },
        request: {
          ...{ method: 'POST', path: '/orders', query: { key: '…' } },
          json: { ref: 'TRY-1', item: 'a-60', player: '5123456' },
        },
        answer: { status: 200, json: { state: 'done', id: 'n-1', key: '…' } },
        means: { outcome: 'completed', id: 'n-1' },
      },
    ],
  })
  const read = readAdapterFile(SIGNED + examples)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  expect(await problemsWithExamples(read.file)).toEqual([])
})

test('an example of a real call has other codes, and no request that only the operator makes', async () => {
  const codes = ['SECRET-"1"', 'SECRET-"1"-2']
  const source = SMALL.replace("'${ref}'", "'${ref}-${secret.KEY}'").replace(
    '      id: body.id\n',
    '      codes: body.codes\n',
  )
  const { cli, path, server } = await shop(source, { state: 'done', codes })
  const order = ['--item', 'a-60', '--codes', '--quantity', 2, '--ref', 'TRY-1']
  const real = ['supplier', 'try', path, ...order, '--name', 'south', '--yes'] as const
  const { examples } = (await cli.json(...real)) as { examples: Example[] }
  expect(server.received[0]?.body).toContain(`TRY-1-${KEY}`)
  expect(examples[0]).not.toHaveProperty('request')
  const masked = ['MASKED-CODE-2', 'MASKED-CODE-1']
  expect(examples[0]).toMatchObject({
    answer: { json: { codes: masked } },
    means: { outcome: 'completed', codes: masked },
  })
})

test('secrets and codes are hidden as numbers, too', async () => {
  const source = SMALL.replace('      id: body.id\n', '      codes: body.codes\n')
  const answer = { state: 'done', shop: 4711_0815, codes: ['990017'], serial: 990_017 }
  const { cli, path } = await shop(source, answer)
  cli.supplierEnv.SUPPLIER_SOUTH_KEY = '47110815'
  const order = ['--item', 'a-60', '--codes', '--ref', 'TRY-1']
  const real = ['supplier', 'try', path, ...order, '--name', 'south', '--yes'] as const
  const { examples } = (await cli.json(...real)) as { examples: Example[] }
  expect(examples[0]?.answer.json).toEqual({
    ...{ state: 'done', shop: '…' },
    ...{ codes: ['MASKED-CODE-1'], serial: 'MASKED-CODE-1' },
  })
})

test('a real call without an answer may have been done all the same', async () => {
  const { cli, path, order } = await shop(SMALL, 'hangs up')
  const says = await cli.refusal('supplier', 'try', path, ...order, '--name', 'south', '--yes')
  expect(says).toMatch(/No answer: The connection broke.*look at the supplier for what it cost you/)
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
