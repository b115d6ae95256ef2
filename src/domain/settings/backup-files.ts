import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

// The files in the folder of scheduled backups. Each is named after its time, in UTC.

const NAME = /^gamewallet-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)\.db$/

/** `gamewallet-2026-01-15-120000.db` */
export function backupName(at: Date): string {
  const [day, time = ''] = at.toISOString().split('T')
  return `gamewallet-${day}-${time.slice(0, 8).replaceAll(':', '')}.db`
}

/** The time in a backup's file name, in ms since 1970; null for any other file. */
export function backupTime(name: string): number | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}.000Z`)
  // JavaScript reads 30 February as 2 March.
  return Number.isNaN(time) || backupName(new Date(time)) !== name ? null : time
}

/** The backups in the folder, newest first; null if it cannot be read. */
export async function backupsIn(folder: string): Promise<{ at: Date; bytes: number }[] | null> {
  try {
    const times = (await readdir(folder)).map(backupTime).filter((time) => time !== null)
    const found = times.map(async (time) => {
      const at = new Date(time)
      return { at, bytes: (await stat(join(folder, backupName(at)))).size }
    })
    return (await Promise.all(found)).sort((a, b) => b.at.getTime() - a.at.getTime())
  } catch {
    // It is not there yet, or a backup was removed meanwhile.
    return null
  }
}
