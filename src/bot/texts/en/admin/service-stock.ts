import type { Duplicate } from '../../../../domain/stock/import.ts'
import type { CodesPreview, OddLine } from '../../../../domain/stock/preview.ts'
import type { UnsoldCode } from '../../../../domain/stock/removal.ts'
import type { StockLevel } from '../../../../domain/stock/stock.ts'
import { counted } from '../../../../texts/en/counted.ts'
import { bold, clip, code, type Html, html, lines, title } from '../../../html.ts'
import { day, moment } from '../words.ts'

const MAX_DUPLICATES_SHOWN = 20
const MAX_ODD_SHOWN = 5

type Preview = CodesPreview & { fresh: number; duplicates: Duplicate[] }
/** How many codes of a batch are unsold, and how many were sold or set aside. */
type BatchCounts = { unsold: number; taken: number }

export const stock = {
  title: (page: number) => title('🎟 Stock', page),
  none: 'The catalog has no product that is sold from stock.',
  choose: 'Tap a product to add codes or to see its codes.',
  mark: (lowStock: number): Html =>
    lowStock === 0
      ? html`<i>I do not alert you when a product runs low. To change that: /lowstock 10</i>`
      : html`<i>I alert you when a product has fewer than ${lowStock} codes left. To change that: /lowstock</i>`,
  markUsage:
    'Write /lowstock and a number. I alert you when a product has fewer codes left; 0 turns this off.',
  marked: (lowStock: number) =>
    lowStock === 0
      ? 'I will no longer alert you when a product runs low.'
      : `I alert you when a product has fewer than ${lowStock} codes left.`,
  quarantine: '🚧 Quarantine',
  row: ({ available, name, pid }: StockLevel) =>
    `${available === 0 ? '⚠️' : '🎟'} ${available} · ${clip(name, 30)} · ${clip(pid, 20)}`,
  byCommand: ({ pid, available }: StockLevel): Html =>
    html`${code(`/stock ${pid}`)} (${available} left)`,
  ask: (level: StockLevel): Html =>
    lines(
      bold(`🎟 ${clip(level.name, 128)}`),
      html`${code(level.pid)}: ${levelText(level)}`,
      '',
      html`Send the codes to add, one per line, as a text or as a .txt file. I delete your message, and I ask you before I add anything.`,
    ),
  codesWanted: 'Please send the codes, one per line, as a text or as a .txt file, or /cancel.',
  noCodes: 'I found no codes in it. Please send a text file with one code per line, or /cancel.',
  tooMany: (max: number) =>
    `I can take at most ${max} lines at once. Send several files, or use the command line.`,
  tooLong:
    'Nothing was added: Telegram may have cut such a long text in two, in the middle of a code. Please send the codes as a .txt file.',
  preview: (level: StockLevel, preview: Preview, deleted: boolean): Html => {
    const { fresh, duplicates } = preview
    return lines(
      fresh === 0
        ? bold('🎟 Nothing to add: all these codes are already known')
        : bold(`🎟 Add ${counted(fresh, 'code')}?`),
      html`${clip(level.name, 128)} (${code(level.pid)}): ${levelText(level)}`,
      '',
      ...(fresh === 0 ? [] : described(preview)),
      ...notAdded(duplicates),
      '',
      deleted
        ? html`I have deleted your message with the codes.`
        : html`⚠️ I could not delete your message with the codes. Please delete it yourself.`,
      fresh === 0 ? null : html`<i>Nothing is added until you tap Yes. You have one hour.</i>`,
    )
  },
  yes: (count: number) => `✅ Yes, add ${counted(count, 'code')}`,
  no: '✖️ No',
  dropped: lines(bold('Nothing was added.'), html`I no longer have the codes that you sent.`),
  addedBefore: 'These codes were already added.',
  interrupted: (count: number) =>
    `I was interrupted after ${counted(count, 'code')}. Tap Yes again to add the rest.`,
  added: (level: StockLevel, { unsold, taken }: BatchCounts, known: Duplicate[]): Html =>
    lines(
      unsold + taken === 0
        ? html`🎟 None of these codes of ${code(level.pid)} is in stock any more.`
        : html`🎟 Added ${bold(counted(unsold + taken, 'code'))} to ${code(level.pid)}.`,
      html`Now ${levelText(level)}.`,
      ...notAdded(known),
    ),
  undo: '↩️ Undo',
  askUndo: ({ pid, unsold, taken }: BatchCounts & { pid: string }): Html =>
    lines(
      bold(`↩️ Take ${counted(unsold, 'code')} out of stock?`),
      html`They were added to ${code(pid)} together and are not sold yet. They are deleted here, but you can add them again.`,
      taken > 0 ? html`${already(taken)} and stay${taken === 1 ? 's' : ''} so.` : null,
    ),
  undoNow: (count: number) => `↩️ Yes, take ${counted(count, 'code')} out`,
  undone: (level: StockLevel, { removed, taken }: { removed: number; taken: number }): Html =>
    lines(
      removed === 0
        ? html`↩️ Nothing was taken out: none of these codes of ${code(level.pid)} is still unsold.`
        : html`↩️ ${bold(counted(removed, 'code'))} of ${code(level.pid)} ${removed === 1 ? 'is' : 'are'} out of stock again.`,
      taken > 0 ? html`${already(taken)} and stay${taken === 1 ? 's' : ''} so.` : null,
      html`Now ${levelText(level)}.`,
    ),
  nothingToUndo: 'None of these codes is still unsold, so there is nothing to take out.',
  unsold: (count: number) => `📃 ${counted(count, 'unsold code')}`,
  codesTitle: (level: StockLevel, page: number): Html =>
    lines(
      title('📃 Unsold codes', page),
      html`${clip(level.name, 128)} (${code(level.pid)}): ${levelText(level)}`,
    ),
  noUnsold: 'There are no unsold codes.',
  chooseCode: 'Newest first; the oldest are sold first. Tap one to remove it.',
  codeRow: ({ id, masked, addedAt }: UnsoldCode) => `#${id} · ${masked} · ${day(addedAt)}`,
  askRemove: ({ id, pid, masked, addedAt }: UnsoldCode): Html =>
    lines(
      bold('🗑 Remove this code from stock?'),
      '',
      html`${code(`#${id}`)} of ${code(pid)}`,
      html`Code  ${code(masked)}`,
      html`Added  ${moment(addedAt)}`,
      '',
      html`It is not sold yet. It is deleted here, but you can add it again.`,
    ),
  remove: '🗑 Yes, remove it',
  removed: ({ id }: UnsoldCode) => `#${id} is removed.`,
  soldMeanwhile: 'It was sold or removed in the meantime.',
  addMore: '➕ Add codes',
  tryAgain: '↻ Try again',
  back: '‹ Stock',
}

