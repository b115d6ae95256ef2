import { parseArgs } from 'node:util'
import { isPostgres } from '../db/address.ts'

// `move` works on the database that it moves to, whatever DATABASE_URL says. Table definitions are made for one
// engine when they load, so this module must be imported before them.

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { to: { type: 'string' } },
  strict: false,
})
if (positionals[0] === 'move' && typeof values.to === 'string' && isPostgres(values.to)) {
  process.env.DATABASE_URL = values.to
  // Backups belong to the SQLite file that is moved.
  process.env.BACKUP_DIR = ''
}
