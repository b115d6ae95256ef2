import { databaseName } from '../db/address.ts'
import type { Reader, Store } from '../db/store.ts'
import type { KeyMode } from '../domain/access/api-keys.ts'
import type { Actor } from '../domain/service/audit-log.ts'
import { codesKeyOf, whyLocked } from '../domain/service/codes-key.ts'
import { whyMoved } from '../domain/service/moved.ts'
import { keyText, movedText } from './errors.ts'
import { answerText } from './output.ts'
import { createProgress, type Progress, type Screen } from './progress.ts'

/** Who acts here, for the audit log. */
export const actor: Actor = 'operator'

/** A command that cannot be carried out as it was given: what is wrong, in words for the operator. */
export class CliError extends Error {
  override name = 'CliError'
}

/** The operator ended the command before its end. */
export class InterruptedError extends CliError {
  override name = 'InterruptedError'
}

export type Io = Screen & { out(text: string): void }

export type CliDeps = {
  /**
   * Never migrates: the running service may be of an older version.
   * @throws DatabaseProblem where its schema is not this version's, or there is none and `create` does
   *   not ask for a new one.
   */
  openStore(options: { create: boolean }): Promise<Store>
  /** The file that openStore opens. */
  databaseUrl: string
  /** Has the key of the codes; null where they are kept in clear. */
  codesKeyFile: string | null
  io: Io
  now(): Date
  keyMode: KeyMode
  /** The suppliers that the environment sets up, and what each is an instance of. */
  supplierKinds: ReadonlyMap<string, string>
  /**
   * Has `act` called once when the operator presses Ctrl+C, until what it returns is called. Without
   * it, and at the second time, the process ends at once.
   */
  onInterrupt(act: () => void): () => void
}

export type Answer = {
  /** The whole answer with --json. */
  json: unknown
  /** The answer for people; without it they get the JSON too. */
  text?: string
  /** Why the command exits 1 although it has an answer. */
  failure?: string
}

/** What each command runs in: it opens the store, prints the answer and closes the store again. */
export type Session = {
  readonly keyMode: KeyMode
  readonly databaseUrl: string
  readonly codesKeyFile: string | null
  readonly progress: Progress
  /** @param options create: whether the command makes sense on a database that is not there yet. */
  run(
    work: (store: Store, now: Date) => Promise<Answer>,
    options?: { create: boolean },
  ): Promise<void>
  /** As run, without the store. */
  answer(work: (now: Date) => Promise<Answer>): Promise<void>
  /** Runs what the operator may end, and then throws InterruptedError; it is the signal's reason. */
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
    keyMode: deps.keyMode,
    databaseUrl: deps.databaseUrl,
    codesKeyFile: deps.codesKeyFile,
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

/**
 * For a database that takes the place of another: its codes may be in clear still.
 * @throws CliError where they are encrypted with another key than that of this process.
 */
export async function requireKey(db: Reader, name: string, hint = ''): Promise<void> {
  const problem = (await codesKeyOf(db)) && (await whyLocked(db))
  if (problem !== null) throw new CliError(keyText(name, problem) + hint)
}
