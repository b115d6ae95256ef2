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
 * @param known the times of this version's migrations: one for each release that changed the schema.
 * @throws DatabaseProblem if the database is newer or of no release, or if `use` does not allow the migration.
 */
export function mustMigrate(
  { applied, known }: { applied: number; known: readonly number[] },
  name: string,
  use: SchemaUse,
): boolean {
  const newest = Math.max(...known)
  if (applied === newest) return false
  const schemas = `its schema is from ${new Date(applied).toISOString()}, this version's from ${new Date(newest).toISOString()}`
  if (applied > newest)
    throw new DatabaseProblem(
      `${name} was written by a newer version of gamewallet (${schemas}). Start that version, or restore a backup made before it.`,
    )
  if (applied !== 0 && !known.includes(applied))
    throw new DatabaseProblem(
      `${name} was written before version 0.2.0 or between two releases (${schemas}), and was not changed. Start version 0.2.0 first, which updates older ones; for one from between two releases, restore a backup of a release.`,
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
