import { setImmediate as nextTurn } from 'node:timers/promises'
import { databaseName } from '../db/address.ts'
import type { Reader, Store } from '../db/store.ts'
import type { Actor } from '../domain/audit/audit-log.ts'
import { whyMoved } from '../domain/instances/database-summary.ts'
import { codesKeyOf, whyLocked } from '../domain/sealing/reseal.ts'
import { type Answer, answerText, counted } from './answer.ts'
import { keyText, movedText } from './errors.ts'

/** Who runs the commands, for the audit log. */
export const actor: Actor = 'operator'

/** A command cannot be carried out. The message explains to the operator what is wrong. */
export class CliError extends Error {
  override name = 'CliError'
}

/** The operator interrupted the command. */
export class InterruptedError extends CliError {
  override name = 'InterruptedError'
}

/** Where a command prints. */
export type Io = {
  out(text: string): void
  err(text: string): void
  /** Whether `err` writes to a terminal, where a person sees it at once. */
  terminal: boolean
}

export type CliDeps = {
  /**
   * Never migrates: the running service may be of an older version.
   * @throws DatabaseProblem if its schema is not this version's, or if there is no database and `create`
   *   is false.
   */
  openStore(options: { create: boolean }): Promise<Store>
  /** The file or PostgreSQL URL that openStore opens. */
  databaseUrl: string
  /** The file with the key that encrypts codes; null if they are stored unencrypted. */
  codesKeyFile: string | null
  io: Io
  now(): Date
  /** Whether webhooks may be http URLs and lead to addresses that are not public. */
  webhookAllowPrivate: boolean
  /** The suppliers that the environment sets up: the kind of each, by name. */
  supplierKinds: ReadonlyMap<string, string>
  /** The variables with the settings of suppliers, SUPPLIER_<NAME>_…. */
  supplierEnv: Readonly<Record<string, string | undefined>>
  /**
   * Calls `act` once when the operator first presses Ctrl+C; a second press ends the process at once. The
   * returned function removes the handler, so that Ctrl+C ends the process at once again.
   */
  onInterrupt(act: () => void): () => void
}

export type Session = ReturnType<typeof createSession>

/** What runs the work of commands. */
export function createSession(deps: CliDeps, asJson: () => boolean) {
  const progress = createProgress(deps.io, asJson)

  /** Like run, for a command that needs no database or opens it itself. */
  async function answer(work: (now: Date) => Promise<Answer>): Promise<void> {
    let answered: Answer
    try {
      answered = await work(deps.now())
    } finally {
      progress.clear()
    }
    deps.io.out(`${answerText(answered, asJson())}\n`)
    if (answered.failure !== undefined) throw new CliError(answered.failure)
  }

  /**
   * Opens the store, prints the answer, and closes the store.
   * @param options create: whether to create the database if there is none yet.
   */
  function run(
    work: (store: Store, now: Date) => Promise<Answer>,
    options: { create: boolean },
  ): Promise<void> {
    return answer(async (now) => {
      const store = await deps.openStore(options)
      try {
        const name = databaseName(deps.databaseUrl)
        const moved = await whyMoved(store.read)
        if (moved !== null) throw new CliError(movedText(name, moved))
        const locked = await whyLocked(store.read)
        if (locked !== null) throw new CliError(keyText(name, locked))
        return await work(store, now)
      } finally {
        await store.close()
      }
    })
  }

  /**
   * Runs work that Ctrl+C may interrupt: it aborts the signal, with an InterruptedError as the reason.
   * @param says its message.
   */
  async function interruptible<T>(
    work: (signal: AbortSignal) => Promise<T>,
    says = 'Interrupted.',
  ): Promise<T> {
    const controller = new AbortController()
    const release = deps.onInterrupt(() => controller.abort(new InterruptedError(says)))
    try {
      return await work(controller.signal)
    } finally {
      release()
    }
  }

  return { ...deps, progress, answer, run, interruptible }
}

/** For work that goes on from where it was when it runs again. */
export const RUN_AGAIN = 'Interrupted. Run the same command again to continue.'

/** Lets the process notice Ctrl+C during long work. @throws the signal's reason after Ctrl+C */
export async function checkInterrupt(signal: AbortSignal): Promise<void> {
  await nextTurn()
  signal.throwIfAborted()
}

/**
 * Checks a database that is to replace another. Its codes may still be unencrypted.
 * @throws CliError if they are encrypted with another key than that of this process.
 */
export async function requireKey(db: Reader, name: string, hint = ''): Promise<void> {
  const problem = (await codesKeyOf(db)) && (await whyLocked(db))
  if (problem !== null) throw new CliError(keyText(name, problem) + hint)
}

const CLEAR_LINE = '\r\u{1b}[K'

/**
 * Shows how far a long command is, on one line that is overwritten and removed at the end.
 * @param silent returns true if the output is for a script.
 */
function createProgress({ err, terminal }: Io, silent: () => boolean) {
  let shown = ''
  function show(text: string): void {
    if (text === shown || !terminal || silent()) return
    shown = text
    err(CLEAR_LINE + text)
  }
  return { show, clear: () => show('') }
}

/** `Comparing orders: 43 % of 1200 rows`; only the step's name if it counts no rows. */
export function stepText(what: string, done?: number, total?: number): string {
  if (done === undefined || total === undefined) return what
  return `${what}: ${perCent(done, total)} of ${counted(total, 'row')}`
}

/** `43 %` */
export function perCent(done: number, total: number): string {
  return `${total > 0 ? Math.floor((done / total) * 100) : 0} %`
}
