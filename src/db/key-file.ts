import { randomBytes } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { DatabaseProblem } from './store.ts'
import { createVault, KEY_BYTES, plainVault, type Vault } from './vault.ts'

const HEX = /^[0-9a-f]{64}$/i
const BASE64 = /^[\w+/-]{43}=?$/
const OTHERS_MAY_READ = 0o044

/**
 * Creates the vault for the key in a file; without a file, returns the vault that does not encrypt.
 * @throws DatabaseProblem if the file cannot be read or contains no key. The message is for the operator.
 */
export function readKeyFile(file: string | null): Vault {
  if (file === null) return plainVault
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseProblem(
      `The key file ${file} cannot be read (${reason}). It must contain the key that encrypts codes: see CODES_KEY_FILE in .env.example.`,
      { cause: error },
    )
  }
  const secret = HEX.test(text)
    ? Buffer.from(text, 'hex')
    : Buffer.from(BASE64.test(text) ? text : '', 'base64')
  if (secret.length === KEY_BYTES) return createVault(secret)
  throw new DatabaseProblem(
    `${file} contains no key: a key is ${KEY_BYTES} random bytes as 44 characters of base64 or 64 of hex, and the file has ${text.length} characters. Create a key with: npm run -s cli -- codes new-key FILE`,
  )
}

/** Whether anybody but the file's owner may read it. */
export function othersMayRead(file: string): boolean {
  return (statSync(file).mode & OTHERS_MAY_READ) !== 0
}

/**
 * Writes a new key to a new file that only its owner may read, and syncs it to disk.
 * @returns the key's id.
 * @throws if the file exists or cannot be written.
 */
export function writeNewKey(file: string): string | null {
  const secret = randomBytes(KEY_BYTES)
  const text = `${secret.toString('base64')}\n`
  writeFileSync(file, text, { flag: 'wx', mode: 0o600, flush: true })
  return createVault(secret).keyId
}
