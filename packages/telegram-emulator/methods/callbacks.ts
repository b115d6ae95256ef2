import { z } from 'zod'
import { badRequest } from '../errors.ts'
import { flag, integer, type Methods, read, text } from '../params.ts'
import type { World } from '../world.ts'

const MAX_ANSWER = 200

const answerCallbackQuery = z.object({
  callback_query_id: text('query is too old and response timeout expired or query ID is invalid'),
  text: text('text must be a text').optional(),
  show_alert: flag.optional(),
  url: text('URL_INVALID').optional(),
  cache_time: integer('cache_time must be a number').optional(),
})

export function callbackMethods(world: World): Methods {
  return {
    answerCallbackQuery(call) {
      const given = read(answerCallbackQuery, call)
      if ((given.text ?? '').length > MAX_ANSWER) throw badRequest('MESSAGE_TOO_LONG')
      if (given.url) throw badRequest('URL_INVALID')
      const answer = {
        ...(given.text ? { text: given.text } : {}),
        ...(given.show_alert ? { show_alert: true } : {}),
      }
      const { chatId } = world.presses.answer(given.callback_query_id, answer)
      world.events.publish(chatId, {
        type: 'answer',
        callback_query_id: given.callback_query_id,
        ...answer,
      })
      return true
    },
  }
}
