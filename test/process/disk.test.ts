// What a disk that cannot be written does to a service: real processes, each with a disk of its own or a
// limit on what it may write.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { LONG_RUN, longTest, startSandbox } from '../helpers/process.ts'
import { testFolder } from '../helpers/store.ts'

const PATIENCE_MS = 120_000
/** A process that stands still must not answer that the order goes on, before it has looked. */
const UNHURRIED = { INSTANT_WAIT_MS: '60000' }

type Trouble = {
  name: string
  can: boolean
  /** Runs the program that follows so that it can be brought into trouble. */
  under: (folder: string) => string[]
  /** Both get the folder as the process sees it. */
  begin: (pid: number, folder: string) => void
  end: (pid: number, folder: string) => void
}

/** Mounts a disk of 8 MB that only this process sees, and that is gone with it. */
const OWN_DISK = ['unshare', '--mount', '--', 'sh', '-c']
const MOUNT = 'mount -t tmpfs -o size=8m tmpfs "$0" && exec "$@"'
const canMount = spawnSync('unshare', [...OWN_DISK.slice(1), MOUNT, '/mnt', 'true']).status === 0

const TROUBLES: Trouble[] = [
  {
    name: 'writes that fail',
    can: process.platform === 'linux',
    under: () => [],
    begin(pid, folder) {
      const { size } = statSync(join(folder, 'test.db-wal'))
      execFileSync('prlimit', ['--pid', `${pid}`, `--fsize=${size}:`])
    },
    end: (pid) => void execFileSync('prlimit', ['--pid', `${pid}`, '--fsize=unlimited:']),
  },
  {
    name: 'a full disk',
    can: canMount,
    under: (folder) => [...OWN_DISK, MOUNT, folder],
    begin(_pid, folder) {
      expect(() => writeFileSync(join(folder, 'filling'), Buffer.alloc(9 << 20))).toThrow('ENOSPC')
    },
    end: (_pid, folder) => rmSync(join(folder, 'filling')),
  },
]

for (const { name, can, under, begin, end } of LONG_RUN ? TROUBLES : TROUBLES.slice(0, 1))
  describe.skipIf(!can)(name, () => {
    test(
      'is 503 with Retry-After and not ready, until a write has succeeded again; nothing is charged',
      async () => {
        const folder = testFolder()
        const sandbox = await startSandbox(join(folder, 'test.db'), UNHURRIED, under(folder))
        const inside = join(`/proc/${sandbox.pid}/root`, folder)
        const order = (trxid: string) =>
          sandbox.ask('/orders', { pid: 'GWA-UC-60', userId: '5123456', trxid })
        const ready = async () => (await fetch(`${sandbox.url}/readyz`)).status
        expect(await order('before')).toMatchObject({ status: 200, body: { status: 'completed' } })
        const { balanceUsd } = (await sandbox.ask('/balance')).body

        begin(sandbox.pid, inside)
        const refused = await order('during')
        expect(refused).toMatchObject({ status: 503, body: { code: 'DATABASE_UNAVAILABLE' } })
        expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
        expect(await ready()).toBe(503)
        await sandbox.says(/"job":"database",.*is retried until the database is available/)
        expect(await ready()).toBe(503)
        expect(await sandbox.ask('/balance')).toMatchObject({ status: 200, body: { balanceUsd } })

        end(sandbox.pid, inside)
        await sandbox.says(/the database can be written again/)
        expect(await ready()).toBe(200)
        const done = await order('during')
        expect(done).toMatchObject({ status: 200, body: { status: 'completed' } })
        expect(done.body).not.toHaveProperty('idempotentReplay', true)
        const left = Number(balanceUsd) - 0.8875
        expect((await sandbox.ask('/balance')).body.balanceUsd).toBeCloseTo(left)
        expect((await sandbox.ask('/history')).body.count).toBe(2)
        expect(await sandbox.end('SIGTERM')).toBe(0)
      },
      PATIENCE_MS,
    )
  })

const canTrace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0

/** Has every wait of the process for its disk fail, after what it has written is in the file. */
async function failSyncs(pid: number): Promise<void> {
  const inject = ['-e', 'trace=fsync,fdatasync', '-e', 'inject=fsync,fdatasync:error=EIO']
  const strace = spawn('strace', ['-f', ...inject, '-o', '/dev/null', '-p', `${pid}`])
  onTestFinished(() => void strace.kill())
  await once(strace.stderr, 'data')
}

const traceTest = LONG_RUN && !canTrace ? test.skip : longTest

traceTest(
  'an order whose commit failed, and whose process then died, is charged once when it is sent again',
  async () => {
    const database = join(testFolder(), 'test.db')
    const first = await startSandbox(database)
    const { balanceUsd } = (await first.ask('/balance')).body
    const body = { pid: 'GWA-UC-60', userId: '5123456', trxid: 'lost' }
    await failSyncs(first.pid)
    const refused = await first.ask('/orders', body)
    expect(refused).toMatchObject({ status: 503, body: { code: 'DATABASE_UNAVAILABLE' } })
    await first.says(/"reason":"A commit failed, and nobody knows whether it has happened/)
    await first.end('SIGKILL')

    // The recovery of the log may have found it committed: then it replays.
    const second = await startSandbox(database)
    let again = await second.ask('/orders', body)
    while (again.status === 429 || again.body.status === 'processing') {
      await sleep(200)
      again = await second.ask('/orders', body)
    }
    expect(again).toMatchObject({ status: 200, body: { status: 'completed' } })
    expect((await second.ask('/history')).body.count).toBe(1)
    const left = Number(balanceUsd) - 0.8875
    expect((await second.ask('/balance')).body.balanceUsd).toBeCloseTo(left)
  },
  PATIENCE_MS,
)
