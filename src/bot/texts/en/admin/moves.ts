import type { Move } from '../../../../domain/accounts/moves/moves.ts'
import { type Html, html } from '../../../html.ts'
import { counted } from '../words.ts'

/** Moves of accounts to another Telegram id, for the owners. */
export const moves = {
  title: '📲 Account moves',
  button: '📲 Move',
  none: 'No account is waiting to be moved.',
  usage:
    'Write /move, who has the account, who gets it, and why: /move 123456789 @name lost their phone',
  waits: (count: number) =>
    `📲 ${counted(count, { one: 'account waits', other: 'accounts wait' })} to be moved: see /move`,
  ask: (whom: string) => `Who should get the account of ${whom}, and why?`,
  about:
    'Send a Telegram id or @name, then the reason. The current holder can read the reason. The new person must have written to the bot, but not used their account yet.',
  confirm: (from: string, to: string) => `Move the account of ${from} to ${to}?`,
  wait: 'It happens in 24 hours. The current holder gets a message now and can stop it.',
  yes: '📲 Move it in 24 hours',
  done: 'It will move in 24 hours. Both people get a message.',
  cancel: '🛑 Cancel the move',
  state: {
    open: 'waits',
    moved: 'moved',
    declined: 'declined by the new person',
    stopped: 'stopped by the holder',
    cancelled: 'cancelled',
    refused: 'not possible any more',
  } satisfies Record<Move['state'], string>,
  status: 'Status',
  from: 'From',
  to: 'To',
  at: 'On',
  reason: 'Reason',
  asked: 'Ordered by',
  ended: 'Ended by',
  why: 'Why',
  back: '‹ Moves',
  show: 'Look at it',
  /** Lines of an account's card. */
  movedFrom: (id: Html, time: Html) => html`Moved on ${time}, from Telegram id ${id}`,
  movedTo: (id: Html, time: Html) =>
    html`This person’s earlier account moved on ${time}, to Telegram id ${id}`,
  coming: (id: Html, time: Html) => html`Moves on ${time}, to Telegram id ${id}`,
}
