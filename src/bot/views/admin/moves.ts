import type { Account } from '../../../domain/accounts/accounts.ts'
import type { Move } from '../../../domain/accounts/moves/moves.ts'
import type { MoveProblem } from '../../../domain/shared/problems.ts'
import { bold, clip, type Html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { actorSaid } from './log.ts'
import { person } from './person.ts'

type Named = Pick<Account, 'name' | 'telegramId'>

/** A move with the two people, and the names of those who asked for it and ended it. */
export type MoveOfPeople = {
  move: Move
  from: Named
  to: Named
  actorName: string | null
  endedByName: string | null
}

export function movesView({ people }: Texts, count: number): Html {
  const { moves } = people
  return lines(bold(moves.title), '', count === 0 ? moves.none : null, moves.usage)
}

export function moveRow({ format }: Texts, { fromTelegramId, toTelegramId, dueAt }: Move): string {
  return `${format.apart(`${fromTelegramId} → ${toTelegramId}`)} · ${format.moment(dueAt)}`
}

export function askTargetView(texts: Texts, account: Named): Html {
  const { moves } = texts.people
  return lines(bold(moves.ask(person(texts, account))), '', moves.about)
}

export function confirmOrderView(
  texts: Texts,
  { from, to, reason }: { from: Named; to: Named; reason: string },
): Html {
  const { people, format } = texts
  const { moves } = people
  return lines(
    bold(moves.confirm(person(texts, from), person(texts, to))),
    format.field(moves.reason, clip(reason, 500)),
    '',
    moves.wait,
  )
}

export function orderedMoveView(texts: Texts, about: MoveOfPeople): Html {
  const { people, problems, format } = texts
  const { moves } = people
  const { move, from, to } = about
  const { state, reason, actor, endedBy, problem, dueAt, endedAt } = move
  const why = problem === null ? undefined : problems.move[problem as MoveProblem]
  return lines(
    bold(moves.title),
    '',
    format.field(moves.status, moves.state[state]),
    format.field(moves.from, person(texts, from)),
    format.field(moves.to, person(texts, to)),
    format.field(moves.at, format.time(endedAt ?? dueAt)),
    reason === null ? null : format.field(moves.reason, clip(reason, 500)),
    format.field(moves.asked, actorSaid(texts, actor, about.actorName ?? '')),
    endedBy === null
      ? null
      : format.field(moves.ended, actorSaid(texts, endedBy, about.endedByName ?? '')),
    why === undefined ? null : format.field(moves.why, why),
  )
}
