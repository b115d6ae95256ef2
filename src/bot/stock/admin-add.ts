import { listingOf, productNotFound } from '../../domain/catalog/catalog.ts'
import { ANSWER_WITHIN_MS } from '../../domain/settings/confirmations.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { typedUsd } from '../../domain/shared/typed-amount.ts'
import { linesOf } from '../../domain/shared/typed-text.ts'
import {
  addStaged,
  batchView,
  dropStaged,
  type StockBatch,
  setBatchCost,
  stageCodes,
} from '../../domain/stock/batches.ts'
import { type Duplicate, previewCodes } from '../../domain/stock/code-text.ts'
import { numberedCodes } from '../../domain/stock/import.ts'
import { removeBatch } from '../../domain/stock/removal.ts'
import { type StockLevel, stockLevels } from '../../domain/stock/stock.ts'
import { bold, clip, code, html, lines } from '../../locales/html.ts'
import { Refused } from '../kit/answers.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { codesTextSent, MAX_DOWNLOAD_BYTES } from '../kit/document.ts'
import { button, buttonIfFits, idIn, isGone, type Screen, send, show } from '../kit/screen.ts'
import { codesPreviewView, levelText, notAdded, pidOf, productLine } from './view.ts'

/** More would take longer than one update may. */
const MAX_LINES = 100_000

type Numbered = Awaited<ReturnType<typeof numberedCodes>>

/** Adding codes: an admin sends them, sees a preview, confirms, and can undo while they are unsold. */
export const stockAdd: Feature = {
  right: 'stock',
  buttons: {
    'a.stock-of': (ctx, [pid = '']) => askForCodes(ctx, pid),
    'a.stock-ask': (ctx, [id]) => askAgain(ctx, idIn(id)),
    'a.stock-yes': async (ctx, [id]) => addedScreen(ctx, idIn(id), await addBatch(ctx, idIn(id))),
    'a.stock-no': (ctx, [id]) => drop(ctx, idIn(id)),
    'a.stock-cost': (ctx, [id]) => askCost(ctx, idIn(id)),
    'a.stock-batch': (ctx, [id]) => addedScreen(ctx, idIn(id), []),
    'a.stock-undo': (ctx, [id]) => askToUndo(ctx, idIn(id)),
    'a.stock-undo-now': (ctx, [id]) => undo(ctx, idIn(id)),
  },
  decides: {
    'a.stock-yes': 'a.stock-ask',
    'a.stock-no': 'a.stock-ask',
    'a.stock-undo-now': 'a.stock-undo',
  },
  answers: {
    'a.stock-cost': (ctx, [id], text) => setCost(ctx, idIn(id), text),
  },
  questions: {
    'a.codes': (ctx, [pid = '']) => codesSent(ctx, pid),
  },
}

export async function askForCodes(ctx: BotContext, pid: string): Promise<void> {
  const { t } = ctx
  const level = await levelOf(ctx, pid)
  await show(ctx, {
    text: lines(
      bold(`🎟 ${clip(level.name, 128)}`),
      html`${pidOf(ctx.texts, level)}: ${levelText(ctx.texts, level)}`,
      '',
      t('admin-stock-ask'),
    ),
    buttons: [[button.cancel(t, 'a.stock')]],
  })
  ctx.ask('a.codes', pid)
}

/** Shows a preview of the codes in a text or a file. They are added after the admin confirms. @throws Refused */
async function codesSent(ctx: BotContext, pid: string): Promise<void> {
  const { t } = ctx
  const text = await codesTextSent(ctx, t('admin-stock-too-long'), MAX_DOWNLOAD_BYTES)
  if (text === null) throw new Refused(t('admin-stock-codes-wanted'))
  const isTooLong = !linesOf(text)
    .drop(MAX_LINES + 1)
    .next().done
  if (isTooLong) throw new Refused(t('admin-stock-too-many', { max: ctx.format.number(MAX_LINES) }))
  const numbered = await numberedCodes(text)
  if (numbered.codes.length === 0) throw new Refused(t('admin-stock-no-codes'))
  await offer(ctx, pid, numbered)
}

