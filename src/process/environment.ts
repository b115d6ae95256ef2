import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

// Entry files import this first, before any module reads the environment. Variables that are set already
// take precedence over .env.
if (existsSync('.env'))
  for (const [name, value] of Object.entries(parseEnv(textOf(readFileSync('.env')))))
    process.env[name] ??= value

/**
 * The text of .env as editors save it: UTF-8 or UTF-16, with any line ends. A mark at its beginning, which Node would
 * take for a part of the first name, and other signs without width are left out.
 */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes
  const isLittle = (first === 0xff && second === 0xfe) || second === 0
  const isBig = (first === 0xfe && second === 0xff) || first === 0
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding)
    .decode(bytes)
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\r\n?|[\x85\u2028\u2029]/g, '\n')
}
