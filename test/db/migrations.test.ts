// All ways to a schema lead to the same.
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Reader } from '../../src/db/store.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { earlierDatabase } from '../helpers/earlier-database.ts'
import { onPostgres, openTestStore, testDatabase, testStore } from '../helpers/store.ts'

const engine = onPostgres ? 'postgres' : 'sqlite'
const JOURNAL = onPostgres ? 'drizzle.__drizzle_migrations' : '__drizzle_migrations'
/** When the steps between 0.2.0 and 0.3.0, which were never released, had come to the schema of 0.3.0. */
const LAST_STEP = onPostgres ? 1795732997003 : 1795732994711

test('a database of 0.2.0 gets the schema of a new one', async () => {
  const { url } = await earlierDatabase()
  const [upgraded, created] = [await openTestStore(url), await testStore()]
  const schema = await schemaOf(created.read)
  expect(schema.length).toBeGreaterThan(100)
  expect(await schemaOf(upgraded.read)).toEqual(schema)
})

/** On SQLite as it is stored, in one way to write it; on PostgreSQL as the server describes it. */
async function schemaOf(read: Reader): Promise<string[]> {
  const rows = await read.select({ line: sql<string>`line` }).from(onPostgres ? PARTS : STATEMENTS)
  return rows.map(({ line }) => line.replaceAll(/\s+/g, '').replaceAll('`', '"')).sort()
}

const STATEMENTS = sql`(SELECT sql AS line FROM sqlite_master WHERE sql IS NOT NULL) AS one`
const PARTS = sql`(
  SELECT concat_ws(' ', table_name, ordinal_position - gaps, column_name, data_type, datetime_precision,
    is_nullable, column_default, collation_name, identity_generation) AS line
  FROM (SELECT *, (SELECT count(*) FROM pg_attribute WHERE attisdropped AND attnum < ordinal_position
      AND attrelid = to_regclass(quote_ident(table_name))) AS gaps
    FROM information_schema.columns WHERE table_schema = 'public') AS described
  UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
) AS one`

test('a database that the steps to 0.3.0 have made is as it should be, others of them are refused', async () => {
  const url = await testDatabase()
  const direct = await connectDirectly(await openTestStore(url))
  const writtenAt = (when: number, instead: string) =>
    direct.exec(`CREATE TABLE IF NOT EXISTS spoiled (x int); DELETE FROM ${JOURNAL} WHERE ${instead};
      INSERT INTO ${JOURNAL} (hash, created_at) VALUES ('a step', ${when})`)
  await writtenAt(LAST_STEP, `created_at <= ${LAST_STEP}`)
  const store = await openTestStore(url)
  const steps = sql.raw(`${JOURNAL} WHERE created_at <= ${LAST_STEP}`)
  expect(await store.read.$count(steps)).toBe(1)

  const journal = readFileSync(`drizzle/${engine}/meta/_journal.json`, 'utf8')
  const first = JSON.parse(journal).entries[0].when
  for (const when of [LAST_STEP - 1, first - 1]) {
    await writtenAt(when, '1 = 1')
    await expect(openTestStore(url)).rejects.toThrow(
      /written before version 0\.2\.0 or between two releases .* Start version 0\.2\.0 first/,
    )
  }
})
