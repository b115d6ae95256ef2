import type { Reader } from '../../db/store.ts'
import { accountById, accountByTelegramId, nameOfActor } from '../../domain/accounts/accounts.ts'
import { accountNamed } from '../../domain/accounts/holders.ts'
import { endMove } from '../../domain/accounts/moves/ending.ts'
import { type Move, moveById, openMoves } from '../../domain/accounts/moves/moves.ts'
import { moveProblem, orderMove } from '../../domain/accounts/moves/ordering.ts'
import { DomainError, isRefusal } from '../../domain/shared/errors.ts'
import type { MoveProblem } from '../../domain/shared/problems.ts'
import { checkReason } from '../../domain/shared/typed-text.ts'
import { bold, clip, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { Refused, wordsOf } from '../answers.ts'
import type { BotContext, Feature, ScreenContext } from '../context.ts'
import { askText, button, idIn, type Screen, send, show } from '../screen.ts'
import { actorSaid } from '../views/admin/log.ts'
import { person } from '../views/admin/person.ts'
import { confirmation } from './confirmation.ts'

/** What an owner confirms. */
type Order = { accountId: number; fromId: number; toId: number; reason: string }
const moveOrder = confirmation<Order>('move')

/** Moves accounts of holders who cannot do it themselves, after a waiting time. */
export const moves = {
  right: 'move',
  group: 'people',
  menu: { label: 'admin-moves-title', to: ['a.moves'], isRare: true },
  waiting: { kind: 'moves', said: 'admin-moves-waits' },
  commands: { move: command },
  buttons: {
    'a.moves': listScreen,
    'a.move': ask,
    'a.move-yes': (ctx, [token = '']) => order(ctx, token),
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
  answers: {
    'a.move': async (ctx, [who = ''], text) => {
      const [whom = '', ...reason] = wordsOf(text)
      await confirm(ctx, who, whom, reason.join(' '))
    },
  },
  notices: {
    move_ordered: (about, { moveId }) => orderedMoveScreen(about, moveId),
  },
} satisfies Feature

/** `/move`, or `/move 123 @name reason`. */
async function command(ctx: BotContext, text: string): Promise<void> {
  const [who, whom, ...reason] = wordsOf(text)
  if (who === undefined) return send(ctx, await listScreen(ctx))
  if (whom === undefined) throw new Refused(ctx.t('admin-moves-usage'))
  await confirm(ctx, who, whom, reason.join(' '))
}

async function listScreen({ texts, t, read }: BotContext): Promise<Screen> {
  const waiting = await openMoves(read)
  return {
    text: lines(
      bold(t('admin-moves-title')),
      '',
      waiting.length === 0 ? t('admin-moves-none') : null,
      t('admin-moves-usage'),
    ),
    buttons: [
      ...waiting.map((move) => [button(moveRow(texts, move), 'a.move-show', move.id)]),
      [button(t('admin-back'), 'admin'), button.refresh(t, 'a.moves')],
    ],
  }
}

async function ask(ctx: BotContext, [who]: string[]): Promise<void> {
  const account = await accountByTelegramId(ctx.read, idIn(who))
  const { telegramId } = account
  const text = ctx.t('admin-moves-ask', { whom: person(ctx.texts, account) })
  await askText(ctx, text, ['a.account', telegramId], 'a.move', telegramId)
}

/** Shows what would be ordered, and asks for confirmation. */
async function confirm(
  ctx: BotContext,
  who: string,
  whom: string,
  typedReason: string,
): Promise<void> {
  const { texts, deps, now, t, read, format } = ctx
  const from = await accountNamed(read, who)
  const to = await accountNamed(read, whom)
  const reason = checkReason(typedReason)
  const problem = await moveProblem(read, { from, to, owners: deps.adminIds }, now)
  if (problem !== null) throw new DomainError('MOVE_REFUSED', { problem })
  const fromId = from.telegramId
  const about: Order = { accountId: from.id, fromId, toId: to.telegramId, reason }
  const token = await moveOrder.ask(ctx, about)
  await send(ctx, {
    text: lines(
      bold(t('admin-moves-confirm', { from: person(texts, from), to: person(texts, to) })),
      format.field(t('admin-moves-reason'), clip(reason, 500)),
      '',
      t('admin-moves-wait'),
    ),
    buttons: [
      [button(t('admin-moves-yes'), 'a.move-yes', token)],
      [button.cancel(t, 'a.account', fromId)],
    ],
  })
}

async function order(ctx: BotContext, token: string): Promise<void> {
  const { adminActor: actor, deps, now } = ctx
  const { id } = await moveOrder.act(ctx, token, async (tx, about) => {
    const { accountId, fromId, toId, reason } = about
    const from = await accountById(tx, accountId)
    // It has moved to another person since.
    if (from?.telegramId !== fromId) throw new DomainError('CONFIRMATION_OVER')
    const to = await accountByTelegramId(tx, toId)
    return orderMove(tx, { from, to, reason, actor, owners: deps.adminIds }, now)
  })
  ctx.say(ctx.t('admin-moves-done'))
  await show(ctx, await orderedMoveScreen(ctx, id))
}

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
      [button(t('admin-moves-back'), 'a.moves'), button.refresh(t, 'a.move-show', id)],
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

function moveRow({ format }: Texts, { fromTelegramId, toTelegramId, dueAt }: Move): string {
  return `${format.apart(`${fromTelegramId} → ${toTelegramId}`)} · ${format.moment(dueAt)}`
}
