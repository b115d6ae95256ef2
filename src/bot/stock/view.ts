import type { CodesPreview, Duplicate, OddLine } from '../../domain/stock/code-text.ts'
import type { StockLevel } from '../../domain/stock/stock.ts'
import { bold, clip, code, type Html, html, type Line, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { firstLines } from '../kit/list-page.ts'

const MAX_DUPLICATES_SHOWN = 20

const MAX_ODD_SHOWN = 5

type Preview = CodesPreview & { fresh: number; duplicates: Duplicate[] }

/** @param deleted whether the message with the codes could be deleted from the chat. */
export function codesPreviewView(
  texts: Texts,
  level: StockLevel,
  preview: Preview,
  deleted: boolean,
): Html {
  const { t } = texts
  const { fresh, duplicates } = preview
  return lines(
    bold(fresh === 0 ? t('admin-stock-nothing-new') : t('admin-stock-confirm', { count: fresh })),
    html`${clip(level.name, 128)} (${pidOf(texts, level)}): ${levelText(texts, level)}`,
    '',
    ...(fresh === 0 ? [] : described(texts, preview)),
    ...notAdded(texts, duplicates),
    '',
    deleted ? t('admin-stock-deleted') : t('admin-stock-not-deleted'),
    fresh === 0 ? null : html`<i>${t('admin-stock-waits')}</i>`,
  )
}

/** Describes what was read: the first and last code, masked, and lines that may not be codes. */
function described(texts: Texts, preview: Preview): Line[] {
  const { format, t } = texts
  const { count, first, last, shortest, longest, withSpaces, unlike } = preview
  const size =
    shortest === longest
      ? t('admin-stock-characters', { count: shortest })
      : t('admin-stock-characters-from', { least: format.number(shortest), most: longest })
  const firstCode = format.apart(code(first.masked))
  const codes =
    count === 1
      ? html`${t('admin-stock-code')}  ${firstCode}, ${size}`
      : html`${t('admin-stock-first')}  ${firstCode} · ${t('admin-stock-last')}  ${format.apart(code(last.masked))} · ${size}`
  return [
    codes,
    ...oddLines(texts, withSpaces, (count) => t('admin-stock-with-spaces', { count })),
    ...oddLines(texts, unlike, (count) => t('admin-stock-unlike', { count })),
  ]
}

function oddLines(texts: Texts, found: OddLine[], say: (count: number) => string): Line[] {
  if (found.length === 0) return []
  const { format, t } = texts
  const rows = firstLines(texts, found, MAX_ODD_SHOWN, ({ line, masked, length }) => {
    const shown = format.apart(code(masked))
    return html`• ${t('admin-stock-line', { number: format.number(line) })}: ${shown}, ${t('admin-stock-characters', { count: length })}`
  })
  return [say(found.length), ...rows]
}

export function notAdded(texts: Texts, duplicates: Duplicate[]): Line[] {
  if (duplicates.length === 0) return []
  const { format, t } = texts
  const rows = firstLines(texts, duplicates, MAX_DUPLICATES_SHOWN, (one) => {
    const { line, starts, sameAs } = one
    const why =
      sameAs === null
        ? t('admin-stock-in-stock-already')
        : t('admin-stock-same-as', { line: format.number(sameAs) })
    return `• ${t('admin-stock-line', { number: format.number(line) })}: ${format.apart(`${starts}…`)} (${why})`
  })
  return ['', t('admin-stock-duplicates', { count: format.number(duplicates.length) }), ...rows]
}

export function levelRow({ format }: Texts, { available, name, pid }: StockLevel): string {
  const icon = available === 0 ? '⚠️' : '🎟'
  return `${icon} ${format.number(available)} · ${clip(name, 30)} · ${format.apart(clip(pid, 20))}`
}

export function levelText({ format, t }: Texts, { available }: StockLevel): string {
  return t('admin-stock-in-stock', { count: format.number(available) })
}

export function pidOf({ format }: Texts, { pid }: { pid: string }): Html {
  return format.apart(code(pid))
}
