// @ts-check
import { el, icon } from './dom.js'
import { createSpoiler } from './spoiler.js'
import { createTime } from './time.js'

/** @typedef {import('./client.js').Entity} Entity */
/** @typedef {{ command(text: string): void, copy(text: string): void, language(): string }} Actions */

/** Longer quotations are folded if the bot asks for it. */
const FOLDED_LINES = 3

/**
 * A text with its entities as nodes. Entities count UTF-16 units, as JavaScript does, and may nest.
 * @param {string} text
 * @param {Entity[]} entities
 * @param {Actions} actions
 */
export function formatted(text, entities, actions) {
  const sorted = [...entities].sort((a, b) => a.offset - b.offset || b.length - a.length)
  return within(text, 0, text.length, sorted, actions)
}

/**
 * @param {string} text
 * @param {number} from
 * @param {number} to
 * @param {Entity[]} entities those that begin between the two, the outermost first
 * @param {Actions} actions
 */
function within(text, from, to, entities, actions) {
  const fragment = document.createDocumentFragment()
  let at = from
  for (let i = 0; i < entities.length; ) {
    const entity = entities[i]
    if (!entity) break
    const end = Math.min(entity.offset + entity.length, to)
    fragment.append(text.slice(at, entity.offset))
    let next = i + 1
    while (next < entities.length && (entities[next]?.offset ?? end) < end) next++
    const inside = within(text, entity.offset, end, entities.slice(i + 1, next), actions)
    const element = wrap(entity, inside, text.slice(entity.offset, end), actions)
    fragment.append(element)
    // A block stands on its own lines, so the line break after it is left out.
    at = isBlock(entity) && text[end] === '\n' ? end + 1 : end
    i = next
  }
  fragment.append(text.slice(at, to))
  return fragment
}

/** @param {Entity} entity */
const isBlock = ({ type }) => type === 'pre' || type.endsWith('blockquote')

/** @type {Record<string, keyof HTMLElementTagNameMap>} */
const PLAIN = { bold: 'strong', italic: 'em', underline: 'u', strikethrough: 's' }

/**
 * @param {Entity} entity
 * @param {DocumentFragment} inside
 * @param {string} text
 * @param {Actions} actions
 * @returns {Node}
 */
function wrap(entity, inside, text, actions) {
  const plain = PLAIN[entity.type]
  if (plain) return el(plain, {}, inside)
  switch (entity.type) {
    case 'code':
      return copied(el('code', {}, inside), text, actions)
    case 'pre':
      return copied(el('pre', {}, inside), text, actions)
    case 'spoiler':
      return createSpoiler(inside)
    case 'blockquote':
      return el('blockquote', {}, inside)
    case 'expandable_blockquote':
      return text.split('\n').length > FOLDED_LINES || text.length > FOLDED_LINES * 60
        ? folded(inside)
        : el('blockquote', {}, inside)
    case 'text_link':
      return link(entity.url ?? '', inside)
    case 'url':
      return link(/^https?:/i.test(text) ? text : `https://${text}`, inside)
    case 'date_time':
      return createTime(entity, text, actions.language())
    case 'mention':
      return el('span', { className: 'mention' }, inside)
    case 'bot_command':
      return pressed(el('span', { className: 'command', role: 'link' }, inside), () =>
        actions.command(text),
      )
    default:
      return inside
  }
}

/** @param {string} href @param {Node} inside */
function link(href, inside) {
  if (!/^(https?|tg|mailto):/i.test(href)) return inside
  return el('a', { href, target: '_blank', rel: 'noopener noreferrer' }, inside)
}

/** @param {HTMLElement} element @param {string} text @param {Actions} actions */
function copied(element, text, actions) {
  element.title = 'Copy'
  element.setAttribute('aria-description', 'Press Enter to copy')
  return pressed(element, () => {
    // Somebody who selects a part wants to copy only that.
    if (getSelection()?.isCollapsed !== false) actions.copy(text)
  })
}

/** @param {HTMLElement} element @param {() => void} act */
function pressed(element, act) {
  element.tabIndex = 0
  element.addEventListener('click', act)
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    act()
  })
  return element
}

/** A long quotation that shows its beginning. @param {Node} inside */
function folded(inside) {
  const quotation = el('div', { className: 'quotation' }, inside)
  const toggle = el('button', { type: 'button', className: 'unfold' }, icon('down'))
  const element = el('blockquote', { className: 'folded' }, quotation, toggle)
  /** @param {boolean} isFolded */
  const fold = (isFolded) => {
    element.classList.toggle('folded', isFolded)
    toggle.setAttribute('aria-expanded', String(!isFolded))
    toggle.setAttribute('aria-label', isFolded ? 'Show the whole quotation' : 'Show less')
  }
  toggle.addEventListener('click', () => fold(!element.classList.contains('folded')))
  quotation.addEventListener('click', () => fold(false))
  fold(true)
  return element
}
