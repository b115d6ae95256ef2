import type { Html } from '../../../html.ts'
import { html } from '../../../html.ts'
import { counted } from '../words.ts'

const CODES = { one: 'code', other: 'codes' }

export const stock = {
  title: '🎟 Stock',
  none: 'The catalog has no product that is sold from stock.',
  choose: 'Tap a product to add codes or to see its codes.',
  neverAlerts: 'I do not alert you when a product runs low. To change that: /lowstock 10',
  alertsBelow: (count: number) =>
    `I alert you when a product has fewer than ${counted(count, CODES)} left. To change that: /lowstock`,
  markUsage:
    'Write /lowstock and a number. I alert you when a product has fewer codes left; 0 turns this off.',
  markedNever: 'I will no longer alert you when a product runs low.',
  marked: (count: number) =>
    `I alert you when a product has fewer than ${counted(count, CODES)} left.`,
  quarantine: '🚧 Quarantine',
  inStock: (count: string) => `${count} in stock`,

  ask: 'Send the codes to add, one per line, as a text or as a .txt file. I delete your message, and I ask you before I add anything.',
  codesWanted: 'Please send the codes, one per line, as a text or as a .txt file, or /cancel.',
  noCodes: 'I found no codes in it. Please send a text file with one code per line, or /cancel.',
  tooMany: (max: string) =>
    `I can take at most ${max} lines at once. Send several files, or use the command line.`,
  tooLong:
    'Nothing was added: Telegram may have cut such a long text in two, in the middle of a code. Please send the codes as a .txt file.',

  nothingNew: '🎟 Nothing to add: all these codes are already known',
  confirm: (count: number) => `🎟 Add ${counted(count, CODES)}?`,
  looksLikeCodes:
    'These look like codes, so I kept none of them. To add them, choose their product first.',
  deleted: 'I have deleted your message with the codes.',
  notDeleted: '⚠️ I could not delete your message with the codes. Please delete it yourself.',
  waits: 'Nothing is added until you tap Yes. You have one hour.',
  code: 'Code',
  first: 'First',
  last: 'last',
  characters: (count: number) => counted(count, { one: 'character', other: 'characters' }),
  charactersFrom: (least: string, most: number) =>
    `from ${least} to ${counted(most, { one: 'character', other: 'characters' })}`,
  withSpaces: (count: number) =>
    `⚠️ ${counted(count, { one: 'line has', other: 'lines have' })} spaces: is that a code?`,
  unlike: (count: number) =>
    `⚠️ ${counted(count, { one: 'line looks', other: 'lines look' })} different from the others:`,
  line: (number: string) => `line ${number}`,
  duplicates: (count: string) => `Not added, because they are duplicates: ${count}`,
  inStockAlready: 'in stock already',
  sameAs: (line: string) => `the same as line ${line}`,
  yes: (count: number) => `✅ Yes, add ${counted(count, CODES)}`,
  no: '✖️ No',
  setCost: '💲 What did they cost?',
  askCost: 'What did each of these codes cost you?',
  aboutCost: (example: Html) => html`Type the amount in USD, such as ${example}.`,
  eachCost: (cost: string) => `Each costs you ${cost}.`,
  dropped: 'Nothing was added.',
  forgotten: 'I no longer have the codes that you sent.',
  addedBefore: 'These codes were already added.',
  interrupted: (count: number) =>
    `I was interrupted after ${counted(count, CODES)}. Tap Yes again to add the rest.`,
  added: (count: number, pid: Html) => html`🎟 Added ${counted(count, CODES)} to ${pid}.`,
  noneLeft: (pid: Html) => html`🎟 None of these codes of ${pid} is in stock any more.`,
  now: (level: string) => `Now ${level}.`,

  undo: '↩️ Undo',
  askUndo: (count: number) => `↩️ Take ${counted(count, CODES)} out of stock?`,
  aboutUndo: (pid: Html) =>
    html`They were added to ${pid} together and are not sold yet. They are deleted here, but you can add them again.`,
  stayTaken: (count: number) =>
    `${counted(count, { one: 'of these codes was already sold or set aside and stays so', other: 'of these codes were already sold or set aside and stay so' })}.`,
  undoNow: (count: number) => `↩️ Yes, take ${counted(count, CODES)} out`,
  undone: (count: number, pid: Html) =>
    html`↩️ ${counted(count, { one: 'code', other: 'codes' })} of ${pid}: out of stock again.`,
  noneUndone: (pid: Html) =>
    html`↩️ Nothing was taken out: none of these codes of ${pid} is still unsold.`,
  nothingToUndo: 'None of these codes is still unsold, so there is nothing to take out.',

  unsold: (count: number) => `📃 ${counted(count, { one: 'unsold code', other: 'unsold codes' })}`,
  codesTitle: '📃 Unsold codes',
  noUnsold: 'There are no unsold codes.',
  chooseCode: 'Newest first; the oldest are sold first. Tap one to remove it.',
  askRemove: '🗑 Remove this code from stock?',
  ofProduct: (id: Html, pid: Html) => html`${id} of ${pid}`,
  addedAt: 'Added',
  aboutRemove: 'It is not sold yet. It is deleted here, but you can add it again.',
  remove: '🗑 Yes, remove it',
  removed: (id: string) => `${id} is removed.`,
  soldMeanwhile: 'It was sold or removed in the meantime.',
  addMore: '➕ Add codes',
  tryAgain: '↻ Try again',
  back: '‹ Stock',
}
