// Applies a recipe of docs/contributing.md to a copy of the code: no other file than those that it names is needed.
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from './helpers/store.ts'

const ROOT = join(import.meta.dirname, '..')
const NAMED = 'src/domain/settings/all-settings.ts'
const TYPES = 'src/locales/messages.ts'
const ROW = `  newcomers: onOff({ command: 'newcomers', byDefault: true, strict: false, locksOut: 'some' }),\n`
const MESSAGE = `
setting-newcomers = 🐣 Newcomers
    .turned-on = Newcomers are let in.
    .turned-off = Newcomers are refused.
    .ask = Refuse newcomers?
    .about = Nobody new gets an account.
    .command = Let newcomers in; off refuses them
    .words = newcomers
`
/** What the copy makes of them. */
const ASKED = `
  import { admin } from './src/bot/features.ts'
  import { routesOf } from './src/bot/router.ts'
  import { switchesView } from './src/bot/views/admin/switches.ts'
  import { adminCommandText } from './src/bot/views/admin/menu.ts'
  import { createProgram } from './src/cli/program.ts'
  import { NAMES } from './src/domain/settings/all-settings.ts'
  import { settingsAfterRestore } from './src/domain/settings/restored-settings.ts'
  import { settingIn } from './src/domain/settings/settings.ts'
  import { english } from './src/locales/languages.ts'
  const settings = Object.fromEntries(NAMES.map((name) => [name, settingIn({}, name)]))
  const set = createProgram({ io: { out() {}, err() {} }, supplierKinds: new Map() })
    .commands.find((one) => one.name() === 'settings')
    .commands.find((one) => one.name() === 'set')
  console.log(JSON.stringify({
    commands: Object.keys(routesOf(admin).commands).includes('newcomers'),
    listed: adminCommandText(english, 'newcomers'),
    screen: switchesView(english, settings, null).html.includes('🐣 Newcomers  on'),
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
    commands: true,
    listed: 'Let newcomers in; off refuses them: /newcomers off',
    screen: true,
    set: 'Let newcomers in; off refuses them',
    restored: { newcomers: false },
  })
  expect(read('docs/contributing.md', ROOT)).toContain(NAMED)
})
