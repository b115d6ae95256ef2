// How alike two names are. The same texts always have the same result.

/** Longer names are compared by their beginning. */
const MAX_LENGTH = 120
const MAX_WORDS = 24

/** The words and the numbers of a name, each once, in one form for all ways to write them. */
type NameParts = { words: ReadonlySet<string>; numbers: ReadonlySet<string> }

function partsOf(name: string): NameParts {
  const text = name.slice(0, MAX_LENGTH).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  // `1,000` and `1 000` are one number, and `60uc` is a number and a word.
  const joined = text.replace(/(?<=\d)[,'\u2019 ](?=\d{3}(?!\d))/g, '')
  const found = (joined.match(/\d+(?:\.\d+)?|[\p{L}]+/gu) ?? []).slice(0, MAX_WORDS)
  const isNumber = (part: string) => /^\d/.test(part)
  return {
    words: new Set(found.filter((part) => !isNumber(part))),
    numbers: new Set(found.filter(isNumber).map((part) => String(Number(part)))),
  }
}

/** Whether both names have the same numbers: 60 UC are never 600 UC. */
function haveSameNumbers(one: NameParts, other: NameParts): boolean {
  return one.numbers.size === other.numbers.size && one.numbers.isSubsetOf(other.numbers)
}

function sharedWords(one: NameParts, other: NameParts): string[] {
  return [...one.words].filter((word) => other.words.has(word))
}

/** Whether a name is so different from the one before that it may be another product's. */
export function isAnotherName(before: string, after: string): boolean {
  if (before === after) return false
  const [one, other] = [partsOf(before), partsOf(after)]
  if (!haveSameNumbers(one, other)) return true
  const fewer = Math.min(one.words.size, other.words.size)
  return fewer > 0 && sharedWords(one, other).length * 2 < fewer
}
