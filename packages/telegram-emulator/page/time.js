// @ts-check
import { el } from './dom.js'

/** @type {Record<string, Intl.DateTimeFormatOptions>} */
const PARTS = {
  w: { weekday: 'long' },
  d: { day: 'numeric', month: 'numeric', year: '2-digit' },
  D: { day: 'numeric', month: 'long', year: 'numeric' },
  t: { hour: 'numeric', minute: 'numeric' },
  T: { hour: 'numeric', minute: 'numeric', second: 'numeric' },
}
const UNITS = /** @type {const} */ ([
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
])

/**
 * A time in the time zone of the browser, in the form that the bot asked for.
 * @param {import('./client.js').Entity} entity
 * @param {string} text what apps show that do not know such entities
 */
export function createTime({ unix_time = 0, date_time_format: form = '' }, text) {
  const at = new Date(unix_time * 1000)
  const element = el('time', { dateTime: at.toISOString(), title: at.toLocaleString() })
  element.textContent = form === '' ? text : form === 'r' ? relative(at) : absolute(at, form)
  return element
}

/** @param {Date} at @param {string} form */
function absolute(at, form) {
  const options = Object.assign({}, ...[...form].map((letter) => PARTS[letter]))
  return at.toLocaleString(undefined, options)
}

/** @param {Date} at */
function relative(at) {
  const seconds = Math.round((at.getTime() - Date.now()) / 1000)
  const [unit, size] = UNITS.find(([, one]) => Math.abs(seconds) >= one) ?? UNITS[3]
  const words = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })
  return words.format(Math.round(seconds / size), unit)
}
