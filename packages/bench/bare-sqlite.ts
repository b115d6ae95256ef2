import { readFileSync } from 'node:fs'
import type { Child } from './processes.ts'
import type { Row } from './rows.ts'

/** What bare SQLite is to write; `perCommit` is the number of orders that share one COMMIT. */
export type BareOrders = { kind: 'topup' | 'gamekey'; orders: number; perCommit: number }

const GROUPED = 10_000
const ONE_BY_ONE = 2000
/** Where the WAL index (-shm) counts the commits: `iChange` in SQLite's wal.c. */
const COMMITS_OFFSET = 8

/** Compares the service's orders with the same rows written by bare SQLite. */
export interface BareSqlite {
  /** A counter of the service's commits; only differences mean something. */
  commits(): number
  /** Writes orders like those of the row. Returns how many a second. */
  write(row: Row, perCommit: number): Promise<number>
}

export function createBareSqlite(child: Child, serviceFile: string): BareSqlite {
  return {
    commits: () => readFileSync(`${serviceFile}-shm`).readUInt32LE(COMMITS_OFFSET),
    async write({ name }, perCommit) {
      const kind = name === 'keys' ? 'gamekey' : 'topup'
      const orders = perCommit > 1 ? GROUPED : ONE_BY_ONE
      child.send({ kind, orders, perCommit } satisfies BareOrders)
      const { perSecond } = (await child.nextMessage()) as { perSecond: number }
      return perSecond
    },
  }
}
