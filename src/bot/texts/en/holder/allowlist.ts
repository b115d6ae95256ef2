import { type Html, html } from '../../../html.ts'
import { counted } from '../words.ts'

export const allowlist = {
  title: '🌐 Allowed addresses',
  onlyThese: (count: string) => `Only these addresses can use your keys (${count}):`,
  emptyButRequired:
    'The list is empty. This service requires one, so your calls are refused until you add an address.',
  empty:
    'The list is empty: your keys work from any address. Add the addresses of your servers, so that nobody else can use a lost key.',
  lastCall: (address: Html) => html`Your last call came from ${address}.`,
  add: '➕ Add',
  addLast: (address: string) => `➕ Add ${address}`,
  remove: '➖ Remove',
  clear: '🗑 Clear',
  askAdd: 'Which addresses can use your keys?',
  howToAdd: 'Send one or more IPv4 addresses or blocks, separated by spaces, commas or new lines:',
  added: (count: number) => `Added ${counted(count, { one: 'entry', other: 'entries' })}.`,
  known: (count: string) => `Already on the list: ${count}.`,
  notAdded: 'Nothing was added. These are not IPv4 addresses or blocks:',
  whatIsOne: (address: Html, block: Html) =>
    html`An address looks like ${address} and a block like ${block}. Please send the whole list again, or /cancel.`,
  chooseRemove: 'Tap an entry to remove it. It can then no longer use your keys.',
  removed: (cidr: string) => `${cidr} was removed.`,
  wasNotThere: 'This entry was already removed.',
  askClear: 'Clear the list?',
  whatClearMeans:
    'This removes every address. Your keys then work from anywhere. If this service requires a list, they work from nowhere.',
  clearNow: '🗑 Yes, clear it',
  cleared: 'The list is empty.',
  noLastAddress:
    'I have not seen a call with your current key yet, or it did not come from an IPv4 address.',
}
