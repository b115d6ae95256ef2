import { LRUCache } from 'lru-cache'
import type { Reader, Store } from '../../db/store.ts'
import { readState, writeState } from '../settings/state.ts'
import { isWithin } from '../shared/elapsed.ts'
import type { Log } from '../shared/log.ts'
import type { EndedKey } from './ended-keys.ts'
import type { AccessRefusal } from './gatekeeper.ts'

// The last call of each account that was refused, for its holder, whose program may not show them the answer.

/** Why a call with a key of the account was refused. */
export type RefusedFor =
  | Exclude<AccessRefusal, 'MISSING_API_KEY' | 'INVALID_API_KEY_FORMAT' | 'INVALID_API_KEY'>
  | EndedKey['how']
  | 'KEY_SCOPE'

/** `address`: null if it is not known. */
export type LastRefusal = { reason: RefusedFor; address: string | null; atMs: number }

/** A program that is refused calls again and again: each reason of an account is stored once in this time. */
const STORE_EVERY_MS = 60_000
/** At about 50 bytes each. */
const MAX_REMEMBERED = 20_000

const stateOf = (accountId: number) => `refused:${accountId}` as const

export async function lastRefusalOf(db: Reader, accountId: number): Promise<LastRefusal | null> {
  return ((await readState(db, stateOf(accountId))) as LastRefusal | undefined) ?? null
}

export interface Refusals {
  /** Stores the refusal soon; the answer does not wait for that. */
  note(accountId: number, refusal: Omit<LastRefusal, 'atMs'>, now: Date): void
  /** Resolves once everything is stored. */
  settled(): Promise<void>
}

export function createRefusals(store: Store, log: Log): Refusals {
  /** When each reason of an account was stored last. */
  const stored = new LRUCache<string, number>({ max: MAX_REMEMBERED })
  let waiting = new Map<number, LastRefusal>()
  let writing: Promise<void> | null = null

  async function write(): Promise<void> {
    while (waiting.size > 0) {
      // All processes lock rows in the same order.
      const batch = [...waiting].sort(([a], [b]) => a - b)
      waiting = new Map()
      try {
        await store.transaction(async (tx) => {
          for (const [accountId, refusal] of batch)
            await writeState(tx, stateOf(accountId), refusal)
        })
      } catch (error) {
        log.warn({ err: error }, 'the last refusals could not be stored')
      }
    }
    writing = null
  }

  return {
    note(accountId, refusal, now) {
      const key = `${accountId} ${refusal.reason}`
      if (isWithin(STORE_EVERY_MS, stored.get(key) ?? Number.NEGATIVE_INFINITY, now)) return
      stored.set(key, now.getTime())
      waiting.set(accountId, { ...refusal, atMs: now.getTime() })
      writing ??= write()
    },
    settled: () => writing ?? Promise.resolve(),
  }
}
