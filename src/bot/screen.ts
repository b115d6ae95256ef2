import { type Api, GrammyError, type InputFile } from 'grammy'
import type { InlineKeyboardButton, InlineKeyboardMarkup } from 'grammy/types'
import { MAX_CODES } from './codes.ts'
import type { BotContext } from './context.ts'
import type { Html } from './html.ts'
import { isStranger } from './sending/telegram.ts'
import type { Texts } from './texts/texts.ts'

/** What a message shows: a text and rows of buttons below it. */
export type Screen = {
  text: Html
  buttons: Button[][]
  /**
   * Holds a key or codes. Telegram's apps then neither forward nor save the message, nor copy its
   * text: what people need of it has copy buttons.
   */
  secret?: boolean
}
export type Button = InlineKeyboardButton.CallbackButton | InlineKeyboardButton.CopyTextButtonButton

const MAX_DATA_BYTES = 64
const MAX_COPIED = 256

/**
 * A button that names what it does and to what. Nothing that it carries is believed: the handler
 * checks it as it would check what somebody typed.
 */
export function button(text: string, verb: string, ...args: (string | number)[]): Button {
  const data = [verb, ...args].join(':')
  if (Buffer.byteLength(data) > MAX_DATA_BYTES)
    throw new Error(`The button "${verb}" would carry more than ${MAX_DATA_BYTES} bytes.`)
  return { text, callback_data: data }
}

/** A button that copies; Telegram takes up to 256 characters. */
export function copyButton(text: string, copied: string): Button[] {
  return copied.length > MAX_COPIED ? [] : [{ text, copy_text: { text: copied } }]
}

/** Buttons that copy the first codes, two in a row: as many as a message shows. */
export function copyButtons(label: (number: number) => string, codes: readonly string[]) {
  const all = codes.slice(0, MAX_CODES).flatMap((code, i) => copyButton(label(i + 1), code))
  return Array.from({ length: Math.ceil(all.length / 2) }, (_, row) =>
    all.slice(row * 2, row * 2 + 2),
  )
}

/** Whether a button can carry this: a product's id may be as long as everything it may carry. */
export function fitsButton(verb: string, ...args: (string | number)[]): boolean {
  return Buffer.byteLength([verb, ...args].join(':')) <= MAX_DATA_BYTES
}

/** Shows a screen in place of the one whose button was pressed; otherwise as a new message. */
export async function show(ctx: BotContext, screen: Screen): Promise<void> {
  const { text, buttons, secret } = screen
  const message = ctx.callbackQuery?.message
  if (message?.text === undefined) return send(ctx, screen)
  // A message is protected when it is sent, or never.
  if (secret && !message.has_protected_content) return send(ctx, screen)
  try {
    await ctx.editMessageText(text.html, { ...FORM, reply_markup: keyboard(buttons) })
  } catch (error) {
    if (refusedAs(error, 'message is not modified')) return
    // Deleted meanwhile, or too old to be edited.
    if (refusedAs(error, 'message to edit not found') || refusedAs(error, "can't be edited"))
      return send(ctx, screen)
    throw error
  }
}

/** As show, but below a file, which stays in sight: its caption is then the screen's text. */
export async function showBelow(ctx: BotContext, screen: Screen): Promise<void> {
  const message = ctx.callbackQuery?.message
  if (message?.photo === undefined && message?.document === undefined) return show(ctx, screen)
  const { text, buttons } = screen
  try {
    await ctx.editMessageCaption({
      caption: text.html,
      parse_mode: FORM.parse_mode,
      reply_markup: keyboard(buttons),
    })
  } catch (error) {
    if (refusedAs(error, 'message is not modified')) return
    // As in show; or the text is too long for a caption.
    if (!(error instanceof GrammyError) || error.error_code !== 400) throw error
    await send(ctx, screen)
  }
}

/**
 * Sends a file that Telegram has, with a screen below it. False where it does not take the file, or so
 * long a text with it; the person may well be sent something else.
 */
export async function sendStored(
  api: Api,
  telegramId: number,
  { fileId, kind }: { fileId: string; kind: 'photo' | 'document' },
  { text, buttons }: Screen,
): Promise<boolean> {
  const { parse_mode } = FORM
  const below = { caption: text.html, parse_mode, reply_markup: keyboard(buttons) }
  try {
    if (kind === 'photo') await api.sendPhoto(telegramId, fileId, below)
    else await api.sendDocument(telegramId, fileId, below)
    return true
  } catch (error) {
    const ofPerson = isStranger(error) || !(error instanceof GrammyError)
    if (ofPerson || error.error_code !== 400) throw error
    return false
  }
}

/** Shows a screen as a new message. */
export async function send(ctx: BotContext, { text, buttons, secret }: Screen): Promise<void> {
  await ctx.reply(text.html, {
    ...FORM,
    reply_markup: keyboard(buttons),
    ...(secret ? { protect_content: true } : {}),
  })
}

export async function sendFile(ctx: BotContext, file: InputFile, caption: Html): Promise<void> {
  await ctx.replyWithDocument(file, { caption: caption.html, parse_mode: 'HTML' })
}

/**
 * Deletes the message whose button was pressed. Telegram refuses that from 48 hours on, but has a bot
 * edit its own messages for ever: then `emptyText` takes the place of all that was in it.
 */
export async function removeMessage(
  ctx: BotContext,
  emptyText: Html,
): Promise<'deleted' | 'emptied' | 'kept'> {
  try {
    await ctx.deleteMessage()
    return 'deleted'
  } catch (error) {
    if (refusedAs(error, 'message to delete not found')) return 'deleted'
    if (!refusedAs(error, "can't be deleted")) throw error
  }
  try {
    await ctx.editMessageText(emptyText.html, FORM)
    return 'emptied'
  } catch (error) {
    if (refusedAs(error, 'message is not modified')) return 'emptied'
    if (refusedAs(error, 'message to edit not found')) return 'deleted'
    if (refusedAs(error, "can't be edited")) return 'kept'
    throw error
  }
}

export const FORM = { parse_mode: 'HTML', link_preview_options: { is_disabled: true } } as const

export function keyboard(buttons: Button[][]): InlineKeyboardMarkup {
  return { inline_keyboard: buttons.filter((row) => row.length > 0) }
}

/** Whether Telegram refused a call with these words. */
export function refusedAs(error: unknown, words: string): boolean {
  return error instanceof GrammyError && error.description.includes(words)
}

/** The buttons that turn a list's pages, the first being 0; none where there is but one. */
export function pageTurner(
  { common }: Texts,
  page: number,
  hasMore: boolean,
  verb: string,
  ...args: (string | number)[]
): Button[] {
  const turn: Button[] = []
  if (page > 0) turn.push(button(common.newer, verb, ...args, page - 1))
  if (hasMore) turn.push(button(common.older, verb, ...args, page + 1))
  return turn
}

/** A page's number out of a button: anything else is the first page. */
export function pageOf(text: string | undefined): number {
  return /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0
}
