/** What people and apps put around a URL in a sentence. */
const BEFORE = '<("\'`«“‘[{'
const BEHIND = '>"\'`»”’]},.;:!?'
/** They are not seen, and come along when something is copied. */
const INVISIBLE = /[\u200b-\u200f\u2060-\u2064\u202a-\u202e\u2066-\u2069\ufeff\u00ad]/g
const WITH_SCHEME = /https?:\/\/\s*[^\s<>"'`«»“”\\]+/gi
/** What is left of a scheme that was mistyped. */
const SCHEME = /^(?:https?)?[:;]?\/{0,2}/i
/** The end of a name on the internet. */
const TOP_LEVEL = /^[a-z][a-z0-9-]+$/i
/** Longer texts are not searched. */
const MAX_LENGTH = 4000

/**
 * The URL in what a person typed, without what is around it, such as a sentence, angle brackets or a full stop.
 * @returns null if there is none, or more than one. `hasScheme`: it is as they wrote it; else `https://` was put
 *   before something like `example.com/hook`, and they should be asked.
 */
export function typedUrl(text: string): { url: string; hasScheme: boolean } | null {
  if (text.length > MAX_LENGTH) return null
  const seen = text.replace(INVISIBLE, '')
  const whole = new Set([...seen.matchAll(WITH_SCHEME)].map(([url]) => alone(url)))
  const [url = ''] = whole
  if (whole.size > 0) return whole.size === 1 ? { url, hasScheme: true } : null
  const bare = new Set(seen.split(/\s+/).flatMap((word) => withName(alone(word))))
  const [named = ''] = bare
  return bare.size === 1 ? { url: named, hasScheme: false } : null
}

/** The same with https. */
export function withHttps(url: string): string {
  return url.replace(/^http:/i, 'https:')
}

/** `https://` and the word, if it begins with a name of the internet. */
function withName(word: string): string[] {
  const url = `https://${word.replace(SCHEME, '')}`
  if (word.includes('@') || !word.includes('.') || !URL.canParse(url)) return []
  const labels = new URL(url).hostname.split('.')
  return labels.length > 1 && TOP_LEVEL.test(labels.at(-1) ?? '') ? [url] : []
}

/** Without what is around it. A bracket at the end stays if it was opened within. */
function alone(word: string): string {
  const characters = word.replace(/\s/g, '')
  let [from, to] = [0, characters.length]
  while (from < to && BEFORE.includes(characters.charAt(from))) from++
  for (; from < to; to--) {
    const last = characters.charAt(to - 1)
    const isOpened = last === ')' && characters.slice(from, to).includes('(')
    if (isOpened || !(last === ')' || BEHIND.includes(last))) break
  }
  return characters.slice(from, to)
}
