import { AWAY, type AwayMark, BEGUN, type BegunMark } from '../../db/move/marks.ts'
import type { Reader } from '../../db/store.ts'
import { readMark } from './marks.ts'

/** Where the database went, or came from. */
export type Moved = ({ problem: 'away' } & AwayMark) | ({ problem: 'begun' } & BegunMark)

/**
 * Why nobody may work on the database, where it was moved elsewhere or is not all there yet: else one
 * shop would sell from two. Null where all is well.
 */
export async function whyMoved(db: Reader): Promise<Moved | null> {
  const away = (await readMark(db, AWAY)) as AwayMark | undefined
  if (away) return { problem: 'away', ...away }
  const begun = (await readMark(db, BEGUN)) as BegunMark | undefined
  return begun ? { problem: 'begun', ...begun } : null
}
