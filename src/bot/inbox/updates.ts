/** The kinds of updates that the bot asks Telegram for; edited messages are left out. */
export const ALLOWED_UPDATES = [
  'message',
  'callback_query',
  'pre_checkout_query',
  'my_chat_member',
] as const
