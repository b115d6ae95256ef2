import { openStore } from '../../../src/db/open.ts'
import type { Store } from '../../../src/db/store.ts'

/** Opens the measured database, of either engine. */
export function openBenchStore(databaseUrl: string): Promise<Store> {
  return openStore(databaseUrl)
}

/** The address of the database that this process is for. */
export function databaseUrl(): string {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set.')
  return url
}
