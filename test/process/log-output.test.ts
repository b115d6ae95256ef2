import { expect, test } from 'vitest'
import { runNode, startNode } from '../helpers/process.ts'

const USING = "import { createLog } from './src/log/log.ts'\nconst log = createLog('info')\n"
const inModule = (code: string) => ['--input-type=module', '--eval', USING + code]

function texts() {
  const all = []
  for (let i = 0; i < 3000; i++) all.push(`${i} Käufer 🎮 ${'x'.repeat(i % 90)}`)
  all.splice(1500, 0, 'ß'.repeat(60_000), 'y'.repeat(16_000))
  return all
}

const ends: [how: string, code: string, exitCode: number][] = [
  ['is ended', 'process.exit(3)', 3],
  ['has nothing left to do', '', 0],
  ['had nothing left to do for a while', 'setTimeout(() => log.info("last"), 200)', 0],
]
test.each(ends)('lines are whole and in order where the process %s', async (_, end, code) => {
  const write = `${texts}\nfor (const text of texts()) log.info(text)\n${end}`
  const { stdout, exitCode } = await runNode(inModule(write), {})
  expect(exitCode).toBe(code)
  expect(stdout.endsWith('\n')).toBe(true)
  const written = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).msg)
  expect(written).toEqual(end.includes('last') ? [...texts(), 'last'] : texts())
})

test('a line is there before long, though the process goes on', async () => {
  const running = startNode(inModule("log.info('first')\nsetInterval(() => {}, 1000)"), {})
  await running.says(/"first"}\n$/)
})
