import { existsSync } from 'node:fs'
import { openSource } from '../move/source.ts'
import type { ExclusiveStore } from '../store.ts'
import { plainVault } from '../vault.ts'
import { openSqlite, sqliteHandle } from './sqlite.ts'

/** Rows are rewritten in no particular order: this cache has room for most pages of a large file. */
const CACHE_KIB = 65_536

/** The trigger that refuses changes of ledger entries. */
const ENTRIES_GUARD = 'entries_never_change'

/** Opens a file exclusively, at this version's schema; creates it if it is missing. @throws DatabaseProblem */
export async function openSqliteExclusively(file: string): Promise<ExclusiveStore> {
  if (!existsSync(file)) await (await openSqlite(file)).close()
  const held = await openSource(file)
  held.pragma('synchronous = FULL')
  held.pragma(`cache_size = -${CACHE_KIB}`)
  const tx = sqliteHandle(held, plainVault)
  const transaction: ExclusiveStore['transaction'] = async (work) => {
    held.exec('BEGIN IMMEDIATE')
    try {
      const result = await work(tx)
      held.exec('COMMIT')
      return result
    } catch (error) {
      if (held.inTransaction) held.exec('ROLLBACK')
      throw error
    }
  }
  return {
    read: tx,
    transaction,
    rewriteEntries: (work) =>
      transaction(async () => {
        const trigger = held.prepare('SELECT sql FROM sqlite_master WHERE name = ?').pluck()
        const guard = String(trigger.get(ENTRIES_GUARD))
        held.exec(`DROP TRIGGER ${ENTRIES_GUARD}`)
        const result = await work(tx)
        held.exec(guard)
        return result
      }),
    // The file is locked as long as it is open.
    async requireExclusive() {},
    async compact() {
      held.exec('VACUUM')
    },
    async close() {
      held.close()
    },
  }
}
