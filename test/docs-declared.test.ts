// Holds the pages to what the code declares: roles, and the variables of the environment.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { admin } from '../src/bot/features.ts'
import { mayUse, routesOf } from '../src/bot/kit/router.ts'
import { MAY, ROLES } from '../src/domain/team/team.ts'
import { testCli } from './helpers/cli.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const example = read('.env.example')

test('says which commands each role may use', () => {
  const routes = routesOf(admin)
  // /start opens the menu, and each role has /admin and /panel.
  const all = Object.keys(routes.commands).filter(
    (name) => !['start', 'admin', 'panel'].includes(name),
  )
  const [before = ''] = read('docs/commands.md').split('What they do:')
  const cells = [...before.matchAll(/^\| \w+ \| ((?:all but )?(?:`\/\w+` ?)+) \|$/gm)]
  const rows = cells.map(([, cell = '']) => {
    const listed = [...cell.matchAll(/`\/(\w+)`/g)].map(([, name = '']) => name)
    return cell.startsWith('all but') ? all.filter((name) => !listed.includes(name)) : listed
  })
  const may = ROLES.map((role) => all.filter((name) => mayUse(routes, role, 'commands', name)))
  expect(rows.map((row) => row.sort())).toEqual(may.map((row) => row.sort()))
})

test('says which roles have each right', () => {
  const rows = [
    ...read('docs/operating.md').matchAll(/^\| `(\w+)` \| [^|]+ \| (owner[\w, ]*) \|$/gm),
  ]
  expect(Object.fromEntries(rows.map(([, right, roles]) => [right, roles?.split(', ')]))).toEqual(
    MAY,
  )
})

test('has every setting with its options, but for those that are only on or off', async () => {
  const cli = await testCli()
  const page = read('docs/commands.md')
  const { out } = await cli.run('settings', 'set', '--help')
  const [, listed = ''] = out.split('Commands:')
  const commands = [...listed.matchAll(/^ {2}([a-z-]+) (?!<on\|off>)[<[]/gm)]
  expect(commands.length).toBeGreaterThan(7)
  for (const [, name = ''] of commands.filter(([, name]) => name !== 'help')) {
    const row = page.split('\n').find((line) => line.match(`^\\| .settings set .*\\b${name} `))
    expect(row, name).toBeDefined()
    const [own = ''] = (await cli.run('settings', 'set', name, '--help')).out.split('Global')
    for (const [, option = ''] of own.matchAll(/^ {2}(--[a-z-]+)/gm))
      expect(row, name).toContain(option)
  }
})

test('documents every variable that a process reads from its environment', () => {
  const code = globSync('{src,packages}/**/*.ts', { cwd: ROOT }).map(read).join('\n')
  const found = [...code.matchAll(/process\.env(?:\.|\[')([A-Z][A-Z0-9_]*)/g)]
  const names = new Set(found.map(([, name = '']) => name))
  expect(names.size).toBeGreaterThan(2)
  // Of the shell, and of the code samples, which are somebody else's programs.
  const own = [...names].filter((name) => !['PATH', 'KEY'].includes(name))
  expect(own.filter((name) => !example.includes(`\n${name}=`))).toEqual([])
  // What only the sandbox reads is told where people first meet it, and not in an error alone.
  const tour = read('docs/tour.md')
  for (const name of ['PORT', 'CHAT_PORT']) expect(tour).toMatch(new RegExp(`\\b${name}=\\d`))
  const told = example.split(/\n{2,}/).filter((part) => /^#?[A-Z][A-Z0-9_]*=/m.test(part))
  for (const part of told) expect(part).toMatch(/^# \S/)
})
