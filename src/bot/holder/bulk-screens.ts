import {
  type Bulk,
  bulksOf,
  type Progress,
  problemLines,
  progressOf,
  repeatedRows,
  sameTableBefore,
  totalsByProduct,
} from '../../domain/bulk/bulk.ts'
import { MAX_ROWS } from '../../domain/bulk/table.ts'
import { inLanguage } from '../../domain/catalog/names.ts'
import { productNames } from '../../domain/catalog/view.ts'
import { balanceOf } from '../../domain/ledger/ledger.ts'
import { hasStock } from '../../domain/stock/level.ts'
import { isLimited } from '../../domain/stock/on-sale.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext } from '../context.ts'
import { type Button, button, type Screen } from '../screen.ts'
import {
  bulkHomeView,
  PROBLEMS_SHOWN,
  PRODUCTS_SHOWN,
  type Preview,
  previewView,
  progressView,
} from '../views/holder/bulk.ts'
import { MAX_TABLE_BYTES } from './bulk-table.ts'
import { sayingClosed } from './shop/steps.ts'

const BULKS_LISTED = 5

export async function bulkHome(ctx: BotContext): Promise<Screen> {
  const { account, texts, format, t, read } = ctx
  const bulks = await bulksOf(read, account.id, BULKS_LISTED)
  return sayingClosed(ctx, {
    text: bulkHomeView(texts, { rows: MAX_ROWS, bytes: MAX_TABLE_BYTES }, bulks),
    buttons: [
      [button(t('bulk-template'), 'bulk-template')],
      ...bulks.map(({ id, status, createdAt }) => [
        button(`${format.moment(createdAt)} · ${t(`bulk-states-${status}`)}`, 'bulk-show', id),
      ]),
      [button(t('common-cancel'), 'home')],
    ],
  })
}

/** What a bulk order is at: the preview of a draft, or the progress. */
export async function bulkScreen(ctx: BotContext, bulk: Bulk): Promise<Screen> {
  const progress = await progressOf(ctx.read, bulk.id)
  return bulk.status === 'draft'
    ? sayingClosed(ctx, await previewScreen(ctx, bulk, progress))
    : progressScreen(ctx.texts, bulk, progress, ctx.support)
}

async function previewScreen(ctx: BotContext, bulk: Bulk, progress: Progress): Promise<Screen> {
  const { texts, account, read, format, t } = ctx
  const { id } = bulk
  const totals = await totalsByProduct(read, id)
  const balanceMicros = await balanceOf(read, account.id)
  const { waiting, waitingMicros, invalid } = progress
  const text = previewView(texts, {
    ...{ progress, balanceMicros },
    products: await productsShown(ctx, totals),
    moreProducts: Math.max(0, totals.length - PRODUCTS_SHOWN),
    problems: await problemLines(read, id, PROBLEMS_SHOWN),
    repeated: await repeatedRows(read, id),
    sameBefore: await sameTableBefore(read, bulk),
  })
  return {
    text,
    buttons: [
      waiting > 0
        ? [
            button(
              t('bulk-buy', { count: waiting, amount: format.usd(waitingMicros) }),
              'bulk-go',
              id,
            ),
          ]
        : [],
      waitingMicros > balanceMicros ? [button(t('bulk-top-up'), 'bulk-topup')] : [],
      invalid > 0 ? [button(t('bulk-problems-file'), 'bulk-bad', id)] : [],
      invalid > 0 ? [button(t('bulk-correct'), 'bulk')] : [],
      [button(t('bulk-drop'), 'bulk-drop', id), button(t('common-back'), 'bulk')],
    ],
  }
}

/** The products on which most is spent, by name, and whether there are too few codes of them. */
async function productsShown(
  { deps, texts, now, read }: BotContext,
  totals: Awaited<ReturnType<typeof totalsByProduct>>,
): Promise<Preview['products']> {
  const shown = totals.slice(0, PRODUCTS_SHOWN)
  const names = await productNames(
    read,
    shown.map(({ pid }) => pid),
  )
  return Promise.all(
    shown.map(async ({ pid, units, micros }) => {
      const named = names.get(pid)
      const name = named ? inLanguage(named.name, named.names, texts.language.code) : pid
      const product = await deps.listings.get(pid, now)
      const isCounted = product !== null && typeof product !== 'string' && isLimited(product)
      return { name, units, micros, isShort: isCounted && !(await hasStock(read, pid, units)) }
    }),
  )
}

/**
 * The progress, as the handlers and the job show it. Its buttons send other screens as new messages: the job
 * goes on editing this one.
 */
export function progressScreen(
  texts: Texts,
  bulk: Bulk,
  progress: Progress,
  support: string,
): Screen {
  const { t } = texts
  const { id, status, hold } = bulk
  const isStopped = status === 'stopped'
  const act: Button[] = []
  if (status === 'running' && progress.waiting > 0)
    act.push(button(t('bulk-stop'), 'bulk-stop', id))
  if (isStopped && hold === 'balance') act.push(button(t('bulk-top-up'), 'bulk-topup'))
  if (isStopped && progress.waiting > 0) act.push(button(t('bulk-go-on'), 'bulk-go', id))
  return {
    text: progressView(texts, bulk, progress, support),
    buttons: [
      act,
      [button(t('bulk-results'), 'bulk-csv', id)],
      [button(t('common-refresh'), 'bulk-show', id), button(t('common-home'), 'bulk-home')],
    ],
  }
}
