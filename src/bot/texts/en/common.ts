import { html } from '../../html.ts'
import { operator } from '../format.ts'

export const common = {
  back: '‹ Back',
  home: '‹ Home',
  cancel: 'Cancel',
  refresh: '↻ Refresh',
  yes: 'Yes',
  newer: '‹ Newer',
  older: 'Older ›',
  upToDate: 'Up to date.',
  notUnderstood: 'I did not understand that. Use the buttons, or /help for what I can do.',
  unknownCommand: (name: string) => `There is no /${name} here. /help lists what I can do.`,
  forwardedCommand: 'A forwarded command is not carried out. Type it yourself.',
  oldButton: 'This button is out of date. Here is how things stand; /start opens the menu.',
  nothingToCancel: 'There is nothing to cancel.',
  cancelled: 'Cancelled. Nothing has changed.',
  stoppedAsking: 'Let us stop here. Nothing has changed; begin again when you like.',
  typeText: 'Please answer with a text message, or /cancel.',
  doneBefore:
    'This was done already; something only kept me from saying so. /start shows how things stand.',
  tooLate: 'That took too long and was not carried out. Please try again.',
  failed: (support: string) =>
    `Something went wrong here, and the operator’s log has it. Nothing is lost; please try again.${support === '' ? '' : ` If it goes on, tell ${operator(support)}.`}`,
  copyCode: (number: number) => `📋 Copy code ${number}`,
  /** After pressing a button that deletes its message. */
  removed: {
    deleted: 'Deleted.',
    emptied:
      'Telegram lets no bot delete a message after 48 hours, so I took everything out of it instead.',
    kept: '⚠️ Telegram lets me neither delete nor change this message. Please delete it yourself.',
  },
  /** What is left of a message that cannot be deleted. */
  tooOld: html`Removed. You can delete this message; it was too old for me to do it.`,
}
