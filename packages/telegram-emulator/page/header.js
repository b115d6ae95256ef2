// @ts-check
import { el } from './dom.js'
import { createLanguages } from './languages.js'
import { createMenu } from './menu.js'
import { initialsOf, starsOf } from './words.js'

/**
 * The head of a chat: the person and the bot.
 * @param {{
 *   name: string, role: string, botName: string, speak(language: string): void,
 *   items: Parameters<typeof createMenu>[0],
 * }} options
 */
export function createHeader({ name, role, botName, speak, items }) {
  const stars = el('span', { className: 'stars', title: 'Telegram Stars, to pay invoices with' })
  const languages = createLanguages(name, speak)
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
      el('p', { className: 'state', dir: 'auto' }, `talking to ${botName}`),
    ),
    stars,
    languages.element,
    createMenu(items),
  )

  return {
    element,
    language: languages.show,
    /** @param {number} amount */
    stars(amount) {
      stars.textContent = starsOf(amount)
      stars.ariaLabel = `${amount} Stars`
    },
  }
}
