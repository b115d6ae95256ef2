// @ts-check
import { openApp } from './app.js'
import { createClient } from './client.js'
import { createComposer } from './composer.js'
import { createConversation } from './conversation.js'
import { confirmPayment, showAlert } from './dialogs.js'
import { el } from './dom.js'
import { takeDrops } from './drop.js'
import { createHeader } from './header.js'
import { tellTimes } from './time.js'
import { createToasts } from './toasts.js'
import { nameOf, starsOf } from './words.js'

/** @typedef {import('./client.js').ChatEvent} ChatEvent */

/**
 * One person's chat with the bot.
 * @param {import('./client.js').Person} person
 * @param {import('./client.js').Bot} bot
 * @param {{ className: string, arrived(): void, connection(isConnected: boolean): void }} options
 */
export function createPanel(person, bot, { className, arrived, connection }) {
  const client = createClient(person.id)
  const name = nameOf(person)
  const botName = bot.first_name
  const toasts = createToasts()
  let stars = person.stars
  let language = person.language_code ?? 'en'
  let isBlocked = false
  /** Events that arrived while the chat is being loaded; null otherwise. @type {ChatEvent[] | null} */
  let waiting = []

  const header = createHeader({
    name,
    role: person.role,
    botName,
    speak: (chosen) =>
      void attempt(() => client.speak(chosen)).then(
        (isSaved) => isSaved || header.language(language),
      ),
    items: () => [
      {
        text: isBlocked ? 'Unblock the bot' : 'Block the bot',
        choose: () => void attempt(() => client.block(!isBlocked)),
      },
      { text: 'Send a sticker', choose: () => void attempt(client.sendSticker) },
    ],
  })

  const actions = {
    fileUrl: client.fileUrl,
    language: () => language,
    /** @param {string} text */
    command: (text) => void attempt(() => client.write(text)),
    /** @param {string} text */
    copy: (text) =>
      void navigator.clipboard.writeText(text).then(
        () => toasts.say('Copied'),
        () => toasts.fail('The browser did not allow copying.'),
      ),
    focus: () => composer.offerFocus(),
    /** @param {import('./client.js').Message} message @param {string} data */
    async press({ message_id }, data) {
      await attempt(async () => {
        const { answer } = await client.press(message_id, data)
        if (!answer) toasts.say(`${botName} has not answered yet.`)
        else if (answer.text && answer.show_alert) showAlert(element, botName, answer.text)
        else if (answer.text) toasts.say(answer.text)
      })
    },
    /** @param {import('./client.js').Message} message @param {{ text: string, url: string }} button */
    openApp({ message_id }, { text, url }) {
      void attempt(async () => {
        const { matches: dark } = matchMedia('(prefers-color-scheme: dark)')
        const opened = await client.openApp(message_id, url, dark)
        openApp(element, {
          ...opened,
          botName,
          title: text,
          className,
          closed: composer.offerFocus,
        })
      })
    },
    /** @param {import('./client.js').Message} message */
    pay({ invoice, message_id }) {
      if (!invoice) return
      confirmPayment(element, invoice, stars, async () => {
        await attempt(async () => {
          const { ok, error } = await client.pay(message_id)
          if (ok) toasts.say(`${starsOf(invoice.total_amount)} paid`)
          else showAlert(element, botName, error ?? 'The payment was refused.')
        })
      })
    },
  }

  const conversation = createConversation({
    label: `Chat of ${name} with ${botName}`,
    botName,
    empty: createWelcome(),
    actions,
  })
  const composer = createComposer({
    id: String(person.id),
    write: (text) => attempt(() => client.write(text)),
    send: (file, kind, caption) => attempt(() => client.send(file, kind, caption)),
    unblock: () => void attempt(() => client.block(false)),
  })
  const element = el(
    'section',
    {
      className: `panel ${className}`,
      'data-person': person.id,
      'aria-label': `${name}, ${person.role}`,
    },
    header.element,
    createSkip(),
    conversation.element,
    toasts.element,
    composer.element,
  )
  takeDrops(element, composer.attach)
  header.stars(stars)
  header.language(language)

  /** For the keyboard: past the history, which may have hundreds of buttons. */
  function createSkip() {
    const skip = (/** @type {Event} */ event) => {
      event.preventDefault()
      composer.focus()
    }
    return el('a', { className: 'skip', href: '#', onclick: skip }, 'Skip to the message box')
  }

  function createWelcome() {
    return el(
      'div',
      { className: 'welcome', hidden: true },
      el('span', { className: 'logo', 'aria-hidden': 'true' }),
      el('h3', { dir: 'auto' }, botName),
      el('p', { className: 'username' }, `@${bot.username}`),
      el('p', {}, `${name} and the bot have not met yet.`),
      el(
        'button',
        {
          type: 'button',
          className: 'primary',
          onclick: () => {
            actions.command('/start')
            composer.offerFocus()
          },
        },
        'Start',
      ),
    )
  }

  /** Returns whether it worked; shows the error if not. @param {() => Promise<unknown>} work */
  async function attempt(work) {
    try {
      await work()
      return true
    } catch (error) {
      toasts.fail(error)
      return false
    }
  }

  /** Loads the chat, then applies the events that arrived in the meantime. */
  async function read() {
    waiting = []
    await attempt(async () => {
      const chat = await client.chat()
      conversation.show(chat.messages)
      take({ type: 'language', language: chat.person.language_code ?? 'en' })
      take({ type: 'stars', stars: chat.person.stars })
      take({ type: 'blocked', blocked: chat.blocked })
      take({ type: 'commands', commands: chat.commands })
    })
    const missed = waiting ?? []
    waiting = null
    for (const event of missed) take(event)
  }

  /** The focus goes to the message box when the element that has it is removed. @param {() => void} work */
  function keepFocus(work) {
    const hadFocus = element.contains(document.activeElement)
    work()
    if (hadFocus && !element.contains(document.activeElement)) composer.offerFocus()
  }

  /** @param {ChatEvent} event */
  function take(event) {
    switch (event.type) {
      case 'message':
        conversation.add(event.message)
        if (!event.message.from?.is_bot) return
        header.action(null)
        return arrived()
      case 'edit':
      case 'paid':
        return conversation.change(event.message)
      case 'delete':
        return conversation.remove(event.message_id)
      case 'action':
        conversation.type(true)
        return header.action(event.action)
      case 'language':
        language = event.language
        header.language(language)
        return tellTimes(element, language)
      case 'stars':
        stars = event.stars
        return header.stars(stars)
      case 'blocked':
        isBlocked = event.blocked
        element.classList.toggle('blocked', isBlocked)
        return composer.block(isBlocked)
      case 'commands':
        return composer.commands(event.commands)
    }
  }

  client.listen({
    event: (event) => (waiting ? waiting.push(event) : keepFocus(() => take(event))),
    open() {
      connection(true)
      void read()
    },
    lost: () => connection(false),
  })

  return { element, name, person, focus: composer.offerFocus }
}
