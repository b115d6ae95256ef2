// @ts-check
import { el, icon } from './dom.js'

/** As in Telegram's web version: a Mini App can neither replace the page nor download a file. */
const ALLOWED =
  'allow-scripts allow-same-origin allow-popups allow-forms allow-modals ' +
  'allow-storage-access-by-user-activation'
const isWide = matchMedia('(min-width: 900px)')

let closeLast = () => {}

/**
 * Shows a Mini App until it is closed: beside the chat if there is room, otherwise as a sheet over it. Only one is
 * open.
 * @param {HTMLElement} chat
 * @param {{
 *   url: string, botName: string, title: string, className: string, closed(): void,
 * }} options `closed` is told if the focus has nowhere to return to
 */
export function openApp(chat, { url, botName, title, className, closed }) {
  closeLast()
  const dialog = el(
    'dialog',
    {
      className: `app ${className}`,
      'aria-label': title,
      onclose: leave,
      onclick: (/** @type {Event} */ event) => event.target === dialog && dialog.close(),
      onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && dialog.close(),
    },
    el(
      'header',
      {},
      el('h2', { dir: 'auto' }, botName),
      el(
        'button',
        {
          type: 'button',
          className: 'round',
          title: 'Close',
          'aria-label': 'Close',
          onclick: () => dialog.close(),
        },
        icon('close'),
      ),
    ),
    el('iframe', { src: url, title, sandbox: ALLOWED }),
  )

  function show() {
    dialog.close()
    if (isWide.matches) dialog.show()
    else dialog.showModal()
  }

  function leave() {
    // It was only moved.
    if (dialog.open) return
    isWide.removeEventListener('change', show)
    dialog.remove()
    if (document.activeElement === document.body) closed()
  }

  closeLast = () => dialog.close()
  chat.after(dialog)
  isWide.addEventListener('change', show)
  show()
}
