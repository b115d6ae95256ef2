import { bold, code, html, lines } from '../../../html.ts'

export const allowlist = {
  screen: (listed: string[], required: boolean, lastAddress: string | null) =>
    lines(
      bold('🌐 Allowed addresses'),
      '',
      listed.length > 0
        ? html`Only these addresses can use your keys (${listed.length}):`
        : required
          ? html`The list is empty. This service requires one, so your calls are refused until you add an address.`
          : html`The list is empty: your keys work from any address. Add the addresses of your servers, so that nobody else can use a lost key.`,
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
    bold('Which addresses can use your keys?'),
    '',
    html`Send one or more IPv4 addresses or blocks, separated by spaces, commas or new lines:`,
    html`${code('203.0.113.7 198.51.100.0/24')}`,
  ),
  added: (count: number, known: number) =>
    `Added ${count === 1 ? '1 entry' : `${count} entries`}.${known > 0 ? ` Already on the list: ${known}.` : ''}`,
  badOnes: (bad: string[], more: number) =>
    lines(
      html`Nothing was added. These are not IPv4 addresses or blocks:`,
      ...bad.map((text) => html`• ${code(text)}`),
      more > 0 ? html`… and ${more} more` : null,
      '',
      html`An address looks like ${code('203.0.113.7')} and a block like ${code('203.0.113.0/24')}. Please send the whole list again, or /cancel.`,
    ),
  chooseRemove: lines(
    bold('➖ Remove'),
    '',
    html`Tap an entry to remove it. It can then no longer use your keys.`,
  ),
  removed: (cidr: string) => `${cidr} was removed.`,
  wasNotThere: 'This entry was already removed.',
  confirmClear: lines(
    bold('Clear the list?'),
    '',
    html`This removes every address. Your keys then work from anywhere. If this service requires a list, they work from nowhere.`,
  ),
  clearNow: '🗑 Yes, clear it',
  cleared: 'The list is empty.',
  noLastAddress:
    'I have not seen a call with your current key yet, or it did not come from an IPv4 address.',
}

/** A message holds 4,096 characters. */
const SHOWN = 50
