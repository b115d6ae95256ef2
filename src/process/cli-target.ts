import { parseArgs } from 'node:util'
import { isPostgres } from '../db/address.ts'

// `move` works on the database that it moves to, whatever DATABASE_URL says: the tables of a process are
// made for one engine when they load, so that this comes before them.

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { to: { type: 'string' } },
  strict: false,
})
if (positionals[0] === 'move' && typeof values.to === 'string' && isPostgres(values.to)) {
  process.env.DATABASE_URL = values.to
  // They are of the file that is left.
  process.env.BACKUP_DIR = ''
}
