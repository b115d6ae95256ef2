import type { Store } from '../db/store.ts'
import type { KeyMode } from '../domain/api-keys.ts'
import type { Actor } from '../domain/audit-log.ts'
import { answerText } from './output.ts'

/** Who acts here, for the audit log. */
export const actor: Actor = 'operator'

/** A command that cannot be carried out as it was given: what is wrong, in words for the operator. */
export class CliError extends Error {
  override name = 'CliError'
}

export type Io = {
  out(text: string): void
  err(text: string): void
}

export type CliDeps = {
  /** @throws CliError where there is no database and `create` does not ask for a new one. */
  openStore(options: { create: boolean }): Promise<Store>
  io: Io
  now(): Date
  keyMode: KeyMode
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
  /** @param options create: whether the command makes sense on a database that is not there yet. */
  run(
    work: (store: Store, now: Date) => Promise<Answer>,
    options?: { create: boolean },
  ): Promise<void>
}

export function createSession(deps: CliDeps, asJson: () => boolean): Session {
  return {
    keyMode: deps.keyMode,
    async run(work, options = { create: false }) {
      const store = await deps.openStore(options)
      let answer: Answer
      try {
        answer = await work(store, deps.now())
        deps.io.out(`${answerText(answer, asJson())}\n`)
      } finally {
        await store.close()
      }
      if (answer.failure !== undefined) throw new CliError(answer.failure)
    },
  }
}
