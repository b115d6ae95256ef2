// The key of the codes, as an operator meets it.
import { chmodSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { keyText } from '../../../src/cli/errors.ts'
import { readKeyFile } from '../../../src/db/key-file.ts'
import type { Vault } from '../../../src/db/vault.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { whyLocked } from '../../../src/domain/sealing/reseal.ts'
import { testCli } from '../../helpers/cli.ts'
import { encryptCodes, everythingIn, testKey } from '../../helpers/codes.ts'
import { addTestStock, importTestCatalog, PIDS } from '../../helpers/factories.ts'
import { LONG_RUN, startNode } from '../../helpers/process.ts'
import { openTestStore, testDatabase, testFolder } from '../../helpers/store.ts'

/** Processes start slowly on a busy machine. */
const PATIENCE_MS = 120_000

/** A database with so many codes in clear. */
async function shopInClear(count = 3) {
  const url = await testDatabase()
  const store = await openTestStore(url)
  await importTestCatalog(store)
  const codes = await addTestStock(store, PIDS.gamekey, count)
  await store.close()
  return { url, codes }
}

function serve(url: string, keyFile?: string) {
  return startNode(['test/helpers/service-process.ts'], {
    ...{ DATABASE_URL: url, PORT: '0' },
    ...(keyFile === undefined ? {} : { CODES_KEY_FILE: keyFile }),
  })
}

/** A database with encrypted codes, and its key. */
async function encryptedShop() {
  const { url } = await shopInClear()
  const key = testKey()
  await encryptCodes(url, key.vault)
  return { url, keyFile: key.file }
}

type Refusal = [key: string, shop: () => Promise<{ url: string; keyFile?: string }>, why: RegExp]
const refusals: Refusal[] = [
  [
    'a key to codes in clear',
    async () => ({ url: (await shopInClear()).url, keyFile: testKey().file }),
    /^CODES_KEY_FILE is set.*not encrypted yet.*codes encrypt, or unset/,
  ],
  [
    'a key file that is gone',
    async () => ({ url: await testDatabase(), keyFile: join(testFolder(), 'codes.key.gone') }),
    /^The key file .*codes\.key\.gone cannot be read \(ENOENT/,
  ],
  [
    'a file that is no key',
    async () => {
      const keyFile = join(testFolder(), 'short.key')
      writeFileSync(keyFile, 'too short')
      return { url: await testDatabase(), keyFile }
    },
    /contains no key.*has 9 characters/,
  ],
  [
    'no key to encrypted codes',
    async () => ({ url: (await encryptedShop()).url }),
    /are encrypted\. Set CODES_KEY_FILE to .* their key, [0-9a-f]{16}\.$/m,
  ],
  [
    'another key than that of the codes',
    async () => ({ url: (await encryptedShop()).url, keyFile: testKey().file }),
    /encrypted with the key .* has the key/,
  ],
]

/** One where the key is read, one where it is held against the codes. */
const ON_THE_WAY = ['a key file that is gone', 'no key to encrypted codes']

test.each(refusals)('%s: is refused, and what to do is said', async (_, shop, why) => {
  const { url, keyFile = null } = await shop()
  const refused = async () => refusal(url, readKeyFile(keyFile))
  expect(await refused().catch((error: Error) => error.message)).toMatch(why)
})

test.each(refusals.filter(([key]) => ON_THE_WAY.includes(key)))(
  'the service does not start with %s, and says what to do',
  async (_, shop, why) => {
    const { url, keyFile } = await shop()
    const service = serve(url, keyFile)
    expect(await service.exitCode).toBe(1)
    expect(service.stderr()).toMatch(why)
    expect(service.stderr()).not.toContain('    at ')
  },
  PATIENCE_MS,
)

test(
  'the service starts with the key, and says that others can read it where they can',
  async () => {
    const { url, keyFile } = await encryptedShop()
    chmodSync(keyFile, 0o644)
    const service = serve(url, keyFile)
    await service.says(/"msg":"started"/)
    expect(service.stdout()).toContain('other users of this machine can read the key file')
    expect(await service.end('SIGTERM')).toBe(0)
  },
  PATIENCE_MS,
)

test('an operator makes a key, encrypts, and changes the key', async () => {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  const codes = await addTestStock(cli.store, PIDS.gamekey, 3)
  const folder = testFolder()
  const [first, second] = [join(folder, 'first.key'), join(folder, 'second.key')]
  for (const file of [first, second]) {
    expect(await cli.json('codes', 'new-key', file)).toMatchObject({ file })
    expect(statSync(file).mode & 0o777).toBe(0o600)
  }
  const again = await cli.run('codes', 'new-key', first)
  expect(again).toMatchObject({ exitCode: 1, err: expect.stringContaining('exists already') })
  const unset = await cli.run('codes', 'encrypt')
  expect(unset).toMatchObject({ exitCode: 1, err: expect.stringContaining('Set CODES_KEY_FILE') })

  cli.codesKey.file = first
  const inUse = await cli.run('codes', 'encrypt')
  expect(inUse).toMatchObject({ exitCode: 1, err: expect.stringMatching(/is in use.*Stop/) })
  const early = await cli.run('stock', 'show')
  expect(early).toMatchObject({ exitCode: 1, err: expect.stringContaining('not encrypted yet') })
  await cli.store.close()

  const encrypted = await cli.json('codes', 'encrypt')
  // Three codes, and two acts in the log.
  expect(encrypted).toMatchObject({ rows: 5, rewritten: 5, broken: 0 })
  // The act of encrypting came in clear, as texts of an earlier version are.
  expect(await cli.json('codes', 'encrypt')).toMatchObject({ rows: 6, rewritten: 1 })
  expect(
    await cli.json('stock', 'add', PIDS.giftcard, cli.file('more.txt', `NEW\n${codes[0]}`)),
  ).toMatchObject({ added: 1, duplicates: [{ starts: 'CODE', reason: 'in stock already' }] })
  expect(await cli.json('audit')).toMatchObject({ holds: true })

  const rotated = await cli.run('codes', 'rotate', '--new-key-file', second)
  expect(rotated).toMatchObject({ exitCode: 0, err: '' })
  expect(rotated.out).toMatch(/rows: 9\nrewritten: 9\n.*\nNow set CODES_KEY_FILE to .*second\.key/s)
  const old = await cli.run('stock', 'show')
  expect(old).toMatchObject({ exitCode: 1, err: expect.stringContaining('has the key') })
  cli.codesKey.file = second
  expect(await cli.json('audit')).toMatchObject({ holds: true })
  const same = await cli.run('codes', 'rotate', '--new-key-file', second)
  expect(same).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('already encrypted with the new key'),
  })
})

