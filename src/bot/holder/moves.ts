import type { Reader } from '../../db/store.ts'
import { accountByTelegramId } from '../../domain/accounts/accounts.ts'
import { endMove } from '../../domain/accounts/moves/ending.ts'
import { type Move, moveById } from '../../domain/accounts/moves/moves.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../context.ts'
import { type Button, button, idIn, type Screen, show } from '../screen.ts'
import { movingAwayView, movingHereView } from '../views/holder/moves.ts'

/** What an owner's order to move an account means for its two persons. Either can end it. */
export const moves = {
  // Also for those who are banned.
  reads: ['move-stop'],
  buttons: {
    'move-show': (ctx, [id]) => showMove(ctx, idIn(id)),
    'move-no': (ctx, [id]) => end(ctx, idIn(id), 'to'),
    'move-stop': (ctx, [id]) => end(ctx, idIn(id), 'from'),
  },
  decides: {
    'move-no': 'move-show',
    'move-stop': 'move-show',
  },
  notices: {
    account_move: ({ read, texts, telegramId }, { moveId: id }) =>
      moveScreen(read, texts, { id, telegramId }),
  },
} satisfies Feature

/** A move as one of its two persons sees it. @throws DomainError MOVE_OVER for anybody else */
async function moveScreen(
  db: Reader,
  texts: Texts,
  { id, telegramId }: { id: number; telegramId: number },
): Promise<Screen> {
  const move = await moveById(db, id)
  const buttons = buttonsOf(texts, move, telegramId)
  if (move.fromTelegramId === telegramId) return { text: movingAwayView(texts, move), buttons }
  if (move.toTelegramId !== telegramId) throw new DomainError('MOVE_OVER')
  const from = await accountByTelegramId(db, move.fromTelegramId)
  return { text: movingHereView(texts, move, from), buttons }
}

function buttonsOf(
  { t }: Texts,
  { id, fromTelegramId, state }: Move,
  telegramId: number,
): Button[][] {
  const isFrom = fromTelegramId === telegramId
  const home = button(t('common-home'), 'home')
  if (state === 'moved' && !isFrom) return [[button(t('keys-open'), 'keys-open')], [home]]
  if (state !== 'open') return [[button(t('support-button'), 'support'), home]]
  return isFrom
    ? [[button(t('moves-stop'), 'move-stop', id)], [button(t('support-button'), 'support')]]
    : [[button(t('moves-decline'), 'move-no', id)]]
}

async function end(ctx: BotContext, id: number, as: 'from' | 'to'): Promise<void> {
  const { holderActor: actor, now } = ctx
  const { telegramId } = ctx.account
  await ctx.act((tx) => endMove(tx, id, { as, telegramId, actor }, now))
  await showMove(ctx, id)
}

async function showMove(ctx: BotContext, id: number): Promise<void> {
  const { telegramId } = ctx.account
  await show(ctx, await moveScreen(ctx.read, ctx.texts, { id, telegramId }))
}
