import { readFileSync } from 'node:fs'
import { nextMultipleMs, timersMs } from '../domain/shared/time.ts'

/** A new `npm start` needs the port and the lock after a third of a second at the earliest. */
const CHECK_EVERY_MS = 250

/**
 * Calls `act` once when the npm that started this process has ended. npm does not pass signals on and would
 * leave its child running. Does nothing if npm did not start this process.
 */
export function whenNpmIsGone(act: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  // npm runs a script in a shell. If the shell stays in between, it outlives npm too: /proc shows its parent.
  const starter = processOf(parent)
  const npm = starter?.name.startsWith('npm') ? undefined : starter?.parent
  const isGone = () => {
    if (process.ppid !== parent) return true
    return npm !== undefined && processOf(parent)?.parent !== npm
  }
  const watch = () => {
    if (isGone()) act()
    else setTimeout(watch, Math.max(0, nextMultipleMs(CHECK_EVERY_MS) - timersMs())).unref()
  }
  watch()
}

/** The name and parent of a process, from /proc; null on systems other than Linux. */
function processOf(pid: number): { name: string; parent: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // For example `4711 (npm start) S 4242 …`.
    const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(stat) ?? []
    return { name, parent: Number(parent) }
  } catch {
    return null
  }
}
