// @ts-check
import { el } from './dom.js'
import { formatted } from './entities.js'
import { createKeyboard } from './keyboard.js'
import { mediaOf } from './media.js'
import { isRightToLeft, momentOf, starsOf, timeOf } from './words.js'

/** @typedef {import('./client.js').Message} Message */
/** @typedef {import('./keyboard.js').Actions & import('./entities.js').Actions & { fileUrl(fileId: string): string, focus(): void }} Actions */
/** @typedef {{ element: HTMLElement, message: Message, update(message: Message): void }} MessageView */

/**
 * A message as the list shows it. An update redraws only what changed, so that a spoiler stays open
 * and the focus stays where it is.
 * @param {Message} given
 * @param {string} botName
 * @param {Actions} actions
 * @returns {MessageView}
 */
export function createMessage(given, botName, actions) {
  const element = el('article', { 'data-message-id': given.message_id })
  const service = serviceLine(given, botName)
  if (service) {
    element.className = 'service'
    element.append(service)
    return { element, message: given, update() {} }
  }
  const own = !given.from?.is_bot
  element.className = own ? 'message own' : 'message'
  element.ariaLabel = `${own ? 'You' : botName}, ${timeOf(given.date)}`
  let bubble = createBubble(given, actions)
  let keyboard = createKeyboard(given, actions)
  element.append(bubble, ...(keyboard ? [keyboard] : []))

  return {
    element,
    message: given,
    update(message) {
      const before = this.message
      this.message = message
      if (!isSame(contentOf(before), contentOf(message))) {
        const next = createBubble(message, actions)
        next.classList.add('changed')
        bubble.replaceWith(next)
        bubble = next
      }
      if (isSame(markupOf(before), markupOf(message))) return
      const focused = keyboard ? indexOfFocus(keyboard) : -1
      keyboard?.remove()
      keyboard = createKeyboard(message, actions)
      if (!keyboard) return
      element.append(keyboard)
      if (focused >= 0) focusNear(keyboard, focused)
    },
  }
}

/** @param {Message} message @param {Actions} actions */
function createBubble(message, actions) {
  const { date, forward_origin } = message
  const text = message.text ?? message.caption
  const media = mediaOf(message, actions.fileUrl)
  const time = timeShown(message)
  return el(
    'div',
    { className: `bubble${media ? ` of-${media.className.split(' ')[0]}` : ''}` },
    forward_origin ? el('div', { className: 'forwarded' }, 'Forwarded message') : null,
    media,
    text
      ? el(
          'div',
          {
            className: isRightToLeft(lastLineOf(text)) ? 'text to-left' : 'text',
            dir: 'auto',
            'data-time': time,
          },
          formatted(text, message.entities ?? message.caption_entities ?? [], actions),
        )
      : null,
    el('time', { className: 'time', dateTime: isoOf(date), title: momentOf(date) }, time),
  )
}

/** @param {string} text */
const lastLineOf = (text) => text.slice(text.lastIndexOf('\n') + 1)

/** Leaves out "edited" for menus, which are edited all the time. @param {Message} message */
const timeShown = ({ date, edit_date, reply_markup }) =>
  `${edit_date && !reply_markup ? 'edited ' : ''}${timeOf(date)}`

/** @param {number} seconds */
const isoOf = (seconds) => new Date(seconds * 1000).toISOString()

/** @param {Message} message @param {string} botName */
function serviceLine({ successful_payment: paid, refunded_payment: refunded }, botName) {
  if (paid) return el('p', {}, `${starsOf(paid.total_amount)} paid to ${botName}`)
  if (refunded) return el('p', {}, `${starsOf(refunded.total_amount)} came back from ${botName}`)
  return null
}

/** @param {Message} message */
function contentOf({ edit_date, reply_markup, ...content }) {
  return { ...content, time: timeShown({ ...content, edit_date, reply_markup }) }
}

/** @param {Message} message */
const markupOf = ({ reply_markup, paid }) => [reply_markup, paid]

/** @param {unknown} one @param {unknown} other */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)

/** @param {HTMLElement} keyboard */
function indexOfFocus(keyboard) {
  return [...keyboard.querySelectorAll('.key')].indexOf(
    /** @type {Element} */ (document.activeElement),
  )
}

/** @param {HTMLElement} keyboard @param {number} index */
function focusNear(keyboard, index) {
  const keys = keyboard.querySelectorAll('.key')
  const key = keys[Math.min(index, keys.length - 1)]
  if (key instanceof HTMLElement) key.focus({ preventScroll: true })
}
