import { setImmediate as nextTurn } from 'node:timers/promises'
import { databaseName } from '../db/address.ts'
import type { Reader, Store } from '../db/store.ts'
import type { KeyMode } from '../domain/access/key-terms.ts'
import type { Actor } from '../domain/audit/audit-log.ts'
import { whyMoved } from '../domain/instances/database-summary.ts'
import { codesKeyOf, whyLocked } from '../domain/sealing/reseal.ts'
import type { ReadSheets } from '../domain/shared/table.ts'
import type { Supplier } from '../domain/suppliers/supplier.ts'
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

/** Where progress is shown. */
export type Screen = {
  err(text: string): void
  /** Whether `err` writes to a terminal, where a person sees it at once. */
  terminal: boolean
}

/** Shows how far a long command is, on one line that is overwritten and removed at the end. */
export type Progress = {
  show(text: string): void
  clear(): void
}

export type Io = Screen & { out(text: string): void }

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
  keyMode: KeyMode
  /** Whether webhooks may be http URLs and lead to addresses that are not public. */
  webhookAllowPrivate: boolean
  /** The suppliers that the environment sets up: the kind of each, by name. */
  supplierKinds: ReadonlyMap<string, string>
  /** Those suppliers, for commands that ask one of them. */
  createSuppliers(store: Store): ReadonlyMap<string, Supplier>
  readSheets: ReadSheets
  /** The variables with the settings of suppliers, SUPPLIER_<NAME>_…. */
  supplierEnv: Readonly<Record<string, string | undefined>>
  /**
   * Calls `act` once when the operator first presses Ctrl+C; a second press ends the process at once. The
   * returned function removes the handler, so that Ctrl+C ends the process at once again.
   */
  onInterrupt(act: () => void): () => void
}

/** Runs the work of a command: opens the store, prints the answer, and closes the store. */
export type Session = Omit<CliDeps, 'openStore' | 'now' | 'onInterrupt'> & {
  readonly progress: Progress
  /** @param options create: whether to create the database if there is none yet. */
  run(
    work: (store: Store, now: Date) => Promise<Answer>,
    options?: { create: boolean },
  ): Promise<void>
  /** Like run, for a command that needs no database or opens it itself. */
  answer(work: (now: Date) => Promise<Answer>): Promise<void>
  /** Runs work that Ctrl+C may interrupt: it aborts the signal, with an InterruptedError as the reason. */
  interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>
}

export function createSession(deps: CliDeps, asJson: () => boolean): Session {
  const progress = createProgress(deps.io, asJson)

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

  return {
    ...deps,
    progress,
    answer,
    run(work, options = { create: false }) {
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
    },
    async interruptible(work) {
      const controller = new AbortController()
      const release = deps.onInterrupt(() => controller.abort(new InterruptedError('Interrupted.')))
      try {
        return await work(controller.signal)
      } finally {
        release()
      }
    },
  }
}

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

/** @param silent returns true if the output is for a script. */
function createProgress(screen: Screen, silent: () => boolean): Progress {
  let shown = ''
  function write(text: string) {
    if (text === shown || !screen.terminal || silent()) return
    shown = text
    screen.err(CLEAR_LINE + text)
  }
  return { show: write, clear: () => write('') }
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
