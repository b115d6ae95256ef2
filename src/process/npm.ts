import { readFileSync } from 'node:fs'

const CHECK_EVERY_MS = 50

/**
 * Has `act` called once when the npm that started this process has ended: it hands no signal on, and
 * would leave its child behind. Never where npm did not start it.
 */
export function whenNpmIsGone(act: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  // npm runs a script by a shell. One that stays in between outlives npm, too, and is found by /proc.
  const starter = processOf(parent)
  const npm = starter?.name.startsWith('npm') ? undefined : starter?.parent
  const isGone = () => {
    if (process.ppid !== parent) return true
    return npm !== undefined && processOf(parent)?.parent !== npm
  }
  const watch = setInterval(() => {
    if (!isGone()) return
    clearInterval(watch)
    act()
  }, CHECK_EVERY_MS)
  watch.unref()
}

/** Null where the system does not say, which only Linux does in this way. */
function processOf(pid: number): { name: string; parent: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Such as `4711 (npm start) S 4242 …`.
    const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(stat) ?? []
    return { name, parent: Number(parent) }
  } catch {
    return null
  }
}
