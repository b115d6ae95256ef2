// The adapter files that come with the service: each can be read, and does what its examples say.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { problemsWithExamples } from '../../src/suppliers/adapter/examples.ts'
import { readAdapterFile } from '../../src/suppliers/adapter/file.ts'
import type { AdapterFile } from '../../src/suppliers/adapter/schema.ts'
import { findAdapter } from '../../src/suppliers/files.ts'
import { problemsIn } from '../helpers/adapters.ts'

const FOLDER = join(import.meta.dirname, '../../suppliers')

const shipped = globSync('*.yaml', { cwd: FOLDER })
  .sort()
  .map((name) => ({ name, source: readFileSync(join(FOLDER, name), 'utf8') }))

function fileIn(source: string): AdapterFile {
  const read = readAdapterFile(source)
  if ('problems' in read) throw new Error(problemsIn(source).join('\n'))
  return read.file
}

describe.each(shipped)('$name', ({ name, source }) => {
  test('can be read, and does what its examples say', async () => {
    expect(problemsIn(source)).toEqual([])
    expect(await problemsWithExamples(fileIn(source))).toEqual([])
  })

  test('has passed its check as it is now', () => {
    expect(findAdapter(name.replace('.yaml', ''), undefined)).not.toHaveProperty('problem')
  })
})

/** The answers of the reseller have tests of their own. */
const fromDocumentation = shipped.filter(({ source }) => !fileIn(source).tried)

test.each(fromDocumentation)('every rule of $name has an example', async ({ source }) => {
  const file = fileIn(source)
  const calls = { place: file.place, check: file.check, redeem: file.redeem, ...file.lookup }
  const unseen: string[] = []
  for (const [call, one] of Object.entries(calls))
    for (const [i, rule] of one?.answers.entries() ?? []) {
      const without = structuredClone(file)
      const same = { ...without, ...without.lookup }[call as 'place']
      same.answers.splice(i, 1)
      if ((await problemsWithExamples(without)).length === 0) unseen.push(`${call}: ${rule.if}`)
    }
  expect(unseen).toEqual([])
})

test.each(fromDocumentation)(
  '$name takes no answer that it does not know for certain: no page, no error, no half of one',
  async ({ source }) => {
    const file = fileIn(source)
    const [example] = file.examples.filter(({ call }) => call === 'place')
    const answers = [
      { status: 200, text: '<html>Down for maintenance</html>' },
      { status: 200, text: '' },
      { status: 200, json: {} },
      { status: 500, json: { success: false, message: 'Internal error' } },
      { status: 502, text: '<html>Bad gateway</html>' },
      { status: 404, text: '<html>Not found</html>' },
      { status: 302, text: '' },
    ]
    const examples = answers.map((answer) => ({
      ...{ name: JSON.stringify(answer), call: 'place' as const, order: example?.order, answer },
      means: { outcome: 'unknown' as const },
    }))
    expect(await problemsWithExamples({ ...file, examples })).toEqual([])
  },
)
