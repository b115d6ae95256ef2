// @ts-check
import { el, icon } from './dom.js'

/** @typedef {import('./client.js').Message} Message */
/** @typedef {import('./client.js').InlineButton} InlineButton */
/**
 * @typedef {{
 *   press(message: Message, data: string): Promise<void>,
 *   openApp(message: Message, button: { text: string, url: string }): void,
 *   pay(message: Message): void,
 *   copy(text: string): void,
 *   focus(): void,
 * }} Actions
 */

/**
 * The buttons below a message; null if it has none.
 * @param {Message} message
 * @param {Actions} actions
 */
export function createKeyboard(message, actions) {
  const rows = message.reply_markup?.inline_keyboard ?? []
  if (rows.length === 0) return null
  return el(
    'div',
    { className: 'keyboard', role: 'group', 'aria-label': 'Buttons', onkeydown: moveAlong },
    ...rows.map((row) =>
      el('div', { className: 'row' }, ...row.map((button) => key(message, button, actions))),
    ),
  )
}

/** @param {Message} message @param {InlineButton} button @param {Actions} actions */
function key(message, button, actions) {
  const text = el('span', { dir: 'auto' }, button.text)
  if (button.url) {
    const properties = { className: 'key', href: button.url, target: '_blank' }
    return el('a', { ...properties, rel: 'noopener noreferrer' }, text, icon('open'))
  }
  const isPaid = button.pay === true && message.paid === true
  if (isPaid) text.textContent = '✓ Paid'
  const element = el(
    'button',
    {
      type: 'button',
      className: button.pay ? 'key pay' : 'key',
      disabled: isPaid,
      'aria-haspopup': button.web_app && 'dialog',
    },
    text,
    button.copy_text ? icon('copy') : null,
    button.web_app ? icon('app') : null,
  )
  element.addEventListener('click', async (event) => {
    if (button.pay) return actions.pay(message)
    // A click of the keyboard has no detail: the focus stays there, in its place among the buttons.
    if (event.detail > 0) actions.focus()
    if (button.copy_text) return actions.copy(button.copy_text.text)
    if (button.web_app) return actions.openApp(message, { ...button.web_app, text: button.text })
    if (button.callback_data === undefined || element.ariaBusy === 'true') return
    element.ariaBusy = 'true'
    await actions.press(message, button.callback_data)
    element.ariaBusy = null
  })
  return element
}

/** Arrows move within the rows and between them. @param {KeyboardEvent} event */
function moveAlong(event) {
  const [across, down] =
    { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? []
  if (across === undefined || down === undefined) return
  if (!(event.currentTarget instanceof HTMLElement)) return
  const rows = [...event.currentTarget.children].map((row) => [...row.children])
  const y = rows.findIndex((row) => row.includes(/** @type {Element} */ (document.activeElement)))
  const row = rows[y]
  if (!row) return
  const x = row.indexOf(/** @type {Element} */ (document.activeElement))
  const target = down === 0 ? row : rows[y + down]
  const next = target?.[down === 0 ? x + across : Math.min(x, target.length - 1)]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}
