import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runNode, startNode } from '../helpers/process.ts'
import { testFolder } from '../helpers/store.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
/** What Node is started with, of a command that ends in src/main.ts. */
const optionsOf = (command = '') => command.split(/[\s",]+/).filter((word) => word.startsWith('--'))

test('the service is started with the same bounds of memory everywhere', async () => {
  const options = optionsOf(JSON.parse(read('package.json')).scripts.start)
  expect(optionsOf(/^ExecStart=.*$/m.exec(read('deploy/gamewallet.service'))?.[0])).toEqual(options)
  expect(optionsOf(/^node .*src\/main\.ts/m.exec(read('deploy/container.sh'))?.[0])).toEqual(
    options,
  )

  const limit = 'console.log(require("node:v8").getHeapStatistics().heap_size_limit)'
  const bounds = options.filter((option) => option.startsWith('--max'))
  const { stdout } = await runNode([...bounds, '--eval', limit], {})
  expect(Number(stdout) / 2 ** 20).toBeLessThan(220)
})

/** Prints the address of each file that is loaded. */
const TELLS_FILES = encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({ load(url, context, next) { console.log('loads ' + url); return next(url, context) } })
`)

test('a process loads nothing of the parts that it does not run', async () => {
  const env = { DATABASE_URL: join(testFolder(), 'x.db'), PORT: '0', ROLES: 'api,jobs' }
  const service = startNode([`--import=data:text/javascript,${TELLS_FILES}`, 'src/main.ts'], env)
  await service.says(/"msg":"started"/)
  await service.end('SIGTERM')
  expect(service.stdout()).toMatch(/^loads .*src\/http\/api\.ts$/m)
  const others =
    /^loads .*\/(src\/(bot|metrics)|node_modules\/(grammy|yaml|jsonata|undici|pg|ioredis))\//m
  expect(service.stdout()).not.toMatch(others)
})
