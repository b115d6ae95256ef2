import { createReadStream, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'

/** A line of a log that somebody must look at. */
export type LogLine = {
  instance: string
  text: string
  /** Such as `error`; null for what is no line of the logger, such as a stack of Node's own. */
  level: string | null
  /** A secret in it; null if there is none. */
  leak: string | null
}

/** As pino numbers them. */
const LEVELS: Readonly<Record<string, string>> = { 50: 'error', 60: 'fatal' }
const GRAVE = Object.values(LEVELS)
/** Of a run that went very wrong, the first lines are enough. */
const MAX_LINES = 2000
const MAX_TEXT = 2000
const SECRETS = [
  /gw_(?:live|test)_[0-9A-Za-z]{38}/,
  /whsec_[0-9A-Za-z+/=]{20,}/,
  /\b\d{6,12}:[0-9A-Za-z_-]{30,}/,
] as const
/** Codes of the shop under test have no other characters. */
const WORDS = /[0-9A-Za-z-]{6,}/g

/**
 * Lines of level error and fatal, lines that are no JSON, and lines with an API key, a secret of a webhook, the
 * bot's token or a code in them.
 * @param folder of files such as `api.log`, one for each process. @param codes that no log may show.
 */
export async function readLogs(folder: string, codes: ReadonlySet<string>): Promise<LogLine[]> {
  const found: LogLine[] = []
  for (const file of readdirSync(folder)) {
    const lines = createInterface({ input: createReadStream(join(folder, file), 'utf8') })
    for await (const text of lines) {
      const leak = leakIn(text, codes)
      const level = levelOf(text)
      const isNoted = leak !== null || level === null || GRAVE.includes(level)
      if (isNoted && found.length < MAX_LINES)
        found.push({
          ...{ instance: basename(file, '.log'), level, leak },
          text: text.slice(0, MAX_TEXT),
        })
    }
  }
  return found
}

function leakIn(text: string, codes: ReadonlySet<string>): string | null {
  for (const pattern of SECRETS) {
    const secret = pattern.exec(text)
    if (secret) return secret[0]
  }
  return text.match(WORDS)?.find((word) => codes.has(word)) ?? null
}

function levelOf(text: string): string | null {
  try {
    const { level } = JSON.parse(text) as { level?: unknown }
    return level === undefined ? null : (LEVELS[String(level)] ?? String(level))
  } catch {
    return null
  }
}
