import type { StockLevel } from '../../../domain/stock.ts'
import type { Duplicate } from '../../../domain/stock-import.ts'
import { bold, clip, code, type Html, html, lines } from '../../html.ts'
import { counted } from '../format.ts'

const MAX_DUPLICATES_TOLD = 20

export const stock = {
  title: (page: number) => html`${bold('🎟 Stock')}${page > 0 ? ` – page ${page + 1}` : ''}`,
  none: 'The catalog has no product that is sold from stock.',
  choose: 'Tap a product to add codes to it.',
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
      html`Send the codes to add: as a text, one code a line, or as a .txt file. Your message is deleted once they are added.`,
    ),
  codesWanted: 'Please send the codes as a text, one code a line, or as a .txt file; or /cancel.',
  noCodes: 'There are no codes in it: send a text file with one code a line, or /cancel.',
  tooMany: (max: number) =>
    `At once I take at most ${max} lines: send several files, or use the command line.`,
  tooLong:
    'Nothing was added: a text this long may have been cut in two, and a code with it. Send the codes as a .txt file.',
  notFromStock: (pid: string) => `${pid} belongs to a line that is not sold from stock.`,
  interrupted: (count: number) =>
    `${counted(count, 'code')} were added before this. It is safe to send the same again.`,
  added: (level: StockLevel, added: number, duplicates: Duplicate[], deleted: boolean): Html =>
    lines(
      html`🎟 Added ${bold(counted(added, 'code'))} to ${code(level.pid)}.`,
      html`Now ${levelText(level)}.`,
      duplicates.length > 0 ? '' : null,
      duplicates.length > 0 ? html`Not added, as duplicates: ${duplicates.length}` : null,
      ...duplicates
        .slice(0, MAX_DUPLICATES_TOLD)
        .map(({ line, starts, reason }) => html`• line ${line}: ${starts}… (${reason})`),
      duplicates.length > MAX_DUPLICATES_TOLD
        ? html`… and ${duplicates.length - MAX_DUPLICATES_TOLD} more`
        : null,
      '',
      deleted
        ? html`Your message with the codes is deleted.`
        : html`⚠️ I could not delete your message with the codes; please delete it yourself.`,
    ),
  addMore: '➕ Add codes',
  tryAgain: '↻ Try again',
  back: '‹ Stock',
}

function levelText({ available, taken }: StockLevel): string {
  return `${available} in stock, ${taken} taken`
}
