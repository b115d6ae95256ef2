import type { StockBatch } from '../../../domain/stock/batches.ts'
import type { Duplicate } from '../../../domain/stock/numbered-code.ts'
import type { CodesPreview, OddLine } from '../../../domain/stock/preview.ts'
import type { UnsoldCode } from '../../../domain/stock/removal.ts'
import type { StockLevel } from '../../../domain/stock/stock.ts'
import { bold, clip, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { pageTitle } from '../page-title.ts'

const MAX_DUPLICATES_SHOWN = 20
const MAX_ODD_SHOWN = 5

type Line = Html | string | null
type Preview = CodesPreview & { fresh: number; duplicates: Duplicate[] }
/** How many codes of a batch are unsold, and how many were sold or set aside. */
type BatchCounts = { unsold: number; taken: number }

/** @param byCommand products whose ids are too long for a button. */
export function levelsView(
  texts: Texts,
  { page, isEmpty, lowStock }: { page: number; isEmpty: boolean; lowStock: number },
  byCommand: readonly StockLevel[],
): Html {
  const { stock } = texts.service
  return lines(
    pageTitle(texts, stock.title, page),
    '',
    isEmpty ? stock.none : stock.choose,
    html`<i>${lowStock === 0 ? stock.neverAlerts : stock.alertsBelow(lowStock)}</i>`,
    ...byCommand.map(
      ({ pid, available }) =>
        html`${code(`/stock ${pid}`)} (${stock.inStock(texts.format.number(available))})`,
    ),
  )
}

export function levelRow({ format }: Texts, { available, name, pid }: StockLevel): string {
  const mark = available === 0 ? '⚠️' : '🎟'
  return `${mark} ${format.number(available)} · ${clip(name, 30)} · ${format.apart(clip(pid, 20))}`
}

export function askForCodesView(texts: Texts, level: StockLevel): Html {
  const { stock } = texts.service
  return lines(
    bold(`🎟 ${clip(level.name, 128)}`),
    html`${pidOf(texts, level)}: ${levelText(texts, level)}`,
    '',
    stock.ask,
  )
}

/** @param deleted whether the message with the codes could be deleted from the chat. */
export function codesPreviewView(
  texts: Texts,
  level: StockLevel,
  preview: Preview,
  deleted: boolean,
): Html {
  const { stock } = texts.service
  const { fresh, duplicates } = preview
  return lines(
    bold(fresh === 0 ? stock.nothingNew : stock.confirm(fresh)),
    productLine(texts, level),
    '',
    ...(fresh === 0 ? [] : described(texts, preview)),
    ...notAdded(texts, duplicates),
    '',
    deleted ? stock.deleted : stock.notDeleted,
    fresh === 0 ? null : html`<i>${stock.waits}</i>`,
  )
}

export function askCodesCostView({ service, format }: Texts): Html {
  const { stock } = service
  return lines(bold(stock.askCost), '', stock.aboutCost(format.apart(code('3.50'))))
}

/** The question whether to add a batch, once it is known what its codes cost. */
export function costedBatchView(
  texts: Texts,
  level: StockLevel,
  { codes, costMicros }: Pick<StockBatch, 'codes' | 'costMicros'>,
): Html {
  const { service, format } = texts
  return lines(
    bold(service.stock.confirm(codes)),
    productLine(texts, level),
    '',
    costMicros === null ? null : service.stock.eachCost(format.usd(costMicros)),
    html`<i>${service.stock.waits}</i>`,
  )
}

export function droppedView({ service }: Texts): Html {
  return lines(bold(service.stock.dropped), service.stock.forgotten)
}

export function codesAddedView(
  texts: Texts,
  level: StockLevel,
  { unsold, taken }: BatchCounts,
  known: Duplicate[],
): Html {
  const { stock } = texts.service
  const pid = pidOf(texts, level)
  return lines(
    unsold + taken === 0 ? stock.noneLeft(pid) : bold(stock.added(unsold + taken, pid)),
    stock.now(levelText(texts, level)),
    ...notAdded(texts, known),
  )
}

export function askUndoView(
  texts: Texts,
  { pid, unsold, taken }: BatchCounts & { pid: string },
): Html {
  const { stock } = texts.service
  return lines(
    bold(stock.askUndo(unsold)),
    stock.aboutUndo(pidOf(texts, { pid })),
    taken > 0 ? stock.stayTaken(taken) : null,
  )
}

export function undoneView(
  texts: Texts,
  level: StockLevel,
  { removed, taken }: { removed: number; taken: number },
): Html {
  const { stock } = texts.service
  const pid = pidOf(texts, level)
  return lines(
    removed === 0 ? stock.noneUndone(pid) : bold(stock.undone(removed, pid)),
    taken > 0 ? stock.stayTaken(taken) : null,
    stock.now(levelText(texts, level)),
  )
}

export function unsoldCodesView(
  texts: Texts,
  level: StockLevel,
  { page, isEmpty }: { page: number; isEmpty: boolean },
): Html {
  const { stock } = texts.service
  return lines(
    pageTitle(texts, stock.codesTitle, page),
    productLine(texts, level),
    '',
    isEmpty ? stock.noUnsold : stock.chooseCode,
  )
}

export function unsoldCodeRow({ format }: Texts, { id, masked, addedAt }: UnsoldCode): string {
  return `${format.apart(`#${id}`)} · ${format.apart(masked)} · ${format.day(addedAt)}`
}

export function askRemoveView(texts: Texts, { id, pid, masked, addedAt }: UnsoldCode): Html {
  const { service, format } = texts
  const { stock } = service
  return lines(
    bold(stock.askRemove),
    '',
    stock.ofProduct(format.apart(code(`#${id}`)), pidOf(texts, { pid })),
    format.field(stock.code, code(masked)),
    format.field(stock.addedAt, format.time(addedAt)),
    '',
    stock.aboutRemove,
  )
}

/** Describes what was read: the first and last code, masked, and lines that may not be codes. */
function described(texts: Texts, preview: Preview): Line[] {
  const { service, format } = texts
  const { stock } = service
  const { count, first, last, shortest, longest, withSpaces, unlike } = preview
  const size =
    shortest === longest
      ? stock.characters(shortest)
      : stock.charactersFrom(format.number(shortest), longest)
  const firstCode = format.apart(code(first.masked))
  const codes =
    count === 1
      ? html`${stock.code}  ${firstCode}, ${size}`
      : html`${stock.first}  ${firstCode} · ${stock.last}  ${format.apart(code(last.masked))} · ${size}`
  return [
    codes,
    ...oddLines(texts, withSpaces, stock.withSpaces),
    ...oddLines(texts, unlike, stock.unlike),
  ]
}

function oddLines(texts: Texts, found: OddLine[], say: (count: number) => string): Line[] {
  if (found.length === 0) return []
  const { service, format } = texts
  const { stock } = service
  return [
    say(found.length),
    ...found.slice(0, MAX_ODD_SHOWN).map(({ line, masked, length }) => {
      const shown = format.apart(code(masked))
      return html`• ${stock.line(format.number(line))}: ${shown}, ${stock.characters(length)}`
    }),
    ...moreLine(texts, found.length - MAX_ODD_SHOWN),
  ]
}

function moreLine({ common, format }: Texts, more: number): Line[] {
  return more > 0 ? [common.andMore(format.number(more))] : []
}

export function notAdded(texts: Texts, duplicates: Duplicate[]): Line[] {
  if (duplicates.length === 0) return []
  const { service, format } = texts
  const { stock } = service
  return [
    '',
    stock.duplicates(format.number(duplicates.length)),
    ...duplicates.slice(0, MAX_DUPLICATES_SHOWN).map(({ line, starts, sameAs }) => {
      const why = sameAs === null ? stock.inStockAlready : stock.sameAs(format.number(sameAs))
      return `• ${stock.line(format.number(line))}: ${format.apart(`${starts}…`)} (${why})`
    }),
    ...moreLine(texts, duplicates.length - MAX_DUPLICATES_SHOWN),
  ]
}

function productLine(texts: Texts, level: StockLevel): Html {
  const name = clip(level.name, 128)
  return html`${name} (${pidOf(texts, level)}): ${levelText(texts, level)}`
}

function levelText({ service, format }: Texts, { available }: StockLevel): string {
  return service.stock.inStock(format.number(available))
}

function pidOf({ format }: Texts, { pid }: { pid: string }): Html {
  return format.apart(code(pid))
}
