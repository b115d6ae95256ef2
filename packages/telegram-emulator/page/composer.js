// @ts-check
import { createAttachment } from './attachment.js'
import { createCommandMenu } from './command-menu.js'
import { el, icon } from './dom.js'

const MAX_HEIGHT_PX = 168
const MAX_TEXT = 4096
/** Somebody with a mouse has a keyboard, too. */
const hasKeyboard = matchMedia('(any-hover: hover) and (any-pointer: fine)')

/**
 * The field in which a person writes a text, a caption of a file, or a command.
 * @param {{
 *   id: string,
 *   write(text: string): Promise<boolean>,
 *   send(file: File, kind: 'photo' | 'document', caption: string): Promise<boolean>,
 *   unblock(): void,
 * }} actions write and send resolve to whether it was sent
 */
export function createComposer({ id, write, send, unblock }) {
  const text = el('textarea', {
    rows: 1,
    placeholder: 'Message',
    'aria-label': 'Message',
    dir: 'auto',
    maxLength: MAX_TEXT,
    enterKeyHint: 'send',
    autocomplete: 'off',
    oninput: changed,
    onkeydown: keyDown,
    onpaste: (/** @type {ClipboardEvent} */ event) => {
      const [pasted] = event.clipboardData?.files ?? []
      if (!pasted) return
      event.preventDefault()
      attach(pasted)
    },
    onblur: () => menu.hide(),
  })
  const attachment = createAttachment(changed)
  const menu = createCommandMenu(text, {
    id: `commands-${id}`,
    send(command) {
      setText('')
      void write(command).then((isSent) => isSent || restore(command))
    },
    complete: setText,
  })
  const submitButton = el(
    'button',
    { type: 'submit', className: 'send', title: 'Send', 'aria-label': 'Send' },
    icon('send'),
  )
  const slash = el(
    'button',
    {
      type: 'button',
      className: 'round slash',
      title: 'Commands',
      'aria-label': 'Commands',
      // Otherwise the text field loses the focus, and the menu closes.
      onpointerdown: (/** @type {Event} */ event) => event.preventDefault(),
      onclick: () => {
        text.focus()
        menu.toggle()
      },
    },
    icon('slash'),
  )
  const form = el(
    'form',
    {
      className: 'composer',
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault()
        void submit()
      },
    },
    menu.element,
    attachment.tray,
    el(
      'div',
      { className: 'line' },
      el('div', { className: 'field' }, attachment.button, text, slash),
      submitButton,
    ),
  )
  const wall = el(
    'div',
    { className: 'wall', hidden: true },
    el('p', {}, 'You blocked the bot: it cannot write to you.'),
    el('button', { type: 'button', className: 'primary', onclick: unblock }, 'Unblock'),
  )

  async function submit() {
    const written = text.value.trim()
    const attached = attachment.get()
    if (!attached && written === '') return
    text.focus()
    setText('')
    if (!attached) return (await write(written)) || restore(written)
    attachment.take(undefined)
    if (await send(attached.file, attached.kind, written)) return
    restore(written)
    if (!attachment.get()) attachment.take(attached.file)
  }

  /** Restores a text that could not be sent. @param {string} written */
  function restore(written) {
    if (text.value === '') setText(written)
  }

  /** @param {string} value */
  function setText(value) {
    text.value = value
    changed()
  }

  function changed() {
    text.style.height = 'auto'
    text.style.height = `${Math.min(text.scrollHeight, MAX_HEIGHT_PX)}px`
    const attached = attachment.get()
    text.placeholder = attached ? 'Add a caption' : 'Message'
    form.classList.toggle('ready', attached !== null || text.value.trim() !== '')
    menu.typed()
  }

  /** @param {File} file */
  function attach(file) {
    attachment.take(file)
    text.focus()
  }

  /** @param {KeyboardEvent} event */
  function keyDown(event) {
    if (menu.takes(event)) return
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    void submit()
  }

  return {
    element: el('div', { className: 'foot' }, form, wall),
    commands: menu.commands.bind(menu),
    attach,
    focus: () => text.focus({ preventScroll: true }),
    /** For those who did not ask for it: on a phone, the keyboard would cover the chat. */
    offerFocus() {
      if (hasKeyboard.matches) text.focus({ preventScroll: true })
    },
    /** @param {boolean} isBlocked */
    block(isBlocked) {
      form.hidden = isBlocked
      wall.hidden = !isBlocked
    },
  }
}
