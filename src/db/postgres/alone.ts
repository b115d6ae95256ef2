import { getTableName } from 'drizzle-orm'
import { databaseName } from '../address.ts'
import { connectTarget, refuseServices } from '../move/target.ts'
import { handleOf, openPostgres } from '../postgres.ts'
import { conversations, inbox, lookups, stockCodes } from '../schema.ts'
import type { Alone } from '../store.ts'
import { plainVault } from '../vault.ts'
import { bare, told } from './errors.ts'

/** Those that may have held codes in clear. */
const COMPACTED = [stockCodes, lookups, inbox, conversations].map((one) => getTableName(one))

/** Connects to a database at this version's schema that no service works on. @throws MoveError, DatabaseProblem */
export async function openPostgresAlone(url: string): Promise<Alone> {
  const name = databaseName(url)
  const client = await connectTarget(url)
  try {
    await refuseServices(client, name)
    await (await openPostgres(url)).close()
  } catch (error) {
    await client.end()
    throw error
  }
  const tx = handleOf(client, plainVault)
  return {
    read: tx,
    async transaction(work) {
      await client.query('BEGIN')
      try {
        const result = await work(tx)
        await client.query('COMMIT')
        return result
      } catch (error) {
        // On a connection that is lost there is nothing to roll back.
        await client.query('ROLLBACK').catch(() => undefined)
        throw told(bare(error))
      }
    },
    requireAlone: () => refuseServices(client, name),
    async compact() {
      await client.query(`VACUUM FULL ${COMPACTED.join(', ')}`)
    },
    close: () => client.end(),
  }
}
