import { LRUCache } from 'lru-cache'
import { parseTime, wallTime, zoneNamed } from '../domain/shared/time.ts'
import { createFormat, type Format } from '../locales/format.ts'
import type { Texts } from '../locales/languages.ts'

/** By language and zone. */
const formats = new LRUCache<string, Format>({ max: 50 })

/** The texts with times in this zone, such as `Asia/Dhaka`; in UTC if there is no such zone. */
export function inZone(texts: Texts, given: string | undefined): Texts {
  const zone = zoneNamed(given?.replaceAll('%2F', '/') ?? 'UTC') ?? 'UTC'
  const { language, t } = texts
  const key = `${language.code} ${zone}`
  const format = formats.get(key) ?? createFormat(language, zone)
  formats.set(key, format)
  return { language, t, format }
}

/** When a day such as `2026-01-31` begins in this zone; null for other texts. */
export function dayIn(given: string | undefined, day: string): Date | null {
  const zone = zoneNamed(given?.replaceAll('%2F', '/') ?? 'UTC') ?? 'UTC'
  const midnight = /^\d{4}-\d\d-\d\d$/.test(day) ? parseTime(day) : null
  if (midnight === null) return null
  // The clocks may change between midnight in UTC and there, so that the first result is an hour off.
  return [1, 2].reduce((at) => {
    const shown = wallTime(zone, at)
    const ahead = Date.parse(`${shown.day}T${shown.time}Z`) - midnight.getTime()
    return new Date(at.getTime() - ahead)
  }, midnight)
}
