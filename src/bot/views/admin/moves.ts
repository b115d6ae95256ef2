import type { Account } from '../../../domain/accounts/accounts.ts'
import type { Move } from '../../../domain/accounts/moves/moves.ts'
import type { MoveProblem } from '../../../domain/shared/problems.ts'
import { bold, clip, type Html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
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

export function movesView({ t }: Texts, count: number): Html {
  return lines(
    bold(t('admin-moves-title')),
    '',
    count === 0 ? t('admin-moves-none') : null,
    t('admin-moves-usage'),
  )
}

export function moveRow({ format }: Texts, { fromTelegramId, toTelegramId, dueAt }: Move): string {
  return `${format.apart(`${fromTelegramId} → ${toTelegramId}`)} · ${format.moment(dueAt)}`
}

export function askTargetView(texts: Texts, account: Named): Html {
  const { t } = texts
  return t('admin-moves-ask', { whom: person(texts, account) })
}

export function confirmOrderView(
  texts: Texts,
  { from, to, reason }: { from: Named; to: Named; reason: string },
): Html {
  const { format, t } = texts
  return lines(
    bold(t('admin-moves-confirm', { from: person(texts, from), to: person(texts, to) })),
    format.field(t('admin-moves-reason'), clip(reason, 500)),
    '',
    t('admin-moves-wait'),
  )
}

export function orderedMoveView(texts: Texts, about: MoveOfPeople): Html {
  const { format, t } = texts
  const { move, from, to } = about
  const { state, reason, actor, endedBy, problem, dueAt, endedAt } = move
  const why = problem === null ? undefined : t(`problem-move-${problem as MoveProblem}`)
  return lines(
    bold(t('admin-moves-title')),
    '',
    format.field(t('admin-moves-status'), t(`admin-moves-state-${state}`)),
    format.field(t('admin-moves-from'), person(texts, from)),
    format.field(t('admin-moves-to'), person(texts, to)),
    format.field(t('admin-moves-at'), format.time(endedAt ?? dueAt)),
    reason === null ? null : format.field(t('admin-moves-reason'), clip(reason, 500)),
    format.field(t('admin-moves-asked'), actorSaid(texts, actor, about.actorName ?? '')),
    endedBy === null
      ? null
      : format.field(t('admin-moves-ended'), actorSaid(texts, endedBy, about.endedByName ?? '')),
    why === undefined ? null : format.field(t('admin-moves-why'), why),
  )
}
