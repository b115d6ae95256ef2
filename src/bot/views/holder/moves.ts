import type { Account } from '../../../domain/accounts/accounts.ts'
import type { Move } from '../../../domain/accounts/moves/moves.ts'
import { bold, clip, code, type Html, html, lines, untappable } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

/** A move as the account's holder sees it: of the other person, their Telegram id alone. */
export function movingAwayView(texts: Texts, move: Move): Html {
  const { moves, deposits, format } = texts
  const who = format.apart(code(move.named))
  const time = format.time(move.dueAt)
  if (move.state === 'moved') return lines(moves.movedAway(who), '', moves.knownKeys)
  if (move.state !== 'open') return lines(moves.ended[move.state])
  return lines(
    html`⚠️ ${moves.ordered(who, time)}`,
    move.reason ? format.field(deposits.reason, clip(move.reason, 500)) : null,
    '',
    moves.orderedAbout,
  )
}

/** A move as the new person sees it: who has the account, and nothing of what is in it. */
export function movingHereView(texts: Texts, move: Move, from: Account): Html {
  const { moves, format } = texts
  const id = from.username === null ? code(from.telegramId) : html`@${from.username}`
  const name = untappable(clip(from.name, 64))
  const who = format.apart(name === '' ? html`${id}` : html`${bold(name)} (${id})`)
  const time = format.time(move.dueAt)
  if (move.state === 'moved') return lines(moves.movedHere(who), '', moves.checkKeys)
  if (move.state !== 'open') return lines(moves.ended[move.state])
  return lines(moves.orderedTo(who, time), '', moves.orderedToAbout)
}
