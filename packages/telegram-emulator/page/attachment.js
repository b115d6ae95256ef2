// @ts-check
import { el, icon } from './dom.js'
import { sizeOf } from './words.js'

/** Formats that are sent as a photo; all others are sent as a file. */
const PICTURE = /^image\/(png|jpeg|webp|gif)$/

/** The file that will be sent with the next message. @param {() => void} changed */
export function createAttachment(changed) {
  /** @type {File | null} */
  let file = null
  let preview = ''
  const input = el('input', {
    type: 'file',
    'aria-label': 'Attach a file',
    onchange: () => take(input.files?.[0]),
  })
  const asFile = el('input', { type: 'checkbox' })
  const tray = el('div', { className: 'tray', hidden: true })

  /** @param {File | undefined} given */
  function take(given) {
    if (preview) URL.revokeObjectURL(preview)
    preview = given && PICTURE.test(given.type) ? URL.createObjectURL(given) : ''
    file = given ?? null
    input.value = ''
    asFile.checked = false
    tray.hidden = !file
    tray.replaceChildren()
    if (file) draw(file)
    changed()
  }

  /** @param {File} chosen */
  function draw(chosen) {
    tray.append(
      preview
        ? el('img', { src: preview, alt: '' })
        : el('span', { className: 'sheet', 'aria-hidden': 'true' }, icon('attach')),
      el(
        'div',
        { className: 'about' },
        el('span', { className: 'name', dir: 'auto' }, chosen.name),
        el('span', { className: 'size' }, sizeOf(chosen.size)),
        preview ? el('label', {}, asFile, 'Send as a file') : null,
      ),
      el(
        'button',
        {
          type: 'button',
          className: 'round',
          'aria-label': 'Remove the file',
          onclick: () => take(undefined),
        },
        icon('close'),
      ),
    )
  }

  return {
    tray,
    button: el(
      'label',
      { className: 'round attach', title: 'Attach a photo or a file' },
      input,
      icon('attach'),
    ),
    take,
    /** @returns {{ file: File, kind: 'photo' | 'document' } | null} */
    get: () =>
      file && { file, kind: PICTURE.test(file.type) && !asFile.checked ? 'photo' : 'document' },
  }
}
