// @ts-check
import { el } from './dom.js'
import { createLanguages } from './languages.js'
import { createMenu } from './menu.js'
import { initialsOf, starsOf } from './words.js'

const ACTION_MS = 5000

/** @type {Record<string, string>} */
const ACTIONS = {
  typing: 'is typing…',
  upload_document: 'is sending a file…',
  upload_photo: 'is sending a photo…',
}

/**
 * The head of a chat: the person and the bot.
 * @param {{
 *   name: string, role: string, botName: string, speak(language: string): void,
 *   items: Parameters<typeof createMenu>[0],
 * }} options
 */
export function createHeader({ name, role, botName, speak, items }) {
  let timer = 0
  const stars = el('span', { className: 'stars', title: 'Telegram Stars, to pay invoices with' })
  const languages = createLanguages(name, speak)
  const state = el('p', { className: 'state', dir: 'auto' })
  const element = el(
    'header',
    { className: 'head' },
    el('span', { className: 'avatar', 'aria-hidden': 'true' }, initialsOf(name)),
    el(
      'div',
      { className: 'who' },
      el(
        'h2',
        {},
        el('span', { className: 'are' }, 'You are '),
        el('bdi', {}, name),
        el('span', { className: 'role' }, ` · ${role}`),
      ),
      state,
    ),
    stars,
    languages.element,
    createMenu(items),
  )

  /** Shows what the bot is doing, for some seconds; null for nothing. @param {string | null} action */
  function show(action) {
    clearTimeout(timer)
    state.textContent = action
      ? `${botName} ${ACTIONS[action] ?? 'is busy…'}`
      : `talking to ${botName}`
    state.classList.toggle('active', action !== null)
    if (action) timer = setTimeout(() => show(null), ACTION_MS)
  }
  show(null)

  return {
    element,
    action: show,
    language: languages.show,
    /** @param {number} amount */
    stars(amount) {
      stars.textContent = starsOf(amount)
      stars.ariaLabel = `${amount} Stars`
    },
  }
}
