import { type Api, InputFile } from 'grammy'
import type { Store } from '../../db/store.ts'
import { listingOf } from '../../domain/catalog/catalog.ts'
import { walletOf } from '../../domain/ledger/ledger.ts'
import { cardOf, markCodesSent, storeCard } from '../../domain/orders/cards.ts'
import type { Order } from '../../domain/orders/orders.ts'
import { knownName } from '../../domain/shop/saved-players.ts'
import { bold, clip, code, html, lines, secret } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { changeMessage } from '../kit/change-message.ts'
import { button, copyButtons, FORM, fitMessage, keyboard, type Screen } from '../kit/screen.ts'
import { type Listings, lineName, packName, reasonOf, shortPlayer } from './view.ts'

// The message in the chat that shows an order. It is changed by the handler that places the order, and by the
// notice that the order has ended.

/** From this many on, people also want the codes as a file. */
const FILE_FROM = 6
const MAX_NAME = 64

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
  await sendCodes(api, telegramId, texts, { order, listings })
  await store.transaction((tx) => markCodesSent(tx, card))
}

function cardScreen(
  texts: Texts,
  order: Order,
  about: { listings: Listings; playerName: string | null; balanceMicros: number },
): Screen {
  const { format, t } = texts
  const { id, status, amountMicros, quantity, error } = order
  const { listings, playerName, balanceMicros } = about
  const pack = bold(format.apart(clip(packName(texts, order, listings), MAX_NAME)))
  const line = format.apart(clip(lineName(texts, order, listings), MAX_NAME))
  const whom = shortPlayer(order.player, playerName)
  const isRefunded = status === 'cancelled'
  const again = button(isRefunded ? t('shop-try-again') : t('shop-again'), 'again', id)
  const ended = [again, button(t('shop-to-order'), 'order-new', id)]
  return {
    text: lines(
      bold(t(`shop-${status === 'completed' ? 'done' : status}`)),
      '',
      html`${pack}${quantity > 1 ? ` × ${format.number(quantity)}` : ''} · ${line}`,
      whom !== '' && html`👤 ${format.apart(whom)}`,
      isRefunded && error ? t('shop-reason', { reason: reasonOf(texts, error) }) : null,
      isRefunded
        ? t('shop-money-is-back', { amount: bold(format.usd(amountMicros)) })
        : format.field(t('shop-paid'), format.usd(amountMicros)),
      format.field(t('shop-balance'), format.usd(balanceMicros)),
      format.field(t('shop-order'), code(id)),
      status === 'processing' && lines('', t('shop-waits')),
      status === 'completed' && order.kind !== 'topup' && lines('', t('shop-codes-below')),
    ),
    buttons: [
      status === 'processing' ? [button(t('shop-to-order'), 'order-new', id)] : ended,
      [button(t('shop-open'), 'shop-new'), button(t('common-home'), 'home-new')],
    ],
  }
}

/** Sends the codes of an order, each hidden until it is tapped, with a button to copy it, and many or long ones as a file. */
async function sendCodes(
  api: Api,
  telegramId: number,
  texts: Texts,
  { order, listings }: { order: Order; listings: Listings },
): Promise<void> {
  const { format, t } = texts
  const { id, codes } = order
  const fits = fitMessage(codes)
  const pack = format.apart(clip(packName(texts, order, listings), MAX_NAME))
  const text = lines(
    bold(t('shop-codes-of', { pack })),
    ...(fits
      ? [t('shop-tap-to-show'), '', ...codes.map(secret)]
      : [t('shop-codes-in-file', { count: codes.length })]),
  )
  const copies = copyButtons((number) => t('common-copy-code', { number }), codes)
  const reply_markup = keyboard(fits ? copies : [])
  await api.sendMessage(telegramId, text.html, { ...FORM, reply_markup, protect_content: true })
  if (fits && codes.length < FILE_FROM) return
  const file = new InputFile(Buffer.from(`${codes.join('\n')}\n`), `${id}.txt`)
  await api.sendDocument(telegramId, file, { caption: id })
}
