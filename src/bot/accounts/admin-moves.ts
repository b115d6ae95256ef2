import { nameOfActor } from '../../domain/accounts/accounts.ts'
import { moveById } from '../../domain/accounts/moves/moves.ts'
import type { MoveProblem } from '../../domain/shared/problems.ts'
import { bold, clip, lines } from '../../locales/html.ts'
import type { Feature, NoticeContext } from '../kit/context.ts'
import { pageButton } from '../kit/panel-button.ts'
import { actorSaid, person } from '../kit/person.ts'

/** What owners read of moves of accounts, which they order, look at and cancel in the panel. */
export const moves = {
  right: 'move',
  waiting: { kind: 'moves', said: 'admin-moves-waits' },
  notices: { move_ordered: notice },
} satisfies Feature

/** @throws DomainError MOVE_OVER if there is none with this id */
async function notice(about: NoticeContext, { moveId }: { moveId: number }) {
  const { format, t } = about.texts
  const move = await moveById(about.read, moveId)
  const { fromTelegramId, toTelegramId, state, reason, problem, actor } = move
  const hasIt = state === 'moved' ? (toTelegramId ?? fromTelegramId) : fromTelegramId
  const who = (telegramId: number) => person(about.texts, { name: null, telegramId })
  return {
    text: lines(
      bold(t('admin-moves-title')),
      '',
      format.field(t('admin-moves-status'), t(`admin-moves-state-${state}`)),
      format.field(t('admin-moves-from'), who(fromTelegramId)),
      toTelegramId !== null && format.field(t('admin-moves-to'), who(toTelegramId)),
      format.field(t('admin-moves-at'), format.time(move.endedAt ?? move.dueAt)),
      problem !== null &&
        format.field(t('admin-moves-why'), t(`problem-move-${problem as MoveProblem}`)),
      reason !== null && format.field(t('admin-moves-reason'), clip(reason, 500)),
      format.field(
        t('admin-moves-asked'),
        actorSaid(about.texts, actor, await nameOfActor(about.read, actor)),
      ),
    ),
    buttons: [pageButton(about, 'customers', undefined, `/${hasIt}`)],
  }
}
