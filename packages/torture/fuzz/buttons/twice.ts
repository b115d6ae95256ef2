import { shownBy } from '../../doors/chat.ts'
import type { Holder } from '../../world/holders.ts'
import type { Target } from '../target.ts'

const SHOWN_MS = 15_000
const PRICE_USD = 0.05
const BALANCE = /([\d,]+\.\d+)\s*USD/

/**
 * Buys a card in the shop, and presses "Buy" twice at once and once more when all is done, under the message
 * that had it and under a newer one: it is paid once.
 */
export async function buyTwice(
  { setting: { chat }, count, found }: Target,
  { telegramId: who, name }: Holder,
): Promise<void> {
  const shows = (act: () => Promise<unknown>, pattern: RegExp) =>
    chat.answer(who, act, pattern, SHOWN_MS)
  const press = (words: string) => () => chat.press(who, words, name)
  const balance = async () => {
    const wallet = await shows(() => chat.write(who, '/wallet', name), BALANCE)
    return Number(BALANCE.exec(wallet?.text ?? '')?.[1]?.replaceAll(',', '') ?? Number.NaN)
  }
  const before = await balance()
  const isAtTill =
    (await shows(() => chat.write(who, '/shop', name), /Cards/)) &&
    (await shows(press('Cards'), /Card of 5/)) &&
    (await shows(press('Card of 5'), /How many/)) &&
    (await shows(press('1'), /Buy for/))
  const till = isAtTill || null
  const buttons = (till?.reply_markup?.inline_keyboard ?? []).flat()
  const buy = buttons.find(({ text }) => text.includes('Buy for'))
  if (!till || !buy || !('callback_data' in buy)) {
    const shown = (await chat.messages(who)).slice(-1).map(shownBy)
    return found({ check: 'buttons-twice', what: 'Nothing can be bought.', evidence: shown })
  }
  const pressBuy = (messageId: number) =>
    chat.pressData(who, messageId, buy.callback_data, name, true)
  await Promise.all([pressBuy(till.message_id), pressBuy(till.message_id)])
  await pressBuy(await chat.newest(who))
  await pressBuy(till.message_id)
  const after = await balance()
  count('purchases whose button was pressed four times')
  // In tenths of a cent: binary fractions are not exact.
  if (Math.round((before - after) * 1000) !== PRICE_USD * 1000)
    found({
      check: 'buttons-twice',
      what: `A card of $${PRICE_USD}, bought by pressing ${buy.callback_data} four times, cost $${before - after}.`,
      evidence: (await chat.messages(who)).slice(-4).map(shownBy),
    })
}