/** Does not use ctx.act: if the update is handled again, stageCodes first drops what it staged before. */
async function offer(ctx: BotContext, pid: string, { codes, repeated }: Numbered): Promise<void> {
  const { t } = ctx
  const { store } = ctx.deps
  const level = await levelOf(ctx, pid)
  const actor = ctx.adminActor
  const { id, known } = await stageCodes(store, pid, { codes, actor }, ctx.now)
  const deleted = await isGone(ctx.deleteMessage())
  const fresh = codes.length - known.length
  if (fresh === 0) await store.transaction((tx) => dropStaged(tx, id, { actor }))
  const duplicates = [...repeated, ...known].sort((a, b) => a.line - b.line)
  const preview = { ...(await previewCodes(codes)), fresh, duplicates }
  await send(ctx, {
    text: codesPreviewView(ctx.texts, level, preview, deleted),
    buttons:
      fresh === 0
        ? afterwards(ctx, pid)
        : [
            [
              button(t('admin-stock-yes', { count: fresh }), 'a.stock-yes', id),
              button(t('admin-stock-no'), 'a.stock-no', id),
            ],
            [button(t('admin-stock-set-cost'), 'a.stock-cost', id)],
          ],
  })
}

async function askCost(ctx: BotContext, id: number): Promise<void> {
  const buttons = [[button(ctx.t('admin-stock-no'), 'a.stock-no', id)]]
  await send(ctx, {
    text: ctx.t('admin-stock-ask-cost', { example: ctx.format.apart(code('3.50')) }),
    buttons,
  })
  ctx.ask('a.stock-cost', String(id))
}

async function setCost(ctx: BotContext, id: number, text: string): Promise<void> {
  const input = { costMicros: typedUsd(text), actor: ctx.adminActor }
  const batch = await ctx.act((tx) => setBatchCost(tx, id, input))
  await send(ctx, await batchScreen(ctx, batch))
}

/** Asks about codes that wait for an answer. @throws DomainError BATCH_GONE */
async function askAgain(ctx: BotContext, id: number): Promise<void> {
  const batch = await batchView(ctx.read, id)
  if (batch.status === 'added') return show(ctx, await addedScreen(ctx, id, []))
  const isLate = ctx.now.getTime() - batch.createdAt.getTime() > ANSWER_WITHIN_MS
  const isOver = batch.status === 'reading' || (batch.status === 'offered' && isLate)
  if (isOver || batch.actor !== ctx.adminActor) throw new DomainError('BATCH_GONE')
  await show(ctx, await batchScreen(ctx, batch))
}

async function batchScreen(ctx: BotContext, batch: StockBatch): Promise<Screen> {
  const { format, t } = ctx
  const { id, codes, costMicros } = batch
  const yes = button(t('admin-stock-yes', { count: codes }), 'a.stock-yes', id)
  return {
    text: lines(
      bold(t('admin-stock-confirm', { count: codes })),
      productLine(ctx.texts, await levelOf(ctx, batch.pid)),
      '',
      costMicros !== null && t('admin-stock-each-cost', { cost: format.usd(costMicros) }),
      html`<i>${t('admin-stock-waits')}</i>`,
    ),
    buttons: [[yes, button(t('admin-stock-no'), 'a.stock-no', id)]],
  }
}

/**
 * Adds staged codes, and says how many were added before it failed.
 * @returns those that were in stock already
 */
async function addBatch(ctx: BotContext, id: number): Promise<Duplicate[]> {
  let added = 0
  const onAdded = (count: number) => {
    added += count
  }
  try {
    const input = { actor: ctx.adminActor, onAdded }
    const { known, wasAdded } = await addStaged(ctx.deps.store, id, input, ctx.now)
    if (wasAdded) ctx.say(ctx.t('admin-stock-added-before'))
    return known
  } catch (error) {
    if (added > 0) ctx.say(ctx.t('admin-stock-interrupted', { count: added }))
    throw error
  }
}

