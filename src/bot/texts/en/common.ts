import { html } from '../../html.ts'
import { operator } from './words.ts'

export const common = {
  back: '‹ Back',
  home: '‹ Home',
  cancel: 'Cancel',
  refresh: '↻ Refresh',
  previous: '‹ Previous',
  next: 'Next ›',
  newer: '‹ Newer',
  older: 'Older ›',
  andMore: (count: string) => `… and ${count} more`,
  page: (number: string) => `page ${number}`,
  paused: (names: string) => `⏸ Paused: ${names}`,
  forwardedCommand: 'I do not run forwarded commands. Please type the command yourself.',
  oldButton: 'This button is out of date. You now see the current state; /start opens the menu.',
  nothingToCancel: 'There is nothing to cancel.',
  cancelled: 'Cancelled. Nothing has changed.',
  stoppedAsking:
    'I could not use any of your answers, so I have stopped asking. Nothing has changed; you can start again at any time.',
  formatted:
    'Telegram turned part of your message into formatting, so signs such as * _ ~ | may be missing. Please send it as a .txt file, or again without formatting.',
  typeText: 'Please answer with a text message, or send /cancel.',
  doneBefore:
    'This is already done, but my answer did not reach you. Send /start to see the current state.',
  tooLate: 'That took too long, so it was not done. Please try again.',
  failed:
    'Sorry, something went wrong. The details are in the operator’s log. Nothing is lost; please try again.',
  failedAgain: (support: string) => `If it happens again, write to ${operator(support)}.`,
  copyCode: (number: number) => `📋 Copy code ${number}`,
  /** After pressing a button that deletes its message. */
  removed: {
    deleted: 'Deleted.',
    emptied:
      'Telegram does not let bots delete a message after 48 hours, so I removed its content instead.',
    kept: '⚠️ Telegram does not let me delete or change this message. Please delete it yourself.',
  },
  /** Replaces the content of a message that cannot be deleted. */
  tooOld: html`I removed the content. This message is too old for me to delete, but you can delete it.`,
}
