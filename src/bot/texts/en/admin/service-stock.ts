import type { Duplicate } from '../../../../domain/stock/import.ts'
import type { CodesPreview, OddLine } from '../../../../domain/stock/preview.ts'
import type { UnsoldCode } from '../../../../domain/stock/removal.ts'
import type { StockLevel } from '../../../../domain/stock/stock.ts'
import { counted } from '../../../../texts/en/counted.ts'
import { bold, clip, code, type Html, html, lines } from '../../../html.ts'
import { day, moment } from '../../format.ts'

const MAX_DUPLICATES_TOLD = 20
const MAX_ODD_TOLD = 5

type Preview = CodesPreview & { fresh: number; duplicates: Duplicate[] }
/** Of codes that came in together. */
type BatchLeft = { unsold: number; taken: number }

export const stock = {
  title: (page: number) => html`${bold('🎟 Stock')}${page > 0 ? ` – page ${page + 1}` : ''}`,
  none: 'The catalog has no product that is sold from stock.',
  choose: 'Tap a product to add codes to it, or to see those that it has.',
  mark: (lowStock: number): Html =>
    lowStock === 0
      ? html`<i>You are not told when one runs low: /lowstock 10 changes that.</i>`
      : html`<i>You are told when fewer than ${lowStock} are left: /lowstock changes that.</i>`,
  markUsage: 'Write /lowstock and a number: at fewer codes than that you are told; 0 for never.',
  marked: (lowStock: number) =>
    lowStock === 0
      ? 'You are not told any more when a product runs low.'
      : `You are told when fewer than ${lowStock} codes of a product are left.`,
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
      html`Send the codes to add: as a text, one code a line, or as a .txt file. Your message is deleted, and I ask before anything is added.`,
    ),
  codesWanted: 'Please send the codes as a text, one code a line, or as a .txt file; or /cancel.',
  noCodes: 'There are no codes in it: send a text file with one code a line, or /cancel.',
  tooMany: (max: number) =>
    `At once I take at most ${max} lines: send several files, or use the command line.`,
  tooLong:
    'Nothing was added: a text this long may have been cut in two, and a code with it. Send the codes as a .txt file.',
  preview: (level: StockLevel, preview: Preview, deleted: boolean): Html => {
    const { fresh, duplicates } = preview
    return lines(
      fresh === 0
        ? bold('🎟 Nothing to add: all of it is known already')
        : bold(`🎟 Add ${counted(fresh, 'code')}?`),
      html`${clip(level.name, 128)} (${code(level.pid)}): ${levelText(level)}`,
      '',
      ...(fresh === 0 ? [] : whatIsSeen(preview)),
      ...left(duplicates),
      '',
      deleted
        ? html`Your message with the codes is deleted.`
        : html`⚠️ I could not delete your message with the codes; please delete it yourself.`,
      fresh === 0 ? null : html`<i>Nothing is added until you tap Yes, within an hour.</i>`,
    )
  },
  yes: (count: number) => `✅ Yes, add ${counted(count, 'code')}`,
  no: '✖️ No',
  dropped: lines(bold('Nothing was added.'), html`What you sent is forgotten.`),
  addedBefore: 'These codes were added already.',
  interrupted: (count: number) =>
    `${counted(count, 'code')} were added before this. Tap Yes again: the rest is added then.`,
  added: (level: StockLevel, { unsold, taken }: BatchLeft, known: Duplicate[]): Html =>
    lines(
      unsold + taken === 0
        ? html`🎟 None of these codes of ${code(level.pid)} is in stock any more.`
        : html`🎟 Added ${bold(counted(unsold + taken, 'code'))} to ${code(level.pid)}.`,
      html`Now ${levelText(level)}.`,
      ...left(known),
    ),
  undo: '↩️ Undo',
  askUndo: ({ pid, unsold, taken }: BatchLeft & { pid: string }): Html =>
    lines(
      bold(`↩️ Take ${counted(unsold, 'code')} out of stock?`),
      html`They were added to ${code(pid)} together and are unsold. They are deleted here, and can be added again.`,
      taken > 0 ? html`${already(taken)} and stay${taken === 1 ? 's' : ''} as before.` : null,
    ),
  undoNow: (count: number) => `↩️ Yes, take ${counted(count, 'code')} out`,
  undone: (level: StockLevel, { removed, taken }: { removed: number; taken: number }): Html =>
    lines(
      removed === 0
        ? html`↩️ Nothing was taken out: none of these codes of ${code(level.pid)} is unsold any more.`
        : html`↩️ ${bold(counted(removed, 'code'))} of ${code(level.pid)} ${removed === 1 ? 'is' : 'are'} out of stock again.`,
      taken > 0 ? html`${already(taken)} and stay${taken === 1 ? 's' : ''} as before.` : null,
      html`Now ${levelText(level)}.`,
    ),
  nothingToUndo: 'Nothing of this is unsold any more: there is nothing to take out.',
  unsold: (count: number) => `📃 ${counted(count, 'unsold code')}`,
  codesTitle: (level: StockLevel, page: number): Html =>
    lines(
      html`${bold('📃 Unsold codes')}${page > 0 ? ` – page ${page + 1}` : ''}`,
      html`${clip(level.name, 128)} (${code(level.pid)}): ${levelText(level)}`,
    ),
  noUnsold: 'There is none.',
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
      html`It is unsold. It is deleted here, and can be added again.`,
    ),
  remove: '🗑 Yes, remove it',
  removed: ({ id }: UnsoldCode) => `#${id} is removed.`,
  soldMeanwhile: 'It was sold or removed meanwhile.',
  addMore: '➕ Add codes',
  tryAgain: '↻ Try again',
  back: '‹ Stock',
}

/** The codes as they were read: the masked ends, and what may be no code. */
function whatIsSeen({
  count,
  first,
  last,
  shortest,
  longest,
  withSpaces,
  unlike,
}: Preview): Html[] {
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
      (one) => `⚠️ ${one ? 'A line is' : `${unlike.length} lines are`} unlike the others:`,
    ),
  ]
}

function odd(found: OddLine[], say: (one: boolean) => string): Html[] {
  if (found.length === 0) return []
  const more = found.length - MAX_ODD_TOLD
  return [
    html`${say(found.length === 1)}`,
    ...found
      .slice(0, MAX_ODD_TOLD)
      .map(
        ({ line, masked, length }) =>
          html`• line ${line}: ${code(masked)}, ${counted(length, 'character')}`,
      ),
    ...(more > 0 ? [html`… and ${more} more`] : []),
  ]
}

function left(duplicates: Duplicate[]): (Html | string)[] {
  if (duplicates.length === 0) return []
  const more = duplicates.length - MAX_DUPLICATES_TOLD
  return [
    '',
    html`Not added, as duplicates: ${duplicates.length}`,
    ...duplicates
      .slice(0, MAX_DUPLICATES_TOLD)
      .map(
        ({ line, starts, sameAs }) =>
          html`• line ${line}: ${starts}… (${sameAs === null ? 'in stock already' : `the same as line ${sameAs}`})`,
      ),
    ...(more > 0 ? [html`… and ${more} more`] : []),
  ]
}

function already(taken: number): string {
  return `${counted(taken, 'code')} of them ${taken === 1 ? 'was' : 'were'} sold or set aside already`
}

function levelText({ available, taken }: StockLevel): string {
  return `${available} in stock, ${taken} taken`
}
