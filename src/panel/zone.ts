import { LRUCache } from 'lru-cache'
import { zoneNamed } from '../domain/shared/time.ts'
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
