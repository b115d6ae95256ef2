import type { Message } from 'grammy/types'
import type { BotSettings } from '../../src/bot-part.ts'
import { deposits } from '../../src/domain/schema.ts'
import { testBot } from './bot.ts'
import type { TestPerson } from './person.ts'
import { oneTransfer, STARS } from './transfers.ts'

/** A bot that takes both ways to pay, a holder and an admin. */
export async function botWithMethods(settings: Partial<BotSettings> = {}) {
  const bot = await testBot({}, settings)
  await bot.set({ ...STARS, ...oneTransfer({ instructions: 'IBAN <b>DE00</b>' }) })
  const [holder, ada] = [bot.person(), bot.admin()]
  await holder.write('/start')
  await ada.write('/start')
  const { id } = await holder.account()
  const invoiceOf = (messages: Message[]) =>
    messages.findLast((one) => one.invoice)?.message_id ?? 0
  return {
    ...bot,
    ...{ holder, ada, id },
    balance: () => holder.balance(),
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
  }
}
