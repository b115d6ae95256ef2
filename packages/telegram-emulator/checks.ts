import type { Chat, InlineKeyboardButton, InlineKeyboardMarkup } from 'grammy/types'
import { z } from 'zod'
import { badRequest } from './errors.ts'
import { LOOPBACK } from './guard.ts'

const MAX_TEXT = 4096
const MAX_CAPTION = 1024
const MAX_BUTTONS = 100
const MAX_CALLBACK_BYTES = 64

const anyMarkup = z.union([
  z.object({ inline_keyboard: z.array(z.array(z.record(z.string(), z.unknown()))) }),
  z.object({ keyboard: z.array(z.unknown()) }),
  z.object({ remove_keyboard: z.unknown() }),
  z.object({ force_reply: z.unknown() }),
])

/** @throws TelegramError if the text is empty or too long after parsing. */
export function checkText(text: string): void {
  if (text === '') throw badRequest('message text is empty')
  if (text.length > MAX_TEXT) throw badRequest('message is too long')
}

/** @throws TelegramError if the caption is too long after parsing. */
export function checkCaption(caption: string): void {
  if (caption.length > MAX_CAPTION) throw badRequest('message caption is too long')
}

/** The keyboard that Telegram stores with a message; other markups are not stored. */
export function inlineKeyboard(given: unknown): InlineKeyboardMarkup | undefined {
  if (given === undefined || given === '') return undefined
  const markup = anyMarkup.safeParse(given)
  if (!markup.success) throw badRequest('object expected as reply markup')
  if (!('inline_keyboard' in markup.data)) return undefined
  const rows = markup.data.inline_keyboard.map((row) => row.map(checkButton))
  const filled = rows.filter((row) => row.length > 0)
  if (filled.flat().length > MAX_BUTTONS) throw badRequest('reply markup is too long')
  return filled.length > 0 ? { inline_keyboard: filled } : undefined
}

/**
 * Payment buttons are allowed only under invoices, as the first button, and Mini Apps only in private chats.
 * @throws TelegramError
 */
export function checkPlaces(
  markup: InlineKeyboardMarkup | undefined,
  { isInvoice, chat }: { isInvoice: boolean; chat: Chat },
): void {
  const [first, ...others] = markup?.inline_keyboard.flat() ?? []
  if (!first) return
  const hasApp = [first, ...others].some((button) => 'web_app' in button)
  if (
    'pay' in first !== isInvoice ||
    others.some((button) => 'pay' in button) ||
    (hasApp && chat.type !== 'private')
  )
    throw badRequest('BUTTON_TYPE_INVALID')
}

/**
 * The address of a Mini App as Telegram stores it. Telegram accepts plain http in its test environment only; here
 * it may lead to this machine.
 * @throws TelegramError
 */
export function checkAppUrl(url: string): string {
  const parsed = URL.parse(url)
  const isHere = parsed !== null && LOOPBACK.test(parsed.hostname)
  if (!/^https:/i.test(url) && !(isHere && parsed.protocol === 'http:'))
    throw invalidUrl('Web App URL', url, 'Only HTTPS links are allowed')
  if (!parsed || !(isHere || hasWholeHost(parsed)))
    throw invalidUrl('Web App URL', url, 'Wrong HTTP URL')
  return parsed.href
}

function checkButton(button: Record<string, unknown>): InlineKeyboardButton {
  const { text } = button
  if (typeof text !== 'string')
    throw badRequest('can\'t parse inline keyboard button: Can\'t find field "text"')
  if (text.trim() === '') throw badRequest('inline keyboard button text must be non-empty')
  if (typeof button.callback_data === 'string') {
    const bytes = Buffer.byteLength(button.callback_data)
    if (bytes < 1 || bytes > MAX_CALLBACK_BYTES) throw badRequest('BUTTON_DATA_INVALID')
    return { text, callback_data: button.callback_data }
  }
  if (typeof button.url === 'string') return { text, url: checkUrl(button.url) }
  if (button.pay === true) return { text, pay: true }
  const copied = z.object({ text: z.string().min(1).max(256) }).safeParse(button.copy_text)
  if (copied.success) return { text, copy_text: copied.data }
  const app = z.object({ url: z.string() }).safeParse(button.web_app)
  if (app.success) return { text, web_app: { url: checkAppUrl(app.data.url) } }
  throw badRequest(
    "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
  )
}

function checkUrl(url: string): string {
  if (/^tg:/i.test(url)) return url
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `http://${url}`
  if (!/^https?:/i.test(whole)) throw invalidUrl('URL', url, 'Unsupported URL protocol')
  if (!URL.canParse(whole) || !hasWholeHost(new URL(whole)))
    throw invalidUrl('URL', url, 'Wrong HTTP URL')
  return new URL(whole).href
}

/** Telegram knows no host without a dot, except IPv6 addresses. */
function hasWholeHost({ hostname }: URL): boolean {
  return /[.[]/.test(hostname)
}

function invalidUrl(what: 'URL' | 'Web App URL', url: string, problem: string) {
  return badRequest(`inline keyboard button ${what} '${url}' is invalid: ${problem}`)
}
