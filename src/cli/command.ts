import { Command as Commander } from 'commander'
import type { Store } from '../db/store.ts'
import type { Answer, Session } from './session.ts'

/** A command whose work gets the open store. */
export class Command extends Commander {
  readonly #session: Session

  constructor(name: string | undefined, session: Session) {
    super(name)
    this.#session = session
  }

  override createCommand(name?: string): Command {
    return new Command(name, this.#session)
  }

  /**
   * Sets what the command does: as `action`, with the store and the time before its arguments and options.
   * @param options create: whether to create the database if there is none yet.
   */
  runs<Args extends unknown[]>(
    work: (at: { store: Store; now: Date }, ...args: Args) => Promise<Answer>,
    options?: { create: boolean },
  ): this {
    return this.action((...args) =>
      this.#session.run((store, now) => work({ store, now }, ...(args as Args)), options),
    )
  }
}
