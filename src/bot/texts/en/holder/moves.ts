import type { Move } from '../../../../domain/accounts/moves/moves.ts'
import { type Html, html } from '../../../html.ts'

/** Moves of an account to another Telegram account, for the two people. */
export const moves = {
  decline: '✖️ Decline',
  /** What both read about a move that an owner ordered. */
  ordered: (who: Html, time: Html) =>
    html`The operator will move your account to ${who} on ${time}.`,
  orderedAbout:
    'Your wallet, orders and API keys move with it, and you lose access to them. If you did not ask for this, stop it now.',
  stop: '🛑 Stop it',
  orderedTo: (who: Html, time: Html) =>
    html`The operator will hand you the account of ${who} on ${time}.`,
  orderedToAbout:
    'Please do not use your current account until then. If this is a mistake, decline it.',
  /** What both read when it is over. */
  movedAway: (who: Html) =>
    html`Your account has moved to ${who}. You have a new, empty account here.`,
  movedHere: (who: Html) => html`The account of ${who} is yours now.`,
  knownKeys: 'API keys that you know keep working until the new holder replaces them.',
  checkKeys:
    'Whoever knows its API keys can still use them. Replace them, and check the allowed addresses and webhooks.',
  ended: {
    declined: 'The move was declined. The account stays where it is.',
    stopped: 'The move was stopped. The account stays where it is.',
    cancelled: 'The move was cancelled. The account stays where it is.',
    refused: 'The move was not possible any more. The account stays where it is.',
  } satisfies Record<Exclude<Move['state'], 'open' | 'moved'>, string>,
}
