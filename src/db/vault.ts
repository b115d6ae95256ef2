import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** The length of the key in the key file, and of the keys that are derived from it. */
export const KEY_BYTES = 32

/** The setting that records which key encrypts a database's codes: see domain/sealing/codes-key.ts. */
export const KEY_MARK = 'codes:key'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_BYTES = 8
/** Distinguishes this format from later ones. */
const FORMAT = 'enc1'

/** How codes are stored in the database: encrypted with a key, or unencrypted. */
export interface Vault {
  /** Identifies the key without revealing anything about it; null if there is no key. */
  readonly keyId: string | null
  /** @param place what the text belongs to: it can be opened only with the same place. */
  seal(text: string, place: string): string
  /** @throws SealBroken if the text was sealed with another key or for another place, or was changed. */
  open(sealed: string, place: string): string
  /** Whether the text was sealed with this key. */
  hasSealed(text: string): boolean
  /** Always the same for the same text, so that a code can be recognized without opening it. */
  fingerprint(text: string): string
}

/** A sealed text could not be opened. The message contains nothing of the text. */
export class SealBroken extends Error {
  override name = 'SealBroken'
}

/** By the ids of their keys: those that this process has. */
const vaults = new Map<string, Vault>()

/** Whether a vault has sealed the text, whatever its key. */
export function isSealedText(text: string): boolean {
  return text.startsWith(`${FORMAT}:`)
}

/**
 * Opens a sealed text with the vault whose key it names, for columns, which know no store. Returns any other text,
 * or one that cannot be opened, as it is: what it says is missing then, and the audit names it.
 */
export function openedByItsKey(text: string, place: string): string {
  if (!isSealedText(text)) return text
  try {
    return vaults.get(text.split(':', 2)[1] ?? '')?.open(text, place) ?? text
  } catch (error) {
    if (error instanceof SealBroken) return text
    throw error
  }
}

/** Stores codes unencrypted. */
export const plainVault: Vault = {
  keyId: null,
  seal: (text) => text,
  open: (text) => text,
  hasSealed: () => false,
  fingerprint: (text) => text,
}

/**
 * Seals with AES-256-GCM and a random nonce (safe for 2^32 texts under one key) as
 * `enc1:<key id>:<nonce, tag and text in base64url>`, and makes fingerprints with HMAC-SHA-256. Each uses
 * its own key, derived with HKDF.
 * @param secret KEY_BYTES random bytes.
 */
export function createVault(secret: Buffer): Vault {
  const cipherKey = derive(secret, 'encryption')
  const fingerprintKey = derive(secret, 'fingerprint')
  const keyId = derive(secret, 'id').export().subarray(0, KEY_ID_BYTES).toString('hex')
  const prefix = `${FORMAT}:${keyId}:`

  const vault: Vault = {
    keyId,
    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce).setAAD(Buffer.from(place))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
    },
    open(sealed, place) {
      if (!sealed.startsWith(prefix))
        throw new SealBroken(`A code was not encrypted with the key ${keyId}.`)
      const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url')
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      try {
        const decipher = createDecipheriv('aes-256-gcm', cipherKey, nonce, {
          authTagLength: TAG_BYTES,
        })
        decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch (error) {
        throw new SealBroken('An encrypted code was changed, or belongs to another row.', {
          cause: error,
        })
      }
    },
    hasSealed: (text) => text.startsWith(prefix),
    fingerprint: (text) => createHmac('sha256', fingerprintKey).update(text).digest('base64url'),
  }
  vaults.set(keyId, vault)
  return vault
}

function derive(secret: Buffer, purpose: string): KeyObject {
  const bytes = hkdfSync('sha256', secret, '', `gamewallet codes: ${purpose}`, KEY_BYTES)
  return createSecretKey(Buffer.from(bytes))
}
