import type { Message } from 'grammy/types'
import { z } from 'zod'
import { checkPlaces, checkText, inlineKeyboard } from '../checks.ts'
import { badRequest } from '../errors.ts'
import { formatText } from '../formatted-text.ts'
import { chatId, json, type Methods, messageId, read, text } from '../params.ts'
import { captionContent, captionFields, replyMarkup } from '../sending.ts'
import type { ChatMessage } from '../state.ts'
import type { World } from '../world.ts'

const NOT_MODIFIED =
  'message is not modified: specified new message content and reply markup are exactly the same ' +
  'as a current content and reply markup of the message'

const place = { chat_id: chatId, message_id: messageId, reply_markup: replyMarkup }

const editText = z.object({
  ...place,
  text: text('message text is empty'),
  parse_mode: text('unsupported parse_mode').optional(),
  entities: json(z.unknown(), "can't parse entities JSON object").optional(),
})
const editCaption = z.object({ ...place, ...captionFields })

type Place = Pick<z.output<typeof editText>, keyof typeof place>

export function editMethods(world: World): Methods {
  /** Edits one of the bot's messages. Removes its markup unless the call has one. */
  function edit(given: Place, change: (message: ChatMessage) => ChatMessage): ChatMessage {
    const conversation = world.openChat(given.chat_id)
    const stored = conversation.messages.get(given.message_id)
    if (!stored) throw badRequest('message to edit not found')
    const before = stored.message
    if (before.from.id !== world.state.bot.id) throw badRequest("message can't be edited")
    const { reply_markup: _, ...bare } = before
    const changed = change(bare)
    const markup = inlineKeyboard(given.reply_markup)
    checkPlaces(markup, { isInvoice: before.invoice !== undefined, chat: before.chat })
    const after = markup ? { ...changed, reply_markup: markup } : changed
    if (JSON.stringify(contentOf(before)) === JSON.stringify(contentOf(after)))
      throw badRequest(NOT_MODIFIED)
    return world.edit(conversation, stored, after)
  }

  return {
    editMessageText(call) {
      const given = read(editText, call)
      const { text: shown, entities } = formatText(given.text, {
        parseMode: given.parse_mode,
        entities: given.entities,
      })
      checkText(shown)
      return edit(given, ({ entities: _, ...message }) => {
        if (message.text === undefined) throw badRequest('there is no text in the message to edit')
        return { ...message, text: shown, ...(entities.length > 0 ? { entities } : {}) }
      })
    },

    editMessageCaption(call) {
      const given = read(editCaption, call)
      const content = captionContent(given)
      return edit(given, ({ caption: _, caption_entities: __, ...message }) => {
        if (!message.photo && !message.document)
          throw badRequest('there is no caption in the message to edit')
        return { ...message, ...content }
      })
    },
  }
}

function contentOf(message: Message) {
  return [
    message.text ?? message.caption ?? '',
    message.entities ?? message.caption_entities ?? [],
    message.reply_markup ?? null,
  ]
}
