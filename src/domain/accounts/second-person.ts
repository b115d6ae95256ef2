import type { Reader } from '../../db/store.ts'
import { readSettings } from '../settings/settings.ts'

/** Whether a decision about such an amount, in micro-USD, takes a second person. @param amountMicros null: no limit */
export async function takesSecondPerson(db: Reader, amountMicros: number | null): Promise<boolean> {
  const { aboveMicros } = (await readSettings(db)).secondPerson
  return aboveMicros > 0 && (amountMicros === null || amountMicros > aboveMicros)
}
