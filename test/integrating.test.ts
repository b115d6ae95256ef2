// Follows docs/integrating.md from top to bottom: presses the buttons that it names, saves and runs its
// programs, and compares what they print.
import { execFile, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { HOLDER } from '../src/sandbox/demo.ts'
import { folderWithClient } from './helpers/installed-client.ts'
import { phone } from './helpers/phone.ts'
import { ownPort } from './helpers/ports.ts'
import { startNode, startSandbox } from './helpers/process.ts'
import { testDatabase } from './helpers/store.ts'

const PATIENCE_MS = 300_000
const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const PAGE = read('../docs/integrating.md')
/** What the test does in its own way, or not: install, start, and keep in the shell. */
const DONE_OTHERWISE = /^(npm |mkdir |cd |export )/

test(
  'the page of integration works from top to bottom',
  async () => {
    const receiverPort = await ownPort()
    const sandbox = await startSandbox(await testDatabase())
    const folder = await folderWithClient()
    const dana = phone(sandbox.chatUrl, HOLDER.id)
    const here = (text: string) =>
      // In one pass: a port that is put in may begin with the digits of another.
      text.replace(/http:\/\/127\.0\.0\.1:3000\b|\b4000\b/g, (found) =>
        found === '4000' ? String(receiverPort) : sandbox.url,
      )
    const environment: Record<string, string> = {}
    const programs = new Map<string, ReturnType<typeof startNode>>()

    for (const { prose, language, code } of partsOf(PAGE)) {
      const [acts = ''] = /As Dana, press [\s\S]*?\n\n/.exec(prose) ?? []
      for (const [, words, text] of acts.matchAll(/\*\*([^*]+)\*\*|send `([^`]+)`/g))
        await (words === undefined ? dana.write(here(text ?? '')) : dana.press(words))
      const [, file] = /Save this as `([\w.]+)`/.exec(prose) ?? []
      if (language === 'js') {
        expect(file, code).toBeDefined()
        writeFileSync(join(folder, file ?? ''), here(code))
      }
      if (language === 'text') {
        // What differs from run to run is in angle brackets.
        const [before = '', ...rest] = code.trim().split(/<[^>]+>/)
        const said = [before, ...rest].map(escaped).join('\\S+')
        const [, speaker = ''] = /`(\S+)` prints:/.exec(prose) ?? []
        await (programs.get(speaker) ?? [...programs.values()].at(-1))?.says(new RegExp(said))
      }
      for (const line of language === 'sh' ? code.trim().split('\n') : []) {
        const [, name = '', pattern] = /^export (\w+)=(\w+)…/.exec(line) ?? []
        if (pattern) environment[name] = await dana.reads(new RegExp(`${pattern}[\\w+/=]+`))
        const [, program, argument] = /^node (\S+)(?: (.+))?$/.exec(line) ?? []
        expect(program !== undefined || DONE_OTHERWISE.test(line), line).toBe(true)
        if (program === undefined) continue
        const given = argument === undefined ? [] : [String(lastTrxid(folder))]
        const running = startNode([program, ...given], environment, [], folder)
        programs.delete(program)
        programs.set(program, running)
        if (program === 'receiver.mjs') await running.says(/listening/)
        else expect(await running.exitCode, running.stderr()).toBe(0)
      }
    }
    expect([...programs.keys()]).toEqual(
      expect.arrayContaining(['shop.mjs', 'receiver.mjs', 'find.mjs']),
    )
  },
  PATIENCE_MS,
)

test.skipIf(spawnSync('curl', ['--version']).error)(
  'what the README and the page of the API order with works as it is copied',
  async () => {
    const sandbox = await startSandbox(await testDatabase())
    const here = (text: string) =>
      text.replace(/http:\/\/127\.0\.0\.1:300([01])\b/g, (_, last) =>
        last === '0' ? sandbox.url : sandbox.chatUrl,
      )
    const run = async (script: string) =>
      (await promisify(execFile)('sh', ['-ec', here(script)])).stdout
    const readme = partsOf(read('../README.md')).map(({ code }) => code)
    const [order = ''] = readme.filter((code) => code.includes('curl'))
    expect(JSON.parse(await run(order))).toMatchObject({ orderCreated: true, status: 'completed' })
    const api = read('../docs/api.md')
    const [, key = ''] = /`(export KEY=\$[^`]+)`/.exec(api) ?? []
    const [, twice = ''] = partsOf(api).flatMap(({ language, code }) =>
      language === 'sh' ? code : [],
    )
    const answers = (await run(`${key}\n${twice}`)).split(/(?<=\})\s*(?=\{)/)
    expect(answers.map((one) => JSON.parse(one))).toMatchObject([
      { status: 'completed' },
      { idempotentReplay: true },
    ])
  },
  PATIENCE_MS,
)

/** The blocks of code, each with the text before it. */
function partsOf(page: string) {
  const parts = page.matchAll(/([\s\S]*?)^```(\w+)\n([\s\S]*?)^```$/gm)
  return [...parts].map(([, prose = '', language = '', code = '']) => ({ prose, language, code }))
}

function lastTrxid(folder: string): string | undefined {
  return readFileSync(join(folder, 'trxids.txt'), 'utf8').trim().split('\n').at(-1)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
