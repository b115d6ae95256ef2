// @ts-check
import { showPhoto } from './dialogs.js'
import { el, icon } from './dom.js'
import { sizeOf, starsOf } from './words.js'

/** @typedef {import('./client.js').Message} Message */

/** Makes even a picture of one pixel visible. */
const MIN_SIDE_PX = 120

/**
 * The parts of a message besides its text.
 * @param {Message} message
 * @param {(fileId: string) => string} fileUrl
 */
export function mediaOf(message, fileUrl) {
  return photo(message, fileUrl) ?? file(message, fileUrl) ?? invoice(message) ?? sticker(message)
}

/** @param {Message} message @param {(fileId: string) => string} fileUrl */
function photo({ photo: sizes, caption }, fileUrl) {
  const largest = sizes?.at(-1)
  if (!largest) return null
  const url = fileUrl(largest.file_id)
  const alt = caption ? `Photo: ${caption}` : 'Photo'
  const { width, height } = largest
  const image = el('img', { src: url, alt, width, height, loading: 'lazy', decoding: 'async' })
  const isSmall = width < MIN_SIDE_PX || height < MIN_SIDE_PX
  // With these the browser reserves the space before the picture is loaded.
  image.style.setProperty('--width', `${width}px`)
  image.style.setProperty('--ratio', String(width / height))
  return el(
    'button',
    {
      type: 'button',
      className: isSmall ? 'photo small' : 'photo',
      title: 'Enlarge',
      onclick: () => showPhoto(url, alt),
    },
    image,
  )
}

/** @param {Message} message @param {(fileId: string) => string} fileUrl */
function file({ document: given }, fileUrl) {
  if (!given) return null
  const { file_id, file_name = 'file', file_size = 0 } = given
  const extension = /\.(\w{1,4})$/.exec(file_name)?.[1]?.toUpperCase()
  return el(
    'a',
    { className: 'file', href: fileUrl(file_id), download: file_name, title: 'Download' },
    el('span', { className: 'sheet', 'aria-hidden': 'true' }, icon('download')),
    el(
      'span',
      { className: 'about' },
      el('span', { className: 'name', dir: 'auto' }, file_name),
      el('span', { className: 'size' }, [extension, sizeOf(file_size)].filter(Boolean).join(' · ')),
    ),
  )
}

/** @param {Message} message */
function invoice({ invoice: terms, paid }) {
  if (!terms) return null
  return el(
    'div',
    { className: paid ? 'invoice paid' : 'invoice' },
    el('div', { className: 'kind' }, icon(paid ? 'check' : 'card'), paid ? 'Paid' : 'Invoice'),
    el('strong', { dir: 'auto' }, terms.title),
    el('p', { dir: 'auto' }, terms.description),
    el('div', { className: 'amount' }, starsOf(terms.total_amount), el('small', {}, ' Stars')),
  )
}

/** @param {Message} message */
function sticker({ sticker: given }) {
  return given ? el('div', { className: 'sticker' }, given.emoji ?? '🙂') : null
}
