import { counted } from '../../../../texts/en/counted.ts'
import { bold, code, html, lines } from '../../../html.ts'

export const allowlist = {
  screen: (listed: string[], required: boolean, lastAddress: string | null) =>
    lines(
      bold('🌐 Allowed addresses'),
      '',
      listed.length > 0
        ? html`Only these may call with your key (${listed.length}):`
        : required
          ? html`The list is empty, and this service wants one: calls are refused until you add an address.`
          : html`The list is empty: your key works from any address. Add your servers’ addresses so that a lost key is of no use elsewhere.`,
      ...listed.slice(0, SHOWN).map((cidr) => html`• ${code(cidr)}`),
      listed.length > SHOWN ? html`… and ${listed.length - SHOWN} more` : null,
      '',
      lastAddress ? html`Your last call came from ${code(lastAddress)}.` : null,
    ),
  add: '➕ Add',
  addLast: (address: string) => `➕ Add ${address}`,
  remove: '➖ Remove',
  clear: '🗑 Clear',
  askAdd: lines(
    bold('Which addresses may call?'),
    '',
    html`Send one or several IPv4 addresses or blocks, separated by spaces, commas or lines:`,
    html`${code('203.0.113.7 198.51.100.0/24')}`,
  ),
  added: (count: number, known: number) =>
    `Added ${counted(count, 'entry').replace('entrys', 'entries')}.${known > 0 ? ` ${known} listed before.` : ''}`,
  badOnes: (bad: string[], more: number) =>
    lines(
      html`Nothing was added. These are not IPv4 addresses or blocks:`,
      ...bad.map((text) => html`• ${code(text)}`),
      more > 0 ? html`… and ${more} more` : null,
      '',
      html`Write an address as ${code('203.0.113.7')} or a block as ${code('203.0.113.0/24')}, and send the list again, or /cancel.`,
    ),
  chooseRemove: lines(bold('➖ Remove'), '', html`Tap what may no longer call.`),
  removed: (cidr: string) => `${cidr} was removed.`,
  wasNotThere: 'That one was not on the list any more.',
  confirmClear: lines(
    bold('Clear the list?'),
    '',
    html`Every address goes. Then your key works from anywhere, or, where this service wants a list, from nowhere.`,
  ),
  clearNow: '🗑 Yes, clear it',
  cleared: 'The list is empty.',
  noLastAddress:
    'No call with your present key has been seen yet, or it was not from an IPv4 address.',
}

/** A message holds 4,096 characters. */
const SHOWN = 50
