import type { Reader } from '../../db/store.ts'
import { type Account, accountByTelegramId } from '../../domain/accounts/accounts.ts'
import { endMove } from '../../domain/accounts/moves/ending.ts'
import { type Move, moveById } from '../../domain/accounts/moves/moves.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { bold, clip, code, type Html, html, lines, untappable } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { type Button, button, idIn, type Screen, show } from '../kit/screen.ts'

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
  if (move.fromTelegramId === telegramId) return { text: moveView(texts, move, null), buttons }
  if (move.toTelegramId !== telegramId) throw new DomainError('MOVE_OVER')
  const from = await accountByTelegramId(db, move.fromTelegramId)
  return { text: moveView(texts, move, from), buttons }
}

function buttonsOf(
  { t }: Texts,
  { id, fromTelegramId, state }: Move,
  telegramId: number,
): Button[][] {
  const isFrom = fromTelegramId === telegramId
  const home = button.home(t)
  if (state === 'moved' && !isFrom) return [[button(t('keys-open'), 'keys-open')], [home]]
  if (state !== 'open') return [[button(t('support-button'), 'support'), home]]
  return isFrom
    ? [[button(t('moves-stop'), 'move-stop', id)], [button(t('support-button'), 'support')]]
    : [[button(t('moves-decline'), 'move-no', id)]]
}

async function end(ctx: BotContext, id: number, as: 'from' | 'to'): Promise<void> {
  const { holderActor: actor, now } = ctx
  await ctx.act((tx) => endMove(tx, id, { as, telegramId: ctx.account.telegramId, actor }, now))
  await showMove(ctx, id)
}

async function showMove(ctx: BotContext, id: number): Promise<void> {
  await show(ctx, await moveScreen(ctx.read, ctx.texts, { id, telegramId: ctx.account.telegramId }))
}

/**
 * A move as one of its persons sees it: the account's holder, of the other one their Telegram id alone; the new person,
 * who has the account, and nothing of what is in it.
 * @param from the account; null for its holder
 */
function moveView({ format, t }: Texts, move: Move, from: Account | null): Html {
  const who = from ? holderSaid(from) : code(move.named)
  const about = { who: format.apart(who), time: format.time(move.dueAt) }
  if (move.state === 'moved') return lines(t(from ? 'moves-moved-here' : 'moves-moved-away', about))
  if (move.state !== 'open') return lines(t(`moves-ended-${move.state}`))
  if (from) return lines(t('moves-ordered-to', about))
  return lines(
    html`⚠️ ${t('moves-ordered', about)}`,
    move.reason ? format.field(t('deposits-reason'), clip(move.reason, 500)) : null,
    '',
    t('moves-ordered-about'),
  )
}

function holderSaid({ telegramId, username, name }: Account): Html {
  const id = username === null ? code(telegramId) : html`@${username}`
  const shown = untappable(clip(name, 64))
  return shown === '' ? html`${id}` : html`${bold(shown)} (${id})`
}