/** Describes what was read: the first and last code, masked, and lines that may not be codes. */
function described({ count, first, last, shortest, longest, withSpaces, unlike }: Preview): Html[] {
  const size =
    shortest === longest ? `${shortest} characters` : `from ${shortest} to ${longest} characters`
  return [
    count === 1
      ? html`Code  ${code(first.masked)}, ${size}`
      : html`First  ${code(first.masked)} · last  ${code(last.masked)} · ${size}`,
    ...odd(
      withSpaces,
      (one) =>
        `⚠️ ${one ? 'A line has' : `${withSpaces.length} lines have`} spaces: is that a code?`,
    ),
    ...odd(
      unlike,
      (one) =>
        `⚠️ ${one ? 'A line looks' : `${unlike.length} lines look`} different from the others:`,
    ),
  ]
}

function odd(found: OddLine[], say: (one: boolean) => string): Html[] {
  if (found.length === 0) return []
  const more = found.length - MAX_ODD_SHOWN
  return [
    html`${say(found.length === 1)}`,
    ...found
      .slice(0, MAX_ODD_SHOWN)
      .map(
        ({ line, masked, length }) =>
          html`• line ${line}: ${code(masked)}, ${counted(length, 'character')}`,
      ),
    ...(more > 0 ? [html`… and ${more} more`] : []),
  ]
}

function notAdded(duplicates: Duplicate[]): (Html | string)[] {
  if (duplicates.length === 0) return []
  const more = duplicates.length - MAX_DUPLICATES_SHOWN
  return [
    '',
    html`Not added, because they are duplicates: ${duplicates.length}`,
    ...duplicates
      .slice(0, MAX_DUPLICATES_SHOWN)
      .map(
        ({ line, starts, sameAs }) =>
          html`• line ${line}: ${starts}… (${sameAs === null ? 'in stock already' : `the same as line ${sameAs}`})`,
      ),
    ...(more > 0 ? [html`… and ${more} more`] : []),
  ]
}

function already(taken: number): string {
  return `${taken} of these codes ${taken === 1 ? 'was' : 'were'} already sold or set aside`
}

function levelText({ available, taken }: StockLevel): string {
  return `${available} in stock, ${taken} taken`
}
