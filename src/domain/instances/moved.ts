import { AWAY, type AwayMark, BEGUN, type BegunMark } from '../../db/move/marks.ts'
import type { Reader } from '../../db/store.ts'
import { readState } from '../settings/state.ts'

/** Where the database was moved to, or is being moved from. */
export type Moved = ({ problem: 'away' } & AwayMark) | ({ problem: 'begun' } & BegunMark)

/**
 * Why no process may use the database: it was moved elsewhere, or a move into it is not complete. Using it
 * would sell the same stock from two databases. Null if there was no such move.
 */
export async function whyMoved(db: Reader): Promise<Moved | null> {
  const away = (await readState(db, AWAY)) as AwayMark | undefined
  if (away) return { problem: 'away', ...away }
  const begun = (await readState(db, BEGUN)) as BegunMark | undefined
  return begun ? { problem: 'begun', ...begun } : null
}
