import type { Message } from 'grammy/types'
import { expect } from 'vitest'
import type { BotSettings } from '../../src/bot-part.ts'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { deposits } from '../../src/domain/schema.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { type TestPerson, testBot } from './bot.ts'
import { START } from './factories.ts'
import { oneTransfer } from './transfers.ts'

/** A bot that takes both ways to pay, a holder and an admin. */
export async function botWithMethods(settings: Partial<BotSettings> = {}) {
  const bot = await testBot({}, settings)
  await bot.store.transaction((tx) =>
    changeSettings(
      tx,
      {
        stars: { on: true, starsPerUsd: 50 },
        ...oneTransfer({ instructions: 'IBAN <b>DE00</b>' }),
      },
      START,
    ),
  )
  const [holder, ada] = [bot.person(), bot.admin()]
  await holder.write('/start')
  await ada.write('/start')
  const { id } = await holder.account()
  const invoiceOf = (messages: Message[]) =>
    messages.findLast((one) => one.invoice)?.message_id ?? 0
  return {
    ...bot,
    ...{ holder, ada, id },
    balance: () => balanceOf(bot.store.read, id),
    statuses: async () =>
      (await bot.store.read.select().from(deposits).orderBy(deposits.id)).map(
        ({ status }) => status,
      ),
    async open(person: TestPerson, method: string, amount: string) {
      await person.write('/wallet')
      await person.press('➕ Top up')
      await person.press(method)
      await person.press(amount)
    },
    invoice: async () => invoiceOf(await holder.messages()),
    async proven() {
      expect((await proveLedger(bot.store.read)).findings).toEqual([])
    },
  }
}
