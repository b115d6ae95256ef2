import type { Sticker } from 'grammy/types'
import type { Body } from './body.ts'
import { DoorError } from './errors.ts'
import { documentOf, photoOf } from './files.ts'
import { typedText } from './formatted-text.ts'
import { type Conversation, type KnownPerson, type MessageContent, userOf } from './state.ts'
import type { EditedMessage, PressAnswer, World } from './world.ts'

const MAX_TEXT = 4096
const MAX_CAPTION = 1024

export type Sent = { ok: true; update_id: number; message_id: number }

/** Writes to the bot, in private or in the group, or edits a message. @throws DoorError */
export function write(
  world: World,
  person: KnownPerson,
  given: {
    text: string
    entities?: unknown
    forwarded?: boolean | undefined
    edit_message_id?: number | undefined
    group?: boolean | undefined
  },
): Sent {
  const { text, entities } = typedText(given.text, given.entities)
  if (text === '' || text.length > MAX_TEXT)
    throw new DoorError(400, `A text must have 1 to ${MAX_TEXT} characters.`)
  const content = { text, ...(entities.length > 0 ? { entities } : {}) }
  const conversation = given.group ? world.state.group : world.state.privateChat(person)
  if (given.edit_message_id !== undefined)
    return change(world, person, conversation, given.edit_message_id, content)
  const date = world.state.now()
  return send(world, person, conversation, {
    ...content,
    ...(given.forwarded
      ? { forward_origin: { type: 'hidden_user', sender_user_name: 'Somebody Else', date } }
      : {}),
  })
}

/** Sends the form's photo or document with its caption, as part of an album if it names one. @throws DoorError */
export async function sendFile(world: World, person: KnownPerson, form: Body): Promise<Sent> {
  const kind = form.files.has('photo') ? 'photo' : 'document'
  const file = form.files.get(kind)
  if (!file) throw new DoorError(400, 'Put a file into `photo` or `document`.')
  const caption = typedText(String(form.params.caption ?? ''))
  if (caption.text.length > MAX_CAPTION)
    throw new DoorError(400, `A caption can have at most ${MAX_CAPTION} characters.`)
  const conversation = world.state.privateChat(person)
  checkNotBlocked(conversation)
  const album = String(form.params.media_group_id ?? '')
  const stored = await world.files.add(kind, file)
  return send(world, person, conversation, {
    ...(kind === 'photo' ? { photo: photoOf(stored) } : { document: documentOf(stored) }),
    ...(album === '' ? {} : { media_group_id: album }),
    ...(caption.text === '' ? {} : { caption: caption.text }),
    ...(caption.entities.length > 0 ? { caption_entities: caption.entities } : {}),
  })
}

/**
 * Sends any update of Telegram's, also of a kind that the bot did not ask for. A message without a sender is one of
 * the person's in their chat with the bot.
 */
export function sendUpdate(
  world: World,
  person: KnownPerson,
  { update }: { update: Record<string, unknown> },
): { ok: true; update_id: number } {
  const { chat } = world.state.privateChat(person)
  const content = Object.entries(update).map(([kind, part]) => {
    const given = Object(part)
    const own = { message_id: 1_000_000, date: world.state.now(), chat, from: userOf(person) }
    return [kind, kind === 'message' ? { ...own, ...given } : given]
  })
  const update_id = world.updates.push(Object.fromEntries(content), { unasked: true })
  return { ok: true, update_id }
}

export function sendSticker(world: World, person: KnownPerson): Sent {
  const sticker: Sticker = {
    file_id: 'CAACAgIAAxkBAAEBsticker',
    file_unique_id: 'AgADsticker',
    type: 'regular',
    width: 512,
    height: 512,
    is_animated: false,
    is_video: false,
    emoji: '👍',
    file_size: 12_345,
  }
  return send(world, person, world.state.privateChat(person), { sticker })
}

/**
 * Presses a button and waits for the bot's answer to the callback query; null if none comes.
 * With `force` the button need not exist: it may be an old one, or one that was never sent.
 * @throws DoorError if there is no such button.
 */
export async function press(
  world: World,
  person: KnownPerson,
  given: {
    message_id: number
    callback_data: string
    force?: boolean | undefined
    wait?: boolean | undefined
  },
): Promise<{ ok: true; update_id: number; answer: PressAnswer | null }> {
  const own = world.state.privateChat(person)
  const { group } = world.state
  const conversation = group.messages.has(given.message_id) ? group : own
  if (conversation === own) checkNotBlocked(own)
  const message = conversation.messages.get(given.message_id)?.message
  const buttons = message?.reply_markup?.inline_keyboard.flat() ?? []
  const isThere = buttons.some(
    (button) => 'callback_data' in button && button.callback_data === given.callback_data,
  )
  if (!isThere && !given.force)
    throw new DoorError(400, 'The message has no such button now. Look at it again.')
  const { chat } = conversation
  const { id, answer } = world.presses.ask({ chatId: chat.id }, world.pressWaitMs)
  const updateId = world.updates.push({
    callback_query: {
      id,
      from: userOf(person),
      message: message ?? { chat, message_id: given.message_id, date: 0 },
      chat_instance: String(chat.id),
      data: given.callback_data,
    },
  })
  return { ok: true, update_id: updateId, answer: given.wait === false ? null : await answer }
}

/** Blocks or unblocks the bot, which gets an update about it. */
export function setBlocked(world: World, person: KnownPerson, isBlocked: boolean): void {
  const conversation = world.state.privateChat(person)
  if (conversation.blocked === isBlocked) return
  conversation.blocked = isBlocked
  const member = { user: world.state.bot, status: 'member' } as const
  const kicked = { user: world.state.bot, status: 'kicked', until_date: 0 } as const
  world.updates.push({
    my_chat_member: {
      chat: conversation.chat,
      from: userOf(person),
      date: world.state.now(),
      old_chat_member: isBlocked ? member : kicked,
      new_chat_member: isBlocked ? kicked : member,
    },
  })
  world.events.publish(person.id, { type: 'blocked', blocked: isBlocked })
}

/** Changes the language of the person's app, which the bot learns with their next update. */
export function setLanguage(world: World, person: KnownPerson, language: string): void {
  person.language_code = language
  world.events.publish(person.id, { type: 'language', language })
  const commands = world.commands.shownTo(person.id, language)
  world.events.publish(person.id, { type: 'commands', commands })
}

/** @throws DoorError if the person has blocked the bot and so cannot write to it. */
export function checkNotBlocked({ blocked }: Conversation): void {
  if (blocked) throw new DoorError(400, 'This person blocked the bot. Unblock it first.')
}

function send(
  world: World,
  person: KnownPerson,
  conversation: Conversation,
  content: MessageContent,
): Sent {
  checkNotBlocked(conversation)
  conversation.started = true
  conversation.seen = true
  world.state.privateChat(person).seen = true
  const { message } = world.add(conversation, userOf(person), content)
  return { ok: true, update_id: world.updates.push({ message }), message_id: message.message_id }
}

function change(
  world: World,
  person: KnownPerson,
  conversation: Conversation,
  messageId: number,
  content: MessageContent,
): Sent {
  checkNotBlocked(conversation)
  const stored = conversation.messages.get(messageId)
  if (stored?.message.from.id !== person.id || stored.message.text === undefined)
    throw new DoorError(400, 'You can only edit your own texts.')
  const { entities: _, ...rest } = stored.message
  const edited: EditedMessage = world.edit(conversation, stored, { ...rest, ...content })
  return {
    ok: true,
    update_id: world.updates.push({ edited_message: edited }),
    message_id: messageId,
  }
}
