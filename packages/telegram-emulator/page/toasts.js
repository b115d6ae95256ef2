// @ts-check
import { el } from './dom.js'

const SHOWN_MS = 4000
const ERROR_SHOWN_MS = 7000
const MAX_SHOWN = 3

/** @typedef {ReturnType<typeof createToasts>} Toasts */

/** Short messages, shown for a few seconds over their chat. */
export function createToasts() {
  const element = el('div', { className: 'toasts', role: 'status' })

  /** @param {string} text @param {boolean} isError */
  function show(text, isError) {
    const same = [...element.children].filter((child) => child.textContent === text)
    for (const old of [...same, ...[...element.children].slice(0, 1 - MAX_SHOWN)]) old.remove()
    const note = el('div', { className: isError ? 'toast error' : 'toast', dir: 'auto' }, text)
    element.append(note)
    setTimeout(() => note.remove(), isError ? ERROR_SHOWN_MS : SHOWN_MS)
  }

  return {
    element,
    /** @param {string} text */
    say: (text) => show(text, false),
    /** @param {unknown} error */
    fail: (error) => show(error instanceof Error ? error.message : String(error), true),
  }
}
