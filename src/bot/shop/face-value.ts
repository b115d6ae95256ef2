// A gift card's button begins with what the card is worth: Telegram cuts the end off on a phone.

/** In this order: `$10` and `10 €`, `10 USD`, `USD 10`. */
const MONEY = [
  /\p{Sc}\s?\p{Nd}[\p{Nd}.,]{0,11}|\p{Nd}[\p{Nd}.,]{0,11}\s?\p{Sc}/u,
  /\p{Nd}[\p{Nd}.,]{0,11}\s?[A-Z]{2,4}(?![\p{L}\p{Nd}])/u,
  /(?<![\p{L}\p{Nd}])[A-Z]{2,4}\s?\p{Nd}[\p{Nd}.,]{0,11}/u,
]
/** In other words: `10 dollars`, `12 months`. */
const NUMBER = /\p{Nd}[\p{Nd}.,]{0,11}(?:\s?[\p{L}\p{M}]{1,12})?/gu
const BETWEEN = /[\s,;:·|()،\-–—]+/u

/**
 * Splits a card's name into what it is worth, as it is written there, and its other words.
 * @param known a name that is shown anyway: its words are left out
 * @returns null if it does not say what the card is worth
 */
export function faceValue(name: string, known: string): { value: string; others: string } | null {
  const found =
    MONEY.map((one) => one.exec(name)).find((match) => match !== null) ??
    [...name.matchAll(NUMBER)].at(-1)
  if (!found) return null
  const value = found[0].replace(/[.,]$/, '').trim()
  const shown = new Set(wordsOf(known).map(plain))
  const rest = `${name.slice(0, found.index)} ${name.slice(found.index + found[0].length)}`
  return {
    value,
    others: wordsOf(rest)
      .filter((word) => !shown.has(plain(word)))
      .join(' '),
  }
}

function wordsOf(text: string): string[] {
  return text.split(BETWEEN).filter((word) => word !== '')
}

/** `cards` is `card`. */
function plain(word: string): string {
  return word.toLowerCase().replace(/s$/, '')
}
