import { hash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Which service a key is for; the prefix shows it, so that people recognize a test key. */
export type KeyMode = 'live' | 'test'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_LENGTH = 32
const CHECKSUM_LENGTH = 6
/** `gw_live_` and four of the 32 random characters: enough to tell keys apart, too few to guess one. */
const PREFIX_LENGTH = 12
const KEY = /^gw_(?:live|test)_[0-9A-Za-z]{38}$/

/** A new key: prefix, 32 random characters, and a checksum that detects typing errors without a query. */
export function newKey(mode: KeyMode): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => BASE62[randomInt(62)]).join('')
  const body = `gw_${mode}_${secret}`
  return body + checksum(body)
}

/** Whether the text has the form of a key and a correct checksum. */
export function isKey(text: string): boolean {
  return KEY.test(text) && text.endsWith(checksum(text.slice(0, -CHECKSUM_LENGTH)))
}

/** SHA-256 in hex. Keys are random, so nobody can find one by hashing guesses. */
export function hashKey(key: string): string {
  return hash('sha256', key)
}

/** The beginning of a key, by which people recognize it. */
export function prefixOf(key: string): string {
  return key.slice(0, PREFIX_LENGTH)
}

function checksum(body: string): string {
  let rest = crc32(body)
  let digits = ''
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    digits = BASE62[rest % 62] + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}
