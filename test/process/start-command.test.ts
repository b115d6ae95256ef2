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
