import { mkdir, readdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { WritesBackups } from '../db/store.ts'
import type { Log } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import { FAILED, type Job } from './loop.ts'

export type BackupDeps = {
  store: WritesBackups
  /** Is made where it is missing; other files in it are left alone. */
  folder: string
  /** From one backup to the next. */
  everyMs: number
  /** How many are kept, at least 1. */
  keep: number
  clock: () => Date
  log: Log
  meter: Pick<Meter, 'backupsSeen'>
  /** Told once why there are no backups any more, until there is one again. */
  tellAdmins: (reason: string) => Promise<void>
}

export type BackupJob = Job & {
  /** Ends a backup under way, which leaves nothing, and begins none any more. */
  stop(): void
}

const LOOK_EVERY_MS = 60_000
/** A try may fill the disk for a moment, so that it is not made every minute. */
const RETRY_MS = 10 * 60_000

const NAME = /^gamewallet-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)\.db$/
/** What a crash leaves of a backup. */
const PARTIAL = /^(.*)\.partial(-journal|-wal|-shm)?$/

/**
 * Writes a backup whenever the newest one in the folder is older than `everyMs`, and removes the oldest
 * beyond `keep`. The times are those in the names, in UTC, so that a restart or a copied folder changes
 * nothing. One process at a time does this: a second one would take the first one's copy under way for
 * what a crash left. A copy under way ends without a trace where the lock is lost.
 */
export function backupJob(deps: BackupDeps): BackupJob {
  const { clock, log } = deps
  const stopped = new AbortController()
  let told = false
  let notBeforeMs = 0

  async function failed(error: unknown): Promise<typeof FAILED> {
    log.error({ err: error, folder: deps.folder }, 'a backup failed')
    notBeforeMs = clock().getTime() + RETRY_MS
    if (told) return FAILED
    await deps.tellAdmins(error instanceof Error ? error.message : String(error))
    told = true
    return FAILED
  }

  return {
    name: 'backup',
    everyMs: LOOK_EVERY_MS,
    overlaps: false,
    async runOnce(over) {
      const now = clock()
      const signal = over ? AbortSignal.any([stopped.signal, over]) : stopped.signal
      const waitMs = notBeforeMs - now.getTime()
      // Longer than a retry waits: the clock was set back.
      if (signal.aborted || (waitMs > 0 && waitMs <= RETRY_MS)) return
      try {
        if (await backUp(deps, now, signal)) told = false
      } catch (error) {
        if (!signal.aborted) return failed(error)
      }
    },
    stop: () => stopped.abort(),
  }
}

/** @returns whether one was due and is written. */
async function backUp(deps: BackupDeps, now: Date, signal: AbortSignal): Promise<boolean> {
  const { store, folder, everyMs, keep, log } = deps
  const report = async (newest: number | null) =>
    deps.meter.backupsSeen({ newest, everyMs, disk: await statfs(folder) })
  // It holds people's names and what they own.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = await readdir(folder)
  for (const name of names)
    if (timeOf(PARTIAL.exec(name)?.[1] ?? '') !== null) await rm(join(folder, name))

  const times = names.map(timeOf).filter((time) => time !== null)
  // A clock that once was wrong left times to come, which say nothing about the last backup.
  const past = times.filter((time) => time <= now.getTime())
  await report(past.length > 0 ? Math.max(...past) : null)
  if (past.some((time) => now.getTime() - time < everyMs)) return false

  const file = join(folder, nameAt(now))
  await store.backup(file, { signal })
  log.info({ file }, 'backup written')
  await report(timeOf(nameAt(now)))
  const others = times.sort((a, b) => b - a)
  for (const time of others.slice(keep - 1)) await rm(join(folder, nameAt(new Date(time))))
  return true
}

/** `gamewallet-2026-01-15-120000.db` */
function nameAt(at: Date): string {
  const [day, time = ''] = at.toISOString().split('T')
  return `gamewallet-${day}-${time.slice(0, 8).replaceAll(':', '')}.db`
}

/** When a file of that name was begun, in ms since 1970; null for any other file. */
function timeOf(name: string): number | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}.000Z`)
  // JavaScript takes 30 February for 2 March.
  return Number.isNaN(time) || nameAt(new Date(time)) !== name ? null : time
}
