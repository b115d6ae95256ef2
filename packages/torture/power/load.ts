import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cli } from '../doors/cli.ts'
import type { Api, Caller } from '../doors/http.ts'
import type { Random } from '../random.ts'
import { PID } from './shop.ts'

/** Of the 200 calls a minute that an account has; whoever looks at a cut needs the others. */
const MAX_ORDERS = 150
const MAX_BURST = 5
/** More codes are more pages to commit: SQLite checkpoints its log after a thousand. */
const MAX_QUANTITY = 12
/** For each order of a burst: about 15 a second for each account. */
const PAUSE_MS = 66
/** A command keeps a core busy for a second, of which the buyers want some, too. */
const OPERATOR_PAUSE_MS = 500

export type Load = {
  /** Emits `answer` after each answer to a buyer, and `command` after each command of the operator. */
  answers: EventEmitter
  /** Resolves when all have ended what they had begun. */
  stop(): Promise<void>
}

/**
 * Buyers who place orders until each has placed 150, and an operator who adds money and issues keys.
 * @param round begins every trxid and note, so that none is used twice.
 */
export function startLoad(given: {
  random: Random
  round: string
  api: Api
  cli: Cli
  accounts: readonly Caller[]
}): Load {
  const { random, round, api, cli, accounts } = given
  const answers = new EventEmitter()
  const stopping = new AbortController()
  const { signal } = stopping

  async function buy(account: Caller): Promise<void> {
    const own = random.fork(`buyer ${account.telegramId}`)
    const client = `buyer-${account.telegramId}`
    for (let placed = 0; placed < MAX_ORDERS && !signal.aborted; ) {
      const burst = Array.from({ length: own.whole(1, MAX_BURST) }, async () => {
        const trxid = `${round}-${account.telegramId}-${placed++}`
        const body = { pid: PID, trxid, quantity: own.whole(1, MAX_QUANTITY) }
        await api.ask({ client, account, path: '/orders', body })
        answers.emit('answer')
      })
      await Promise.all(burst)
      await sleep(own.next() * 2 * PAUSE_MS * burst.length)
    }
  }

  async function operate(): Promise<void> {
    const own = random.fork('operator')
    for (let n = 0; !signal.aborted; n++) {
      const { telegramId } = own.pick(accounts)
      const id = ['--telegram-id', String(telegramId)]
      const note = `${round}-${n}`
      await cli.run(
        own.chance(0.5)
          ? ['account', 'credit', String(own.whole(1, 100)), ...id, '--note', note]
          : ['account', 'key', 'create', ...id, '--name', note],
        { account: telegramId },
      )
      answers.emit('command')
      await sleep(OPERATOR_PAUSE_MS)
    }
  }

  const all = Promise.all([...accounts.map(buy), operate()])
  return {
    answers,
    async stop() {
      stopping.abort()
      await all
    },
  }
}
