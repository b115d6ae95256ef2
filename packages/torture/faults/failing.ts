import { setTimeout as sleep } from 'node:timers/promises'
import type { Instance } from '../world/instance.ts'
import { ERRNO } from '../world/preload.ts'

export type Failing = {
  /** Of libfiu, such as `posix/io/sync/fsync`. */
  points: readonly string[]
  error: keyof typeof ERRNO
  /** Of the calls, above 0 up to 1. */
  share: number
}

const RECOVER_TRIES = 30
const APART_MS = 1000

/**
 * Has system calls of processes fail while `during` runs. A process that starts meanwhile is spared: the
 * failures are set in a process, not in a disk.
 */
export async function whileFailing(
  instances: readonly Instance[],
  { points, error, share }: Failing,
  during: () => Promise<void>,
): Promise<void> {
  const lives = instances.flatMap((instance) => {
    const pid = instance.pid()
    return pid === null ? [] : [{ instance, pid }]
  })
  try {
    await Promise.all(
      lives.map(({ instance, pid }) =>
        // It may have ended just now, or be suspended and obey later.
        instance.preload.fail(pid, points, ERRNO[error], share).catch(() => undefined),
      ),
    )
    await during()
  } finally {
    await Promise.all(lives.map((life) => undo(life, points)))
  }
}

/** A process that does not obey is killed: its next life has no failing calls. */
async function undo(
  { instance, pid }: { instance: Instance; pid: number },
  points: readonly string[],
): Promise<void> {
  for (let i = 0; i < RECOVER_TRIES; i++) {
    if (instance.pid() !== pid) return
    const obeys = await instance.preload.recover(pid, points).then(
      () => true,
      () => false,
    )
    if (obeys) return
    await sleep(APART_MS)
  }
  if (instance.pid() === pid) instance.signal('SIGKILL')
}
