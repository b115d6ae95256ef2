import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isPostgres } from '../db/address.ts'
import { noDatabase } from '../db/schema-version.ts'
import { writeBackup } from '../db/sqlite/backup.ts'
import type { Command } from './command.ts'
import { fileError } from './files.ts'
import { CliError, perCent } from './session.ts'

const POSTGRES =
  'This database is on PostgreSQL. Copy it with its own tool, also while the service runs: pg_dump --format=custom --file FILE DATABASE_URL'

export function addBackupCommand(program: Command): void {
  const { databaseUrl, progress, interruptible } = program.session
  program
    .add('backup', 'write a consistent copy of the database; the service may be running')
    .argument('<file>', 'a new file')
    .answers(async (_, file: string) => {
      if (existsSync(file)) throw new CliError(`${file} exists already; name a new file.`)
      if (!existsSync(dirname(file))) throw new CliError(`There is no folder ${dirname(file)}.`)
      if (isPostgres(databaseUrl)) throw new CliError(POSTGRES)
      if (!existsSync(databaseUrl)) throw noDatabase(databaseUrl)
      const onProgress = (done: number, total: number) =>
        progress.show(`Copied ${perCent(done, total)}`)
      try {
        // Copies the file unchanged. This works for a database of another version, too.
        await interruptible((signal) => writeBackup(databaseUrl, file, { signal, onProgress }))
      } catch (error) {
        throw fileError(error, file, 'written')
      }
      return { json: { file, bytes: statSync(file).size } }
    })
}
