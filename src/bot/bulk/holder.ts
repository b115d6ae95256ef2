import { ownBulk, progressOf, resultsOf, startBulk, stopBulk } from '../../domain/bulk/bulk.ts'
import { draftBulk } from '../../domain/bulk/drafts.ts'
import { html } from '../../locales/html.ts'
import { chooseMethod } from '../deposits/holder-top-up.ts'
import { Refused, refusalText } from '../kit/answers.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { button, type Screen, send, sendFile, show } from '../kit/screen.ts'
import { refuseCodes } from '../stock/admin.ts'
import { resultsFile, templateFile } from './holder-files.ts'
import { bulkNotice } from './holder-notices.ts'
import { areCodes, checkedTable, looksLikeTable, tableSent } from './holder-table.ts'
import { bulkHome, bulkScreen, PROBLEMS_SHOWN } from './view.ts'

/** Many orders at once: a person sends a table, sees what it costs, confirms, and gets the results. */
export const bulk = {
  reads: ['bulk-show', 'bulk-new', 'bulk-csv'],
  commands: { bulk: open },
  buttons: {
    bulk: open,
    'bulk-template': async (ctx) =>
      sendFile(ctx, await templateFile(ctx), html`${ctx.t('bulk-template-caption')}`),
    'bulk-show': async (ctx, [id = '']) => show(ctx, await screenOf(ctx, id)),
    // Pressed below a notice, which must stay in the chat.
    'bulk-new': async (ctx, [id = '']) => send(ctx, await screenOf(ctx, id)),
    'bulk-topup': async (ctx) => send(ctx, await chooseMethod(ctx)),
    'bulk-go': (ctx, [id = '']) => start(ctx, id),
    'bulk-stop': (ctx, [id = '']) => stop(ctx, id),
    'bulk-csv': (ctx, [id = '']) => sendResults(ctx, id),
  },
  decides: { 'bulk-go': 'bulk-show' },
  questions: { table: takeTable },
  notices: { bulk_results: bulkNotice, bulk_stopped: bulkNotice },
} satisfies Feature

async function open(ctx: BotContext): Promise<void> {
  await show(ctx, await bulkHome(ctx))
  ctx.ask('table')
}

/**
 * Takes a table that was sent without a question: a CSV or text file, or lines that name products.
 * @returns false if the message is none
 */
export async function bulkTakes(ctx: BotContext): Promise<boolean> {
  if (!(await looksLikeTable(ctx))) return false
  try {
    await takeTable(ctx)
  } catch (error) {
    const refusal = refusalText(ctx, error)
    if (refusal === null) throw error
    const buttons = [[button(ctx.t('bulk-open'), 'bulk'), button.home(ctx.t)]]
    await send(ctx, { text: html`${refusal}`, buttons })
  }
  return true
}

/** @throws Refused, or DomainError if it is no table that can be read */
async function takeTable(ctx: BotContext): Promise<void> {
  const sent = await tableSent(ctx)
  if (sent === null) throw new Refused(ctx.t('bulk-wanted'))
  const table = await checkedTable(ctx, sent)
  if (await areCodes(ctx, sent, table.rows)) return refuseCodes(ctx)
  // Does not use ctx.act: if the update is handled again, the first draft is replaced.
  const id = await draftBulk(ctx.deps.store, ctx.account.id, table, ctx.now)
  await send(ctx, await screenOf(ctx, id))
  const { invalid } = await progressOf(ctx.read, id)
  if (invalid > PROBLEMS_SHOWN) await sendResults(ctx, id)
}

async function screenOf(ctx: BotContext, id: string): Promise<Screen> {
  return bulkScreen(ctx, await ownBulk(ctx.read, ctx.account.id, id))
}

async function start(ctx: BotContext, id: string): Promise<void> {
  const { account, now, t } = ctx
  const started = await ctx.act((tx) => startBulk(tx, account.id, id, now))
  if (!started) ctx.say(t('bulk-started-before'))
  await show(ctx, await screenOf(ctx, id))
}

async function stop(ctx: BotContext, id: string): Promise<void> {
  await ownBulk(ctx.read, ctx.account.id, id)
  await ctx.act((tx) => stopBulk(tx, id, 'holder'))
  await show(ctx, await screenOf(ctx, id))
}

/** What became of each row; of a draft, those with mistakes. */
async function sendResults(ctx: BotContext, id: string): Promise<void> {
  const { texts, account, now, read, t } = ctx
  const own = await ownBulk(read, account.id, id)
  await ctx.replyWithChatAction('upload_document')
  const all = await resultsOf(read, own)
  const some = own.status === 'draft' ? all.filter(({ line }) => line.problem !== null) : all
  await sendFile(ctx, resultsFile(texts, some, now), html`${t('bulk-title')}`)
}
