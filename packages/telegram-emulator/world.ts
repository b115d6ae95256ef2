import type { User } from 'grammy/types'
import { createCalls } from './calls.ts'
import { createCommands } from './commands.ts'
import { badRequest, forbidden } from './errors.ts'
import { createEvents } from './events.ts'
import { createFaults } from './faults.ts'
import { createFiles } from './files.ts'
import { createLimits, type Limits } from './limits.ts'
import { createQuestions } from './questions.ts'
import { createStars } from './stars.ts'
import {
  type ChatMessage,
  type Conversation,
  createState,
  type KnownPerson,
  type MessageContent,
  type Person,
  type StoredMessage,
  withPaid,
} from './state.ts'
import { createUpdates } from './updates.ts'
import { createWebhook } from './webhook.ts'

export type WorldOptions = {
  token: string
  people: readonly Person[]
  clock: () => Date
  firstUpdateId?: number
  /** How long a pressed button waits for the bot's answer; by default 10 s. */
  pressWaitMs?: number
  /** How long the bot may take for a pre-checkout query; at Telegram 10 s. */
  checkoutWaitMs?: number
  /** How many messages the bot may send before it must wait; by default any number. */
  limits?: Limits
}

/** A message of a person or the bot after a change. */
export type EditedMessage = ChatMessage & { edit_date: number }

export type PressAnswer = { text?: string; show_alert?: boolean }
export type CheckoutAnswer = { ok: true } | { ok: false; error: string }

const CALLBACK_LIFETIME_MS = 15 * 60_000
const ANSWER_WAIT_MS = 10_000

export type World = ReturnType<typeof createWorld>

/** The state of the emulator, which both APIs change. */
export function createWorld(options: WorldOptions) {
  const { token, people, clock } = options
  const firstId = options.firstUpdateId ?? Math.floor(clock().getTime() / 1000)
  const faults = createFaults()
  const state = createState({ token, people, clock, firstMessageId: firstId })
  const events = createEvents()
  const updates = createUpdates({ firstId, copies: faults.copiesOfUpdate })
  const webhook = createWebhook({ updates, clock })
  const ending = new AbortController()
  const presses = createQuestions<{ chatId: number }, PressAnswer>({
    clock,
    lifetimeMs: CALLBACK_LIFETIME_MS,
  })
  const checkouts = createQuestions<null, CheckoutAnswer>({
    clock,
    // These questions end together with the payment.
    lifetimeMs: Number.POSITIVE_INFINITY,
  })

  return {
    token,
    clock,
    state,
    events,
    updates,
    presses,
    checkouts,
    faults,
    webhook,
    files: createFiles(),
    stars: createStars(),
    commands: createCommands(),
    calls: createCalls(),
    limits: createLimits(options.limits ?? null, clock),
    pressWaitMs: options.pressWaitMs ?? ANSWER_WAIT_MS,
    checkoutWaitMs: options.checkoutWaitMs ?? ANSWER_WAIT_MS,

    /** The chat, if the bot may write to it. @throws TelegramError if it may not. */
    openChat(id: number | string): Conversation {
      const conversation = typeof id === 'number' ? state.chat(id) : undefined
      if (!conversation) throw badRequest('chat not found')
      if (conversation.blocked) throw forbidden('bot was blocked by the user')
      if (conversation.started) return conversation
      if (conversation.seen) throw forbidden("bot can't initiate conversation with a user")
      throw badRequest('chat not found')
    },

    /** Adds a message and sends it to the pages that show the chat. */
    add(conversation: Conversation, from: User, content: MessageContent): StoredMessage {
      const stored = state.add(conversation, from, content)
      events.publish(conversation.chat.id, { type: 'message', message: stored.message })
      return stored
    },

    /** Replaces the message, marked as edited. */
    edit(conversation: Conversation, stored: StoredMessage, message: ChatMessage): EditedMessage {
      const edited = { ...message, edit_date: state.now() }
      stored.message = edited
      events.publish(conversation.chat.id, { type: 'edit', message: withPaid(stored) })
      return edited
    },

    /** Gives Stars to the person, or takes them away. */
    changeStars(person: KnownPerson, stars: number): void {
      person.stars += stars
      events.publish(person.id, { type: 'stars', stars: person.stars })
    },

    remove(conversation: Conversation, messageId: number): void {
      conversation.messages.delete(messageId)
      events.publish(conversation.chat.id, { type: 'delete', message_id: messageId })
    },

    /** Aborted by `stop`. */
    ending: ending.signal,

    /** Ends all waits, so that the process can end. */
    stop(): void {
      ending.abort()
      updates.endPoll()
      webhook.end()
      presses.stop()
      checkouts.stop()
      events.stop()
    },
  }
}
