import type { Chat, Message, User, UserFromGetMe } from 'grammy/types'
import { DoorError } from './errors.ts'

export type Person = {
  id: number
  first_name: string
  last_name?: string
  username?: string
  language_code?: string
  /** What the page calls the person: "Account holder" or "Admin". */
  role: string
  /** Telegram Stars that the person can pay with. */
  stars?: number
}

export type KnownPerson = Person & { stars: number }
export type ChatMessage = Message & { from: User; chat: Chat.PrivateChat | Chat.GroupChat }

/** The content of a message, without its sender and chat. */
export type MessageContent = Omit<Partial<Message>, 'message_id' | 'from' | 'chat' | 'date'>

/** The terms of an invoice, which its message does not show. */
export type InvoiceTerms = { payload: string; title: string; amount: number }

export type StoredMessage = {
  message: ChatMessage
  invoice?: InvoiceTerms
  paid?: true
}

export type Conversation = {
  chat: ChatMessage['chat']
  /** Whether the bot may write: the person wrote first, or the bot is in the group. */
  started: boolean
  /** Whether the bot has met the person, if only in a group. */
  seen: boolean
  blocked: boolean
  /** By message_id, oldest first. */
  messages: Map<number, StoredMessage>
}

/** What of the people and their chats outlives the process. */
export type KeptState = {
  nextMessageId: number
  people: KnownPerson[]
  chats: { id: number; started: boolean; seen: boolean; blocked: boolean }[]
  messages: StoredMessage[]
}

const MAX_PEOPLE = 10_000
const MAX_MESSAGES = 500
/** In all chats together: what is written again and again must stay small. */
const MAX_KEPT_MESSAGES = 2000
const MAX_KEPT_PEOPLE = 1000
/** Ids that may have been given out after the last time that anything was written. */
const GIVEN_OUT = 1000
const STARS_AT_FIRST = 10_000
const GROUP_ID = -4_000_000_001

/** The people, their chats with the bot, one group for all of them, and all messages. */
export function createState(options: {
  token: string
  people: readonly Person[]
  clock: () => Date
  firstMessageId: number
}) {
  const people = new Map<number, KnownPerson>()
  const conversations = new Map<number, Conversation>()
  let nextMessageId = options.firstMessageId
  const now = () => Math.floor(options.clock().getTime() / 1000)
  const group = conversation({
    id: GROUP_ID,
    type: 'group',
    title: 'A group with the bot',
  })
  for (const person of options.people) addPerson(person)

  function conversation(chat: ChatMessage['chat']): Conversation {
    const made = { chat, started: false, seen: false, blocked: false, messages: new Map() }
    conversations.set(chat.id, made)
    return made
  }

  function chatOf(id: number): Conversation | undefined {
    return conversations.get(id)
  }

  function addPerson(person: Person): KnownPerson {
    if (people.size >= MAX_PEOPLE)
      throw new DoorError(400, `There are ${MAX_PEOPLE} people already. Restart the emulator.`)
    const known = { ...person, stars: person.stars ?? STARS_AT_FIRST }
    const { id, first_name, last_name, username } = person
    people.set(id, known)
    conversation({
      id,
      type: 'private',
      first_name,
      ...(last_name === undefined ? {} : { last_name }),
      ...(username === undefined ? {} : { username }),
    })
    return known
  }

  return {
    bot: botOf(options.token),
    people,
    group,

    /** Unix time in seconds. */
    now,

    /** The person with the id, who is created if needed. @throws DoorError if there are too many. */
    person(id: number): KnownPerson {
      const stranger = { id, first_name: `Person ${id}`, role: 'Account holder' }
      return people.get(id) ?? addPerson(stranger)
    },

    privateChat({ id }: KnownPerson): Conversation {
      const found = conversations.get(id)
      if (!found) throw new Error('Every person has a chat.')
      return found
    },

    chat: chatOf,

    /** Adds a new message, and removes the oldest if there are too many. */
    add({ chat, messages }: Conversation, from: User, content: MessageContent): StoredMessage {
      const message = { message_id: nextMessageId++, from, chat, date: now(), ...content }
      const stored: StoredMessage = { message }
      messages.set(message.message_id, stored)
      const [oldest] = messages.keys()
      if (messages.size > MAX_MESSAGES && oldest !== undefined) messages.delete(oldest)
      return stored
    },

    /** The newest messages, and the people and chats that there is something to say about. */
    keep(): KeptState {
      const own = new Set(options.people.map(({ id }) => id))
      const met = [...people.values()].filter(({ id }) => own.has(id) || chatOf(id)?.seen)
      const kept = new Set([GROUP_ID, ...met.slice(0, MAX_KEPT_PEOPLE).map(({ id }) => id)])
      const chats = [...conversations.values()].filter(({ chat }) => kept.has(chat.id))
      const messages = chats.flatMap((chat) => [...chat.messages.values()])
      messages.sort((one, other) => one.message.message_id - other.message.message_id)
      return {
        nextMessageId,
        people: met.slice(0, MAX_KEPT_PEOPLE),
        chats: chats.map(({ chat, started, seen, blocked }) => ({
          id: chat.id,
          started,
          seen,
          blocked,
        })),
        messages: messages.slice(-MAX_KEPT_MESSAGES),
      }
    },

    /** Continues where another process stopped. Who the people are is the sandbox's to say. */
    restore(kept: KeptState): void {
      nextMessageId = Math.max(nextMessageId, kept.nextMessageId + GIVEN_OUT)
      for (const { stars, language_code, ...person } of kept.people) {
        const known = people.get(person.id) ?? addPerson(person)
        Object.assign(known, { stars }, language_code === undefined ? {} : { language_code })
      }
      for (const { id, ...about } of kept.chats) Object.assign(chatOf(id) ?? {}, about)
      for (const stored of kept.messages)
        chatOf(stored.message.chat.id)?.messages.set(stored.message.message_id, stored)
    },
  }
}

/** The message for the page, which shows whether an invoice is paid. */
export function withPaid({ message, paid }: StoredMessage): ChatMessage & { paid?: true } {
  return paid ? { ...message, paid } : message
}

/** The person as Telegram describes them. */
export function userOf({ id, first_name, last_name, username, language_code }: Person): User {
  return {
    id,
    is_bot: false,
    first_name,
    ...(last_name === undefined ? {} : { last_name }),
    ...(username === undefined ? {} : { username }),
    ...(language_code === undefined ? {} : { language_code }),
  }
}

/** @throws if the token does not have Telegram's form, `123:abc`. */
function botOf(token: string): UserFromGetMe {
  const [, id] = /^([1-9]\d*):[\w-]+$/.exec(token) ?? []
  if (id === undefined) throw new Error('A bot token looks like 123456:letters-and-digits.')
  return {
    id: Number(id),
    is_bot: true,
    first_name: 'Game Wallet',
    username: 'gamewallet_sandbox_bot',
    can_join_groups: true,
    can_read_all_group_messages: true,
    supports_guest_queries: false,
    supports_inline_queries: false,
    can_connect_to_business: false,
    has_main_web_app: false,
    has_topics_enabled: false,
    allows_users_to_create_topics: false,
    can_manage_bots: false,
    supports_join_request_queries: false,
  }
}
