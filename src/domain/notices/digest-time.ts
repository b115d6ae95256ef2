import type { Tx } from '../../db/store.ts'
import { readSettings } from '../settings/settings.ts'
import { lockState, readState, writeState } from '../settings/state.ts'
import { wallTime } from '../shared/time.ts'
import { notifyAdmins } from './notices.ts'

/** The last day, where the digest's clock is, on which it was due. */
const STATE = 'digest:day'

/**
 * Sends the digest once a day, at the first call at or after its time. A time that a clock skips is passed with
 * the next minute, and one that comes twice counts once.
 */
export async function sendDigestIfDue(tx: Tx, now: Date): Promise<void> {
  const { digest } = await readSettings(tx)
  if (!digest.on) return
  const { day, time } = wallTime(digest.zone, now)
  if (time < digest.at || (await readState(tx, STATE)) === day) return
  await lockState(tx, STATE)
  const last = await readState(tx, STATE)
  if (last === day) return
  await writeState(tx, STATE, day)
  // A service that has just begun has nothing to say about yesterday.
  if (last !== undefined) await notifyAdmins(tx, { kind: 'digest' }, now)
}
