import { accountByTelegramId, nameOfActor } from '../../../domain/accounts/accounts.ts'
import { endMove } from '../../../domain/accounts/moves/ending.ts'
import { moveById, openMoves } from '../../../domain/accounts/moves/moves.ts'
import { isRefusal } from '../../../domain/shared/errors.ts'
import type { MoveProblem } from '../../../domain/shared/problems.ts'
import type { Ask } from '../../ask.ts'
import { markup } from '../../kit/html.ts'
import { facts } from '../../kit/list.ts'
import { actorSaid, plainly } from '../../kit/words.ts'
import { personLink } from './common.ts'
import { type Card, decide, decision, type Kind } from './kind.ts'

/** Accounts that wait to be moved to another person, which an owner can still cancel. */
export const moves: Kind = {
  name: 'move',
  right: 'move',
  waits: 'moves',
  label: 'panel-inbox-move',
  async load({ read, format }, limit) {
    const open = await openMoves(read)
    return open.slice(0, limit).map(({ id, createdAt, fromTelegramId, toTelegramId, dueAt }) => ({
      key: String(id),
      at: createdAt,
      what: `${fromTelegramId} → ${toTelegramId}`,
      who: format.moment(dueAt),
    }))
  },
  card,
  decisions: {
    cancel: decision({
      title: ({ t }) => plainly(t('admin-moves-cancel')),
      async run({ change, actor, now, t }, id) {
        await change((tx) => endMove(tx, Number(id), { as: 'owner', actor }, now))
        return { said: t('admin-moves-state-cancelled') }
      },
      stays: true,
    }),
  },
}

async function card(ask: Ask, id: string): Promise<Card> {
  const { read, t, format, texts } = ask
  const move = await moveById(read, Number(id))
  const { fromTelegramId, toTelegramId, state, reason, actor, endedBy, problem } = move
  const nameOf = async (one: string) => actorSaid(texts, one, await nameOfActor(read, one))
  return {
    title: plainly(t('admin-moves-title')),
    body: facts([
      [t('admin-moves-status'), t(`admin-moves-state-${state}`)],
      [t('admin-moves-from'), personLink(texts, await named(ask, fromTelegramId))],
      [t('admin-moves-to'), personLink(texts, await named(ask, toTelegramId ?? 0))],
      [t('admin-moves-at'), markup(format.time(move.endedAt ?? move.dueAt))],
      reason !== null && [t('admin-moves-reason'), reason],
      [t('admin-moves-asked'), await nameOf(actor)],
      endedBy !== null && [t('admin-moves-ended'), await nameOf(endedBy)],
      problem !== null && [t('admin-moves-why'), t(`problem-move-${problem as MoveProblem}`)],
    ]),
    buttons:
      state === 'open' &&
      decide(ask, moves, id, 'cancel', { letter: 'x', values: {}, danger: true }),
  }
}

/** The new person may have no account yet. */
async function named({ read }: Ask, telegramId: number) {
  try {
    return await accountByTelegramId(read, telegramId)
  } catch (error) {
    if (!isRefusal(error, 'ACCOUNT_NOT_FOUND')) throw error
    return { name: '', telegramId }
  }
}
