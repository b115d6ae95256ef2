import { AWAY, type AwayMark, BEGUN, type BegunMark } from '../../db/move/marks.ts'
import type { Reader } from '../../db/store.ts'
import { readMark } from './settings.ts'

/**
 * Why nobody may work on the database, where it was moved elsewhere or is not all there yet: else one
 * shop would sell from two. In words for the operator; null where all is well.
 */
export async function whyMoved(db: Reader, name: string): Promise<string | null> {
  const away = (await readMark(db, AWAY)) as AwayMark | undefined
  if (away)
    return `${name} ${away.complete ? 'was moved' : 'is being moved'} to ${away.to}: set DATABASE_URL to that${away.complete ? '' : ' once the move is complete'}. To go on with this file instead: npm run cli -- move --from ${name} --give-up`
  const begun = (await readMark(db, BEGUN)) as BegunMark | undefined
  if (begun)
    return `Not all of ${begun.from} has been moved to ${name} yet: run npm run cli -- move again until it says that the move is complete.`
  return null
}
