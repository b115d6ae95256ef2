/** What stands for a secret. */
export const HIDDEN = '…'
/** Shorter secrets are in too many texts by chance. */
const MIN_LENGTH = 4
const MAX_SECRETS = 50

export type Mask = ReturnType<typeof createMask>

/** Replaces every secret in a text, in each way in which it can be written. */
export function createMask(secrets: readonly string[]) {
  const own = secrets.flatMap(waysOf)
  const added: RegExp[] = []
  const mask = (text: string) =>
    [...own, ...added].reduce((masked, way) => masked.replace(way, HIDDEN), text)
  return Object.assign(mask, {
    /** Another secret, such as a token that was fetched. The oldest of many is forgotten. */
    add(secret: string) {
      added.push(...waysOf(secret))
      added.splice(0, Math.max(0, added.length - MAX_SECRETS))
    },
  })
}

/** Character by character, in capitals or not, and in base64. */
function waysOf(secret: string): RegExp[] {
  if (secret.length < MIN_LENGTH) return []
  const plain = Array.from(secret, waysOfCharacter).join('')
  return [new RegExp(plain, 'giu'), new RegExp(inBase64(secret).map(RegExp.escape).join('|'), 'g')]
}

const NAMED: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }

/** As it is, and as addresses, forms, JSON and pages write it. */
function waysOfCharacter(character: string): string {
  const bytes = [...Buffer.from(character)].map((byte) => `%${hex(byte, 2)}`).join('')
  const units = Array.from({ length: character.length }, (_, i) => character.charCodeAt(i))
  const json = units.map((unit) => `\\\\u${hex(unit, 4)}`).join('')
  const code = character.codePointAt(0) ?? 0
  const named = NAMED[character] === undefined ? '' : `|&${NAMED[character]};`
  return `(?:\\\\?${RegExp.escape(character)}|${bytes}|${json}|&#0{0,4}${code};|&#x0{0,4}${code.toString(16)};${named})`
}

/** The part that is the same wherever it stands among other bytes: it can begin at any of three. */
function inBase64(secret: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)])
    const [start, end] = [Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6)]
    return [bytes.toString('base64'), bytes.toString('base64url')].map((all) =>
      all.slice(start, end),
    )
  })
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, '0')
}
