// Runs the samples of the document as an engineer does who copies them.
import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { CodeSample } from '../../src/http/openapi/code-samples.ts'
import { type TestApp, testApp } from '../helpers/app.ts'
import { serveApp } from '../helpers/bot.ts'
import { testDemo } from '../helpers/demo.ts'
import { LONG_RUN } from '../helpers/process.ts'
import { testFolder, testStore } from '../helpers/store.ts'

type Operation = { 'x-codeSamples'?: CodeSample[] }
type Document = { paths: Record<string, Record<string, Operation>> }

/** How the samples of a language are run, as `label` names it. */
const RUNNERS: Record<string, { command: string; file: string }> = {
  curl: { command: 'sh', file: 'sample.sh' },
  JavaScript: { command: process.execPath, file: 'sample.mjs' },
  Python: { command: 'python3', file: 'sample.py' },
  PHP: { command: 'php', file: 'sample.php' },
}
/** Debian has it in a package of its own. */
const UUIDGEN = 'uuidgen() { cat /proc/sys/kernel/random/uuid; }\n'
const run = promisify(execFile)

const isThere = (label: string) => {
  const program = label === 'curl' ? 'curl' : (RUNNERS[label]?.command ?? label)
  return !spawnSync(program, ['--version']).error
}

test('every operation that needs a key has a sample in each language', async () => {
  const keyed = await samplesOf(await testApp())
  expect(keyed.length).toBeGreaterThanOrEqual(11)
  for (const { name, all } of keyed)
    expect(
      all.map(({ label }) => label),
      name,
    ).toEqual(Object.keys(RUNNERS))
})

/** The other languages take a process with a start of its own for each sample. */
const isRun = (label: string) => LONG_RUN || label === 'curl'

for (const [label, { command, file }] of Object.entries(RUNNERS).filter(([label]) => isRun(label)))
  describe.skipIf(!isThere(label))(`in ${label}`, () => {
    test('each sample runs, and each that buys buys once', async () => {
      const store = await testStore()
      const service = await testApp({ store })
      const { app, clock, call } = service
      const { apiKey: key } = await testDemo(store)
      const url = await serveApp(app)
      const folder = testFolder()
      const body = { pid: 'GWA-UC-60', userId: '5123456789', trxid: 'before' }
      const { orderId } = (await call('POST', '/orders', { key, body })).body
      const charged = async () => {
        clock.advance(2000)
        return (await call('GET', '/balance', { key })).body.balanceUsd
      }

      for (const { name, all } of await samplesOf(service)) {
        const source = all.find((sample) => sample.label === label)?.source ?? ''
        const path = join(folder, file)
        const text = source
          .replaceAll('http://127.0.0.1:3000', url)
          .replaceAll('API-GMA-7Q2M9XK4-0T8ZPD', String(orderId))
        writeFileSync(path, label === 'curl' ? UUIDGEN + text : text)
        const before = await charged()
        const env = { PATH: process.env.PATH, KEY: key }
        const { stdout, stderr } = await run(command, [path], { env })
        expect(stderr, name).toBe('')
        expect(stdout, name).toMatch(/success|orderCreated/)
        expect(stdout, name).not.toMatch(/error/i)
        if (['JavaScript', 'Python'].includes(label)) expect(stdout, name).toMatch(/^200 /)
        const after = await charged()
        if (name.startsWith('post') && !name.endsWith('/gamebvfy'))
          expect(after, name).toBeLessThan(Number(before))
        else expect(after, name).toBe(before)
      }
    })
  })

async function samplesOf({ app }: TestApp) {
  const { paths } = (await (await app.api.request('/openapi.json')).json()) as Document
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { 'x-codeSamples': all }]) =>
      all ? [{ name: `${method} ${path}`, all }] : [],
    ),
  )
}
