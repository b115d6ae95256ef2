import type { Update } from 'grammy/types'

/**
 * The updates of one queue are posted one after the other. Telegram has a queue for the messages of each chat,
 * and others for each person's presses and payments: a message and a press of one person may come at once.
 */
export function queueOf(update: Update): string {
  const message = update.message ?? update.edited_message
  if (message) return `messages ${message.chat.id}`
  if (update.callback_query) return `presses ${update.callback_query.from.id}`
  if (update.pre_checkout_query) return `payments ${update.pre_checkout_query.from.id}`
  if (update.my_chat_member) return `membership ${update.my_chat_member.chat.id}`
  return 'others'
}
