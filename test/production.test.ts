// Holds what a server is set up with to what docs/production.md promises: the unit, compose.yaml, and the
// commands that the operator copies, which run here with everything that they call replaced.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testCli } from './helpers/cli.ts'
import { longTest } from './helpers/process.ts'
import { testFolder } from './helpers/store.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const production = read('docs/production.md')
const UNIT = 'deploy/gamewallet.service'

/** The shell commands below a heading, block by block. */
function blocksOf(page: string, heading: string): string[] {
  const [, after = ''] = page.split(new RegExp(`^#+ ${heading}.*\n`, 'm'))
  const [section = ''] = after.split(/^#{1,3} /m)
  return [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block)
}

/** The values of each setting of the unit, in order. */
function unit(): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const [, name = '', value = ''] of read(UNIT).matchAll(/^(\w+)=(.*)$/gm))
    values.set(name, [...(values.get(name) ?? []), value])
  return values
}

describe('the unit', () => {
  test('gives the service no privilege, no device and nothing of other programs', () => {
    const on = [
      ...['NoNewPrivileges', 'PrivateTmp', 'PrivateDevices', 'ProtectHome', 'ProtectClock'],
      ...['ProtectControlGroups', 'ProtectHostname', 'ProtectKernelLogs', 'ProtectKernelModules'],
      ...['ProtectKernelTunables', 'LockPersonality', 'RemoveIPC', 'RestrictNamespaces'],
      ...['RestrictRealtime', 'RestrictSUIDSGID'],
    ]
    expect(Object.fromEntries(unit())).toMatchObject({
      ...Object.fromEntries(on.map((name) => [name, ['true']])),
      User: ['gamewallet'],
      CapabilityBoundingSet: [''],
      ProtectSystem: ['strict'],
      ProtectProc: ['invisible'],
      UMask: ['0077'],
      SystemCallArchitectures: ['native'],
      SystemCallFilter: ['@system-service', '~@privileged @resources'],
    })
    // Node compiles what it runs.
    expect(unit().has('MemoryDenyWriteExecute')).toBe(false)
  })

  test('lets it write where the page puts the database and the backups', () => {
    const [, folder = ''] = /^DATABASE_URL=(\/.*)\/[^/]+$/m.exec(production) ?? []
    expect(folder).toBe(`/var/lib/${unit().get('StateDirectory')}`)
    const [, backups = ''] = /^BACKUP_DIR=(.*)$/m.exec(production) ?? []
    expect(unit().get('ReadWritePaths')).toEqual([`-${backups}`])
    expect(unit().get('Environment')).toContain(
      `NODE_COMPILE_CACHE=/var/cache/${unit().get('CacheDirectory')}`,
    )
  })

  test('is what the page installs, at first and with each change of the version', () => {
    const install = new RegExp(`^install -m 644 \\S*${UNIT} /etc/systemd/system/\\S+`, 'm')
    const [update = '', , back = ''] = blocksOf(production, '9\\. Updating')
    for (const block of [blocksOf(production, '3a\\.').join(''), update, back])
      expect(block).toMatch(install)
    expect(production).not.toMatch(/^ExecStart=/m)
  })
})

test('each container writes to its volumes alone, has few privileges, and a log with an end', () => {
  const [, services = ''] = read('compose.yaml').split(/^services:\n|^networks:\n/m)
  const each = services.split(/^ {2}(?=\w)/m).slice(1)
  expect(each.map((service) => service.split(':')[0])).toEqual(['gamewallet', 'caddy'])
  for (const service of each) {
    expect(service).toMatch(/^ {4}read_only: true$/m)
    expect(service).toMatch(/^ {4}cap_drop: \[ALL\]$/m)
    expect(service).toMatch(/^ {4}security_opt: \["no-new-privileges:true"\]$/m)
    expect(service).toMatch(/^ {4}logging: \*logging$/m)
  }
  expect(read('compose.yaml')).toMatch(
    /^x-logging: &logging\n {2}driver: local\n {2}options:\n {4}max-size: \w+\n {4}max-file: "\d+"\n/m,
  )
  // What the image writes to, which is read-only but for these.
  const written = [...read('Dockerfile').matchAll(/=(\/var\/cache\/\w+|\/data)\b/g)]
  const volumes = [...(each[0] ?? '').matchAll(/^ {6}- .*:(\/[\w/]+)$/gm)].map(([, to]) => to)
  expect(volumes).toEqual(expect.arrayContaining(['/tmp', ...written.map(([, path]) => path)]))
})

