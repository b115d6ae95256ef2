import type { Reader } from '../../db/store.ts'
import { accountByTelegramId } from '../../domain/accounts/accounts.ts'
import { checkPerson } from '../../domain/accounts/holders.ts'
import { offerMove, ownProblem } from '../../domain/accounts/moves/asking.ts'
import { acceptMove, endMove } from '../../domain/accounts/moves/ending.ts'
import { type Move, moveById, openMoveOf } from '../../domain/accounts/moves/moves.ts'
import { viewAccount } from '../../domain/reports/account.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { takeText } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { lines } from '../html.ts'
import { type Button, button, fitsButton, idIn, type Screen, send, show } from '../screen.ts'
import type { Texts } from '../texts/texts.ts'
import {
  askMoveView,
  confirmMoveView,
  movingAwayView,
  movingHereView,
} from '../views/holder/moves.ts'

/** Hands the own account over to another person, and takes one over. Both have to confirm it. */
export const moves: Feature = {
  // Whoever may not start a move may still stop one.
  reads: ['move-stop'],
  commands: { moveaccount: async (ctx) => send(ctx, await beginning(ctx)) },
  buttons: {
    move: async (ctx) => show(ctx, await beginning(ctx)),
    'move-show': (ctx, [id]) => showMove(ctx, idIn(id)),
    'move-ask': (ctx, [named = '']) => offer(ctx, named),
    'move-yes': (ctx, [id]) => accept(ctx, idIn(id)),
    'move-no': (ctx, [id]) => end(ctx, idIn(id), 'to'),
    'move-stop': (ctx, [id]) => end(ctx, idIn(id), 'from'),
  },
  decides: {
    'move-ask': 'move',
    'move-yes': 'move-show',
    'move-no': 'move-show',
    'move-stop': 'move-show',
  },
  questions: {
    move: (ctx) =>
      takeText(ctx, async (text) => {
        checkPerson(text)
        if (!fitsButton('move-ask', text)) throw new DomainError('NOT_A_PERSON', { text })
        await send(ctx, await confirmScreen(ctx, text))
      }),
  },
}

/** A move as one of its two persons sees it. @throws DomainError MOVE_OVER for anybody else */
export async function moveScreen(
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
  { moves, support, keys, common }: Texts,
  move: Move,
  telegramId: number,
): Button[][] {
  const { id, by, state } = move
  const isFrom = move.fromTelegramId === telegramId
  const home = button(common.home, 'home')
  if (state === 'moved' && !isFrom) return [[button(keys.open, 'keys-open')], [home]]
  if (state !== 'open') return [[button(support.button, 'support'), home]]
  if (!isFrom)
    return [
      by === 'holder' ? [button(moves.accept, 'move-yes', id)] : [],
      [button(moves.decline, 'move-no', id)],
    ]
  return by === 'holder'
    ? [[button(moves.withdraw, 'move-stop', id)], [home]]
    : [[button(moves.stop, 'move-stop', id)], [button(support.button, 'support')]]
}

/** The move that waits, or else the question to whom the account is to move. */
async function beginning(ctx: BotContext): Promise<Screen> {
  const { account, deps, texts, now } = ctx
  const { read } = deps.store
  const { id: accountId, telegramId } = account
  const open = await openMoveOf(read, accountId)
  if (open) return moveScreen(read, texts, { id: open.id, telegramId })
  const problem = await ownProblem(read, account, now)
  if (problem !== null) throw new DomainError('MOVE_REFUSED', { problem })
  ctx.ask('move')
  return { text: askMoveView(texts), buttons: [[button(texts.common.cancel, 'home')]] }
}

async function confirmScreen(
  { account, deps, texts, now }: BotContext,
  named: string,
): Promise<Screen> {
  const view = await viewAccount(deps.store.read, account.telegramId, now)
  return {
    text: confirmMoveView(texts, named, view),
    buttons: [
      [button(texts.moves.confirm, 'move-ask', named)],
      [button(texts.common.cancel, 'home')],
    ],
  }
}

async function offer(ctx: BotContext, named: string): Promise<void> {
  const { account, deps, holderActor: actor, texts, now } = ctx
  const input = { named, actor, owners: deps.adminIds }
  const move = await ctx.act((tx) => offerMove(tx, account.id, input, now))
  if (move) return showMove(ctx, move.id)
  const { common, moves } = texts
  const again = button(moves.button, 'move')
  await show(ctx, {
    text: lines(moves.notPossible),
    buttons: [[again], [button(common.home, 'home')]],
  })
}

async function accept(ctx: BotContext, id: number): Promise<void> {
  const { telegramId } = ctx.account
  const by = { telegramId, owners: ctx.deps.adminIds }
  await ctx.act((tx) => acceptMove(tx, id, by, ctx.now))
  await showMove(ctx, id)
}

async function end(ctx: BotContext, id: number, as: 'from' | 'to'): Promise<void> {
  const { holderActor: actor, now } = ctx
  const { telegramId } = ctx.account
  await ctx.act((tx) => endMove(tx, id, { as, telegramId, actor }, now))
  await showMove(ctx, id)
}

async function showMove(ctx: BotContext, id: number): Promise<void> {
  const { telegramId } = ctx.account
  await show(ctx, await moveScreen(ctx.deps.store.read, ctx.texts, { id, telegramId }))
}
