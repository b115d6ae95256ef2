import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { markOf } from '../../src/suppliers/files.ts'
import { SMALL } from '../helpers/adapters.ts'
import { SMALL_WITH_EXAMPLES } from '../helpers/checked-adapter.ts'
import { linesShown, testCli } from '../helpers/cli.ts'

test('a file that passes is told of fault by fault, and marked', async () => {
  const cli = await testCli()
  const path = cli.file('small.yaml', SMALL_WITH_EXAMPLES)
  cli.terminal.isOne = true
  const { exitCode, out, err } = await cli.run('supplier', 'check', path)
  expect(exitCode).toBe(0)
  expect(out).toMatch(/^title: A small supplier$/m)
  expect(out).toMatch(/^\d+ faults: \d+ safe, \d+ safe and waiting for a person, 0 not safe\.$/m)
  expect(linesShown(err)[0]).toMatch(/^Trying what can go wrong: 0 % of \d+$/)
  const mark = markOf(path, SMALL_WITH_EXAMPLES)
  expect(readFileSync(mark.path, 'utf8')).toBe(mark.text)
  const { faults } = await cli.json('supplier', 'check', path)
  expect(faults).toContainEqual({
    ...{ fault: 'its answer is lost', order: expect.any(String) },
    ...{ hasNext: expect.any(Boolean), verdict: 'safe', why: 'done once, charged once' },
    calls: expect.arrayContaining(['check completed']),
  })
})

test('a file that could lose money is refused with what happens, and gets no mark', async () => {
  const cli = await testCli()
  const careless = SMALL_WITH_EXAMPLES.replace(
    'status = 200 and body.state = "done"',
    'status = 200',
  )
    .replace('      id: body.id\n', '')
    .replaceAll(', id: "900100" }', ' }')
  const path = cli.file('careless.yaml', careless)
  const { exitCode, out, err } = await cli.run('supplier', 'check', path)
  expect(exitCode).toBe(1)
  expect(out).toMatch(
    /fault: "a 200 of HTML, before it acted", order: "a top-up, done at once", hasNext: false, verdict: lost, why: "not done, but completed here: the buyer has paid for nothing", calls: \[ place completed \]/,
  )
  expect(err).toMatch(
    /^error: .*careless\.yaml is not used: \d+ faults would cost money or goods\.$/m,
  )
  expect(existsSync(path.replace('.yaml', '.checked'))).toBe(false)
})

test('what is wrong with a file is told with its place, and nothing is tried', async () => {
  const cli = await testCli()
  const path = cli.file('small.yaml', SMALL)
  const { exitCode, out, err } = await cli.run('supplier', 'check', path)
  expect({ exitCode, out, err }).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('4 problems: nothing was tried'),
  })
  expect(out).toContain(`${path}:18:3 place.answers: add to examples: a place that is done at once`)
  const json = await cli.run('--json', 'supplier', 'check', path)
  expect(JSON.parse(json.out)).toMatchObject({
    ...{ passed: false, faults: [], mark: null },
    problems: [{ line: 18, column: 3, path: 'place.answers' }, {}, {}, {}],
  })
})