describe('the commands of the page', () => {
  /** Everything that a block calls, replaced: each is noted with its user, and the `fails`-th fails. */
  const REPLACED = `
    note() {
      echo "\${user:-root}: $*" >>"$NOTES"
      [ "$(wc -l <"$NOTES")" -ne "$FAILS" ]
    }
    date() { echo "DATE($*)"; }
    for name in cd git npm docker install systemctl; do eval "$name() { note $name \\"\\$@\\"; }"; done
    su() { note su "$1" "$2" && (user=$2; eval "$4"); }
  `

  /** What is called, line by line, where the call with this number (from 1) fails; 0 for none. */
  function callsOf(block: string, fails: number): string[] {
    const notes = join(testFolder(), 'notes')
    writeFileSync(notes, '')
    const env = { PATH: process.env.PATH, NOTES: notes, FAILS: String(fails) }
    try {
      execFileSync('bash', ['-c', REPLACED + block], { env, stdio: 'ignore' })
    } catch (error) {
      if (fails === 0) throw error
    }
    return readFileSync(notes, 'utf8').trimEnd().split('\n')
  }

  const [update = '', updateInDocker = '', back = '', backInDocker = ''] = blocksOf(
    production,
    '9\\. Updating',
  )

  test.each([
    ['an update', update],
    ['an update in Docker', updateInDocker],
    ['going back', back],
    ['going back in Docker', backInDocker],
  ])('do nothing more of %s once one of them has failed', (_, block) => {
    const all = callsOf(block, 0)
    expect(all.length).toBeGreaterThan(3)
    for (let fails = 1; fails <= all.length; fails++)
      expect(callsOf(block, fails)).toEqual(all.slice(0, fails))
  })

  test.each([
    ['systemd', update, back],
    ['Docker', updateInDocker, backInDocker],
  ])(
    '%s: back up under a name of the day and time, which going back restores',
    (_, there, again) => {
      const backups = callsOf(there, 0).filter((call) => / backup /.test(call))
      expect(backups).toHaveLength(1)
      const file = backups[0]?.split(' ').at(-1) ?? ''
      expect(file).toMatch(/\/before-update-DATE\(\+%F-%H%M%S\)\.db$/)
      const restored = callsOf(again, 0).filter((call) => / restore /.test(call))
      expect(restored).toHaveLength(1)
      expect(restored[0]?.split(' ').at(-1)).toBe(
        file.replace('DATE(+%F-%H%M%S)', '2026-01-15-120000'),
      )
    },
  )

  test('run gamewallet as its user, and change its program as root', () => {
    for (const call of [...callsOf(update, 0), ...callsOf(back, 0)])
      if (call.includes('run -s cli')) expect(call).toMatch(/^gamewallet: npm/)
      else if (!/: cd/.test(call)) expect(call).toMatch(/^root: /)
  })

  longTest('keep a rehearsal of a restore from everybody else, and remove it', async () => {
    const cli = await testCli()
    const home = testFolder()
    const file = join(home, 'gamewallet-2026-01-15-120000.db')
    await cli.json('backup', file)
    const [block = ''] = blocksOf(read('docs/operating.md'), 'A rehearsal')
    // Its last step first says what is there, of which nothing is left.
    const script = `
      npm() { shift 4; "$NODE" "$ROOT/src/cli.ts" "$@" >&2; }
      rm() { command stat -c '%a %n' "$2" "$2"/*; command rm "$@"; }
      cd "$HOME"
      ${block.replace('/mnt/backup/gamewallet', home)}
      ls -A "$HOME"`
    mkdirSync(join(home, 'own'))
    const env = { PATH: process.env.PATH, HOME: join(home, 'own'), NODE: process.execPath, ROOT }
    const said = execFileSync('bash', ['-c', script], { env, encoding: 'utf8', stdio: 'pipe' })
    const rehearsal = join(home, 'own/rehearsal')
    expect(said.trim().split('\n').sort()).toEqual([
      `600 ${rehearsal}/gamewallet.db`,
      `700 ${rehearsal}`,
    ])
  })
})
