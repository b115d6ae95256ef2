import { listingOf, productNotFound } from '../../domain/catalog/catalog.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { fieldText } from '../../domain/shared/typed-text.ts'
import { addStaged, batchView, dropStaged, stageCodes } from '../../domain/stock/batches.ts'
import { type Duplicate, previewCodes } from '../../domain/stock/code-text.ts'
import { type StockLevel, stockLevels } from '../../domain/stock/stock.ts'
import { bold, clip, html, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { pageButton } from '../kit/panel-button.ts'
import { askText, button, buttonIfFits, idIn, isGone, type Screen, send } from '../kit/screen.ts'
import { codesSent, type SentCodes } from '../kit/sent-codes.ts'
import { codesPreviewView, levelRow, levelText, notAdded, pidOf } from './view.ts'

/** Those with the least codes; the panel has all. */
const PRODUCTS_SHOWN = 10

/** Adding codes: an admin sends them, sees a preview and confirms. The panel takes them back while they are unsold. */
export const stock: Feature = {
  right: 'stock',
  commands: {
    stock: (ctx, pid) => (pid === '' ? levelsScreen(ctx) : askForCodes(ctx, fieldText(pid))),
  },
  buttons: {
    'a.stock': levelsScreen,
    'a.stock-of': (ctx, [pid = '']) => askForCodes(ctx, pid),
    'a.stock-yes': (ctx, [id]) => addBatch(ctx, idIn(id)),
    'a.stock-no': async (ctx, [id]) => {
      await ctx.act((tx) => dropStaged(tx, idIn(id), { actor: ctx.adminActor }))
      return { text: ctx.t('admin-stock-dropped'), buttons: [backToStock(ctx)] }
    },
  },
  decides: {
    'a.stock-yes': 'a.stock',
    'a.stock-no': 'a.stock',
  },
  questions: {
    'a.codes': async (ctx, [pid = '']) => offer(ctx, pid, await codesSent(ctx)),
  },
}

async function levelsScreen(ctx: BotContext): Promise<Screen> {
  const { t, texts, read } = ctx
  const levels = await stockLevels(read)
  levels.sort((one, other) => one.available - other.available)
  return {
    text: lines(
      bold(t('admin-stock-title')),
      '',
      t(levels.length === 0 ? 'admin-stock-none' : 'admin-stock-choose'),
    ),
    buttons: [
      ...levels
        .slice(0, PRODUCTS_SHOWN)
        .map((level) => buttonIfFits(levelRow(texts, level), 'a.stock-of', level.pid)),
      pageButton(ctx, 'goods'),
      [button.back(t, 'admin'), button.refresh(t, 'a.stock')],
    ],
  }
}

async function askForCodes(ctx: BotContext, pid: string): Promise<undefined> {
  const level = await levelOf(ctx, pid)
  const text = lines(
    bold(`🎟 ${clip(level.name, 128)}`),
    html`${pidOf(ctx.texts, level)}: ${levelText(ctx.texts, level)}`,
    '',
    ctx.t('admin-stock-ask'),
  )
  await askText(ctx, text, ['a.stock'], 'a.codes', pid)
}

/**
 * Shows a preview of the codes. They are added after the admin confirms. Does not use ctx.act: if the update is
 * handled again, stageCodes first drops what it staged before.
 */
async function offer(ctx: BotContext, pid: string, { codes, repeated }: SentCodes): Promise<void> {
  const { t, now, adminActor: actor } = ctx
  const { store } = ctx.deps
  const level = await levelOf(ctx, pid)
  const { id, known } = await stageCodes(store, pid, { codes, actor }, now)
  const deleted = await isGone(ctx.deleteMessage())
  const fresh = codes.length - known.length
  if (fresh === 0) await store.transaction((tx) => dropStaged(tx, id, { actor }))
  const duplicates = [...repeated, ...known].sort((a, b) => a.line - b.line)
  const preview = { ...(await previewCodes(codes)), fresh, duplicates }
  const yes = button(t('admin-stock-yes', { count: fresh }), 'a.stock-yes', id)
  await send(ctx, {
    text: codesPreviewView(ctx.texts, level, preview, deleted),
    buttons: [
      fresh > 0 ? [yes, button(t('admin-stock-no'), 'a.stock-no', id)] : backToStock(ctx),
      batchPage(ctx, id),
    ],
  })
}

/** Adds staged codes, and says how many were added before it failed. */
async function addBatch(ctx: BotContext, id: number): Promise<Screen> {
  const { deps, texts, t, read, adminActor: actor, now } = ctx
  let added = 0
  let known: Duplicate[]
  const onAdded = (count: number) => {
    added += count
  }
  try {
    const done = await addStaged(deps.store, id, { actor, onAdded }, now)
    known = done.known
    if (done.wasAdded) ctx.say(t('admin-stock-added-before'))
  } catch (error) {
    if (added > 0) ctx.say(t('admin-stock-interrupted', { count: added }))
    throw error
  }
  const batch = await batchView(read, id)
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
      batchPage(ctx, id),
      buttonIfFits(t('admin-stock-add-more'), 'a.stock-of', batch.pid),
      backToStock(ctx),
    ],
  }
}

/** To the page that says what they cost, and takes them back while they are unsold. */
function batchPage(ctx: BotContext, id: number) {
  return pageButton(ctx, 'goods', ctx.t('admin-panel-open'), `/batches/${id}`)
}

function backToStock({ t }: BotContext) {
  return [button(t('admin-stock-back'), 'a.stock'), button.back(t, 'admin')]
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
