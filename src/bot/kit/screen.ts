import { type Api, GrammyError, type InputFile } from 'grammy'
import type { InlineKeyboardButton, InlineKeyboardMarkup } from 'grammy/types'
import type { Html } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { isStranger } from '../sending/telegram.ts'
import type { Button, Rows, Screen } from './button.ts'
import type { BotContext } from './context.ts'

export type { Button, Rows, Screen }

/** The most that Telegram lets a button carry. */
export const MAX_DATA_BYTES = 64
const MAX_COPIED = 256

/** A button that carries a verb and its arguments. Its handler must check them like typed input. */
export function button(text: string, verb: string, ...args: (string | number)[]): Button {
  const data = [verb, ...args].join(':')
  if (Buffer.byteLength(data) > MAX_DATA_BYTES)
    throw new Error(`The button "${verb}" would carry more than ${MAX_DATA_BYTES} bytes.`)
  return { text, callback_data: data }
}

type Target = [verb: string, ...args: (string | number)[]]
button.back = (t: Texts['t'], ...to: Target) => button(t('common-back'), ...to)
button.cancel = (t: Texts['t'], ...to: Target) => button(t('common-cancel'), ...to)
button.refresh = (t: Texts['t'], ...to: Target) => button(t('common-refresh'), ...to)
button.home = (t: Texts['t']) => button(t('common-home'), 'home')

/** A text with one button below it. */
export function withButton(text: Html, label: string, ...to: Target) {
  return { text, buttons: [[button(label, ...to)]] }
}

/**
 * Asks for a text.
 * @param back where the person gets who gives up, or the button that leads there
 * @param question its handler gets what follows, too
 */
export async function askText(
  ctx: BotContext,
  text: Html,
  back: Target | Button,
  ...[question, ...args]: Target
): Promise<undefined> {
  const cancel = Array.isArray(back) ? button.cancel(ctx.t, ...back) : back
  await show(ctx, { text, buttons: [[cancel]] })
  ctx.ask(question, ...args.map(String))
}

/** A button with the data of another one. */
export function buttonWith(
  text: string,
  callback_data: string,
): InlineKeyboardButton.CallbackButton {
  return { text, callback_data }
}

/** The data of the last button of a screen that asks something: it leads to where it was asked. */
export function wayBack(buttons: InlineKeyboardButton[][]): string | null {
  const last = buttons.at(-1)?.at(-1)
  return last && 'callback_data' in last ? last.callback_data : null
}

/** A button that copies a text; none if it is longer than the 256 characters that Telegram allows. */
export function copyButton(text: string, copied: string): Button[] {
  return copied.length > MAX_COPIED ? [] : [{ text, copy_text: { text: copied } }]
}

/** Copy buttons for the first MAX_CODES codes, two per row. */
export function copyButtons(label: (number: number) => string, codes: readonly string[]) {
  const all = codes.slice(0, MAX_CODES).flatMap((code, i) => copyButton(label(i + 1), code))
  return Array.from({ length: Math.ceil(all.length / 2) }, (_, row) =>
    all.slice(row * 2, row * 2 + 2),
  )
}

/** Whether a button has room for this: a product's id alone may take all 64 bytes. */
export function fitsButton(verb: string, ...args: (string | number)[]): boolean {
  return Buffer.byteLength([verb, ...args].join(':')) <= MAX_DATA_BYTES
}

/** Replaces the screen whose button was pressed; without a button, sends a new message. */
export async function show(ctx: BotContext, screen: Screen): Promise<void> {
  const { text, buttons, secret } = screen
  ctx.shown = rowsOf(buttons)
  const message = ctx.callbackQuery?.message
  if (message?.text === undefined) return send(ctx, screen)
  // A message can only be protected when it is sent.
  if (secret && !message.has_protected_content) return send(ctx, screen)
  const form = { ...FORM, reply_markup: await ownKeyboard(ctx, screen) }
  ctx.shownIn = message.message_id
  if (!(await isEdited(ctx.editMessageText(text.html, form)))) await send(ctx, screen)
}

/** Whether the message that was edited shows it; false if it was deleted, or is too old to edit. */
export async function isEdited(editing: Promise<unknown>): Promise<boolean> {
  try {
    await editing
    return true
  } catch (error) {
    if (refusedAs(error, 'message is not modified')) return true
    if (refusedAs(error, 'message to edit not found') || refusedAs(error, "can't be edited"))
      return false
    throw error
  }
}

/** Like show, but if the message has a file, keeps it and makes the text its caption. */
export async function showBelow(ctx: BotContext, screen: Screen): Promise<void> {
  const message = ctx.callbackQuery?.message
  if (message?.photo === undefined && message?.document === undefined) return show(ctx, screen)
  const { text, buttons } = screen
  ctx.shown = rowsOf(buttons)
  try {
    await ctx.editMessageCaption({
      caption: text.html,
      parse_mode: FORM.parse_mode,
      reply_markup: await ownKeyboard(ctx, screen),
    })
  } catch (error) {
    if (refusedAs(error, 'message is not modified')) return
    // The message cannot be edited any more, or the text is too long for a caption.
    if (!(error instanceof GrammyError) || error.error_code !== 400) throw error
    await send(ctx, screen)
  }
}

