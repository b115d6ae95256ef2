import SQLite from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { damage, databaseWith } from '../helpers/damage.ts'
import { runNode } from '../helpers/process.ts'

const PATIENCE_MS = 120_000

/** Changes a row behind the back of its index. */
function loseIndexed(file: string): void {
  const hidden = `UPDATE sqlite_schema SET sql = replace(sql, 'ON extra (a)', 'ON extra (a) WHERE a = 0')`
  const shown = `UPDATE sqlite_schema SET sql = replace(sql, ' WHERE a = 0', '')`
  for (const statements of [hidden, `UPDATE extra SET a = 'behind' WHERE rowid = 1`, shown]) {
    const direct = new SQLite(file).unsafeMode()
    direct.exec(
      `PRAGMA writable_schema = ON; ${statements} ${statements.includes('sqlite_schema') ? "WHERE name = 'extra_a'" : ''}`,
    )
    direct.close()
  }
}

const audit = (file: string, ...options: string[]) =>
  runNode(['src/cli.ts', 'audit', ...options], { DATABASE_URL: file })

describe('audit', () => {
  test(
    'reports a damaged file in words',
    async () => {
      const { exitCode, stdout, stderr } = await audit(await databaseWith(damage))
      expect(stdout).toMatch(/malformed|page|btree/i)
      expect(stderr).toMatch(/^error: The database file is damaged/)
      expect(stderr).not.toMatch(/\n\s+at /)
      expect(exitCode).toBe(1)
    },
    PATIENCE_MS,
  )

  test(
    'finds what an index has lost with --full alone',
    async () => {
      const file = await databaseWith(loseIndexed)
      expect(await audit(file)).toMatchObject({ exitCode: 0 })
      const full = await audit(file, '--full')
      expect(full.stdout).toMatch(/missing from index extra_a/)
      expect(full.exitCode).toBe(1)
    },
    PATIENCE_MS,
  )
})
