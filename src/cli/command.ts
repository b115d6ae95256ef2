import { Command as Commander } from 'commander'
import type { Reader, Store, Tx } from '../db/store.ts'
import type { Account } from '../domain/accounts/accounts.ts'
import { accountNamed } from '../domain/accounts/holders.ts'
import { accountAnswer } from './account-view.ts'
import type { Answer } from './answer.ts'
import type { Session } from './session.ts'

type Named = {
  now: Date
  /** The account that the option --account names. */
  account(): Promise<Account>
}

/** A command whose work gets the open store. */
export class Command extends Commander {
  readonly session: Session
  #create = false

  constructor(name: string | undefined, session: Session) {
    super(name)
    this.session = session
  }

  override createCommand(name?: string): Command {
    return new Command(name, this.session)
  }

  /** Adds a command below this one. */
  add(name: string, description: string): Command {
    return this.command(name).description(description)
  }

  /** The same for one that asks whose account it is about: see accountNamed. */
  aboutAccount(name: string, description: string): Command {
    const whose = "the holder's @name, Telegram id or account id"
    // The older of the two names was for Telegram ids alone.
    return this.add(name, description).requiredOption('--telegram-id, --account <who>', whose)
  }

  /** Lets the command create the database if there is none yet. */
  createsDatabase(): this {
    this.#create = true
    return this
  }

  /** Sets what the command does: as `action`, with the store and the time before its arguments and options. */
  runs<Args extends unknown[]>(
    work: (at: Named & { store: Store; read: Reader }, ...args: Args) => Promise<Answer>,
  ): this {
    return this.action((...args) =>
      this.session.run(
        (store, now) => {
          const { read } = store
          return work({ store, read, ...this.#named(read, now) }, ...(args as Args))
        },
        { create: this.#create },
      ),
    )
  }

  /** The same in one transaction. */
  changes<Args extends unknown[]>(
    work: (at: Named & { tx: Tx }, ...args: Args) => Promise<Answer>,
  ): this {
    return this.runs<Args>(({ store, now }, ...args) =>
      store.transaction((tx) => work({ tx, ...this.#named(tx, now) }, ...args)),
    )
  }

  /** The same for a change of an account, which may issue a key. The answer is that of `account show` after it. */
  changesAccount<Args extends unknown[]>(
    work: (
      at: { tx: Tx; account: Account; now: Date },
      ...args: Args
    ) => Promise<string | undefined>,
  ): this {
    return this.changes<Args>(async ({ tx, now, ...named }, ...args) => {
      const account = await named.account()
      const apiKey = await work({ tx, account, now }, ...args)
      return accountAnswer(tx, account, now, apiKey)
    })
  }

  /** The same for a command that needs no database or opens it itself. */
  answers<Args extends unknown[]>(work: (now: Date, ...args: Args) => Promise<Answer>): this {
    return this.action((...args) => this.session.answer((now) => work(now, ...(args as Args))))
  }

  #named(db: Reader, now: Date): Named {
    return { now, account: () => accountNamed(db, this.opts<{ account: string }>().account) }
  }
}
