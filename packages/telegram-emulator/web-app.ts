import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { z } from 'zod'
import { checkNotBlocked } from './acts.ts'
import { checkAppUrl } from './checks.ts'
import { DoorError } from './errors.ts'
import { type Conversation, type KnownPerson, userOf } from './state.ts'
import type { World } from './world.ts'

export const webAppBody = z.strictObject({
  url: z.string(),
  /** The message whose button leads there. Without it, any page that a button could open is opened. */
  message_id: z.int().optional(),
  /** Whether the app has the dark theme. */
  dark: z.boolean().optional(),
})

const VERSION = '8.0'
const PLATFORM = 'web'
/** The colours of the chat page; see page/base.css. */
const THEMES = {
  light: {
    bg_color: '#ffffff',
    secondary_bg_color: '#e3e9ec',
    text_color: '#14212a',
    hint_color: '#53626c',
    link_color: '#00756e',
    button_color: '#00756e',
    button_text_color: '#ffffff',
  },
  dark: {
    bg_color: '#182026',
    secondary_bg_color: '#080b0d',
    text_color: '#e8eef1',
    hint_color: '#9aaab3',
    link_color: '#68d3ca',
    button_color: '#006c65',
    button_text_color: '#ffffff',
  },
}
/** Nobody has Telegram's key: whoever checks `signature` with Telegram's public key must refuse this one. */
const { privateKey: SIGNATURE_KEY } = generateKeyPairSync('ed25519')

/**
 * The address that the app loads when the person opens the Mini App, as core.telegram.org/bots/webapps describes it.
 * Left out are the messages between a Mini App and the app (to close itself, for instance), and answerWebAppQuery.
 * @throws DoorError if the message has no such button, TelegramError if no button could lead there.
 */
export function openWebApp(
  world: World,
  person: KnownPerson,
  given: z.output<typeof webAppBody>,
): { url: string } {
  const conversation = world.state.privateChat(person)
  checkNotBlocked(conversation)
  const url = checkAppUrl(given.url)
  if (given.message_id !== undefined && !hasButton(conversation, given.message_id, url))
    throw new DoorError(400, 'The message has no such button now. Look at it again.')
  const parameters = encoded({
    tgWebAppData: initData(world, person, conversation),
    tgWebAppVersion: VERSION,
    tgWebAppPlatform: PLATFORM,
    tgWebAppThemeParams: JSON.stringify(given.dark ? THEMES.dark : THEMES.light),
  })
  return { url: `${url}${separatorAfter(url)}${parameters}` }
}

function hasButton({ messages }: Conversation, messageId: number, url: string): boolean {
  const buttons = messages.get(messageId)?.message.reply_markup?.inline_keyboard.flat() ?? []
  return buttons.some((button) => 'web_app' in button && button.web_app.url === url)
}

/** Who opened it and when, signed. Each opening has its own. */
function initData({ token, state }: World, person: KnownPerson, { started }: Conversation): string {
  const user = { ...userOf(person), ...(started ? { allows_write_to_pm: true } : {}) }
  const { is_bot: _, ...shown } = user
  const fields = {
    query_id: randomBytes(18).toString('base64url'),
    user: JSON.stringify(shown),
    auth_date: String(state.now()),
  }
  const forOthers = `${state.bot.id}:WebAppData\n${checkString(fields)}`
  const signature = sign(null, Buffer.from(forOthers), SIGNATURE_KEY).toString('base64url')
  const secret = createHmac('sha256', 'WebAppData').update(token).digest()
  const hash = createHmac('sha256', secret).update(checkString({ ...fields, signature }))
  return encoded({ ...fields, signature, hash: hash.digest('hex') })
}

/** What is signed: the fields by name, one a line. */
function checkString(fields: Record<string, string>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`)
  return lines.sort().join('\n')
}

/** Unlike URLSearchParams, and like Telegram, with %20 for a space. */
function encoded(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  return parts.join('&')
}

/** A Mini App's own fragment comes first. Telegram's script reads the parameters after it. */
function separatorAfter(url: string): string {
  const [, ...own] = url.split('#')
  if (own.length === 0) return '#'
  return /[?=]/.test(own.join('')) ? '&' : '?'
}
