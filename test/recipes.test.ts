// The recipes of docs/contributing.md: one is applied to a copy of the code, and of the others the files that a sample
// is in are compared with those that the recipe names.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from './helpers/store.ts'

const ROOT = join(import.meta.dirname, '..')
const NAMED = 'src/domain/settings/all-settings.ts'
const TYPES = 'src/locales/messages.ts'
const ROW = `  newcomers: onOff({ byDefault: true, strict: false, locksOut: 'some' }),\n`
const MESSAGE = `
setting-newcomers = 🐣 Newcomers
    .turned-on = Newcomers are let in.
    .turned-off = Newcomers are refused.
    .ask = Refuse newcomers?
    .about = Nobody new gets an account.
    .command = Let newcomers in; off refuses them
`
/** What the copy makes of them. */
const ASKED = `
  import { settings as page } from './src/panel/pages/service/settings.ts'
  import { createProgram } from './src/cli/program.ts'
  import { settingsAfterRestore } from './src/domain/settings/restored-settings.ts'
  import { english } from './src/locales/languages.ts'
  const set = createProgram({ io: { out() {}, err() {} }, supplierKinds: new Map() })
    .commands.find((one) => one.name() === 'settings')
    .commands.find((one) => one.name() === 'set')
  console.log(JSON.stringify({
    asks: await page.acts['/panel/service/newcomers/off']?.title({ texts: english }, {}),
    set: set.commands.find((one) => one.name() === 'newcomers')?.description(),
    restored: settingsAfterRestore({ newcomers: false }, {}),
  }))
`

test('an on/off setting is one row and one message in each language', () => {
  const copy = testFolder()
  for (const part of ['src', 'scripts', 'locales', 'package.json'])
    cpSync(join(ROOT, part), join(copy, part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  const read = (file: string, from = copy) => readFileSync(join(from, file), 'utf8')
  const change = (file: string, to: (text: string) => string) =>
    writeFileSync(join(copy, file), to(read(file)))
  change(NAMED, (text) => text.replace(/^ {2}eligibility: /m, `${ROW}$&`))
  for (const language of readdirSync(join(copy, 'locales')))
    change(`locales/${language}/admin.ftl`, (text) => text + MESSAGE)
  const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy }).toString()
  // Fails for a translation that lacks something.
  node('scripts/locales.ts', 'accept', 'setting-newcomers')
  expect(read(TYPES)).toBe(read(TYPES, ROOT))
  expect(JSON.parse(node('--input-type=module', '--eval', ASKED))).toEqual({
    asks: 'Refuse newcomers?',
    set: 'Let newcomers in; off refuses them',
    restored: { newcomers: false },
  })
  expect(read('docs/contributing.md', ROOT)).toContain(NAMED)
})

/** What a recipe is followed for, and in which folders it names all files. */
test.each<[recipe: string, sample: RegExp, folders: string]>([
  ['a command of the admins', /admin-commands-apion/, '{src,locales,scripts}'],
  [
    'a notice',
    /\bday_limit\b|\bnotices-day-limit\b/,
    '{src/bot,src/domain/notices,locales,scripts}',
  ],
  ['a column', /\bnewsOff: flag|\bnews_off\b/, '{src/domain,src/db,drizzle,scripts}'],
  ['a language', /['`]bn['`]|\bbn:|^language-locale = bn/m, '{src,locales,packages,scripts}'],
  ['a kind of supplier', /\bg2bulk-vouchers\b/, '{src,docs,suppliers,locales,scripts}'],
])('names all files for %s', (recipe, sample, folders) => {
  const docs = readFileSync(join(ROOT, 'docs/contributing.md'), 'utf8')
  const section = docs.split(/^## /m).find((one) => one.startsWith(`How do I add ${recipe}?`)) ?? ''
  const named = [...section.matchAll(/`(\w[\w./<>-]*)`/g)].map(([, path = '']) => path)
  const patterns = named.map(
    (path) => new RegExp(`(^|/)${path.replace(/[.]/g, '\\.').replace(/<\w+>/g, '[^/]+')}(/|$)`),
  )
  const found = globSync(`${folders}/**/*.{ts,js,ftl,sql,json,yaml,checked,md}`, { cwd: ROOT })
    .filter((file) => !file.includes('node_modules'))
    .filter((file) => sample.test(`${file}\n${readFileSync(join(ROOT, file), 'utf8')}`))
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((file) => !patterns.some((pattern) => pattern.test(file)))).toEqual([])
})
