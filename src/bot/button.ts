import type { InlineKeyboardButton } from 'grammy/types'

export type Button =
  | InlineKeyboardButton.CallbackButton
  | InlineKeyboardButton.CopyTextButtonButton
  | InlineKeyboardButton.UrlButton
