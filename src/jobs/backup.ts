import { mkdir, readdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from '../db/store.ts'
import { notifyAdmins } from '../domain/notices/notices.ts'
import { backupName, backupTime } from '../domain/settings/backup-files.ts'
import { keepBackupState } from '../domain/settings/backup-state.ts'
import { type Log, said } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import { isWithin } from '../domain/shared/time.ts'
import { FAILED, type Job } from './loop.ts'

export type BackupDeps = {
  store: Pick<Store, 'transaction'>
  /** Writes a copy of the database to a new file. */
  write: NonNullable<Store['backup']>
  /** Created when it is missing. Other files in it are left alone. */
  folder: string
  everyMs: number
  /** How many backups to keep, at least 1. */
  keep: number
  clock: () => Date
  log: Log
  meter: Pick<Meter, 'backupsSeen'>
}

const LOOK_EVERY_MS = 60_000
/** A failing backup may fill the disk for a moment, so it is not retried every minute. */
const RETRY_MS = 10 * 60_000

/** The unfinished file that a crash leaves behind. */
const PARTIAL = /^(.*)\.partial(-journal|-wal|-shm)?$/

/**
 * Writes a backup whenever the newest one in the folder is older than `everyMs`, and removes the oldest
 * beyond `keep`. Times come from the file names, in UTC, so a restart or a copied folder changes nothing.
 * Only the leader runs this: a second process would take the first one's unfinished file for one that a
 * crash left. If the leader loses its lock, the backup is cancelled and leaves no file.
 * The admins are alerted once when backups begin to fail, and again only after one has succeeded.
 */
export function backupJob(deps: BackupDeps): Job {
  const { store, clock, log } = deps
  let adminsAlerted = false
  let failedAtMs = Number.NEGATIVE_INFINITY

  async function failed(error: unknown): Promise<typeof FAILED> {
    log.error({ err: error, folder: deps.folder }, 'a backup failed')
    const now = clock()
    failedAtMs = now.getTime()
    const reason = said(error)
    await store.transaction(async (tx) => {
      await keepBackupState(tx, reason, now)
      if (!adminsAlerted) await notifyAdmins(tx, { kind: 'backup_failed', reason }, now)
    })
    adminsAlerted = true
    return FAILED
  }

  return {
    name: 'backup',
    everyMs: LOOK_EVERY_MS,
    async runOnce(signal) {
      const now = clock()
      if (signal?.aborted || isWithin(RETRY_MS, failedAtMs, now)) return
      try {
        if (!(await backUp(deps, now, signal))) return
        adminsAlerted = false
        await store.transaction((tx) => keepBackupState(tx, null, clock()))
      } catch (error) {
        if (!signal?.aborted) return failed(error)
      }
    },
  }
}

/** @returns whether a backup was due and has been written. */
async function backUp(deps: BackupDeps, now: Date, signal?: AbortSignal): Promise<boolean> {
  const { write, folder, everyMs, keep, log } = deps
  const report = async (newest: number | null) =>
    deps.meter.backupsSeen({ newest, everyMs, disk: await statfs(folder) })
  // Backups hold people's names and balances.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = await readdir(folder)
  for (const name of names)
    if (backupTime(PARTIAL.exec(name)?.[1] ?? '') !== null) await rm(join(folder, name))

  const times = names.map(backupTime).filter((time) => time !== null)
  // Ignores times in the future: the clock was wrong when those files were written.
  const past = times.filter((time) => time <= now.getTime())
  await report(past.length > 0 ? Math.max(...past) : null)
  if (past.some((time) => now.getTime() - time < everyMs)) return false

  const file = join(folder, backupName(now))
  await write(file, { signal })
  log.info({ file }, 'backup written')
  await report(backupTime(backupName(now)))
  const others = times.sort((a, b) => b - a)
  for (const time of others.slice(keep - 1)) await rm(join(folder, backupName(new Date(time))))
  return true
}
