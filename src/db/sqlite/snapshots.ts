import type SQLite from 'better-sqlite3'

/** What the reads of one moment see: the database as it was at the first of them. */
export interface Snapshots {
  /** Runs before each read. */
  hold(): void
  /** Has the next read see what was committed until then. */
  end(): void
}

/** Far less than a call takes. */
const MAX_AGE_MS = 1

/**
 * Takes SQLite's locks once for all requests that have arrived together: for each read they take
 * longer than to find a row. It ends with the turn of the event loop, or after a millisecond: so much
 * older than the file may be what is read here, where another process has changed it.
 */
export function createSnapshots(reader: SQLite.Database): Snapshots {
  const begin = reader.prepare('BEGIN')
  const commit = reader.prepare('COMMIT')
  const rollback = reader.prepare('ROLLBACK')
  let held = false
  let heldSince = 0
  let endIsDue = false

  function end(): void {
    if (!held) return
    held = false
    // A read that failed for the disk or for memory has ended it already.
    if (!reader.inTransaction) return
    try {
      commit.run()
    } catch {
      // The file is damaged: the read that met the damage has said so.
      if (reader.inTransaction) rollback.run()
    }
  }

  return {
    hold() {
      const now = performance.now()
      if (held && now - heldSince < MAX_AGE_MS) return
      end()
      begin.run()
      held = true
      heldSince = now
      if (endIsDue) return
      endIsDue = true
      setImmediate(() => {
        endIsDue = false
        end()
      })
    },
    end,
  }
}
