import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** Of the key file: as long as the keys that are derived from it. */
export const KEY_BYTES = 32

/** Where a database notes, among its settings, which key its codes have: see domain/codes-key.ts. */
export const KEY_MARK = 'codes:key'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_BYTES = 8
/** Tells this format from later ones. */
const FORMAT = 'enc1'

/** How codes are kept in the database: encrypted with a key, or as they are. */
export interface Vault {
  /** Names the key without revealing anything of it; null where there is none. */
  readonly keyId: string | null
  /** @param place what the text belongs to: it can be opened only there. */
  seal(text: string, place: string): string
  /** @throws SealBroken where it was sealed with another key or for another place, or was changed. */
  open(sealed: string, place: string): string
  /** Whether the text was sealed with this key. */
  hasSealed(text: string): boolean
  /** The same for the same text, so that a code is recognized without being opened. */
  fingerprint(text: string): string
}

/** The message holds nothing of what was sealed. */
export class SealBroken extends Error {
  override name = 'SealBroken'
}

/** Keeps codes as they are. */
export const plainVault: Vault = {
  keyId: null,
  seal: (text) => text,
  open: (text) => text,
  hasSealed: () => false,
  fingerprint: (text) => text,
}

/**
 * Seals by AES-256-GCM with a random nonce (safe for 2^32 texts under one key) as
 * `enc1:<key id>:<nonce, tag and text in base64url>`, and takes fingerprints by HMAC-SHA-256. Each has a
 * key of its own, derived by HKDF.
 * @param secret KEY_BYTES of randomness.
 */
export function createVault(secret: Buffer): Vault {
  const cipherKey = derive(secret, 'encryption')
  const fingerprintKey = derive(secret, 'fingerprint')
  const keyId = derive(secret, 'id').export().subarray(0, KEY_ID_BYTES).toString('hex')
  const prefix = `${FORMAT}:${keyId}:`

  return {
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
}

function derive(secret: Buffer, purpose: string): KeyObject {
  const bytes = hkdfSync('sha256', secret, '', `gamewallet codes: ${purpose}`, KEY_BYTES)
  return createSecretKey(Buffer.from(bytes))
}
