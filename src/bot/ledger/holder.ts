import { setImmediate as nextTurn } from 'node:timers/promises'
import { InputFile } from 'grammy'
import { ordersOfClaims } from '../../domain/claims/claims.ts'
import { liveDeposits } from '../../domain/deposits/deposits.ts'
import { entriesOf, statementEnd, statementOf } from '../../domain/ledger/entries.ts'
import { type Entry, walletOf } from '../../domain/ledger/ledger.ts'
import { ordersWithoutCodes } from '../../domain/orders/orders.ts'
import { toUsd } from '../../domain/shared/money.ts'
import { csvRow } from '../../domain/shared/table-text.ts'
import { bold, html, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { type ListPage, listPageIn, listTurner, pageTitle } from '../kit/list-page.ts'
import { because, paidDebt, withWallet } from '../kit/notice-text.ts'
import { button, type Screen, sendFile } from '../kit/screen.ts'
import { listingsOf } from '../orders/holder.ts'
import { packName } from '../orders/view.ts'
import { balanceLines, entryView, type Goods } from './view.ts'

const ENTRIES_PER_PAGE = 8
/** The same in every language: programs read them, too. */
const STATEMENT_COLUMNS = ['time', 'kind', 'amount_usd', 'balance_after_usd', 'reference', 'note']
/** Telegram lets a bot upload 50 MB; this leaves a margin. */
const MAX_FILE_BYTES = 45_000_000

export const wallet = {
  reads: ['wallet', 'entries', 'statement'],
  commands: {
    wallet: walletScreen,
  },
  buttons: {
    wallet: walletScreen,
    entries: (ctx, [page]) => entriesScreen(ctx, listPageIn(page)),
    statement,
  },
  notices: {
    balance_adjusted: ({ texts }, { amountMicros, note, paidOffMicros = 0 }) => {
      const { format, t } = texts
      const amount = bold(format.usd(Math.abs(amountMicros)))
      const text = lines(
        amountMicros > 0 ? t('notices-added', { amount }) : t('notices-taken', { amount }),
        paidDebt(texts, paidOffMicros),
        because(texts, note),
      )
      return withWallet(texts, text)
    },
  },
} satisfies Feature

async function walletScreen({ account, texts, now, read, t, format }: BotContext): Promise<Screen> {
  const openTopUps = await liveDeposits(read, account.id, now)
  return {
    text: lines(
      bold(t('wallet-title')),
      '',
      ...balanceLines(texts, await walletOf(read, account.id)),
      openTopUps > 0 ? format.field(t('wallet-open-top-ups'), openTopUps) : null,
    ),
    buttons: [
      [button(t('deposits-top-up'), 'topup'), button(t('deposits-list'), 'deposits')],
      [button(t('wallet-entries'), 'entries'), button(t('wallet-statement'), 'statement')],
      [button(t('wallet-low-balance'), 'low')],
      [button.home(t), button.refresh(t, 'wallet')],
    ],
  }
}

async function entriesScreen(ctx: BotContext, page: ListPage): Promise<Screen> {
  const { t } = ctx
  const bounds = { limit: ENTRIES_PER_PAGE, cursor: page.cursor }
  const found = await entriesOf(ctx.read, ctx.account.id, bounds)
  const goods = await goodsOf(ctx, found.rows)
  const rows = found.rows.flatMap((entry) => ['', entryView(ctx.texts, entry, goods)])
  return {
    text: lines(
      pageTitle(ctx.texts, t('wallet-entries'), page.number),
      ...(rows.length > 0 ? rows : ['', t('wallet-no-entries')]),
    ),
    buttons: [
      listTurner(ctx.texts, page, found, ({ id }) => id, 'entries'),
      [button.back(t, 'wallet'), button(t('wallet-statement'), 'statement')],
    ],
  }
}

/** What the entries' orders were for, also where the entry is about a claim. */
async function goodsOf(ctx: BotContext, entries: readonly Entry[]): Promise<Goods> {
  const { texts, read } = ctx
  const references = entries.flatMap(({ reference }) => reference ?? [])
  const claimed = await ordersOfClaims(read, references)
  const rows = await ordersWithoutCodes(read, [...references, ...claimed.values()])
  const listings = await listingsOf(ctx, rows)
  const names = new Map(
    rows.map((order) => {
      const name = packName(texts, order, listings)
      return [order.id, order.quantity > 1 ? `${order.quantity} × ${name}` : name]
    }),
  )
  for (const [reference, orderId] of claimed) names.set(reference, names.get(orderId) ?? orderId)
  return names
}

/** Sends every entry as CSV, in as many files as needed, without loading all of them at once. */
async function statement(ctx: BotContext): Promise<void> {
  const { account, now, read, format, t } = ctx
  await ctx.replyWithChatAction('upload_document')
  const { count, lastId } = await statementEnd(read, account.id)
  let sentTo = 0
  for (let part = 1; part === 1 || sentTo < lastId; part++) {
    const after = sentTo
    // grammY calls this again if it repeats the upload.
    const content = () =>
      csvFile(ctx, { after, lastId }, (id) => {
        sentTo = id
      })
    const day = now.toISOString().slice(0, 10)
    const name = part === 1 ? `statement-${day}.csv` : `statement-${day}-part-${part}.csv`
    const caption =
      part === 1
        ? t('wallet-statement-caption', { count: format.number(count) })
        : t('wallet-statement-part', { part: format.number(part) })
    await sendFile(ctx, new InputFile(content, name), html`${caption}`)
  }
}

/** Yields a file's bytes in batches of entries. `reached` gets the id of the last entry written. */
async function* csvFile(
  { account, read }: BotContext,
  bounds: { after: number; lastId: number },
  reached: (entryId: number) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  yield Buffer.from(csvRow(STATEMENT_COLUMNS))
  for await (const batch of statementOf(read, account.id, bounds)) {
    const rows = Buffer.from(batch.map(statementRow).join(''))
    if (bytes > 0 && bytes + rows.length > MAX_FILE_BYTES) return
    bytes += rows.length
    yield rows
    reached(batch.at(-1)?.id ?? bounds.lastId)
    await nextTurn()
  }
}

function statementRow(entry: Entry): string {
  return csvRow([
    entry.createdAt.toISOString(),
    entry.kind,
    decimal(entry.amountMicros),
    decimal(entry.balanceAfterMicros),
    entry.reference ?? '',
    entry.note ?? '',
  ])
}

/** Never in exponent form such as 1e-7, which some programs cannot read. */
function decimal(micros: number): string {
  return toUsd(micros).toFixed(6)
}
