import type { Message, MessageEntity } from 'grammy/types'

/** What people copy or tap is the same in every language. */
const SAME_IN_ALL: ReadonlySet<MessageEntity['type']> = new Set([
  ...(['code', 'pre', 'spoiler', 'url', 'email', 'bot_command', 'mention'] as const),
])
/** Names of things that have no other name, what is typed after commands, and commands of the shell. */
const NAMES =
  /\b(gamewallet team set|who|reason|note|pause|price|support|processing|on|off|API|CSV|USD|UTC|JSON|UTF|PDF|KB|MB|IPv4|URL|Telegram|Stars|trxid|pid|slug|CIDR|UUID|HTTP|HTTPS|RE2|PostgreSQL|SQLite|Standard|[Ww]ebhooks?|WhatsApp|id|Id|ids|ms|IP|POST|GET|SUPPLIERS|env|ADMIN_IDS|supplierRef|suppliers|TEST|sandbox|gone)\b/g
/** Ids, codes, keys, addresses, event types and times: anything with a digit, or with a mark inside. */
const IDS = /\S*\d\S*|\b[\w-]+([._:/@][\w-]+)+\S*|[/@]\w+|\b[A-Z][A-Z_ -]{3,}\b|\w+[…*]\w*/g

/** The texts and the buttons of a message, without what is the same in every language. */
export function wordsOf(message: Message): string[] {
  const text = message.text ?? message.caption ?? ''
  const entities = message.entities ?? message.caption_entities ?? []
  const buttons = (message.reply_markup?.inline_keyboard ?? []).flat().map((one) => one.text)
  return [...withoutEntities(text, entities).split('\n'), ...buttons]
}

/**
 * Whether a line of the bot that speaks Arabic has Latin words.
 * @param data words of the shop and its people, which are not the bot's.
 */
export function isUntranslated(line: string, data: readonly string[]): boolean {
  let rest = line
  for (const known of data) rest = rest.replace(wholeWord(known), '$1 ')
  return /[A-Za-z]{2,}/.test(rest.replace(IDS, ' ').replace(NAMES, ' '))
}

function wholeWord(text: string): RegExp {
  const escaped = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return new RegExp(`(^|[^\\p{L}])${escaped}(?![\\p{L}])`, 'gu')
}

function withoutEntities(text: string, entities: readonly MessageEntity[]): string {
  let rest = text
  for (const { type, offset, length } of entities)
    if (SAME_IN_ALL.has(type))
      rest = rest.slice(0, offset) + ' '.repeat(length) + rest.slice(offset + length)
  return rest
}
