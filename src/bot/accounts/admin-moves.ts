import type { Reader } from '../../db/store.ts'
import { accountByTelegramId, nameOfActor } from '../../domain/accounts/accounts.ts'
import { endMove } from '../../domain/accounts/moves/ending.ts'
import { moveById } from '../../domain/accounts/moves/moves.ts'
import { isRefusal } from '../../domain/shared/errors.ts'
import type { MoveProblem } from '../../domain/shared/problems.ts'
import { bold, clip, lines } from '../../locales/html.ts'
import type { Feature, ScreenContext } from '../kit/context.ts'
import { actorSaid, person } from '../kit/person.ts'
import { button, idIn, type Screen } from '../kit/screen.ts'

/** What owners read of moves of accounts, which they order in the panel, and can cancel. */
export const moves = {
  right: 'move',
  waiting: { kind: 'moves', said: 'admin-moves-waits' },
  buttons: {
    'a.move-show': (ctx, [id]) => orderedMoveScreen(ctx, idIn(id)),
    'a.move-cancel': async (ctx, [id]) => {
      const by = { as: 'owner', actor: ctx.adminActor } as const
      await ctx.act((tx) => endMove(tx, idIn(id), by, ctx.now))
      return orderedMoveScreen(ctx, idIn(id))
    },
  },
  decides: {
    'a.move-cancel': 'a.move-show',
  },
  notices: {
    move_ordered: (about, { moveId }) => orderedMoveScreen(about, moveId),
  },
} satisfies Feature

/** A move as owners see it. @throws DomainError MOVE_OVER if there is none with this id */
async function orderedMoveScreen({ read: db, texts }: ScreenContext, id: number): Promise<Screen> {
  const { format, t } = texts
  const move = await moveById(db, id)
  const { fromTelegramId, toTelegramId, state, reason, actor, endedBy, problem } = move
  const nameOf = async (one: string) => actorSaid(texts, one, await nameOfActor(db, one))
  const holder = state === 'moved' ? (toTelegramId ?? fromTelegramId) : fromTelegramId
  return {
    text: lines(
      bold(t('admin-moves-title')),
      '',
      format.field(t('admin-moves-status'), t(`admin-moves-state-${state}`)),
      format.field(t('admin-moves-from'), person(texts, await named(db, fromTelegramId))),
      format.field(t('admin-moves-to'), person(texts, await named(db, toTelegramId ?? 0))),
      format.field(t('admin-moves-at'), format.time(move.endedAt ?? move.dueAt)),
      reason !== null && format.field(t('admin-moves-reason'), clip(reason, 500)),
      format.field(t('admin-moves-asked'), await nameOf(actor)),
      endedBy !== null && format.field(t('admin-moves-ended'), await nameOf(endedBy)),
      problem !== null &&
        format.field(t('admin-moves-why'), t(`problem-move-${problem as MoveProblem}`)),
    ),
    buttons: [
      state === 'open' && [button(t('admin-moves-cancel'), 'a.move-cancel', id)],
      [button(t('admin-account-show'), 'a.account', holder)],
      [button.refresh(t, 'a.move-show', id)],
    ],
  }
}

async function named(db: Reader, telegramId: number) {
  try {
    return await accountByTelegramId(db, telegramId)
  } catch (error) {
    if (!isRefusal(error, 'ACCOUNT_NOT_FOUND')) throw error
    return { name: '', telegramId }
  }
}
