// Walks through the bot in Arabic and finds no English: a text that is in no file of messages shows in any other
// language. test/locales checks that all languages have the same messages.
import type { Message } from 'grammy/types'
import { expect, test } from 'vitest'
import { chooseLanguage } from '../../src/domain/accounts/holders.ts'
import { exportCatalog } from '../../src/domain/catalog/import.ts'
import {
  busyShop,
  HOLDER_STARTS,
  leaveAdminScreens,
  leaveHolderScreens,
  type Shop,
} from '../helpers/busy-shop.ts'
import { claimOrders } from '../helpers/claims.ts'
import { adminStarts, leaveMove, leaveOrder } from '../helpers/leave-moves.ts'
import type { Pressed as Answer, TestPerson } from '../helpers/person.ts'
import { isUntranslated, wordsOf } from '../helpers/untranslated.ts'
import { Pressed, walk } from '../helpers/walker.ts'

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
  await leaveOrder(shop, admin)
  await claimOrders(shop, holder)
  const commands = [
    '/claims',
    '/help',
    '/move',
    `/credit ${holder.id} 1 x`,
    `/ban ${holder.id} x`,
    '/line x',
  ]
  const lines = await linesSeen(shop, admin, [...adminStarts(holder), ...commands])
  expect(await foreign(shop, lines)).toEqual([])
})

/** All lines, buttons and short answers that the person sees on a walk in the language. */
async function linesSeen(shop: Shop, person: TestPerson, starts: string[]) {
  const seen = new Set<string>()
  const { id } = await person.account()
  await shop.store.transaction((tx) => chooseLanguage(tx, id, 'ar'))
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
    'As you asked',
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
