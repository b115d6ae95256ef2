// Walks through the bot in Arabic and finds no English: a text that is in no file of messages shows in any other
// language. test/locales checks that all languages have the same messages.
import type { Message, MessageEntity } from 'grammy/types'
import { expect, test } from 'vitest'
import { setPreference } from '../../../src/domain/accounts/holders.ts'
import { exportCatalog } from '../../../src/domain/catalog/import.ts'
import {
  busyShop,
  HOLDER_STARTS,
  leaveAdminScreens,
  leaveHolderScreens,
  type Shop,
} from '../../helpers/busy-shop.ts'
import { claimOrders } from '../../helpers/claims.ts'
import { adminStarts, leaveMove } from '../../helpers/leave-moves.ts'
import type { Pressed as Answer, TestPerson } from '../../helpers/person.ts'
import { Pressed, walk } from '../../helpers/walker.ts'

test('a holder reads nothing but Arabic', async () => {
  const shop = await busyShop()
  await leaveHolderScreens(shop)
  await leaveMove(shop)
  const commands = ['/shop', '/bulk', '/paysupport', '/terms', '/nonsense', 'plain words']
  const lines = await linesSeen(shop, shop.holder, [...HOLDER_STARTS, ...commands])
  expect(await foreign(shop, lines)).toEqual([])
})

test('an admin reads nothing but Arabic', async () => {
  const shop = await busyShop()
  const { holder } = shop
  const admin = await leaveAdminScreens(shop)
  await leaveMove(shop)
  await claimOrders(shop, holder)
  const commands = ['/help', `/credit ${holder.id} 1 x`, `/ban ${holder.id} x`]
  const lines = await linesSeen(shop, admin, [...adminStarts(holder), ...commands])
  expect(await foreign(shop, lines)).toEqual([])
})

/** All lines, buttons and short answers that the person sees on a walk in the language. */
async function linesSeen(shop: Shop, person: TestPerson, starts: string[]) {
  const seen = new Set<string>()
  const { id } = await person.account()
  await shop.store.transaction((tx) => setPreference(tx, id, { chosenLanguage: 'ar' }))
  const before = new Map((await person.messages()).map((one) => [one.message_id, shown(one)]))
  const look = (answer: Answer) => seen.add(answer?.text ?? '')
  const pressed = new Pressed()
  // Not to walk on in another language.
  pressed.counts.set('language-set', 1)
  for (const start of starts) {
    await walk(person, [start], pressed, (answer) => look(answer))
    for (const message of await person.messages())
      if (message.from?.is_bot && before.get(message.message_id) !== shown(message))
        for (const line of wordsOf(message)) seen.add(line)
  }
  return seen
}

const shown = ({ text, caption, reply_markup }: Message) =>
  JSON.stringify([text, caption, reply_markup])

async function foreign({ store, holder }: Shop, lines: Set<string>) {
  const names = stringsIn(await exportCatalog(store.read))
  const { name } = await holder.account()
  const data = [...new Set([...names, name, ...DATA])].filter((one) => /[A-Za-z]{2}/.test(one))
  data.sort((a, b) => b.length - a.length)
  return [...lines].filter((line) => isUntranslated(line, data))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/** What the people of this shop have written. */
const DATA = [
  ...[
    'To the bank <b>with the reference</b>',
    'https://shop.example/webhooks',
    'It is used.',
    'test 1',
    'test 2',
    'As you asked',
    'Not received',
    'bKash',
    'BDT',
    'English',
    'Ada',
    'Gold',
    'Person',
    'a gift',
    'No connection',
  ],
  ...[
    'default',
    'bot',
    'Player',
    'gamewallet team set',
    'pg_dump --format=custom --file=FILE DATABASE_URL',
  ],
]

/** What people copy or tap is the same in every language. */
const SAME_IN_ALL: ReadonlySet<MessageEntity['type']> = new Set([
  ...(['code', 'pre', 'spoiler', 'url', 'email', 'bot_command', 'mention'] as const),
])
/** Names of things that have no other name, what is typed after commands, and commands of the shell. */
const NAMES =
  /\b(gamewallet team set|who|what|reason|note|pause|price|support|processing|on|off|API|CSV|USD|UTC|JSON|UTF|PDF|KB|MB|IPv4|URL|Telegram|Stars|trxid|pid|slug|CIDR|UUID|HTTP|HTTPS|RE2|PostgreSQL|SQLite|Standard|[Ww]ebhooks?|WhatsApp|id|Id|ids|ms|IP|POST|GET|SUPPLIERS|env|ADMIN_IDS|supplierRef|suppliers|TEST|sandbox|gone)\b/g
/** Ids, codes, keys, addresses, event types and times: anything with a digit, or with a mark inside. */
const IDS = /\S*\d\S*|\b[\w-]+([._:/@][\w-]+)+\S*|[/@]\w+|\b[A-Z][A-Z_ -]{3,}\b|\w+[…*]\w*/g

/** The texts and the buttons of a message, without what is the same in every language. */
function wordsOf(message: Message): string[] {
  const text = message.text ?? message.caption ?? ''
  const entities = message.entities ?? message.caption_entities ?? []
  const buttons = (message.reply_markup?.inline_keyboard ?? []).flat().map((one) => one.text)
  return [...withoutEntities(text, entities).split('\n'), ...buttons]
}

/**
 * Whether a line of the bot that speaks Arabic has Latin words.
 * @param data words of the shop and its people, which are not the bot's.
 */
function isUntranslated(line: string, data: readonly string[]): boolean {
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