const MOMENTS = [
  ['some of the codes', '1000'],
  ['the first code', '0'],
  ['the old content is gone', 'undefined'],
] as const

test.each(LONG_RUN ? MOMENTS : MOMENTS.slice(0, 1))(
  'killed before %s, encrypting and changing the key go on from there',
  async (_, at) => {
    const { url, codes } = await shopInClear(1500)
    const [first, second] = [testKey(), testKey()]

    await killedAt(at, url, { to: first.file })
    for (const vault of [undefined, first.vault, second.vault])
      expect(await refusal(url, vault)).toMatch(
        /^Some codes .* run npm run -s cli -- codes encrypt/,
      )
    await expect(encryptCodes(url, second.vault)).rejects.toMatchObject({
      ...{ code: 'WRONG_KEY', data: { problem: 'encrypting', keyId: first.vault.keyId } },
    })
    // Two more are acts in the log.
    const left = { 0: 1502, 1000: 502, undefined: 0 }[at]
    expect(await encryptCodes(url, first.vault)).toMatchObject({ rows: 1502, rewritten: left })
    const stored = await everythingIn(url)
    expect(codes.filter((code) => stored.includes(code))).toEqual([])
    expect(await refusal(url, first.vault)).toBe(null)

    await killedAt(at, url, { from: first.file, to: second.file })
    for (const vault of [first.vault, second.vault])
      expect(await refusal(url, vault)).toMatch(
        /Leave CODES_KEY_FILE as it was .* codes rotate again/,
      )
    await encryptCodes(url, second.vault, first.vault)
    expect(await everythingIn(url)).not.toContain(`:${first.vault.keyId}:`)
    const store = await openTestStore(url, second.vault)
    expect(await whyLocked(store.read)).toBe(null)
    expect((await proveLedger(store.read)).findings).toEqual([])
  },
  PATIENCE_MS,
)

async function refusal(url: string, vault?: Vault): Promise<string | null> {
  const store = await openTestStore(url, vault)
  try {
    const problem = await whyLocked(store.read)
    return problem && keyText('it', problem)
  } finally {
    await store.close()
  }
}

/** Begins to encrypt, and is killed when so many rows are done; `undefined`: when all are. */
async function killedAt(done: string, url: string, files: { from?: string; to: string }) {
  const module = (path: string) =>
    JSON.stringify(pathToFileURL(join(import.meta.dirname, '../../../src', path)))
  const program = `
    import { readKeyFile } from ${module('db/key-file.ts')}
    import { openExclusiveStore } from ${module('db/open.ts')}
    import { resealCodes } from ${module('domain/sealing/reseal.ts')}
    await resealCodes(await openExclusiveStore(${JSON.stringify(url)}), {
      from: readKeyFile(${JSON.stringify(files.from ?? null)}),
      to: readKeyFile(${JSON.stringify(files.to)}),
      actor: 'operator',
      step: async (_, done) => void (done === ${done} && process.kill(process.pid, 'SIGKILL')),
    }, new Date())
    console.log('not killed')`
  const killed = startNode(['--input-type=module', '-e', program], { DATABASE_URL: url })
  expect(await killed.exitCode).toBe(null)
  expect(killed.stdout() + killed.stderr()).toBe('')
}
