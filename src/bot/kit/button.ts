import type { InlineKeyboardButton } from 'grammy/types'
import type { Html } from '../../locales/html.ts'

export type Button =
  | InlineKeyboardButton.CallbackButton
  | InlineKeyboardButton.CopyTextButtonButton
  | InlineKeyboardButton.UrlButton
  | InlineKeyboardButton.WebAppButton

/** Rows of buttons. What is nothing is left out: `isOpen && button(…)`. */
export type Rows = readonly (readonly (Button | Nothing)[] | Nothing)[]
type Nothing = false | null | undefined

/** The content of a message: a text and rows of buttons below it. */
export type Screen = {
  text: Html
  buttons: Rows
  /** What a button of it that decides does, where that is more than it can carry: see confirmation.ts. */
  keeps?: object
  /**
   * The message contains a key or codes. Telegram's apps then do not let people forward, save or copy it,
   * so keys and codes get copy buttons.
   */
  secret?: boolean
}
