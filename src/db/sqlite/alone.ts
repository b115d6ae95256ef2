import { existsSync } from 'node:fs'
import { openSource } from '../move/source.ts'
import type { Alone } from '../store.ts'
import { plainVault } from '../vault.ts'
import { openSqlite, sqliteHandle } from './sqlite.ts'

/** What rewrites the rows of a large file in no order finds most of its pages in memory. */
const CACHE_KIB = 65_536

/** Opens a file at this version's schema, a new one where there is none, held for nobody else. @throws MoveError */
export async function openSqliteAlone(file: string): Promise<Alone> {
  if (!existsSync(file)) await (await openSqlite(file)).close()
  const held = await openSource(file)
  held.pragma('synchronous = FULL')
  held.pragma(`cache_size = -${CACHE_KIB}`)
  const tx = sqliteHandle(held, plainVault)
  return {
    read: tx,
    async transaction(work) {
      held.exec('BEGIN IMMEDIATE')
      try {
        const result = await work(tx)
        held.exec('COMMIT')
        return result
      } catch (error) {
        if (held.inTransaction) held.exec('ROLLBACK')
        throw error
      }
    },
    // It is locked for as long as it is open.
    async requireAlone() {},
    async compact() {
      held.exec('VACUUM')
    },
    async close() {
      held.close()
    },
  }
}
