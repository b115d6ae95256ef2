// @ts-check
import { el } from './dom.js'

/**
 * Text that stays hidden, for eyes and screen readers, until it is clicked or Enter is pressed.
 * @param {Node} inside
 */
export function createSpoiler(inside) {
  const hidden = el('span', { className: 'hidden', inert: true }, inside)
  const element = el(
    'span',
    {
      className: 'spoiler',
      role: 'button',
      tabIndex: 0,
      'aria-label': 'Hidden text, press to show',
    },
    hidden,
  )

  /** @param {Event} event */
  function reveal(event) {
    if (!hidden.inert) return
    event.preventDefault()
    // The first click only reveals the text. It does not open or copy what is inside.
    event.stopPropagation()
    hidden.inert = false
    element.classList.add('shown')
    for (const name of ['role', 'aria-label']) element.removeAttribute(name)
    element.tabIndex = -1
  }

  element.addEventListener('click', reveal, { capture: true })
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') reveal(event)
  })
  return element
}
