/** The kinds of updates that the bot asks Telegram for. Edited messages are not among them. */
export const ALLOWED_UPDATES = [
  'message',
  'callback_query',
  'pre_checkout_query',
  'my_chat_member',
] as const