async function addedScreen(ctx: BotContext, id: number, known: Duplicate[]): Promise<Screen> {
  const { texts, t } = ctx
  const batch = await batchView(ctx.read, id)
  const pid = pidOf(texts, batch)
  const count = batch.unsold + batch.taken
  return {
    text: lines(
      count === 0
        ? t('admin-stock-none-left', { pid })
        : bold(t('admin-stock-added', { count, pid })),
      t('admin-stock-now', { level: levelText(texts, await levelOf(ctx, batch.pid)) }),
      ...notAdded(texts, known),
    ),
    buttons: [
      batch.unsold > 0 && [button(t('admin-stock-undo'), 'a.stock-undo', id)],
      ...afterwards(ctx, batch.pid),
    ],
  }
}

async function drop(ctx: BotContext, id: number): Promise<void> {
  const { t } = ctx
  await ctx.act((tx) => dropStaged(tx, id, { actor: ctx.adminActor }))
  const back = [button(t('admin-stock-back'), 'a.stock'), button.back(t, 'admin')]
  await show(ctx, { text: t('admin-stock-dropped'), buttons: [back] })
}

async function askToUndo(ctx: BotContext, id: number): Promise<void> {
  const { t } = ctx
  const batch = await batchView(ctx.read, id)
  if (batch.unsold === 0) return ctx.say(t('admin-stock-nothing-to-undo'), 'alert')
  const yes = button(t('admin-stock-undo-now', { count: batch.unsold }), 'a.stock-undo-now', id)
  const pid = pidOf(ctx.texts, batch)
  await show(ctx, {
    text: lines(
      t('admin-stock-ask-undo', { count: batch.unsold, pid }),
      batch.taken > 0 && t('admin-stock-stay-taken', { count: batch.taken }),
    ),
    buttons: [[yes, button.cancel(t, 'a.stock-batch', id)]],
  })
}

/** Safe to repeat: codes that were removed are not found again. */
async function undo(ctx: BotContext, id: number): Promise<void> {
  const { texts, t } = ctx
  const input = { actor: ctx.adminActor }
  const batch = await removeBatch(ctx.deps.store, id, input, ctx.now)
  const { removed, taken } = batch
  if (removed === 0) ctx.say(t('admin-stock-nothing-to-undo'), 'alert')
  const pid = pidOf(texts, batch)
  await show(ctx, {
    text: lines(
      removed === 0
        ? t('admin-stock-none-undone', { pid })
        : bold(t('admin-stock-undone', { count: removed, pid })),
      taken > 0 && t('admin-stock-stay-taken', { count: taken }),
      t('admin-stock-now', { level: levelText(texts, await levelOf(ctx, batch.pid)) }),
    ),
    buttons: afterwards(ctx, batch.pid),
  })
}

function afterwards({ t }: BotContext, pid: string): Screen['buttons'] {
  return [
    buttonIfFits(t('admin-stock-add-more'), 'a.stock-of', pid),
    [button(t('admin-stock-back'), 'a.stock'), button.back(t, 'admin')],
  ]
}

/** Deletes a message with codes that nobody asked for, and says how to add them. */
export async function refuseCodes(ctx: BotContext): Promise<void> {
  const { t } = ctx
  const deleted = await isGone(ctx.deleteMessage())
  await send(ctx, {
    text: lines(
      t('admin-stock-looks-like-codes'),
      deleted ? t('admin-stock-deleted') : t('admin-stock-not-deleted'),
    ),
    buttons: [[button(t('admin-stock-back'), 'a.stock')]],
  })
}

/** @throws DomainError PRODUCT_NOT_FOUND, NOT_FROM_STOCK */
async function levelOf({ read }: BotContext, pid: string): Promise<StockLevel> {
  const level = (await stockLevels(read)).find((one) => one.pid === pid)
  if (level) return level
  if (!(await listingOf(read, pid))) throw productNotFound(pid)
  throw new DomainError('NOT_FROM_STOCK', { pid })
}
