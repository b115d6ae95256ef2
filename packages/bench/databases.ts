import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from './data/manifest.ts'
import type { Options } from './options.ts'
import type { Processes } from './processes.ts'
import { ACCOUNTS, GROUPS } from './rows.ts'
import type { Stage } from './stage.ts'

const MEASURED = ACCOUNTS * GROUPS
/** More than the service or bare SQLite sell; and what the load and the warm-up take. */
const CODES_PER_SECOND = 12_000
const CODES_BESIDES = 100_000

export type Database = Pick<Stage, 'databaseUrl' | 'manifest'>

/** Builds the databases to measure, each in a process of its own. */
export function createDatabases(processes: Processes, folder: string, options: Options) {
  const codes = options.parts.has('keys')
    ? CODES_PER_SECOND * options.seconds * options.rounds + CODES_BESIDES
    : CODES_BESIDES
  const small = { accounts: MEASURED }

  async function build(
    home: string,
    { name, databaseUrl, accounts }: { name: string; databaseUrl: string; accounts: number },
  ): Promise<Database> {
    const manifestFile = manifestOf(home, name)
    const how = name === 'large' ? ['file'] : []
    const args = [manifestFile, ...[accounts, MEASURED, codes].map(String), ...how]
    await processes.run('build.ts', { args, env: { DATABASE_URL: databaseUrl } })
    const manifest = readManifest(manifestFile)
    if (!manifest) throw new Error(`${manifestFile} was not written.`)
    return { databaseUrl, manifest }
  }

  return {
    small: () => build(folder, { ...small, name: 'small', databaseUrl: join(folder, 'small.db') }),
    postgres: (databaseUrl: string) => build(folder, { ...small, name: 'postgres', databaseUrl }),

    /** Uses the one that was kept, and adds codes if they are too few. If none was kept, builds it. */
    async large(): Promise<Database> {
      const home = options.data ?? folder
      mkdirSync(home, { recursive: true })
      const databaseUrl = join(home, 'large.db')
      const kept = readManifest(manifestOf(home, 'large'))
      if (kept?.accounts === options.accounts) {
        const env = { DATABASE_URL: databaseUrl }
        await processes.run('restock.ts', { args: [`${codes}`], env })
        return { databaseUrl, manifest: kept }
      }
      rmSync(manifestOf(home, 'large'), { force: true })
      for (const end of ['', '-wal', '-shm']) rmSync(databaseUrl + end, { force: true })
      return build(home, { name: 'large', databaseUrl, accounts: options.accounts })
    },
  }
}

function manifestOf(folder: string, name: string): string {
  return join(folder, `${name}.json`)
}
