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

const WITHOUT_DATABASE = ['check', 'try', 'record']
if (positionals[0] === 'supplier' && WITHOUT_DATABASE.includes(positionals[1] ?? '')) {
  // These work on a file alone: on no database of the operator, and also on a file that SUPPLIERS names and that
  // is not checked yet.
  process.env.DATABASE_URL = ''
  process.env.SUPPLIERS = ''
}
