import type { InlineKeyboardButton } from 'grammy/types'
import type { Html } from '../locales/html.ts'

export type Button =
  | InlineKeyboardButton.CallbackButton
  | InlineKeyboardButton.CopyTextButtonButton
  | InlineKeyboardButton.UrlButton

/** The content of a message: a text and rows of buttons below it. */
export type Screen = {
  text: Html
  buttons: Button[][]
  /**
   * The message contains a key or codes. Telegram's apps then do not let people forward, save or copy it,
   * so keys and codes get copy buttons.
   */
  secret?: boolean
}
