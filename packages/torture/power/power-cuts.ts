import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../doors/cli.ts'
import type { Random } from '../random.ts'
import type { Outcome } from './outcome.ts'
import type { Plan } from './rounds.ts'

const run = promisify(execFile)

/** What the process in the namespaces tells. */
export type Message = { line: string } | { skipped: string } | { outcome: Outcome }

/** Its own mounts, which end with its last process, and its own processes, which end with the first. */
const NAMESPACES = ['--mount', '--propagation=private', '--pid', '--fork', '--kill-child']
const TOOLS = ['unshare', 'mount', 'umount', 'mkfs.xfs', 'mkfs.ext4', 'git', 'cp']

/**
 * Runs the service on a disk under load, copies the disk at random moments as it is after a power cut, and
 * starts the service on each copy: all that anyone had been told must be there, and all that is there whole.
 * SQLite only. Nothing is left mounted, however this process ends.
 * @param folder for logs, and for disks that show a problem.
 * @param control runs a copy of the service that does not sync its commits; not to lose any is its problem.
 * @throws if the harness itself fails.
 */
export async function powerCuts(given: {
  random: Random
  minutes: number
  control: boolean
  folder: string
  /** The checkout whose service it is; this one if absent. */
  root?: string
  report(line: string): void
}): Promise<{ skipped: string } | Outcome> {
  const { random, minutes, control, root = ROOT, report } = given
  // Processes that run elsewhere are given paths in it.
  const folder = resolve(given.folder)
  const missing = await whatIsMissing()
  if (missing) return { skipped: missing }
  await mkdir(folder, { recursive: true })
  const seed = String(random.whole(0, 2 ** 31))
  const plan: Plan = { seed, minutes, control, root, folder }
  const child = fork(join(import.meta.dirname, 'inside.ts'), [JSON.stringify(plan)], {
    execPath: 'unshare',
    execArgv: [...NAMESPACES, '--mount-proc', process.execPath],
  })
  let end: { skipped: string } | Outcome | null = null
  child.on('message', (message: Message) => {
    if ('line' in message) report(message.line)
    else end = 'outcome' in message ? message.outcome : message
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (end === null) throw new Error(`The power cuts ended with ${code} before they were done.`)
  return end
}

/** Why there can be no power cuts on this machine; null if there can. */
async function whatIsMissing(): Promise<string | null> {
  if (process.platform !== 'linux') return 'power cuts need Linux'
  if (process.getuid?.() !== 0) return 'power cuts need root, which may mount file systems'
  for (const tool of TOOLS)
    if (!(await run('which', [tool]).catch(() => null))) return `power cuts need ${tool}`
  if (!existsSync('/dev/loop-control')) return 'power cuts need loop devices'
  const unshared = run('unshare', [...NAMESPACES, 'true'])
  return unshared.then(
    () => null,
    () => 'power cuts need namespaces, which this container may not make',
  )
}
