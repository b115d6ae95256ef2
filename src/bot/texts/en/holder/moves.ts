import type { Move } from '../../../../domain/accounts/moves/moves.ts'
import { type Html, html } from '../../../html.ts'

/** Moves of an account to another Telegram account, for the two people. */
export const moves = {
  button: '📲 Move my account',
  title: '📲 Account move',
  /** What the holder reads. */
  about:
    'Hand this account over to another Telegram account, for example if you change your number. The other person must first send /start to this bot. Their account here must be new, and they have to agree.',
  ask: 'Who takes it over? Send their @name or Telegram id.',
  confirmTitle: (who: Html) => html`Move this account to ${who}?`,
  balance: 'Balance',
  owed: 'Owed',
  orders: 'Orders',
  keys: 'API keys',
  thenYou:
    'All of this moves with the account. As soon as they accept, you can no longer use this account and get a new, empty one.',
  keysGoOn:
    'API keys keep working for everybody who knows them, until the new holder replaces them.',
  confirm: '📲 Ask them',
  notPossible:
    'This person cannot take the account over now. Ask them to send /start to this bot. Their account must be new, without top-ups, orders or keys.',
  waiting: (who: Html, time: Html) => html`I asked ${who}. They can accept until ${time}.`,
  withdraw: '✖️ Withdraw',
  /** What the new person reads. */
  offer: (who: Html, time: Html) =>
    html`${who} wants to hand you their account in this bot. You can accept until ${time}.`,
  offerAbout:
    'If you accept, its wallet, orders and API keys become yours at once, and they get your current account. Accept only if you know this person.',
  accept: '✅ Accept',
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
    expired: 'Nobody accepted the move in time. The account stays where it is.',
    refused: 'The move was not possible any more. The account stays where it is.',
  } satisfies Record<Exclude<Move['state'], 'open' | 'moved'>, string>,
}
