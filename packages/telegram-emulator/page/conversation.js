// @ts-check
import { el, icon } from './dom.js'
import { createMessage } from './message.js'
import { dayOf } from './words.js'

/** @typedef {import('./client.js').Message} Message */
/** @typedef {import('./message.js').MessageView} MessageView */

/** Within this distance from the end the list follows new messages. */
const NEAR_PX = 90
const TYPING_MS = 5000
const FADE_MS = 180
const LOOKING_MS = 1500
/** Scrolled farther than this, a day's heading has left its place. */
const AFLOAT_PX = 12

/**
 * The messages of a chat, by day, newest last. The list stays at its end unless somebody scrolls up.
 * @param {{ label: string, botName: string, empty: HTMLElement, actions: import('./message.js').Actions }} options
 */
export function createConversation({ label, botName, empty, actions }) {
  /** @type {Map<number, MessageView>} */
  const views = new Map()
  let isAtEnd = true
  let lastTop = 0
  let unseen = 0
  let typingTimer = 0
  let movingTimer = 0

  const typing = el(
    'div',
    { className: 'typing', hidden: true, 'aria-hidden': 'true' },
    ...[1, 2, 3].map(() => el('i')),
  )
  const days = el('div', { className: 'days' })
  const content = el('div', { className: 'content' }, days, typing)
  const list = el(
    'div',
    { className: 'log', role: 'log', 'aria-label': label, tabIndex: 0 },
    content,
  )
  const count = el('span', { className: 'badge', hidden: true })
  const down = el(
    'button',
    { type: 'button', className: 'down', hidden: true, 'aria-label': 'To the newest message' },
    count,
    icon('down'),
  )
  const element = el('div', { className: 'conversation' }, list, empty, down)

  function toEnd() {
    list.scrollTop = list.scrollHeight
    lastTop = list.scrollTop
  }
  function stay() {
    if (isAtEnd) toEnd()
  }
  list.addEventListener('scroll', () => {
    const top = list.scrollTop
    if (list.scrollHeight - top - list.clientHeight < NEAR_PX) isAtEnd = true
    // Content that grew below is no reason to stop following it; somebody who scrolls up is.
    else if (top < lastTop) isAtEnd = false
    lastTop = top
    if (isAtEnd) unseen = 0
    showWay()
    showDay()
  })
  down.addEventListener('click', () => {
    toEnd()
    list.focus({ preventScroll: true })
  })
  // A loaded picture, an edited message or a smaller window must not hide the newest message.
  const sizes = new ResizeObserver(stay)
  sizes.observe(list)
  sizes.observe(content)

  function showWay() {
    down.hidden = isAtEnd
    count.hidden = unseen === 0
    count.textContent = String(unseen)
  }

  /** The floating heading of a day is shown only while somebody scrolls. */
  function showDay() {
    for (const heading of days.querySelectorAll('h3')) {
      const top = heading.parentElement?.getBoundingClientRect().top ?? 0
      heading.classList.toggle('afloat', heading.getBoundingClientRect().top - top > AFLOAT_PX)
    }
    list.classList.toggle('moving', !isAtEnd)
    clearTimeout(movingTimer)
    movingTimer = setTimeout(() => list.classList.remove('moving'), LOOKING_MS)
  }

  /** @param {Message} message */
  function append(message) {
    const view = createMessage(message, botName, actions)
    views.set(message.message_id, view)
    dayWith(message).append(view.element)
  }

  /** The last day, or a new one. @param {Message} message */
  function dayWith({ date }) {
    const key = new Date(date * 1000).toDateString()
    const last = days.lastElementChild
    if (last instanceof HTMLElement && last.dataset.day === key) return last
    // Today's heading may be yesterday's by now.
    for (const heading of days.querySelectorAll('h3'))
      heading.textContent = dayOf(Number(heading.dataset.date))
    const heading = el('h3', { 'data-date': date }, dayOf(date))
    return days.appendChild(el('section', { className: 'day', 'data-day': key }, heading))
  }

  /** @param {MessageView} view */
  function drop({ element: gone, message }) {
    views.delete(message.message_id)
    const day = gone.parentElement
    gone.remove()
    if (day?.querySelector('[data-message-id]') === null) day.remove()
    showEmpty()
  }

  function showEmpty() {
    empty.hidden = views.size > 0
    list.hidden = views.size === 0
  }

  /** Adds the message, or replaces an earlier version of it. @param {Message} message */
  function put(message) {
    const view = views.get(message.message_id)
    // An edit of a paid invoice does not say that it is paid.
    if (view) view.update(view.message.paid ? { ...message, paid: true } : message)
    else append(message)
  }

  return {
    element,

    /** Shows exactly these, newest last. @param {Message[]} messages */
    show(messages) {
      list.ariaBusy = 'true'
      const ids = new Set(messages.map(({ message_id }) => message_id))
      for (const [id, view] of [...views]) if (!ids.has(id)) drop(view)
      for (const message of messages) put(message)
      list.ariaBusy = null
      showEmpty()
      stay()
    },

    /** @param {Message} message */
    add(message) {
      const isOwn = !message.from?.is_bot
      const isNew = !views.has(message.message_id)
      if (!isOwn) this.type(false)
      put(message)
      showEmpty()
      if (isNew && isOwn) isAtEnd = true
      else if (isNew && !isAtEnd) unseen++
      stay()
      showWay()
    },

    /** @param {Message} message */
    change(message) {
      if (views.has(message.message_id)) put(message)
      stay()
    },

    /** @param {number} messageId */
    remove(messageId) {
      const view = views.get(messageId)
      if (!view) return
      view.element.classList.add('leaving')
      setTimeout(() => {
        const hadFocus = view.element.contains(document.activeElement)
        drop(view)
        if (hadFocus) actions.focus()
      }, FADE_MS)
    },

    /** Shows for a while that the bot is about to write. @param {boolean} isTyping */
    type(isTyping) {
      clearTimeout(typingTimer)
      typing.hidden = !isTyping
      if (isTyping) typingTimer = setTimeout(() => this.type(false), TYPING_MS)
      stay()
    },
  }
}
