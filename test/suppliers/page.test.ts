// Follows docs/suppliers.md from an empty file to a supplier that has passed its check: saves what the page says
// to save, runs what it says to run, and compares what is printed. Then reads every part of docs/adapter-files.md.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { problemsIn, SMALL } from '../helpers/adapters.ts'
import { testCli } from '../helpers/cli.ts'
import { testFolder } from '../helpers/store.ts'

const PATIENCE_MS = 120_000
const DOCS = join(import.meta.dirname, '../../docs')
const ON_PAGE = '/srv/gamewallet/suppliers'

test(
  'docs/suppliers.md leads from an empty file to a supplier that has passed its check',
  async () => {
    const page = readFileSync(join(DOCS, 'suppliers.md'), 'utf8')
    const [, part = ''] = /^## Your own supplier in 15 minutes\n([\s\S]*?)^## /m.exec(page) ?? []
    const cli = await testCli()
    const folder = testFolder()
    let printed = ''
    let exitCode: number | null = null
    let shown = 0
    for (const { prose, language, code } of blocksOf(part)) {
      if (language === 'yaml') {
        const [, how, , name = ''] =
          /(Save this|Add this)( there)? (?:as|at the end of) `([\w.]+)`/.exec(prose) ?? []
        expect(how, code).toBeDefined()
        if (how === 'Save this') writeFileSync(join(folder, name), code)
        else appendFileSync(join(folder, name), `\n${code}`)
        printed = ''
      }
      const [, command = ''] = /^npm run -s cli -- (.+)$/m.exec(language === 'sh' ? code : '') ?? []
      const isRun = command !== '' || /If you check now/.test(prose)
      if (isRun) {
        const path = join(folder, 'northwind.yaml')
        const words = (command || `supplier check ${path}`).replace(ON_PAGE, folder).split(' ')
        const result = await cli.run(...words)
        exitCode = result.exitCode
        printed = (result.out + result.err).replaceAll(folder, ON_PAGE)
      }
      if (language === 'text' && printed !== '') {
        expect(printed).toMatch(asPattern(code))
        shown++
      }
    }
    expect({ exitCode, shown }).toEqual({ exitCode: 0, shown: 4 })
    expect(existsSync(join(folder, 'northwind.checked'))).toBe(true)
  },
  PATIENCE_MS,
)

test('every part of a file in docs/adapter-files.md can stand in one', () => {
  const page = readFileSync(join(DOCS, 'adapter-files.md'), 'utf8')
  const parts = blocksOf(page).filter(({ language }) => language === 'yaml')
  expect(parts.length).toBeGreaterThan(5)
  const small = parse(SMALL)
  const settings = {
    ...small.settings,
    USER: { about: 'a name' },
    PASSWORD: { about: 'a password', secret: true },
  }
  for (const { code } of parts) {
    const part = parse(code)
    const file = { ...small, ...part, settings: { ...settings, ...part.settings } }
    expect(problemsIn(stringify(file)), code).toEqual([])
  }
})

/** What a page shows of a long output: lines are left out at …, and how many faults there are may change. */
function asPattern(shown: string): RegExp {
  const parts = shown.trim().split('\n…\n').map(escaped)
  const pattern = parts.join('\n[\\s\\S]*\n').replace(/\b\d+(?= faults| safe)/g, '\\d+')
  return new RegExp(`^${pattern}\\s*$`)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The blocks of code, each with the text before it. */
function blocksOf(page: string) {
  const parts = page.matchAll(/([\s\S]*?)^```(\w+)\n([\s\S]*?)^```$/gm)
  return [...parts].map(([, prose = '', language = '', code = '']) => ({ prose, language, code }))
}
