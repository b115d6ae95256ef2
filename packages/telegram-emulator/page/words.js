// @ts-check

const time = new Intl.DateTimeFormat([], { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat([], { day: 'numeric', month: 'long' })
const dayOfAnotherYear = new Intl.DateTimeFormat([], { dateStyle: 'long' })
const whole = new Intl.DateTimeFormat([], { dateStyle: 'full', timeStyle: 'medium' })
const number = new Intl.NumberFormat()

/** @param {number} seconds since 1970, as Telegram counts */
export const timeOf = (seconds) => time.format(seconds * 1000)

/** The date and the time in full. @param {number} seconds */
export const momentOf = (seconds) => whole.format(seconds * 1000)

/** @param {number} seconds */
export function dayOf(seconds) {
  const date = new Date(seconds * 1000)
  const now = new Date()
  if (date.toDateString() === now.toDateString()) return 'Today'
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday'
  return (date.getFullYear() === now.getFullYear() ? day : dayOfAnotherYear).format(date)
}

/** @param {number} bytes */
export function sizeOf(bytes) {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

/** @param {number} amount of Telegram Stars */
export const starsOf = (amount) => `★ ${number.format(amount)}`

/** Whether a line reads from right to left, as its first letter outside of isolated parts tells. @param {string} line */
export function isRightToLeft(line) {
  const [letter = ''] =
    /\p{L}/u.exec(line.replaceAll(/[\u2066-\u2068][^\u2069]*\u2069?/g, '')) ?? []
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter)
}

/** @param {{ first_name: string, last_name?: string }} person */
export const nameOf = ({ first_name, last_name }) =>
  [first_name, last_name].filter(Boolean).join(' ')

/** @param {string} name */
export function initialsOf(name) {
  const words = name.split(' ').filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
