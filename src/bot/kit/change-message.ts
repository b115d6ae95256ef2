import type { Api } from 'grammy'
import { FORM, keyboard, refusedAs, type Screen } from './screen.ts'

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
  const sendNew = async () => (await api.sendMessage(telegramId, text.html, form)).message_id
  if (messageId === null) return sendNew()
  try {
    await api.editMessageText(telegramId, messageId, text.html, form)
    return messageId
  } catch (error) {
    if (refusedAs(error, 'message is not modified')) return messageId
    const isGone =
      refusedAs(error, 'message to edit not found') || refusedAs(error, "can't be edited")
    if (!isGone) throw error
    return sendNew()
  }
}
