import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../../src/db/postgres/postgres.ts'
import { administer, createDatabase, dropDatabase } from './postgres.ts'

/** Makes the database that those of the tests are copies of; all of them go when the run has ended. */
export default async function setup(project: TestProject) {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '')
  const name = `gamewallet_test_${randomUUID().slice(0, 8)}`
  url.pathname = `/${name}`
  await administer(url, (client) => createDatabase(client, name, 'template0'))
  await (await openPostgres(String(url))).close()
  project.provide('postgresTemplate', String(url))
  return async () => {
    const left = await administer(url, async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
        [name],
      )
      return rows
    })
    for (const { datname } of left) {
      url.pathname = `/${datname}`
      await dropDatabase(String(url))
    }
  }
}
