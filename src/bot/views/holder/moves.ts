import type { Account } from '../../../domain/accounts/accounts.ts'
import type { Move } from '../../../domain/accounts/moves/moves.ts'
import { bold, clip, code, type Html, html, lines, untappable } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

export function askMoveView({ moves }: Texts): Html {
  return lines(bold(moves.title), '', moves.about, '', bold(moves.ask))
}

/** What moving would mean. @param named as it was typed */
export function confirmMoveView(
  texts: Texts,
  named: string,
  has: { balanceMicros: number; debtMicros: number; orderCount: number; keyCount: number },
): Html {
  const { moves, format } = texts
  return lines(
    bold(moves.confirmTitle(format.apart(code(named)))),
    '',
    format.field(moves.balance, bold(format.usd(has.balanceMicros))),
    has.debtMicros > 0 ? format.field(moves.owed, format.usd(has.debtMicros)) : null,
    format.field(moves.orders, format.number(has.orderCount)),
    format.field(moves.keys, format.number(has.keyCount)),
    '',
    moves.thenYou,
    has.keyCount > 0 ? moves.keysGoOn : null,
  )
}

/** A move as its holder sees it. Of the other person it has only what the holder, or an owner, has typed. */
export function movingAwayView(texts: Texts, move: Move): Html {
  const { moves, deposits, format } = texts
  const who = format.apart(code(move.named))
  const time = format.time(move.dueAt)
  if (move.state === 'moved') return lines(moves.movedAway(who), '', moves.knownKeys)
  if (move.state !== 'open') return lines(moves.ended[move.state])
  if (move.by === 'holder') return moves.waiting(who, time)
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
  return move.by === 'holder'
    ? lines(moves.offer(who, time), '', moves.offerAbout)
    : lines(moves.orderedTo(who, time), '', moves.orderedToAbout)
}
