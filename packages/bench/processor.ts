import { readdirSync, readFileSync } from 'node:fs'

// What Linux knows of a process: it takes no time of the process itself, and other programs hardly change it.

/** Linux counts for programs in hundredths of a second. */
const TICK_US = 10_000
/** The places of `utime` and `stime` behind the name of the program, which may contain anything: see proc(5). */
const [USER, KERNEL] = [11, 12]

/** Processor time in µs, of all threads. */
export type Processor = { user: number; kernel: number }

/** The time that the process has taken since it began. */
export function processorOf(pid: number): Processor {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { user: Number(fields[USER]) * TICK_US, kernel: Number(fields[KERNEL]) * TICK_US }
}

/** How often the process has slept until something woke one of its threads. */
export function wakeUpsOf(pid: number): number {
  const waits = readdirSync(`/proc/${pid}/task`).map((task) =>
    numberIn(`/proc/${pid}/task/${task}/status`, 'voluntary_ctxt_switches'),
  )
  return waits.reduce((sum, one) => sum + one, 0)
}

/** The process, and all that it has started, and those have. */
export function descendantsOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return [
    pid,
    ...children
      .split(' ')
      .filter(Boolean)
      .flatMap((one) => descendantsOf(Number(one))),
  ]
}

/** Its resident memory in MB. */
export function memoryOf(pid: number): number {
  return numberIn(`/proc/${pid}/status`, 'VmRSS') / 1024
}

function numberIn(file: string, name: string): number {
  const found = new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(readFileSync(file, 'utf8'))?.[1]
  if (!found) throw new Error(`${file} has no ${name}.`)
  return Number(found)
}
