import { openStore } from '../../../src/db/open.ts'
import type { Store } from '../../../src/db/store.ts'

/** The measured database, of whichever engine its address names. */
export function openBenchStore(databaseUrl: string): Promise<Store> {
  return openStore(databaseUrl)
}

/** The database that this process was started for. */
export function databaseUrl(): string {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set.')
  return url
}
