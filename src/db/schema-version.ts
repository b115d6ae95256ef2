import { DatabaseProblem } from './store.ts'
import type { Vault } from './vault.ts'

/**
 * What to do with a database whose schema is not this version's: `migrate` updates it, `create` updates
 * only an empty one, `require` never updates it.
 */
export type SchemaUse = 'migrate' | 'create' | 'require'

export type OpenOptions = {
  /** `migrate` by default. */
  schema?: SchemaUse | undefined
  /** By default codes are not encrypted. */
  vault?: Vault | undefined
}

/**
 * Whether the database must be migrated.
 * @param applied the time of its newest migration, in milliseconds since 1970; 0 if it has none.
 * @param known the time of this version's newest migration.
 * @throws DatabaseProblem if the database is newer, or if `use` does not allow the migration.
 */
export function mustMigrate(
  { applied, known }: { applied: number; known: number },
  name: string,
  use: SchemaUse,
): boolean {
  if (applied === known) return false
  const schemas = `its schema is from ${new Date(applied).toISOString()}, this version's from ${new Date(known).toISOString()}`
  if (applied > known)
    throw new DatabaseProblem(
      `${name} was written by a newer version of gamewallet (${schemas}). Start that version, or restore a backup made before it.`,
    )
  if (use === 'migrate' || (use === 'create' && applied === 0)) return true
  if (applied === 0) throw noDatabase(name)
  throw new DatabaseProblem(
    `${name} was written by an older version of gamewallet (${schemas}). Nothing was changed, because commands do not migrate a database. Start the service in this version (npm start), which migrates it, then run the command again. Until then, use the commands of the older version.`,
  )
}

export function noDatabase(name: string): DatabaseProblem {
  return new DatabaseProblem(
    `There is no database at ${name}. Set DATABASE_URL, or create one with account open or catalog import.`,
  )
}
