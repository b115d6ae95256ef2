import { z } from 'zod'
import { checkText } from '../checks.ts'
import { badRequest } from '../errors.ts'
import { formatText } from '../formatted-text.ts'
import { chatId, json, type Methods, messageId, read, text } from '../params.ts'
import { commonFields, prepareSending } from '../sending.ts'
import type { World } from '../world.ts'

const MAX_AGE_TO_DELETE_SECONDS = 48 * 3600

const sendMessage = z.object({
  ...commonFields,
  text: text('message text is empty'),
  parse_mode: text('unsupported parse_mode').optional(),
  entities: json(z.unknown(), "can't parse entities JSON object").optional(),
})

const deleteMessage = z.object({ chat_id: chatId, message_id: messageId })

const sendChatAction = z.object({
  chat_id: chatId,
  action: z.enum(
    [
      'typing',
      'upload_photo',
      'record_video',
      'upload_video',
      'record_voice',
      'upload_voice',
      'upload_document',
      'choose_sticker',
      'find_location',
      'record_video_note',
      'upload_video_note',
    ],
    { error: 'wrong parameter action in request' },
  ),
})

export function messageMethods(world: World): Methods {
  return {
    sendMessage(call) {
      const given = read(sendMessage, call)
      const formatted = formatText(given.text, {
        parseMode: given.parse_mode,
        entities: given.entities,
      })
      checkText(formatted.text)
      const { conversation, content } = prepareSending(world, given)
      return world.add(conversation, world.state.bot, {
        text: formatted.text,
        ...(formatted.entities.length > 0 ? { entities: formatted.entities } : {}),
        ...content,
      }).message
    },

    deleteMessage(call) {
      const given = read(deleteMessage, call)
      const conversation = world.openChat(given.chat_id)
      const stored = conversation.messages.get(given.message_id)
      if (!stored) throw badRequest('message to delete not found')
      const { date, from } = stored.message
      if (world.state.now() - date > MAX_AGE_TO_DELETE_SECONDS)
        throw badRequest("message can't be deleted for everyone")
      if (conversation.chat.type === 'group' && from.id !== world.state.bot.id)
        throw badRequest("message can't be deleted")
      world.remove(conversation, given.message_id)
      return true
    },

    sendChatAction(call) {
      const given = read(sendChatAction, call)
      const { chat } = world.openChat(given.chat_id)
      world.events.publish(chat.id, { type: 'action', action: given.action })
      return true
    },
  }
}
