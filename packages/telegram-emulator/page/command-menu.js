// @ts-check
import { el } from './dom.js'

/** @typedef {import('./client.js').Command} Command */

/**
 * The bot's commands, above the text field: all of them, or those that begin with the typed text.
 * @param {HTMLTextAreaElement} text keeps the focus
 * @param {{ id: string, send(command: string): void, complete(command: string): void }} options
 */
export function createCommandMenu(text, { id, send, complete }) {
  /** @type {Command[]} */
  let commands = []
  /** @type {Command[]} */
  let shown = []
  let at = 0
  const element = el('ul', {
    id,
    className: 'commands',
    role: 'listbox',
    'aria-label': 'Commands',
    hidden: true,
    // Keeps the focus in the text field, and a phone's keyboard open.
    onpointerdown: (/** @type {Event} */ event) => event.preventDefault(),
  })
  text.setAttribute('aria-autocomplete', 'list')
  text.setAttribute('aria-controls', id)

  /** @param {Command[]} list */
  function show(list) {
    shown = list
    at = 0
    element.hidden = list.length === 0
    element.replaceChildren(
      ...list.map(({ command, description }, index) =>
        el(
          'li',
          { id: `${id}-${index}`, role: 'option', onclick: () => send(`/${command}`) },
          el('b', {}, `/${command}`),
          el('span', { dir: 'auto' }, description),
        ),
      ),
    )
    mark(0)
  }

  /** @param {number} index */
  function mark(index) {
    at = shown.length === 0 ? 0 : (index + shown.length) % shown.length
    for (const [i, option] of [...element.children].entries())
      option.ariaSelected = String(i === at)
    const option = element.children[at]
    if (!option) return text.removeAttribute('aria-activedescendant')
    text.setAttribute('aria-activedescendant', option.id)
    option.scrollIntoView({ block: 'nearest' })
  }

  return {
    element,

    /** @param {Command[]} given */
    commands(given) {
      commands = given
      if (!element.hidden) this.typed()
    },

    /** Shows the commands that match the text, an exact match first. */
    typed() {
      const begun = /^\/(\w*)$/.exec(text.value)?.[1]?.toLowerCase()
      const found =
        begun === undefined ? [] : commands.filter(({ command }) => command.startsWith(begun))
      show(found.sort((a, b) => Number(b.command === begun) - Number(a.command === begun)))
    },

    toggle: () => show(element.hidden ? commands : []),
    hide: () => show([]),

    /** Whether the key was for the menu. @param {KeyboardEvent} event */
    takes(event) {
      const chosen = shown[at]
      if (element.hidden || !chosen || event.isComposing) return false
      if (event.key === 'ArrowDown') mark(at + 1)
      else if (event.key === 'ArrowUp') mark(at - 1)
      else if (event.key === 'Escape') show([])
      else if (event.key === 'Tab' && !event.shiftKey) complete(`/${chosen.command} `)
      else if (event.key === 'Enter' && !event.shiftKey) send(`/${chosen.command}`)
      else return false
      event.preventDefault()
      return true
    },
  }
}
