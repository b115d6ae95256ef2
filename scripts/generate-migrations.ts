// npm run db:generate: writes what has changed in the tables into the migrations of both engines. A release has one
// migration and one snapshot on each: until it is out, changes are appended to its migration.
import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import manifest from '../package.json' with { type: 'json' }

const BREAK = '--> statement-breakpoint\n'
/** The engine is all that is read of an address. */
const ENGINES = { sqlite: '', postgres: 'postgres://' }
/** On PostgreSQL, texts are ordered by their characters' numbers, as on SQLite, in whatever database. */
const TEXT_COLUMN = /^((?:\t|ALTER TABLE "\w+" ADD COLUMN )"\w+" text)(?! COLLATE)\b/gm

const [major, minor] = manifest.version.split('.').map(Number)
const next = `v${major}_${Number(minor) + 1}_0`

for (const [engine, address] of Object.entries(ENGINES)) {
  const folder = `drizzle/${engine}`
  const journal = `${folder}/meta/_journal.json`
  const before = readFileSync(journal, 'utf8')
  const last = newestIn(before)
  execFileSync('drizzle-kit', ['generate', '--name', next], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: address },
  })
  const made = newestIn(readFileSync(journal, 'utf8'))
  if (made.tag === last.tag) continue

  const file = `${folder}/${made.tag}.sql`
  const text = readFileSync(file, 'utf8').trimEnd()
  const statements = engine === 'postgres' ? text.replace(TEXT_COLUMN, '$1 COLLATE "C"') : text
  rmSync(snapshotOf(folder, last.idx))
  if (isReleased(last.tag)) {
    writeFileSync(file, `${statements}\n`)
    continue
  }
  const migration = `${folder}/${last.tag}.sql`
  writeFileSync(migration, `${readFileSync(migration, 'utf8').trimEnd()}${BREAK}${statements}\n`)
  rmSync(file)
  renameSync(snapshotOf(folder, made.idx), snapshotOf(folder, last.idx))
  writeFileSync(journal, before)
}

function newestIn(journal: string): { idx: number; tag: string } {
  return JSON.parse(journal).entries.at(-1)
}

function snapshotOf(folder: string, idx: number): string {
  return `${folder}/meta/${String(idx).padStart(4, '0')}_snapshot.json`
}

function isReleased(tag: string): boolean {
  const version = tag.replace(/^\d+_v/, '').replaceAll('_', '.')
  return version.localeCompare(manifest.version, 'en', { numeric: true }) <= 0
}
