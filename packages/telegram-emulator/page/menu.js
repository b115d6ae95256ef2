// @ts-check
import { el, icon } from './dom.js'

/**
 * A button with a small menu. Its items are created each time it opens.
 * @param {() => { text: string, choose(): void }[]} items
 */
export function createMenu(items) {
  const list = el('div', { className: 'menu', role: 'menu', 'aria-label': 'More', hidden: true })
  const button = el(
    'button',
    {
      type: 'button',
      className: 'round',
      title: 'More',
      'aria-label': 'More',
      'aria-haspopup': 'menu',
      'aria-expanded': 'false',
    },
    icon('more'),
  )
  const element = el('div', { className: 'more' }, button, list)

  /** @param {boolean} isOpen */
  function open(isOpen) {
    list.hidden = !isOpen
    button.ariaExpanded = String(isOpen)
    if (!isOpen) return
    list.replaceChildren(
      ...items().map(({ text, choose }) =>
        el(
          'button',
          {
            type: 'button',
            role: 'menuitem',
            onclick: () => {
              close()
              choose()
            },
          },
          text,
        ),
      ),
    )
    move(0)
  }

  function close() {
    open(false)
    button.focus()
  }

  /** @param {number} index */
  function move(index) {
    const item = list.children[(index + list.children.length) % list.children.length]
    if (item instanceof HTMLElement) item.focus()
  }

  button.addEventListener('click', () => open(list.hidden === true))
  element.addEventListener('keydown', (event) => {
    if (list.hidden) return
    const at = [...list.children].indexOf(/** @type {Element} */ (document.activeElement))
    if (event.key === 'ArrowDown') move(at + 1)
    else if (event.key === 'ArrowUp') move(at - 1)
    else if (event.key === 'Home') move(0)
    else if (event.key === 'End') move(-1)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  })
  element.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) open(false)
  })
  return element
}
