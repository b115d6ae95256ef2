import { expect, test } from 'vitest'
import { runNode, startNode } from '../helpers/process.ts'

const USING =
  "import { createLogOutput } from './src/log/output.ts'\nconst out = createLogOutput()\n"
const inModule = (code: string) => ['--input-type=module', '--eval', USING + code]

function linesOf() {
  const lines = []
  for (let i = 0; i < 3000; i++)
    lines.push(`{"line":${i},"text":"Käufer 🎮 ${'x'.repeat(i % 90)}"}`)
  lines.splice(1500, 0, `{"text":"${'ß'.repeat(60_000)}"}`, `{"text":"${'y'.repeat(16_000)}"}`)
  return lines
}

const ends: [how: string, code: string, exitCode: number][] = [
  ['is ended', 'process.exit(3)', 3],
  ['has nothing left to do', '', 0],
  ['had nothing left to do for a while', 'setTimeout(() => out.write("last\\n"), 200)', 0],
]
test.each(ends)('lines are whole and in order where the process %s', async (_, end, code) => {
  const write = `${linesOf}\nfor (const line of linesOf()) out.write(line + '\\n')\n${end}`
  const { stdout, exitCode } = await runNode(inModule(write), {})
  expect(exitCode).toBe(code)
  expect(stdout.replace(/last\n$/, '').split('\n')).toEqual([...linesOf(), ''])
  expect(stdout.endsWith('last\n')).toBe(end.includes('last'))
})

test('a line is there before long, though the process goes on', async () => {
  const running = startNode(inModule("out.write('first\\n')\nsetInterval(() => {}, 1000)"), {})
  await running.says(/^first\n$/)
})
