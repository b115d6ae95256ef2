// Lists that grow without end: a page far down is found by the row before it, not by counting from the top.
import type { Message } from 'grammy/types'
import { expect, test } from 'vitest'
import { auditLog, deposits, entries, orders } from '../../../src/domain/schema.ts'
import { testBot } from '../../helpers/bot.ts'
import { later } from '../../helpers/factories.ts'
import type { TestPerson } from '../../helpers/person.ts'
import { testStore } from '../../helpers/store.ts'

const MANY = 30
const PER_PAGE = 8

async function longHistory() {
  const bot = await testBot({ store: await testStore() })
  const { store } = bot
  const [holder, ada] = [bot.person(), bot.admin()]
  await holder.write('/start')
  await ada.write('/start')
  const { id: accountId } = await holder.account()
  let made = 0
  /** So many more of everything, each with a number of its own. */
  async function add(count: number) {
    const numbers = Array.from({ length: count }, () => ++made)
    const code = (n: number) => `${String(n).padStart(8, '0')}-000000`
    await store.transaction(async (tx) => {
      await tx.insert(entries).values(
        numbers.map((n) => ({
          ...{ accountId, house: 'adjustments' as const, kind: 'credit' as const },
          ...{ amountMicros: n * 1_000_000, balanceAfterMicros: 1, createdAt: later(n) },
        })),
      )
      await tx.insert(orders).values(
        numbers.map((n) => ({
          ...{ id: `API-GMA-${code(n)}`, accountId, pid: 'P', slug: 's', packName: `Pack ${n}` },
          ...{ kind: 'topup' as const, quantity: 1, amountMicros: n * 1_000_000, player: {} },
          ...{ status: 'completed' as const, refunded: false, supplier: 'sandbox' },
          ...{ createdAt: later(n), endedAt: later(n) },
        })),
      )
      await tx.insert(deposits).values(
        numbers.map((n) => ({
          ...{ reference: `DEP-${code(n)}`, accountId, method: 'manual' },
          ...{ amountMicros: n * 1_000_000, status: 'credited' as const },
          // Two at a time end in the same moment.
          ...{ createdAt: later(n), expiresAt: later(n), endedAt: later(Math.floor(n / 2)) },
        })),
      )
      await tx.insert(auditLog).values(
        numbers.map((n) => ({
          ...{ at: later(n), actor: 'operator', action: 'account.credit', accountId },
          detail: { amountMicros: n * 1_000_000 },
        })),
      )
    })
  }
  await add(MANY)
  return { ...bot, holder, ada, add }
}

/** The numbers that a page shows: in its text, or on its buttons. */
function numbersOn(messages: Message[]): number[] {
  const { text, reply_markup } = messages.at(-1) ?? {}
  const labels = (reply_markup?.inline_keyboard ?? []).flat().map((one) => one.text)
  const all = [text ?? '', ...labels].join('\n')
  return [...all.matchAll(/(?<![\d.])(\d+)\.00 USD/g)].map(([, n]) => Number(n))
}

const LISTS: [string, (of: { holder: TestPerson; ada: TestPerson }) => [TestPerson, string]][] = [
  ['a holder’s entries', ({ holder }) => [holder, 'entries']],
  ['a holder’s orders', ({ holder }) => [holder, 'orders']],
  ['a holder’s top-ups', ({ holder }) => [holder, 'deposits']],
]

test.each(LISTS)('%s go on where the page before ended, whatever came meanwhile', async (_, at) => {
  const bot = await longHistory()
  const [person, list] = at(bot)
  const page = async () => numbersOn((await person.messages()).filter(({ from }) => from?.is_bot))
  const from = (newest: number) => Array.from({ length: PER_PAGE }, (_, i) => newest - i)

  await person.forge(list)
  expect(await page()).toEqual(from(MANY))
  await bot.add(3)
  for (const newest of [MANY - PER_PAGE, MANY - 2 * PER_PAGE]) {
    await person.press(/Older/)
    expect(await page()).toEqual(from(newest))
  }
  await person.press(/Older/)
  expect(await page()).toEqual([6, 5, 4, 3, 2, 1])
  expect((await person.buttons()).filter((label) => /Older|Newer/.test(label))).toHaveLength(1)
  await person.press(/Newer/)
  expect(await page()).toEqual(from(MANY - 2 * PER_PAGE))
  await person.press(/Newer/)
  expect(await page()).toEqual(from(MANY - PER_PAGE))
  await person.press(/Newer/)
  expect(await page()).toEqual(from(MANY + 3))
  // As on buttons of before, and made up.
  for (const arg of ['2', '99999', '3b', '1f', '1bzzzzzzzzzzzz']) {
    await person.forge(`${list}:${arg}`)
    expect(await page()).toEqual(from(MANY + 3))
  }
})
