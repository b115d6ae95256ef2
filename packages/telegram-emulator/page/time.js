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
 * @param {string} language of the person
 */
export function createTime({ unix_time = 0, date_time_format: form = '' }, text, language) {
  const at = new Date(unix_time * 1000)
  const element = el('time', { dateTime: at.toISOString(), 'data-form': form }, text)
  tell(element, language)
  return element
}

/** Tells the times in the element again, in another language. @param {Element} element @param {string} language */
export function tellTimes(element, language) {
  for (const time of element.querySelectorAll('time[data-form]'))
    if (time instanceof HTMLTimeElement) tell(time, language)
}

/** @param {HTMLTimeElement} element @param {string} language */
function tell(element, language) {
  const at = new Date(element.dateTime)
  const form = element.dataset.form ?? ''
  element.title = at.toLocaleString(language)
  if (form !== '')
    element.textContent = form === 'r' ? relative(at, language) : absolute(at, form, language)
}

/** @param {Date} at @param {string} form @param {string} language */
function absolute(at, form, language) {
  const options = Object.assign({}, ...[...form].map((letter) => PARTS[letter]))
  return at.toLocaleString(language, options)
}

/** @param {Date} at @param {string} language */
function relative(at, language) {
  const seconds = Math.round((at.getTime() - Date.now()) / 1000)
  const [unit, size] = UNITS.find(([, one]) => Math.abs(seconds) >= one) ?? UNITS[3]
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return words.format(Math.round(seconds / size), unit)
}
