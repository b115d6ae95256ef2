import { DatabaseProblem } from './store.ts'
import type { Vault } from './vault.ts'

/**
 * What to do with a database whose schema is not this version's: `migrate` updates it, `create` only an
 * empty one, `require` never does.
 */
export type SchemaUse = 'migrate' | 'create' | 'require'

export type OpenOptions = {
  /** By default it is migrated. */
  schema?: SchemaUse | undefined
  /** By default codes are kept as they are. */
  vault?: Vault | undefined
}

/**
 * Whether the database is to be migrated.
 * @param applied when its newest migration was made, in milliseconds since 1970; 0 where it has none.
 * @param known the same of this version.
 * @throws DatabaseProblem where it is newer, or `use` does not allow what would be done.
 */
export function mustMigrate(
  { applied, known }: { applied: number; known: number },
  name: string,
  use: SchemaUse,
): boolean {
  if (applied === known) return false
  const schemas = `its schema is of ${new Date(applied).toISOString()}, this version knows ${new Date(known).toISOString()}`
  if (applied > known)
    throw new DatabaseProblem(
      `${name} was written by a newer version of gamewallet (${schemas}). Start that version, or restore a backup made before it.`,
    )
  if (use === 'migrate' || (use === 'create' && applied === 0)) return true
  if (applied === 0) throw noDatabase(name)
  throw new DatabaseProblem(
    `${name} is of an older version of gamewallet than this program (${schemas}); a service that runs on it is older, too. Nothing was changed: commands do not migrate. Start the service in this version (npm start), which migrates the database, then run the command again. Until then use the commands of the older version.`,
  )
}

export function noDatabase(name: string): DatabaseProblem {
  return new DatabaseProblem(
    `There is no database at ${name}. Set DATABASE_URL, or begin with account open or catalog import.`,
  )
}
