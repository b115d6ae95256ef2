const HIDDEN = '…'
/** Shorter secrets are in too many texts by chance. */
const MIN_LENGTH = 4
const MAX_SECRETS = 50

/** Replaces every secret in a text, in each way in which it can be written. */
export type Mask = {
  (text: string): string
  /** Another secret, such as a token that was fetched. The oldest of many is forgotten. */
  add(secret: string): void
}

export function createMask(secrets: readonly string[]): Mask {
  const own = secrets.flatMap(waysOf)
  const added: string[] = []
  const mask = (text: string) =>
    [...own, ...added].reduce((masked, secret) => masked.replaceAll(secret, HIDDEN), text)
  return Object.assign(mask, {
    add(secret: string) {
      added.push(...waysOf(secret))
      added.splice(0, Math.max(0, added.length - MAX_SECRETS))
    },
  })
}

function waysOf(secret: string): string[] {
  const ways = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]
  return [...new Set(ways)].filter((way) => way.length >= MIN_LENGTH)
}
