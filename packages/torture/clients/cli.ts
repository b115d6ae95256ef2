import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Call, History } from '../history.ts'
import { createSlots } from './slots.ts'

/**
 * Runs a command with --json to its end. `status` is its exit code, null if a signal ended it; `body` what it
 * printed, parsed, or the message of its failure.
 */
export type RunCommand = (
  args: readonly string[],
  given?: { user?: string; account?: number },
) => Promise<Call>

/** The operator's commands, as `npm run cli` runs them. */
export type Cli = {
  run: RunCommand
  /** Of the commands that run now, for a fault that kills them. */
  pids(): number[]
}

const TIMEOUT_MS = 120_000
/** Each is a process that takes a second of a core to start: more of them would only starve the service. */
const AT_ONCE = 2

/**
 * @param root the checkout whose command is run. @param env what the command gets besides PATH.
 * @param folder where it runs: not in the checkout, whose .env may be a real shop's.
 */
export function createCli(
  history: History,
  { root, folder, env }: { root: string; folder: string; env: Record<string, string> },
): Cli {
  const running = new Set<number>()
  const slots = createSlots(AT_ONCE)

  const command: RunCommand = async (args, { user = 'operator', account } = {}) => {
    // Such as `account credit`; a file is not part of it.
    const action = args
      .slice(0, 2)
      .filter((arg) => !arg.includes('/'))
      .join(' ')
    const call = history.begin({
      ...{ user, channel: 'cli', action, account: account ?? null, request: args },
    })
    const quickly = `--import=${join(root, 'src/compile-cache.js')}`
    const entry = [quickly, join(root, 'src/cli.ts'), '--json', ...args]
    const child = spawn(process.execPath, entry, {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    })
    const { pid } = child
    if (pid !== undefined) running.add(pid)
    let [out, err] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
    if (pid !== undefined) running.delete(pid)
    return history.finish(call, {
      ...{ status: code, error: signal },
      body: code === 0 ? json(out) : (out + err).trim(),
    })
  }

  return {
    pids: () => [...running],
    async run(args, given) {
      using _ = await slots.take()
      return await command(args, given)
    },
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text.trim()
  }
}

/** Where the project is, of which this package is a part. */
export const ROOT = join(import.meta.dirname, '../../..')
