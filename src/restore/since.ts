import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import type SQLite from 'better-sqlite3'
import { KEEP_COUNTING } from './carry-decisions.ts'
import { type Carried, ON_RESTORE } from './on-restore.ts'
import { SINCE_LISTS, type SinceList } from './since-lists.ts'

/** What happened after a backup was made, according to the database that it replaces. */
export type Since = {
  /** The file with the lists; null if all of them are empty. */
  file: string | null
  /** How many rows each list has. */
  lists: Record<SinceList, number>
  /** The amount charged for the orders that the restored database does not know, in micro-USD. */
  ordersMicros: number
  /** Codes that were delivered since, and codes that may or may not have been used. */
  codes: { writtenOff: number; quarantined: number }
  /** What was taken away, refused or issued since, and stays as it is now. */
  access: Partial<Record<Carried, number>>
}

/** The settings that do not become those of the backup, by name. */
export type MergeSettings = (
  present: Record<string, unknown>,
  backup: Record<string, unknown>,
) => Record<string, unknown>

/** Each account's id in both. Accounts are the same if they have the same holder. */
const SAME = `
  CREATE TEMP VIEW same AS
  SELECT p.id AS present, r.id AS restored
  FROM main.accounts p JOIN restored.accounts r ON r.telegram_id = p.telegram_id`

/**
 * Up to when both histories are the same, by their acts in the audit log. Usually the
 * backup is a part of the present history, which then knows whatever is in it. Acts of this moment are those of the
 * restore itself.
 */
const FORK = `
  CREATE TEMP TABLE fork AS
  WITH before AS (SELECT * FROM restored.audit_log WHERE at <> @now),
  common AS (
    SELECT r.id, r.at FROM before r JOIN main.audit_log p
      ON p.id = r.id AND p.at = r.at AND p.actor = r.actor AND p.action = r.action
    ORDER BY r.id DESC LIMIT 1)
  SELECT CASE WHEN (SELECT max(id) FROM before) IS (SELECT id FROM common)
      THEN ${Number.MAX_SAFE_INTEGER} ELSE (SELECT at FROM common) END AS until`

/**
 * Reports what happened since the backup, and carries over what was taken away since, as each table declares:
 * see on-restore.ts.
 * @param present the database that is replaced; it is only read.
 * @param restored the file that replaces it, which nobody has open.
 * @param list the file for the lists, as one JSON document.
 * @throws SqliteError if the two cannot be compared. The restored database is unchanged then.
 */
export function carryOver(
  present: SQLite.Database,
  { restored, list, settings }: { restored: string; list: string; settings: MergeSettings },
  now: Date,
): Since {
  present.prepare('ATTACH ? AS restored').run(restored)
  try {
    return present.transaction(() => {
      present.exec(SAME)
      present.prepare(FORK.replaceAll('@now', String(now.getTime()))).run()
      const counts = carryTables(present, now)
      const settingsKept = carrySettings(present, settings)
      if (settingsKept > 0) counts.settingsKept = settingsKept
      for (const statement of KEEP_COUNTING) present.prepare(statement).run()
      const { writtenOff, quarantined, ...access } = counts
      const codes = { writtenOff: writtenOff ?? 0, quarantined: quarantined ?? 0 }
      const { lists, ordersMicros } = writeLists(present, list)
      const listed = Object.values(lists).some((rows) => rows > 0)
      return { file: listed ? list : null, lists, ordersMicros, codes, access }
    })()
  } finally {
    present.exec('DROP VIEW IF EXISTS temp.same; DROP TABLE IF EXISTS temp.fork; DETACH restored')
  }
}

type Counts = Partial<Record<Carried | keyof Since['codes'], number>>

function carryTables(database: SQLite.Database, now: Date): Counts {
  const counts: Counts = {}
  const count = (what: keyof Counts, rows: number) => {
    if (rows > 0) counts[what] = (counts[what] ?? 0) + rows
  }
  for (const declared of Object.values(ON_RESTORE))
    for (const one of typeof declared === 'string' ? [] : declared) {
      const [what, sql] = typeof one === 'string' ? [null, one] : one
      const statement = database.prepare(sql)
      const given = sql.includes('@now') ? [{ now: now.getTime() }] : []
      // The statements that withdraw codes return what becomes of each.
      if (statement.reader)
        for (const row of statement.all(...given) as { discardedAt: number | null }[])
          count(row.discardedAt ? 'writtenOff' : 'quarantined', 1)
      else {
        const { changes } = statement.run(...given)
        if (what !== null) count(what, changes)
      }
    }
  return counts
}

/** Those whose names have a colon are not settings, but what the service keeps for itself. */
function carrySettings(database: SQLite.Database, merge: MergeSettings): number {
  const settingsOf = (side: string) => {
    const rows = database
      .prepare(`SELECT name, value FROM ${side}.settings WHERE name NOT LIKE '%:%'`)
      .all() as { name: string; value: string }[]
    return Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]))
  }
  const kept = Object.entries(merge(settingsOf('main'), settingsOf('restored')))
  const set = database.prepare(
    'INSERT OR REPLACE INTO restored.settings (name, value) VALUES (?, ?)',
  )
  for (const [name, value] of kept) set.run(name, JSON.stringify(value))
  return kept.length
}

/** Writes row by row, because a busy day has many. */
function writeLists(
  database: SQLite.Database,
  path: string,
): Pick<Since, 'lists' | 'ordersMicros'> {
  const lists = {} as Since['lists']
  let ordersMicros = 0
  const file = openSync(path, 'wx', 0o600)
  try {
    let before = '{'
    for (const [name, select] of Object.entries(SINCE_LISTS) as [SinceList, string][]) {
      lists[name] = 0
      writeSync(file, `${before}\n${JSON.stringify(name)}: [`)
      for (const row of database.prepare(select).iterate()) {
        writeSync(file, `${lists[name] === 0 ? '' : ','}\n  ${JSON.stringify(row, asWritten)}`)
        lists[name] += 1
        if (name === 'orders') ordersMicros += Math.round(Number(Object(row).amountUsd) * 1e6)
      }
      writeSync(file, ']')
      before = ','
    }
    writeSync(file, '\n}\n')
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  return { lists, ordersMicros }
}

function asWritten(key: string, value: unknown): unknown {
  return key.endsWith('At') && typeof value === 'number' ? new Date(value).toISOString() : value
}
