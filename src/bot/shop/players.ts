import {
  type OrderField,
  optionsOf,
  type Player,
  readOneField,
} from '../../domain/catalog/player.ts'
import { fieldText } from '../../domain/shared/typed-text.ts'
import type { Draft } from '../../domain/shop/drafts.ts'
import { forgetPlayer, savedPlayer, savedPlayersOf } from '../../domain/shop/saved-players.ts'
import { clip, lines } from '../../locales/html.ts'
import type { BotContext } from '../kit/context.ts'
import { pageFrom } from '../kit/list-page.ts'
import { button, idIn, pageTurner, type Screen } from '../kit/screen.ts'
import { shortPlayer } from '../orders/view.ts'
import { fieldScreen, missingField, validPart } from './fields.ts'
import { fieldLabel, goodsName } from './lists.ts'
import { goOn, nameCheckOf, purchaseScreen } from './purchase.ts'
import { backButtons, EMPTY, type Purchase, purchaseOf } from './steps.ts'

const PLAYERS_PER_PAGE = 6
/** As much as the API takes. */
const MAX_LENGTH = 128

/** The saved players of the line, to choose one or to forget one. */
export async function playersScreen(
  ctx: BotContext,
  draftId: string,
  page: number,
  to: 'choose' | 'forget' = 'choose',
): Promise<Screen> {
  const { account, texts, t, read } = ctx
  const { draft, product } = await purchaseOf(ctx, draftId)
  const all = await savedPlayersOf(read, account.id, product.slug)
  if (all.length === 0) return newPlayerScreen(ctx, draftId)
  const part = pageFrom(all, page, PLAYERS_PER_PAGE)
  const isChoice = to === 'choose'
  const question = isChoice ? t('shop-for-whom') : t('shop-ask-whom')
  return {
    text: lines(goodsName(texts, product), '', question),
    buttons: [
      ...part.shown.map(({ id, player, name }) => {
        const label = clip(playerLabel(ctx, player, name), 40)
        return [button(label, isChoice ? 'pl' : 'forget', draft.id, id)]
      }),
      pageTurner(texts, part, isChoice ? 'players' : 'forget-list', draft.id),
      ...(isChoice
        ? [
            [
              button(t('shop-another-player'), 'newpl', draft.id),
              button(t('shop-forget'), 'forget-list', draft.id, part.page),
            ],
            backButtons(ctx, product.slug),
          ]
        : [[button.back(t, 'players', draft.id, part.page)]]),
    ],
  }
}

function playerLabel({ format }: BotContext, player: Player, name: string | null): string {
  return format.apart(name === null ? Object.values(player).join(' · ') : shortPlayer(player, name))
}

/** Asks for a player who is not saved. */
export async function newPlayerScreen(ctx: BotContext, draftId: string): Promise<Screen> {
  const { draft, product } = await purchaseOf(ctx, draftId)
  return goOn(ctx, product, { ...EMPTY, pid: draft.pid, quantity: draft.quantity })
}

export async function choosePlayer(ctx: BotContext, draftId: string, id: string): Promise<Screen> {
  const { draft, product } = await purchaseOf(ctx, draftId)
  const saved = await savedPlayer(ctx.read, ctx.account.id, idIn(id))
  if (saved?.slug !== product.slug) return playersScreen(ctx, draftId, 0)
  const { player, name } = saved
  const known = { player: validPart(product.line, player), playerName: name }
  return goOn(ctx, product, { ...draft, ...known, nameCheck: nameCheckOf(name) })
}

export async function forget(ctx: BotContext, draftId: string, id: string): Promise<Screen> {
  await ctx.act((tx) => forgetPlayer(tx, ctx.account.id, idIn(id)))
  ctx.say(ctx.t('shop-forgotten'))
  return playersScreen(ctx, draftId, 0)
}

export async function optionsPage(ctx: BotContext, draftId: string, page: number): Promise<Screen> {
  const purchase = await purchaseOf(ctx, draftId)
  const field = missingField(purchase)
  if (!field) return purchaseScreen(ctx, purchase)
  return fieldScreen(ctx, purchase, field, { page, problem: null })
}

export async function chooseOption(
  ctx: BotContext,
  draftId: string,
  index: string,
): Promise<Screen> {
  const purchase = await purchaseOf(ctx, draftId)
  const field = missingField(purchase)
  const option = field && optionsOf(purchase.product.line, field)?.[Number(index)]
  if (!field || !option) return purchaseScreen(ctx, purchase)
  return withFields(ctx, purchase, { [field.name]: option.value })
}

export async function takeField(ctx: BotContext, draftId: string, typed: string): Promise<Screen> {
  const purchase = await purchaseOf(ctx, draftId)
  const field = missingField(purchase)
  if (!field) return purchaseScreen(ctx, purchase)
  const text = fieldText(typed)
  const problem = problemWith(ctx, purchase, field, text)
  if (problem === null) return withFields(ctx, purchase, { [field.name]: text })
  // Games show an id and a zone together, such as `51234567 (2001)`, and so people send both at once.
  const all = allFields(purchase, text)
  if (all) return withFields(ctx, purchase, all)
  return fieldScreen(ctx, purchase, field, { page: 0, problem })
}

function problemWith(
  { texts, format, t }: BotContext,
  { product }: Purchase,
  field: OrderField,
  text: string,
): string | null {
  if (text.length > MAX_LENGTH) return t('shop-too-long')
  if ('value' in readOneField(product.line, field, text)) return null
  return t('shop-wrong-field', { label: format.apart(fieldLabel(texts, field)) })
}

/** Every field that is still missing, if the text has one word for each and all are right. */
function allFields({ draft, product }: Purchase, text: string): Player | null {
  const missing = product.line.fields.filter(({ name }) => draft.player[name] === undefined)
  const words = text.split(/[\s,;:()|/]+/).filter((word) => word !== '')
  if (text.length > MAX_LENGTH || missing.length < 2 || words.length !== missing.length) return null
  const player: Player = {}
  for (const [i, field] of missing.entries()) {
    const read = readOneField(product.line, field, words[i] ?? '')
    if ('problem' in read) return null
    player[field.name] = read.value
  }
  return player
}

async function withFields(
  ctx: BotContext,
  { draft, product }: Purchase,
  fields: Player,
): Promise<Screen> {
  const player = validPart(product.line, { ...draft.player, ...fields })
  const unchecked: Pick<Draft, 'playerName' | 'nameCheck'> = { playerName: null, nameCheck: null }
  return goOn(ctx, product, { ...draft, ...unchecked, player })
}
