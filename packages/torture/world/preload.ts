import { execFile } from 'node:child_process'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const FIU = ['/usr/lib/fiu/fiu_run_preload.so', '/usr/lib/fiu/fiu_posix_preload.so']
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

/** What of Debian's packages libfiu0, fiu-utils and libfaketime is here. */
export const CAN_FAIL_CALLS = [...FIU, '/usr/bin/fiu-ctrl'].every((file) => existsSync(file))
export const CAN_MOVE_CLOCK = existsSync(FAKETIME)

/** Errors of the operating system, by number. */
export const ERRNO = { EIO: 5, ENOSPC: 28 } as const

/** Ways into a process that it does not notice: its system calls and its clock. */
export type Preload = {
  /** What its environment needs. */
  env: Record<string, string>
  /** Moves its clock away from the true one, within a second; 0 sets it right. */
  setClock(offsetMs: number): void
  /**
   * Has calls of the process fail from now on. @param points such as `posix/io/sync/fsync` (see fiu-ls).
   * @param share of the calls, above 0 up to 1. @throws where the process does not answer.
   */
  fail(pid: number, points: readonly string[], errno: number, share?: number): Promise<void>
  recover(pid: number, points: readonly string[]): Promise<void>
}

/** @param folder for its files. @param name of the process. */
export function createPreload(folder: string, name: string): Preload {
  const clock = join(folder, `${name}.clock`)
  const fifo = join(folder, `${name}.fiu`)
  const setClock = (offsetMs: number) => {
    // In one step: what is read halfway would be another time.
    writeFileSync(`${clock}.new`, `${offsetMs < 0 ? '-' : '+'}${Math.abs(offsetMs) / 1000}`)
    renameSync(`${clock}.new`, clock)
  }
  setClock(0)
  const control = async (pid: number, commands: readonly string[]) => {
    const args = commands.flatMap((command) => ['-c', command])
    // A process that is suspended or gone does not answer: fiu-ctrl and its children wait for it for ever.
    await run('timeout', ['-s', 'KILL', '5', 'fiu-ctrl', '-f', fifo, ...args, String(pid)])
  }
  return {
    env: {
      ...(CAN_FAIL_CALLS || CAN_MOVE_CLOCK
        ? {
            LD_PRELOAD: [
              ...(CAN_FAIL_CALLS ? FIU : []),
              ...(CAN_MOVE_CLOCK ? [FAKETIME] : []),
            ].join(' '),
          }
        : {}),
      ...(CAN_FAIL_CALLS ? { FIU_CTRL_FIFO: fifo } : {}),
      ...(CAN_MOVE_CLOCK
        ? {
            FAKETIME_TIMESTAMP_FILE: clock,
            FAKETIME_CACHE_DURATION: '1',
            // Timers go on: only what time of day it is changes.
            FAKETIME_DONT_FAKE_MONOTONIC: '1',
            FAKETIME_DONT_RESET: '1',
          }
        : {}),
    },
    setClock,
    fail: (pid, points, errno, share = 1) =>
      control(
        pid,
        points.map((point) =>
          share >= 1
            ? `enable name=${point},failinfo=${errno}`
            : `enable_random name=${point},failinfo=${errno},probability=${share}`,
        ),
      ),
    recover: (pid, points) =>
      control(
        pid,
        points.map((point) => `disable name=${point}`),
      ),
  }
}
