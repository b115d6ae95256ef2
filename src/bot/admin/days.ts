import { type Days, lengthOf, parseDay } from '../../domain/shared/utc-day.ts'

const MAX_DAYS = 366

/** Null unless both are days, in order, and not too far apart. One day alone stands for itself. */
export function daysFrom(from: string, to = from): Days | null {
  const [first, last] = [parseDay(from), parseDay(to)]
  if (first === null || last === null || first > last) return null
  return lengthOf({ first, last }) > MAX_DAYS ? null : { first, last }
}
