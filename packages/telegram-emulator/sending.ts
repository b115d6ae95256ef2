import type { MessageEntity } from 'grammy/types'
import { z } from 'zod'
import { checkCaption, checkPlaces, inlineKeyboard } from './checks.ts'
import { badRequest } from './errors.ts'
import { formatText } from './formatted-text.ts'
import { chatId, flag, json, messageId, text } from './params.ts'
import type { Conversation, MessageContent, StoredMessage } from './state.ts'
import type { World } from './world.ts'

export const replyMarkup = json(
  z.unknown(),
  "can't parse reply keyboard markup JSON object",
).optional()

/** The fields that every sending method has. */
export const commonFields = {
  chat_id: chatId,
  reply_markup: replyMarkup,
  protect_content: flag.optional(),
  reply_parameters: json(
    z.object({ message_id: messageId, allow_sending_without_reply: flag.optional() }),
    "can't parse reply parameters JSON object",
  ).optional(),
}

/** The fields of a caption, which photos and documents have. */
export const captionFields = {
  caption: text('caption must be text').optional(),
  parse_mode: text('unsupported parse_mode').optional(),
  caption_entities: json(z.unknown(), "can't parse caption entities JSON object").optional(),
}

type Common = z.output<z.ZodObject<typeof commonFields>>
type Captioned = z.output<z.ZodObject<typeof captionFields>>

export type Sending = {
  conversation: Conversation
  /** The parts of the message that come from the common fields. */
  content: MessageContent
}

/** The chat, and the values of the fields that all messages share. @throws TelegramError */
export function prepareSending(world: World, given: Common, isInvoice = false): Sending {
  const conversation = world.openChat(given.chat_id)
  const markup = inlineKeyboard(given.reply_markup)
  checkPlaces(markup, { isInvoice, chat: conversation.chat })
  const reply = given.reply_parameters
  const repliedTo = reply && conversation.messages.get(reply.message_id)
  if (reply && !repliedTo && !reply.allow_sending_without_reply)
    throw badRequest('message to be replied not found')
  return {
    conversation,
    content: {
      ...(given.protect_content ? { has_protected_content: true } : {}),
      ...(markup ? { reply_markup: markup } : {}),
      ...(repliedTo ? { reply_to_message: withoutReply(repliedTo.message) } : {}),
    },
  }
}

/** Telegram shows the message that is replied to, but not the one that it replied to itself. */
function withoutReply({ reply_to_message: _, ...message }: StoredMessage['message']) {
  return message as NonNullable<MessageContent['reply_to_message']>
}

/** @throws TelegramError if the caption is not valid or too long. */
export function captionContent(given: Captioned): {
  caption?: string
  caption_entities?: MessageEntity[]
} {
  const caption = formatText(given.caption ?? '', {
    parseMode: given.parse_mode,
    entities: given.caption_entities,
  })
  checkCaption(caption.text)
  return {
    ...(caption.text === '' ? {} : { caption: caption.text }),
    ...(caption.entities.length > 0 ? { caption_entities: caption.entities } : {}),
  }
}
