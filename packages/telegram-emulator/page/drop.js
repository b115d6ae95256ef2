// @ts-check
import { el } from './dom.js'

/**
 * Accepts a file that is dropped anywhere on the element.
 * @param {HTMLElement} element
 * @param {(file: File) => void} take
 */
export function takeDrops(element, take) {
  const hint = el('div', { className: 'drop', hidden: true }, 'Drop the file to send it')
  element.append(hint)
  element.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    hint.hidden = false
  })
  element.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) hint.hidden = true
  })
  element.addEventListener('drop', (event) => {
    event.preventDefault()
    hint.hidden = true
    const [file] = event.dataTransfer?.files ?? []
    if (file) take(file)
  })
}
