import { setImmediate as nextTurn } from 'node:timers/promises'
import { InputFile } from 'grammy'
import { liveDeposits } from '../../domain/deposits.ts'
import { balanceOf, type Entry } from '../../domain/ledger.ts'
import { toUsd } from '../../domain/money.ts'
import { entriesOf, statementOf } from '../../domain/statement.ts'
import type { BotContext, Feature } from '../context.ts'
import { csvRow } from '../csv.ts'
import { html, lines } from '../html.ts'
import { button, pageOf, pageTurner, type Screen, send, sendFile, show } from '../screen.ts'

const ENTRIES_PER_PAGE = 8

export const wallet: Feature = {
  commands: {
    wallet: async (ctx) => send(ctx, await walletScreen(ctx)),
  },
  buttons: {
    wallet: async (ctx) => show(ctx, await walletScreen(ctx)),
    entries: async (ctx, [page]) => show(ctx, await entriesScreen(ctx, pageOf(page))),
    statement,
  },
}

async function walletScreen({ account, texts, deps, now }: BotContext): Promise<Screen> {
  const { read } = deps.store
  const { wallet, common } = texts
  const balanceMicros = await balanceOf(read, account.id)
  return {
    text: wallet.screen(balanceMicros, await liveDeposits(read, account.id, now)),
    buttons: [
      [button(wallet.topUp, 'topup'), button(wallet.deposits, 'deposits')],
      [button(wallet.entries, 'entries'), button(wallet.statement, 'statement')],
      [button(wallet.lowBalance, 'low')],
      [button(common.home, 'home'), button(common.refresh, 'wallet')],
    ],
  }
}

async function entriesScreen(ctx: BotContext, page: number): Promise<Screen> {
  const { wallet, common } = ctx.texts
  const offset = page * ENTRIES_PER_PAGE
  const bounds = { limit: ENTRIES_PER_PAGE + 1, offset }
  const found = await entriesOf(ctx.deps.store.read, ctx.account.id, bounds)
  const shown = found.slice(0, ENTRIES_PER_PAGE)
  const rows = shown.flatMap((entry) => [html``, wallet.entry(entry)])
  return {
    text: lines(wallet.entriesTitle(page), ...(rows.length > 0 ? rows : ['', wallet.noEntries])),
    buttons: [
      pageTurner(ctx.texts, page, found.length > shown.length, 'entries'),
      [button(common.back, 'wallet'), button(wallet.statement, 'statement')],
    ],
  }
}

async function statement(ctx: BotContext): Promise<void> {
  const { account, texts, deps, now } = ctx
  await ctx.replyWithChatAction('upload_document')
  const parts = [csvRow(texts.wallet.statementColumns)]
  let count = 0
  for await (const batch of statementOf(deps.store.read, account.id)) {
    parts.push(...batch.map(statementRow))
    count += batch.length
    await nextTurn()
  }
  const name = `statement-${now.toISOString().slice(0, 10)}.csv`
  const file = new InputFile(Buffer.from(parts.join('')), name)
  await sendFile(ctx, file, texts.wallet.statementCaption(count))
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

/** Never in the form 1e-7, which some programs do not read. */
function decimal(micros: number): string {
  return toUsd(micros).toFixed(6)
}
