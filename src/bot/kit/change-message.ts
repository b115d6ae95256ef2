import type { Api } from 'grammy'
import { FORM, isEdited, keyboard, type Screen } from './screen.ts'

/**
 * Changes a message, or sends another one if it is gone.
 * @param messageId null: there is none yet
 * @returns the id of the message that shows the screen
 */
export async function changeMessage(
  api: Api,
  telegramId: number,
  messageId: number | null,
  { text, buttons }: Screen,
): Promise<number> {
  const form = { ...FORM, reply_markup: keyboard(buttons) }
  if (messageId !== null) {
    const editing = api.editMessageText(telegramId, messageId, text.html, form)
    if (await isEdited(editing)) return messageId
  }
  return (await api.sendMessage(telegramId, text.html, form)).message_id
}
