import { takesSecondPerson } from '../../domain/accounts/second-person.ts'
import { isClaimReference, refundForClaim } from '../../domain/claims/decisions.ts'
import { walletOf } from '../../domain/ledger/ledger.ts'
import { type OrderStory, storyAbout } from '../../domain/reports/claim.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import { checkReason } from '../../domain/shared/typed-text.ts'
import type { BotContext } from '../context.ts'
import { askText, button, type Screen, show } from '../screen.ts'
import { aboutClaimView, answerLine, refundSaid } from '../views/admin/claims.ts'
import { askSecond, carryOutOrAsk, type Outcome, runDecision, showOutcome } from './approvals.ts'
import { claimScreen } from './claims.ts'
import { confirmation } from './confirmation.ts'
import { orderScreen } from './order.ts'

// What an admin has chosen to do about a claim or an order is shown, may get a note, and is done once.

/** What an admin is asked to confirm. `about`: as in domain/claims/decisions.ts. */
type Asked = { about: string; answer: string | null } & (
  | { amountMicros: number }
  | { codeIds: number[] }
)
const claimDecision = confirmation<Asked>('claim')

/** Shows what would happen, and asks once. */
export async function confirm(ctx: BotContext, story: OrderStory, asked: Asked): Promise<void> {
  const { texts, format, t } = ctx
  const { about, answer } = asked
  const token = await claimDecision.ask(ctx, asked)
  const said =
    'amountMicros' in asked
      ? refundSaid(texts, asked.amountMicros, await effectOf(ctx, story, asked.amountMicros))
      : [
          t('admin-claims-confirm-replace', {
            count: asked.codeIds.length,
            inStock: format.number(story.inStock),
          }),
        ]
  const yes = 'amountMicros' in asked ? t('admin-claims-refund-now') : t('admin-claims-replace-now')
  await show(ctx, {
    text: aboutClaimView(texts, story, ...said, answerLine(texts, answer)),
    buttons: [
      [button(yes, 'a.claim-yes', token)],
      [button(t('admin-claims-add-note'), 'a.claim-note', token)],
      [button.cancel(t, placeOf(about), about)],
    ],
  })
}

/** The wallet that the money goes to, and above which amount it takes a second person; null if it does not. */
async function effectOf(ctx: BotContext, { report }: OrderStory, amountMicros: number) {
  const { read } = ctx
  const wallet = await walletOf(read, report.order.accountId)
  const isLarge = await takesSecondPerson(read, amountMicros)
  const { secondPerson } = await readSettings(read)
  return { wallet, aboveMicros: isLarge ? secondPerson.aboveMicros : null }
}

/** Asks for a note to the holder. */
export async function askNote(ctx: BotContext, token: string): Promise<void> {
  const { about } = await claimDecision.read(ctx, token)
  const story = await openStory(ctx, about)
  if (!story) return
  const text = aboutClaimView(ctx.texts, story, ctx.t('admin-claims-ask-note'))
  await askText(ctx, text, [placeOf(about), about], 'a.claim-note', token)
}

export async function addNote(ctx: BotContext, token: string, text: string): Promise<void> {
  const asked = await claimDecision.read(ctx, token)
  const story = await openStory(ctx, asked.about)
  if (story) await confirm(ctx, story, { ...asked, answer: checkReason(text) })
}

/** Does what was confirmed, once. */
export async function carryOut(ctx: BotContext, token: string): Promise<void> {
  const { format, t } = ctx
  const { about } = await claimDecision.read(ctx, token)
  const screen = () => screenAbout(ctx, about)
  return runDecision(ctx, screen, () =>
    claimDecision.act(ctx, token, async (tx, asked): Promise<Outcome> => {
      const { answer } = asked
      const noted = answer === null ? {} : { answer }
      if ('codeIds' in asked) {
        const { codeIds } = asked
        const decision = { kind: 'claim_codes', reference: about, codeIds, ...noted } as const
        const waits = await carryOutOrAsk(ctx, tx, decision)
        return waits === null ? { said: t('admin-claims-replaced') } : { asked: waits }
      }
      const { amountMicros } = asked
      const decision = { kind: 'claim', reference: about, amountMicros, ...noted } as const
      const waits = await askSecond(ctx, tx, decision, amountMicros)
      if (waits !== null) return { asked: waits }
      await refundForClaim(tx, about, { actor: ctx.adminActor, answer, amountMicros }, ctx.now)
      return { said: t('admin-claims-refunded', { amount: format.usd(amountMicros) }) }
    }),
  )
}

/** What to decide about. If the claim has ended, shows how, and returns null. */
export async function openStory(ctx: BotContext, about: string): Promise<OrderStory | null> {
  const story = await storyAbout(ctx.read, about)
  if (!isClaimReference(about) || story.claim?.state === 'open') return story
  const ended = ctx.t('admin-claims-ended-meanwhile')
  await showOutcome(ctx, ended, await screenAbout(ctx, about), 'alert')
  return null
}

/** The claim or order, as it is now. */
export function screenAbout(ctx: BotContext, about: string): Promise<Screen> {
  return isClaimReference(about) ? claimScreen(ctx, about) : orderScreen(ctx, about)
}

/** The button of the screen that a decision began from. */
export function placeOf(about: string): string {
  return isClaimReference(about) ? 'a.claim' : 'a.order'
}