/**
 * Sends a file that is stored at Telegram, with a screen below it.
 * @returns false if Telegram refuses the file or the length of its caption; other messages may still work
 */
export async function sendStored(
  api: Api,
  telegramId: number,
  { fileId, kind }: { fileId: string; kind: 'photo' | 'document' },
  { text, buttons }: Screen,
): Promise<boolean> {
  const below = { caption: text.html, parse_mode: FORM.parse_mode, reply_markup: keyboard(buttons) }
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

/** Sends a file that is made here, with a screen below it. */
export async function sendWithFile(
  api: Api,
  telegramId: number,
  file: InputFile,
  { text, buttons }: Screen,
): Promise<void> {
  const below = { caption: text.html, parse_mode: FORM.parse_mode, reply_markup: keyboard(buttons) }
  await api.sendDocument(telegramId, file, below)
}

/** Sends a new message. @param how replyTo: the id of the message that it replies to */
export async function send(
  ctx: BotContext,
  screen: Screen,
  { replyTo }: { replyTo?: number | undefined } = {},
): Promise<void> {
  const { text, buttons, secret } = screen
  ctx.shown = rowsOf(buttons)
  const { message_id } = await ctx.reply(text.html, {
    ...(replyTo === undefined
      ? {}
      : { reply_parameters: { message_id: replyTo, allow_sending_without_reply: true } }),
    ...FORM,
    reply_markup: await ownKeyboard(ctx, screen),
    ...(secret ? { protect_content: true } : {}),
  })
  ctx.shownIn = message_id
}

export async function sendFile(
  ctx: BotContext,
  file: InputFile,
  caption: Html,
): Promise<undefined> {
  await ctx.replyWithDocument(file, { caption: caption.html, parse_mode: 'HTML' })
}

/**
 * Whether the message that was deleted is gone; false if Telegram does not let the bot delete it.
 * @param deleting the call that deletes it
 */
export async function isGone(deleting: Promise<true>): Promise<boolean> {
  try {
    return await deleting
  } catch (error) {
    if (refusedAs(error, 'message to delete not found')) return true
    if (refusedAs(error, "can't be deleted")) return false
    throw error
  }
}

/**
 * Deletes the message whose button was pressed. Telegram refuses that after 48 hours, but lets a bot edit its
 * own messages for ever: then `emptyText` replaces the content.
 */
export async function removeMessage(
  ctx: BotContext,
  emptyText: Html,
): Promise<'deleted' | 'emptied' | 'kept'> {
  if (await isGone(ctx.deleteMessage())) return 'deleted'
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

/** The buttons that the person may press; those that decide count from now on. */
async function ownKeyboard(
  ctx: BotContext,
  { buttons, keeps }: Screen,
): Promise<InlineKeyboardMarkup> {
  return keyboard(await ctx.putUp(pressable(buttons, ctx.mayPress), keeps))
}

export function keyboard(buttons: Rows): InlineKeyboardMarkup {
  return { inline_keyboard: rowsOf(buttons) }
}

/** The rows that have buttons. */
function rowsOf(rows: Rows): Button[][] {
  return rows.map((row) => (row || []).filter((one) => !!one)).filter((row) => row.length > 0)
}

/** The buttons that somebody may press. */
export function pressable(buttons: Rows, mayPress: (verb: string) => boolean): Button[][] {
  const isShown = (one: Button) =>
    !('callback_data' in one) || mayPress(one.callback_data.split(':')[0] ?? '')
  return rowsOf(buttons).map((row) => row.filter(isShown))
}

/** Whether Telegram refused a call with this text in its description. */
export function refusedAs(error: unknown, words: string): boolean {
  return error instanceof GrammyError && error.description.includes(words)
}

/** The buttons to the previous and next page; none if there is only one page. The first page is 0. */
export function pageTurner(
  { t }: Texts,
  { page, hasMore }: { page: number; hasMore: boolean },
  verb: string,
  ...args: string[]
): Button[] {
  const turn: Button[] = []
  if (page > 0) turn.push(button(t('common-previous'), verb, ...args, page - 1))
  if (hasMore) turn.push(button(t('common-next'), verb, ...args, page + 1))
  return turn
}

/** Parses the page number in a button's argument; anything else is the first page. */
export function pageOf(text: string | undefined): number {
  return /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0
}

/** Parses an id in a button's argument; anything else is 0, which no row has. */
export function idIn(text: string | undefined): number {
  return /^\d{1,15}$/.test(text ?? '') ? Number(text) : 0
}

/** The button, or none if its data is too long. */
export function buttonIfFits(text: string, verb: string, ...args: string[]): Button[] {
  return fitsButton(verb, ...args) ? [button(text, verb, ...args)] : []
}

/** More codes, or a code of more than MAX_CHARACTERS, do not fit into a message and go into a file. */
const MAX_CODES = 10

const MAX_CHARACTERS = 200

export function fitMessage(codes: readonly string[]): boolean {
  return codes.length <= MAX_CODES && codes.every(({ length }) => length <= MAX_CHARACTERS)
}
