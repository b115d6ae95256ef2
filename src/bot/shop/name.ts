import { chatTrxid } from '../../domain/orders/cards.ts'
import { type Lookup, wasAbandoned } from '../../domain/orders/lookups.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import type { Draft } from '../../domain/shop/drafts.ts'
import type { BotContext } from '../kit/context.ts'
import type { Screen } from '../kit/screen.ts'
import { goOn, lookupFor } from './purchase.ts'
import { type Purchase, purchaseOf } from './steps.ts'

type Name = Pick<Draft, 'playerName' | 'nameCheck'>

const UNKNOWN: Name = { playerName: null, nameCheck: 'unknown' }

/** Goes on without looking the player's name up. */
export async function skipName(ctx: BotContext, draftId: string): Promise<Screen> {
  return withName(ctx, await purchaseOf(ctx, draftId), { playerName: null, nameCheck: 'skipped' })
}

/** Looks the player's name up, once for each draft. Whatever comes of it, the purchase goes on. */
export async function showName(ctx: BotContext, draftId: string): Promise<Screen> {
  const purchase = await purchaseOf(ctx, draftId)
  const lookup = lookupFor(ctx, purchase)
  if (!lookup) return withName(ctx, purchase, UNKNOWN)
  const from = { accountId: ctx.account.id, test: false, via: 'chat' } as const
  const trxid = chatTrxid(`${purchase.draft.id}-name`)
  try {
    const answer = await ctx.deps.fulfilment.submitLookup({ ...from, ...lookup, trxid })
    return await withName(ctx, purchase, nameIn(answer.lookup))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const isUnpaid = error.code === 'INSUFFICIENT_BALANCE'
    const skipped: Name = { playerName: null, nameCheck: 'skipped' }
    if (isUnpaid) return withName(ctx, purchase, skipped, ctx.t('shop-name-not-paid'))
    if (GOES_ON.includes(error.code)) return withName(ctx, purchase, UNKNOWN)
    throw error
  }
}

/** The name cannot be looked up for these reasons, but the player may be right. */
const GOES_ON: readonly string[] = ['INVALID_FIELDS', 'INVALID_PLAYER_ID', 'DUPLICATE_IN_FLIGHT']

function nameIn(lookup: Lookup): Name {
  const playerName = lookup.data?.playerName ?? null
  if (lookup.status === 'completed' && playerName !== null)
    return { playerName, nameCheck: 'found' }
  if (lookup.status === 'cancelled' && !wasAbandoned(lookup))
    return { playerName: null, nameCheck: 'absent' }
  return UNKNOWN
}

function withName(
  ctx: BotContext,
  { draft, product }: Purchase,
  name: Name,
  warning?: string,
): Promise<Screen> {
  return goOn(ctx, product, { ...draft, ...name }, warning)
}
