import {
  type Bulk,
  type BulkLine,
  bulksOf,
  type Progress,
  problemLines,
  progressOf,
  repeatedRows,
  sameTableBefore,
  totalsByProduct,
} from '../../domain/bulk/bulk.ts'
import { MAX_ROWS } from '../../domain/bulk/table.ts'
import { inLanguage, productNames } from '../../domain/catalog/view.ts'
import { balanceOf } from '../../domain/ledger/ledger.ts'
import { bold, clip, code, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext } from '../kit/context.ts'
import { type Button, button, type Screen } from '../kit/screen.ts'
import { sayingClosed } from '../shop/steps.ts'
import { problemText } from './holder-files.ts'
import { MAX_TABLE_BYTES } from './holder-table.ts'

const BULKS_LISTED = 5

export async function bulkHome(ctx: BotContext): Promise<Screen> {
  const { account, format, t, read } = ctx
  const bulks = await bulksOf(read, account.id, BULKS_LISTED)
  return sayingClosed(ctx, {
    text: lines(
      bold(t('bulk-title')),
      '',
      t('bulk-how-to'),
      t('bulk-columns'),
      '',
      code('pid,player,quantity,reference'),
      '',
      t('bulk-limits', {
        rows: format.number(MAX_ROWS),
        kilobytes: format.number(MAX_TABLE_BYTES / 1024),
      }),
      ...(bulks.length > 0 ? ['', bold(t('bulk-yours'))] : []),
    ),
    buttons: [
      [button(t('bulk-template'), 'bulk-template')],
      ...bulks.map(({ id, status, createdAt }) => [
        button(`${format.moment(createdAt)} · ${t(`bulk-states-${status}`)}`, 'bulk-show', id),
      ]),
      [button.cancel(t, 'home')],
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
  const afterMicros = balanceMicros - waitingMicros
  const problems = await problemLines(read, id, PROBLEMS_SHOWN)
  const repeated = await repeatedRows(read, id)
  const numbers = repeated.slice(0, MAX_NUMBERS_SHOWN).map((row) => format.number(row))
  const before = await sameTableBefore(read, bulk)
  const more = totals.length - PRODUCTS_SHOWN
  return {
    text: lines(
      bold(t('bulk-title')),
      '',
      waiting > 0 && t('bulk-can-buy', { amount: bold(format.usd(waitingMicros)), count: waiting }),
      ...(await productLines(ctx, totals.slice(0, PRODUCTS_SHOWN))),
      more > 0 && t('bulk-more-products', { count: more }),
      ...(invalid > 0 ? ['', html`❌ ${t('bulk-cannot-buy', { count: invalid })}`] : []),
      ...problems.map((line) => problemView(texts, line)),
      invalid > PROBLEMS_SHOWN && t('bulk-more-problems', { count: invalid - PROBLEMS_SHOWN }),
      ...(waiting > 0 ? [''] : []),
      repeated.length > 0 &&
        t('bulk-repeated', { count: repeated.length, numbers: format.list(numbers) }),
      before &&
        t('bulk-same-before', { time: format.time(before.confirmedAt ?? before.createdAt) }),
      waiting > 0 &&
        afterMicros >= 0 &&
        format.field(t('bulk-balance-after'), bold(format.usd(afterMicros))),
      afterMicros < 0 && t('bulk-short', { amount: bold(format.usd(-afterMicros)) }),
    ),
    buttons: [
      waiting > 0 && [
        button(t('bulk-buy', { count: waiting, amount: format.usd(waitingMicros) }), 'bulk-go', id),
      ],
      waitingMicros > balanceMicros && [button(t('bulk-top-up'), 'bulk-topup')],
      invalid > 0 && [button(t('bulk-problems-file'), 'bulk-csv', id)],
      [button.back(t, 'bulk')],
    ],
  }
}

/** The products on which most is spent, by name. */
async function productLines(
  { texts, format, read }: BotContext,
  shown: Awaited<ReturnType<typeof totalsByProduct>>,
): Promise<Html[]> {
  const names = await productNames(
    read,
    shown.map(({ pid }) => pid),
  )
  return shown.map(({ pid, units, micros }) => {
    const named = names.get(pid)
    const name = named ? inLanguage(named.name, named.names, texts.language.code) : pid
    return html`• ${format.apart(clip(name, 60))} × ${format.number(units)} – ${format.usd(micros)}`
  })
}

/** The progress so far. */
export function progressScreen(
  texts: Texts,
  bulk: Bulk,
  progress: Progress,
  support: string,
): Screen {
  const { t, format } = texts
  const { id, status, hold } = bulk
  const isStopped = status === 'stopped'
  const act: Button[] = []
  if (status === 'running' && progress.waiting > 0)
    act.push(button(t('bulk-stop'), 'bulk-stop', id))
  if (isStopped && hold === 'balance') act.push(button(t('bulk-top-up'), 'bulk-topup'))
  if (isStopped && progress.waiting > 0) act.push(button(t('bulk-go-on'), 'bulk-go', id))
  const { waiting, completed, processing, cancelled, refused } = progress
  const placed = completed + processing + cancelled + refused
  const done = t('bulk-of', { done: format.number(placed), all: format.number(placed + waiting) })
  return {
    text: lines(
      bold(t('bulk-title')),
      '',
      done,
      '',
      ...countLines(texts, progress),
      '',
      stateText(texts, bulk, { waiting, support }),
    ),
    buttons: [
      act,
      [button(t('bulk-results'), 'bulk-csv', id)],
      [button.refresh(t, 'bulk-show', id), button.home(t)],
    ],
  }
}

/** The message has room for this many rows with mistakes, and for this many products. */
export const PROBLEMS_SHOWN = 20

const PRODUCTS_SHOWN = 10

const MAX_ROW_LENGTH = 120

const MAX_NUMBERS_SHOWN = 20

function problemView(texts: Texts, line: BulkLine): Html {
  const { format, t } = texts
  const pid = line.pid === '' ? '' : html` · ${format.apart(clip(line.pid, 24))}`
  const said = clip(problemText(texts, line.problem), MAX_ROW_LENGTH)
  return html`${t('bulk-row-number', { row: format.number(line.row) })}${pid} – ${said}`
}

export function countLines({ format, t }: Texts, progress: Progress): (Html | null)[] {
  const count = (icon: string, label: string, number: number) =>
    number > 0 ? format.field(`${icon} ${label}`, number) : null
  return [
    count('✅', t('bulk-bought'), progress.completed),
    count('⏳', t('bulk-processing'), progress.processing),
    count('↩️', t('bulk-cancelled'), progress.cancelled),
    count('❌', t('bulk-refused'), progress.refused),
    count('✏️', t('bulk-invalid'), progress.invalid),
    format.field(t('bulk-spent'), bold(format.usd(progress.spentMicros))),
  ]
}

function stateText(
  { t }: Texts,
  { status, hold }: Pick<Bulk, 'status' | 'hold'>,
  { waiting, support }: { waiting: number; support: string },
): string {
  if (status === 'done') return t('bulk-over')
  if (hold) return t(`bulk-holds-${hold}`, { support })
  return waiting > 0 ? t('bulk-running') : t('bulk-finishing')
}
