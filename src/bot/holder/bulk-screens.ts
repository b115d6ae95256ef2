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
import type { BotContext } from '../context.ts'
import { type Button, button, type Screen } from '../screen.ts'
import type { Texts } from '../texts/texts.ts'
import {
  bulkHomeView,
  PROBLEMS_SHOWN,
  PRODUCTS_SHOWN,
  previewView,
  progressView,
} from '../views/holder/bulk.ts'
import { MAX_TABLE_BYTES } from './bulk-table.ts'

const BULKS_LISTED = 5

export async function bulkHome({ account, texts, deps }: BotContext): Promise<Screen> {
  const { bulk, common, format } = texts
  const bulks = await bulksOf(deps.store.read, account.id, BULKS_LISTED)
  return {
    text: bulkHomeView(texts, { rows: MAX_ROWS, bytes: MAX_TABLE_BYTES }, bulks),
    buttons: [
      [button(bulk.template, 'bulk-template')],
      ...bulks.map(({ id, status, createdAt }) => [
        button(`${format.moment(createdAt)} · ${bulk.states[status]}`, 'bulk-show', id),
      ]),
      [button(common.home, 'home')],
    ],
  }
}

/** What a bulk order is at: the preview of a draft, or the progress. */
export async function bulkScreen(ctx: BotContext, bulk: Bulk): Promise<Screen> {
  const progress = await progressOf(ctx.deps.store.read, bulk.id)
  return bulk.status === 'draft'
    ? previewScreen(ctx, bulk, progress)
    : progressScreen(ctx.texts, bulk, progress, ctx.support)
}

async function previewScreen(
  { texts, deps, account }: BotContext,
  bulk: Bulk,
  progress: Progress,
): Promise<Screen> {
  const { read } = deps.store
  const { bulk: words, format, language, common } = texts
  const { id } = bulk
  const totals = await totalsByProduct(read, id)
  const pids = totals.slice(0, PRODUCTS_SHOWN).map(({ pid }) => pid)
  const names = await productNames(read, pids)
  const products = totals.map(({ pid, ...total }) => {
    const product = names.get(pid)
    return {
      ...total,
      name: product ? inLanguage(product.name, product.names, language.code) : pid,
    }
  })
  const balanceMicros = await balanceOf(read, account.id)
  const { waiting, waitingMicros, invalid } = progress
  const text = previewView(texts, {
    ...{ progress, products, balanceMicros },
    problems: await problemLines(read, id, PROBLEMS_SHOWN),
    repeated: await repeatedRows(read, id),
    sameBefore: await sameTableBefore(read, bulk),
  })
  return {
    text,
    buttons: [
      waiting > 0 ? [button(words.buy(waiting, format.usd(waitingMicros)), 'bulk-go', id)] : [],
      waitingMicros > balanceMicros ? [button(words.topUp, 'bulk-topup')] : [],
      invalid > 0 ? [button(words.problemsFile, 'bulk-bad', id)] : [],
      invalid > 0 ? [button(words.correct, 'bulk')] : [],
      [button(words.drop, 'bulk-drop', id), button(common.back, 'bulk')],
    ],
  }
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
  const { bulk: words, common } = texts
  const { id, status, hold } = bulk
  const isStopped = status === 'stopped'
  const act: Button[] = []
  if (status === 'running' && progress.waiting > 0) act.push(button(words.stop, 'bulk-stop', id))
  if (isStopped && hold === 'balance') act.push(button(words.topUp, 'bulk-topup'))
  if (isStopped && progress.waiting > 0) act.push(button(words.goOn, 'bulk-go', id))
  return {
    text: progressView(texts, bulk, progress, support),
    buttons: [
      act,
      [button(words.results, 'bulk-csv', id)],
      [button(common.refresh, 'bulk-show', id), button(common.home, 'bulk-home')],
    ],
  }
}
