// Whoever writes to a table that is cached invalidates it in the same function. What nobody invalidates
// is stale for a minute, and no test of the writer would notice.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** The tables that are cached, and what invalidates their values. */
const VERB_OF: Record<string, string> = {
  accounts: 'invalidateAccount',
  apiKeys: 'invalidateAccount',
  allowlistEntries: 'invalidateAccount',
  entries: 'invalidateAccount',
  settings: 'invalidateSettings',
  lines: 'invalidateCatalog',
  products: 'invalidateCatalog',
  stockCodes: 'invalidateStock',
}

/** Who writes to such a table without making anything stale, and why. */
const MAKES_NOTHING_STALE: Record<string, string> = {
  'accounts/accounts.ts openAccount': 'no cache has an account that was not there',
  'accounts/test-account.ts ensureTestAccount': 'no cache has an account that was not there',
  'accounts/holders.ts meetHolder': 'names are not cached',
  'accounts/holders.ts recordBlocked': 'only notices depend on it',
  'accounts/holders.ts recordUnblocked': 'only notices depend on it',
  'accounts/holders.ts setPreference': 'the bot, broadcasts and notices read it each time',
  'access/key-expiry.ts notify': 'only notices depend on it',
  'access/key-usage.ts createKeyUsage': 'the last use of a key is not cached',
  'ledger/entries.ts sumUpEntries': 'no cached value depends on money in a test wallet',
  'settings/confirmations.ts dropConfirmations': 'states are not cached',
  'settings/state.ts writeState': 'states are not cached',
  'settings/state.ts removeState': 'states are not cached',
  'settings/state.ts sweepStates': 'states are not cached',
  'sealing/sealed-places.ts rewriteCode': 'the same codes, encrypted with another key',
  'orders/settlement.ts deliverCodes': 'the codes belong to an order from the beginning',
  'stock/delivered.ts replaceCodes':
    'the codes stay with their order; tryTakeCodes takes the others',
  'stock/quarantine.ts quarantineCodes': 'the codes stay with their order',
}

type Declared = {
  name: string
  exported: boolean
  /** The verbs that its writes need. */
  needs: Set<string>
  calls: Set<string>
  names: Set<string>
}

/** What stands at the top of a module: each function, and each constant. */
function declaredIn(file: string): Declared[] {
  const found: Declared[] = []
  const { program } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'))
  for (const statement of program.body) {
    const exported = statement.type === 'ExportNamedDeclaration'
    const declaration = exported ? statement.declaration : statement
    const named =
      declaration?.type === 'FunctionDeclaration'
        ? [declaration]
        : declaration?.type === 'VariableDeclaration'
          ? declaration.declarations
          : []
    for (const node of named) {
      const name = node.id?.type === 'Identifier' ? node.id.name : ''
      const one = { name, exported, needs: new Set<string>(), ...seenIn(node) }
      for (const table of one.written) if (VERB_OF[table]) one.needs.add(VERB_OF[table])
      found.push(one)
    }
  }
  return found
}

/** The tables that a piece of code writes to, the functions that it calls, and all that it names. */
function seenIn(node: object) {
  const written: string[] = []
  const calls = new Set<string>()
  const names = new Set<string>()
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier') calls.add(callee.name)
      const isWrite =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        ['insert', 'update', 'delete'].includes(callee.property.name)
      if (isWrite && first?.type === 'Identifier') written.push(first.name)
    },
    Identifier({ name }) {
      names.add(name)
    },
  })
  visitor.visit({ type: 'Program', body: [node] } as never)
  return { written, calls, names }
}

/**
 * Those of a module that write without the verb. What is not exported may leave it to who uses it: a
 * prepared statement, or a part of a function.
 * @param excused is told of each that needs no verb.
 */
function unguardedIn(file: string, excused: (name: string) => void): string[] {
  const declared = declaredIn(file)
  const nameOf = ({ name }: Declared) => `${file.replace('src/domain/', '')} ${name}`
  const settle = (one: Declared) => {
    // It invalidates the account.
    if (one.calls.has('accessChanged')) one.needs.delete('invalidateAccount')
    for (const verb of one.calls) one.needs.delete(verb)
    if (one.needs.size === 0 || !MAKES_NOTHING_STALE[nameOf(one)]) return
    excused(nameOf(one))
    one.needs.clear()
  }
  const users = (used: Declared) =>
    used.exported ? [] : declared.filter((one) => one !== used && one.names.has(used.name))
  for (const one of declared) settle(one)
  // As often as one may use another.
  for (const _ of declared)
    for (const used of declared)
      for (const user of users(used)) {
        for (const verb of used.needs) user.needs.add(verb)
        settle(user)
      }
  return declared
    .filter((one) => one.needs.size > 0 && users(one).length === 0)
    .map((one) => `${nameOf(one)}: ${[...one.needs].join()}`)
}

// Nobody serves requests from a database that is moved or restored.
const files = globSync('src/**/*.ts', { cwd: ROOT, exclude: ['src/{db,restore}/**'] })

test('every write to a cached table invalidates it', () => {
  const excused = new Set<string>()
  const unguarded = files.flatMap((file) => unguardedIn(file, (name) => void excused.add(name)))
  expect(unguarded).toEqual([])
  expect([...excused].sort()).toEqual(Object.keys(MAKES_NOTHING_STALE).sort())
})

test('no cached table is written to in SQL of its own', () => {
  const tables = 'accounts|api_keys|allowlist_entries|entries|settings|lines|products|stock_codes'
  const write = new RegExp(`\\b(insert into|update|delete from) "?(${tables})\\b`, 'i')
  expect(files.filter((file) => write.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})
