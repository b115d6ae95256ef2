import { execFile } from 'node:child_process'
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Random } from '../random.ts'
import { CAN_FAIL_CALLS } from '../world/preload.ts'
import type { World } from '../world/world.ts'
import { type Failing, whileFailing } from './failing.ts'
import { comesBack, type Fault, lasts, onlySqlite } from './fault.ts'

const run = promisify(execFile)
/** The last bytes are filled in small pieces. */
const PIECES_BYTES = [1 << 20, 4096]
/** Less than a few orders need. */
const ALMOST_BYTES = { min: 32 << 10, max: 512 << 10 }
const FULL_MS = { min: 1000, max: 6000 }
const FAILING_MS = { min: 500, max: 4000 }

/** Fills the disk to its last block, or almost. */
export const diskFull: Fault = {
  name: 'disk-full',
  weight: 1,
  missing: (world) =>
    onlySqlite(world) ??
    (world.database.isOwnDisk ? null : 'A disk of its own needs root, Linux and loop devices.'),
  async strike(world, random, over) {
    const { folder } = world.database
    if (folder === null) return
    const isAlmost = random.chance(0.25)
    const leftBytes = isAlmost ? random.whole(ALMOST_BYTES.min, ALMOST_BYTES.max) : 0
    const ballast = join(folder, 'ballast')
    const done = world.history.incident('disk-full', `${leftBytes} bytes left`)
    try {
      await fill(ballast, folder, leftBytes)
      await lasts(random, FULL_MS, over)
    } finally {
      rmSync(ballast, { force: true })
      done()
    }
    await comesBack(world, 'disk-full')
  },
}

async function fill(ballast: string, folder: string, leftBytes: number): Promise<void> {
  const { bavail, bsize } = statfsSync(folder)
  const bytes = bavail * bsize - leftBytes
  if (bytes <= 0) return
  // The service takes some meanwhile: then there is less than that, and the rest is filled block by block.
  await run('fallocate', ['-l', String(bytes), ballast]).catch(() => undefined)
  if (leftBytes > 0) return
  const file = openSync(ballast, 'a')
  try {
    for (const pieceBytes of PIECES_BYTES) writeUntilFull(file, Buffer.alloc(pieceBytes), bytes)
  } finally {
    closeSync(file)
  }
}

function writeUntilFull(file: number, piece: Buffer, maxBytes: number): void {
  try {
    for (let written = 0; written <= maxBytes; written += piece.length) writeSync(file, piece)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

/** The disk does not confirm that it has written something. */
export const failingFsync = failing('failing-fsync', (random) => ({
  points: ['posix/io/sync/fsync', 'posix/io/sync/fdatasync'],
  error: 'EIO',
  share: random.pick([1, 0.2]),
}))

/**
 * Writing fails. SQLite writes with pwrite only; sockets and logs are written with write, writev and send, which
 * therefore do not fail.
 */
export const failingWrite = failing('failing-write', (random) => ({
  points: ['posix/io/rw/pwrite'],
  error: random.pick(['EIO', 'ENOSPC']),
  share: random.pick([1, 0.2]),
}))

/**
 * What a process meets once its disk became read-only. Linux cannot really make it so while files are open for
 * writing. Files that are opened only for reading would fail at `open`, too: that one is left out.
 */
export const readOnly = failing('read-only', () => ({
  points: [
    'posix/io/rw/pwrite',
    'posix/io/rw/ftruncate',
    'posix/io/dir/unlink',
    'posix/io/dir/rename',
  ],
  error: 'EROFS',
  share: 1,
}))

function failing(name: string, choose: (random: Random) => Failing): Fault {
  return {
    name,
    weight: 1,
    missing: (world) =>
      onlySqlite(world) ?? (CAN_FAIL_CALLS ? null : 'Install libfiu (Debian: libfiu0, fiu-utils).'),
    async strike(world, random, over) {
      const how = choose(random)
      const instances = hit(world, random)
      const names = instances.map(({ name }) => name).join(', ')
      const detail = `${names}: ${how.error} for ${how.share * 100} %`
      const done = world.history.incident(name, detail)
      try {
        await whileFailing(instances, how, () => lasts(random, FAILING_MS, over))
      } finally {
        done()
      }
      await comesBack(world, name)
    },
  }
}

/** A disk fails for all; a bad moment, for one of them. */
function hit({ service }: World, random: Random) {
  return random.chance(0.6) ? service.instances : [random.pick(service.instances)]
}
