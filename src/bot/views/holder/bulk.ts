import type { Bulk, BulkLine, Progress } from '../../../domain/bulk/bulk.ts'
import type { BulkProblem, FieldProblem } from '../../../domain/shared/problems.ts'
import { bold, clip, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

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
  { bulk, format }: Texts,
  limits: { rows: number; bytes: number },
  bulks: readonly Bulk[],
): Html {
  return lines(
    bold(bulk.title),
    '',
    bulk.howTo,
    bulk.columns,
    '',
    code('pid,player,quantity,reference'),
    '',
    bulk.limits(format.number(limits.rows), format.number(limits.bytes / 1024)),
    ...(bulks.length > 0 ? ['', bold(bulk.yours)] : []),
  )
}

export function previewView(texts: Texts, preview: Preview): Html {
  const { bulk, format } = texts
  const { progress, products, moreProducts, problems, repeated } = preview
  const { sameBefore, balanceMicros } = preview
  const { waiting, waitingMicros, invalid } = progress
  const afterMicros = balanceMicros - waitingMicros
  const numbers = repeated.slice(0, MAX_NUMBERS_SHOWN).map((row) => format.number(row))
  return lines(
    bold(bulk.title),
    '',
    waiting > 0 ? bulk.canBuy(bold(format.usd(waitingMicros)), waiting) : null,
    ...products.map(
      ({ name, units, micros, isShort }) =>
        html`• ${format.apart(clip(name, 60))} × ${format.number(units)} – ${format.usd(micros)}${isShort ? html` ⚠️ ${bulk.outOfStock}` : ''}`,
    ),
    moreProducts > 0 ? bulk.moreProducts(moreProducts) : null,
    ...(invalid > 0 ? ['', html`❌ ${bulk.cannotBuy(invalid)}`] : []),
    ...problems.slice(0, PROBLEMS_SHOWN).map((line) => problemView(texts, line)),
    invalid > PROBLEMS_SHOWN ? bulk.moreProblems(invalid - PROBLEMS_SHOWN) : null,
    ...(waiting > 0 ? [''] : []),
    repeated.length > 0 ? bulk.repeated(repeated.length, format.list(numbers)) : null,
    sameBefore
      ? bulk.sameBefore(format.time(sameBefore.confirmedAt ?? sameBefore.createdAt))
      : null,
    waiting > 0 && afterMicros >= 0
      ? format.field(bulk.balanceAfter, bold(format.usd(afterMicros)))
      : null,
    afterMicros < 0 ? bulk.short(bold(format.usd(-afterMicros))) : null,
  )
}

function problemView(texts: Texts, line: BulkLine): Html {
  const { bulk, format } = texts
  const pid = line.pid === '' ? '' : html` · ${format.apart(clip(line.pid, 24))}`
  const said = clip(problemText(texts, line.problem), MAX_ROW_LENGTH)
  return html`${bulk.rowNumber(format.number(line.row))}${pid} – ${said}`
}

/** Why a row cannot be bought, as plain text; empty if nothing is wrong. */
export function problemText({ bulk, format }: Texts, problem: BulkProblem | null): string {
  if (problem === null) return ''
  switch (problem.problem) {
    case 'fields':
      return problem.fields.map((one) => fieldText({ bulk, format }, one)).join(' ')
    case 'quantity':
      return bulk.badQuantity(format.number(problem.max))
    case 'extra_cells':
      return bulk.extraCells(format.number(problem.columns))
    case 'too_long':
      return bulk.cellTooLong(format.number(problem.max))
    case 'rounded':
      return bulk.rounded(format.apart(problem.text))
    case 'price_changed':
      return bulk.priceChanged(format.usd(problem.amountMicros))
    default:
      return bulk.problem[problem.problem]
  }
}

function fieldText({ bulk, format }: Pick<Texts, 'bulk' | 'format'>, problem: FieldProblem) {
  const field = format.apart(problem.label ?? problem.field)
  if (problem.problem === 'missing') return bulk.missing(field)
  if (problem.problem === 'pattern') return bulk.misfit(field)
  const options = problem.options.map((option) => format.apart(option))
  return bulk.noOption(field, options.join(', ') + (problem.more > 0 ? ', …' : ''))
}

export function progressView(texts: Texts, bulk: Bulk, progress: Progress, support: string): Html {
  const { bulk: words, format } = texts
  const { waiting, completed, processing, cancelled, refused } = progress
  const placed = completed + processing + cancelled + refused
  const done = words.of(format.number(placed), format.number(placed + waiting))
  return lines(
    bold(words.title),
    '',
    html`${format.apart(bar(placed, placed + waiting))}  ${done}`,
    '',
    ...countLines(texts, progress),
    '',
    stateText(words, bulk, { waiting, support }),
  )
}

/** What a bulk order has led to, below the file with the results. */
export function resultsView(texts: Texts, progress: Progress): Html {
  return lines(bold(texts.bulk.resultsReady), '', ...countLines(texts, progress))
}

function countLines({ bulk: words, format }: Texts, progress: Progress): (Html | null)[] {
  const count = (mark: string, label: string, number: number) =>
    number > 0 ? format.field(`${mark} ${label}`, number) : null
  return [
    count('✅', words.bought, progress.completed),
    count('⏳', words.processing, progress.processing),
    count('↩️', words.cancelled, progress.cancelled),
    count('❌', words.refused, progress.refused),
    count('✏️', words.invalid, progress.invalid),
    format.field(words.spent, bold(format.usd(progress.spentMicros))),
  ]
}

function stateText(
  { holds, over, running, finishing }: Texts['bulk'],
  { status, hold }: Pick<Bulk, 'status' | 'hold'>,
  { waiting, support }: { waiting: number; support: string },
): string {
  if (status === 'done') return over
  if (hold) return hold === 'failed' ? holds.failed(support) : holds[hold]
  return waiting > 0 ? running : finishing
}

function bar(done: number, all: number): string {
  const full = all === 0 ? BAR_LENGTH : Math.floor((done / all) * BAR_LENGTH)
  return '▰'.repeat(full) + '▱'.repeat(BAR_LENGTH - full)
}
