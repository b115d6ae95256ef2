import { type Api, InputFile } from 'grammy'
import type { Store } from '../db/store.ts'
import { listingOf } from '../domain/catalog/catalog.ts'
import { walletOf } from '../domain/ledger/ledger.ts'
import { cardOf, markCodesSent, storeCard } from '../domain/orders/cards.ts'
import type { Order } from '../domain/orders/orders.ts'
import { knownName } from '../domain/shop/saved-players.ts'
import type { Html } from '../locales/html.ts'
import type { Texts } from '../locales/languages.ts'
import { button, copyButtons, FORM, fitMessage, keyboard, type Screen } from './screen.ts'
import { changeMessage } from './sending/change-message.ts'
import { codesView, orderCardView } from './views/holder/order-card.ts'

// The message in the chat that shows an order. It is changed by the handler that places the order, and by the
// notice that the order has ended.

/** From this many on, people also want the codes as a file. */
const FILE_FROM = 6

/** `withCodes`: false if something else sends them. */
type Shown = { telegramId: number; order: Order; withCodes?: boolean }

/**
 * Shows the order on its card as it is now. Codes follow in a message of their own, which nobody can forward; they
 * are sent once, unless the process is killed right then.
 */
export async function changeCard(
  api: Api,
  store: Store,
  texts: Texts,
  { telegramId, order, withCodes = true }: Shown,
): Promise<void> {
  const card = await cardOf(store.read, order)
  // Swept: the order took a month.
  if (!card) return
  const { accountId, slug, player } = order
  const { balanceMicros } = await walletOf(store.read, accountId)
  const playerName = await knownName(store.read, accountId, { slug, player })
  const listing = await listingOf(store.read, order.pid)
  const listings = new Map(listing ? [[order.pid, listing]] : [])
  const screen = cardScreen(texts, order, { listings, playerName, balanceMicros })
  const messageId = await changeMessage(api, telegramId, card.messageId, screen)
  if (messageId !== card.messageId)
    await store.transaction((tx) => storeCard(tx, { ...card, messageId }, card.createdAt))
  if (order.codes.length === 0 || card.codesSent || !withCodes) return
  const text = codesView(texts, order, listings)
  await sendCodes(
    api,
    telegramId,
    { text, label: (number) => texts.t('common-copy-code', { number }) },
    order,
  )
  await store.transaction((tx) => markCodesSent(tx, card))
}

function cardScreen(
  texts: Texts,
  order: Order,
  about: Parameters<typeof orderCardView>[2],
): Screen {
  const { t } = texts
  const { id, status } = order
  const again = button(status === 'cancelled' ? t('shop-try-again') : t('shop-again'), 'again', id)
  const ended = [again, button(t('shop-to-order'), 'order-new', id)]
  return {
    text: orderCardView(texts, order, about),
    buttons: [
      status === 'processing' ? [button(t('shop-to-order'), 'order-new', id)] : ended,
      [button(t('shop-open'), 'shop-new'), button(t('common-home'), 'home-new')],
    ],
  }
}

/** Sends the codes of an order, with a button to copy each, and many or long ones as a file. */
async function sendCodes(
  api: Api,
  telegramId: number,
  { text, label }: { text: Html; label: (number: number) => string },
  { id, codes }: Order,
): Promise<void> {
  const fits = fitMessage(codes)
  const reply_markup = keyboard(fits ? copyButtons(label, codes) : [])
  await api.sendMessage(telegramId, text.html, { ...FORM, reply_markup, protect_content: true })
  if (fits && codes.length < FILE_FROM) return
  const file = new InputFile(Buffer.from(`${codes.join('\n')}\n`), `${id}.txt`)
  await api.sendDocument(telegramId, file, { caption: id })
}
