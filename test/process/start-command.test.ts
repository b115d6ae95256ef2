import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runNode } from '../helpers/process.ts'

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

test('a start does not have Node look up each file of a package with a long package.json', async () => {
  const count = `import { registerHooks } from 'node:module'
    globalThis.looked = 0
    registerHooks({
      resolve(specifier, context, next) {
        if (context.parentURL?.includes('/drizzle-orm/')) globalThis.looked += specifier.startsWith('.')
        return next(specifier, context)
      },
    })`
  const load = `await import('./src/domain/schema.ts'); console.log('looked up', globalThis.looked)`
  const first = ['--import', `data:text/javascript,${encodeURIComponent(count)}`]
  const all = [...first, '--import=./src/compile-cache.ts', '--input-type=module', '--eval', load]
  expect(await runNode(all, {})).toMatchObject({ exitCode: 0, stdout: 'looked up 0\n' })
})
