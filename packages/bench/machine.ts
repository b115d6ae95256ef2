import { execFileSync } from 'node:child_process'
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { arch, cpus, loadavg, release, totalmem, type } from 'node:os'
import { join } from 'node:path'

const PROBE_MS = 1000
const PROBE_BYTES = 4096

export type Machine = {
  cpu: string
  cores: number
  memoryGb: number
  kernel: string
  node: string
  disk: string
  /** How many times a second 4 KiB can be written and made durable, one write after the other. */
  durableWritesPerSecond: number
  /** If this is far above 0, other programs disturb the measurement. */
  loadBefore: number
}

/** @param folder where the databases are. */
export function describeMachine(folder: string): Machine {
  const cores = cpus()
  return {
    cpu: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    kernel: `${type()} ${release()} ${arch()}`,
    node: process.version,
    disk: diskOf(folder),
    loadBefore: loadavg()[0] ?? 0,
    durableWritesPerSecond: countDurableWrites(folder),
  }
}

/** Device and file system, if df knows them. */
function diskOf(folder: string): string {
  try {
    const args = ['--output=source,fstype', folder]
    const [, line = ''] = execFileSync('df', args, { encoding: 'utf8' }).split('\n')
    return line.trim().replace(/\s+/, ', ')
  } catch {
    return 'unknown'
  }
}

function countDurableWrites(folder: string): number {
  const file = join(folder, 'probe')
  const handle = openSync(file, 'w')
  const bytes = Buffer.alloc(PROBE_BYTES)
  const startedAt = performance.now()
  let count = 0
  while (performance.now() - startedAt < PROBE_MS) {
    writeSync(handle, bytes)
    fdatasyncSync(handle)
    count++
  }
  closeSync(handle)
  rmSync(file)
  return Math.round((count * 1000) / PROBE_MS)
}
