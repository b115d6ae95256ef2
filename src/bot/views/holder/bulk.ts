import type { Bulk, BulkLine, Progress } from '../../../domain/bulk/bulk.ts'
import type { BulkProblem, FieldProblem } from '../../../domain/shared/problems.ts'
import { bold, clip, code, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

/** The message has room for this many rows with mistakes, and for this many products. */
export const PROBLEMS_SHOWN = 20
export const PRODUCTS_SHOWN = 10
const MAX_ROW_LENGTH = 120
const MAX_NUMBERS_SHOWN = 20
const BAR_LENGTH = 12

export type Preview = {
  progress: Progress
  /** The most expensive ones first. `isShort`: there are not enough codes in stock. */
  products: readonly { name: string; units: number; micros: number; isShort: boolean }[]
  moreProducts: number
  problems: readonly BulkLine[]
  repeated: readonly number[]
  sameBefore: Bulk | null
  balanceMicros: number
}

export function bulkHomeView(
  { format, t }: Texts,
  limits: { rows: number; bytes: number },
  bulks: readonly Bulk[],
): Html {
  return lines(
    bold(t('bulk-title')),
    '',
    t('bulk-how-to'),
    t('bulk-columns'),
    '',
    code('pid,player,quantity,reference'),
    '',
    t('bulk-limits', {
      rows: format.number(limits.rows),
      kilobytes: format.number(limits.bytes / 1024),
    }),
    ...(bulks.length > 0 ? ['', bold(t('bulk-yours'))] : []),
  )
}

export function previewView(texts: Texts, preview: Preview): Html {
  const { format, t } = texts
  const { progress, products, moreProducts, problems, repeated } = preview
  const { sameBefore, balanceMicros } = preview
  const { waiting, waitingMicros, invalid } = progress
  const afterMicros = balanceMicros - waitingMicros
  const numbers = repeated.slice(0, MAX_NUMBERS_SHOWN).map((row) => format.number(row))
  return lines(
    bold(t('bulk-title')),
    '',
    waiting > 0
      ? t('bulk-can-buy', { amount: bold(format.usd(waitingMicros)), count: waiting })
      : null,
    ...products.map(
      ({ name, units, micros, isShort }) =>
        html`• ${format.apart(clip(name, 60))} × ${format.number(units)} – ${format.usd(micros)}${isShort ? html` ⚠️ ${t('bulk-out-of-stock')}` : ''}`,
    ),
    moreProducts > 0 ? t('bulk-more-products', { count: moreProducts }) : null,
    ...(invalid > 0 ? ['', html`❌ ${t('bulk-cannot-buy', { count: invalid })}`] : []),
    ...problems.slice(0, PROBLEMS_SHOWN).map((line) => problemView(texts, line)),
    invalid > PROBLEMS_SHOWN ? t('bulk-more-problems', { count: invalid - PROBLEMS_SHOWN }) : null,
    ...(waiting > 0 ? [''] : []),
    repeated.length > 0
      ? t('bulk-repeated', { count: repeated.length, numbers: format.list(numbers) })
      : null,
    sameBefore
      ? t('bulk-same-before', { time: format.time(sameBefore.confirmedAt ?? sameBefore.createdAt) })
      : null,
    waiting > 0 && afterMicros >= 0
      ? format.field(t('bulk-balance-after'), bold(format.usd(afterMicros)))
      : null,
    afterMicros < 0 ? t('bulk-short', { amount: bold(format.usd(-afterMicros)) }) : null,
  )
}

function problemView(texts: Texts, line: BulkLine): Html {
  const { format, t } = texts
  const pid = line.pid === '' ? '' : html` · ${format.apart(clip(line.pid, 24))}`
  const said = clip(problemText(texts, line.problem), MAX_ROW_LENGTH)
  return html`${t('bulk-row-number', { row: format.number(line.row) })}${pid} – ${said}`
}

/** Why a row cannot be bought, as plain text; empty if nothing is wrong. */
export function problemText(texts: Texts, problem: BulkProblem | null): string {
  const { format, t } = texts
  if (problem === null) return ''
  switch (problem.problem) {
    case 'fields':
      return problem.fields.map((one) => fieldText(texts, one)).join(' ')
    case 'quantity':
      return t('bulk-bad-quantity', { max: format.number(problem.max) })
    case 'extra_cells':
      return t('bulk-extra-cells', { columns: format.number(problem.columns) })
    case 'too_long':
      return t('bulk-cell-too-long', { max: format.number(problem.max) })
    case 'rounded':
      return t('bulk-rounded', { number: format.apart(problem.text) })
    case 'price_changed':
      return t('bulk-price-changed', { amount: format.usd(problem.amountMicros) })
    default:
      return t(`bulk-problem-${problem.problem}`)
  }
}

function fieldText({ format, t }: Texts, problem: FieldProblem) {
  const field = format.apart(problem.label ?? problem.field)
  if (problem.problem === 'missing') return t('bulk-missing', { field })
  if (problem.problem === 'pattern') return t('bulk-misfit', { field })
  const options = problem.options.map((option) => format.apart(option))
  return t('bulk-no-option', {
    field,
    options: options.join(', ') + (problem.more > 0 ? ', …' : ''),
  })
}

export function progressView(texts: Texts, bulk: Bulk, progress: Progress, support: string): Html {
  const { format, t } = texts
  const { waiting, completed, processing, cancelled, refused } = progress
  const placed = completed + processing + cancelled + refused
  const done = t('bulk-of', { done: format.number(placed), all: format.number(placed + waiting) })
  return lines(
    bold(t('bulk-title')),
    '',
    html`${format.apart(bar(placed, placed + waiting))}  ${done}`,
    '',
    ...countLines(texts, progress),
    '',
    stateText(texts, bulk, { waiting, support }),
  )
}

/** What a bulk order has led to, below the file with the results. */
export function resultsView(texts: Texts, progress: Progress): Html {
  return lines(bold(texts.t('bulk-results-ready')), '', ...countLines(texts, progress))
}

function countLines({ format, t }: Texts, progress: Progress): (Html | null)[] {
  const count = (mark: string, label: string, number: number) =>
    number > 0 ? format.field(`${mark} ${label}`, number) : null
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

function bar(done: number, all: number): string {
  const full = all === 0 ? BAR_LENGTH : Math.floor((done / all) * BAR_LENGTH)
  return '▰'.repeat(full) + '▱'.repeat(BAR_LENGTH - full)
}
