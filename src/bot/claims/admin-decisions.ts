import { takesSecondPerson } from '../../domain/accounts/second-person.ts'
import { isClaimReference, refuseClaim } from '../../domain/claims/decisions.ts'
import { walletOf } from '../../domain/ledger/ledger.ts'
import { type OrderStory, storyAbout } from '../../domain/reports/claim.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { checkReason } from '../../domain/shared/typed-text.ts'
import { carryOutOrAsk, type Outcome, runDecision, showOutcome } from '../approvals/admin.ts'
import { confirmation } from '../kit/confirmation.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { pageButton } from '../kit/panel-button.ts'
import { askText, type Button, button, type Screen, show } from '../kit/screen.ts'
import { orderScreen } from '../orders/admin.ts'
import { claimScreen } from './admin.ts'
import { aboutClaimView, answerLine, refundSaid } from './view.ts'

/**
 * Decisions about problems, and about completed orders without one: `about` is a claim's reference or an order's id.
 * What an admin has chosen is shown, may get a note, and is done once. The panel gives back parts, too.
 */
export const claimDecisions = {
  right: 'claims',
  buttons: {
    'a.claim-replace': (ctx, [about = '']) => askToReplace(ctx, about),
    'a.claim-refund': (ctx, [about = '']) => askToRefund(ctx, about),
    'a.claim-note': (ctx, [token = '']) => askNote(ctx, token),
    'a.claim-yes': (ctx, [token = '']) => carryOut(ctx, token),
    'a.claim-refuse': (ctx, [reference = '']) => askReason(ctx, reference),
  },
  answers: {
    'a.claim-note': (ctx, [token = ''], text) => addNote(ctx, token, text),
    'a.claim-why': (ctx, [reference = ''], text) => refuse(ctx, reference, text),
  },
  approvals: {
    claim: async ({ read, texts }, { reference, amountMicros, answer }) => {
      const story = await storyAbout(read, reference)
      const wallet = await walletOf(read, story.report.order.accountId)
      const said = refundSaid(texts, amountMicros, { wallet, aboveMicros: null })
      return aboutClaimView(texts, story, ...said, answerLine(texts, answer))
    },
    claim_codes: async ({ read, texts }, { reference, codeIds, answer }) => {
      const { format, t } = texts
      const story = await storyAbout(read, reference)
      const inStock = format.number(story.inStock)
      const asked = t('admin-claims-confirm-replace', { count: codeIds.length, inStock })
      return aboutClaimView(texts, story, asked, answerLine(texts, answer))
    },
  },
} satisfies Feature

/** What an admin is asked to confirm. `about`: as in domain/claims/decisions.ts. */
type Asked = { about: string; answer: string | null } & (
  | { amountMicros: number }
  | { codeIds: number[] }
)
const claimDecision = confirmation<Asked>('claim')

/** Every code, or the only one. */
async function askToReplace(ctx: BotContext, about: string): Promise<void> {
  const story = await openStory(ctx, about)
  if (!story) return
  const codeIds = story.codes.map(({ id }) => id)
  if (codeIds.length > story.inStock) return ctx.say(ctx.t('admin-claims-no-stock'), 'alert')
  await confirm(ctx, story, { about, answer: null, codeIds })
}

/** All that is left. @throws DomainError INVALID_CLAIM_REFUND if nothing is */
async function askToRefund(ctx: BotContext, about: string): Promise<void> {
  const story = await openStory(ctx, about)
  if (!story) return
  const amountMicros = story.refundableMicros
  if (amountMicros === 0) throw new DomainError('INVALID_CLAIM_REFUND', { maxMicros: 0 })
  await confirm(ctx, story, { about, answer: null, amountMicros })
}

/** Shows what would happen, and asks once. */
async function confirm(ctx: BotContext, story: OrderStory, asked: Asked): Promise<void> {
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
      finerButton(ctx, about),
      [button.cancel(t, placeOf(about), about)],
    ],
  })
}

/** To the page that gives back a part, or codes one by one. */
function finerButton(ctx: BotContext, about: string): Button[] {
  const label = ctx.t('admin-panel-open')
  return isClaimReference(about)
    ? pageButton(ctx, 'inbox', label, `/claim/${about}`)
    : pageButton(ctx, 'orders', label, `/${about}`)
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
async function askNote(ctx: BotContext, token: string): Promise<void> {
  const { about } = await claimDecision.read(ctx, token)
  const story = await openStory(ctx, about)
  if (!story) return
  const text = aboutClaimView(ctx.texts, story, ctx.t('admin-claims-ask-note'))
  await askText(ctx, text, [placeOf(about), about], 'a.claim-note', token)
}

async function addNote(ctx: BotContext, token: string, text: string): Promise<void> {
  const asked = await claimDecision.read(ctx, token)
  const story = await openStory(ctx, asked.about)
  if (story) await confirm(ctx, story, { ...asked, answer: checkReason(text) })
}

/** Does what was confirmed, once. */
async function carryOut(ctx: BotContext, token: string): Promise<void> {
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
      const waits = await carryOutOrAsk(ctx, tx, decision)
      if (waits !== null) return { asked: waits }
      return { said: t('admin-claims-refunded', { amount: format.usd(amountMicros) }) }
    }),
  )
}

async function askReason(ctx: BotContext, reference: string): Promise<void> {
  const story = await openStory(ctx, reference)
  if (!story) return
  const text = aboutClaimView(ctx.texts, story, ctx.t('admin-claims-ask-reason'))
  const keep = button(ctx.t('admin-claims-keep'), 'a.claim', reference)
  await askText(ctx, text, keep, 'a.claim-why', reference)
}

function refuse(ctx: BotContext, reference: string, answer: string): Promise<void> {
  return runDecision(
    ctx,
    () => screenAbout(ctx, reference),
    async () => {
      const input = { actor: ctx.adminActor, answer }
      await ctx.act((tx) => refuseClaim(tx, reference, input, ctx.now))
      return { said: ctx.t('admin-claims-refused') }
    },
  )
}

/** What to decide about. If the claim has ended, shows how, and returns null. */
async function openStory(ctx: BotContext, about: string): Promise<OrderStory | null> {
  const story = await storyAbout(ctx.read, about)
  if (!isClaimReference(about) || story.claim?.state === 'open') return story
  const ended = ctx.t('admin-claims-ended-meanwhile')
  await showOutcome(ctx, ended, await screenAbout(ctx, about), 'alert')
  return null
}

/** The claim or order, as it is now. */
function screenAbout(ctx: BotContext, about: string): Promise<Screen> {
  return isClaimReference(about) ? claimScreen(ctx, about) : orderScreen(ctx, about)
}

/** The button of the screen that a decision began from. */
function placeOf(about: string): string {
  return isClaimReference(about) ? 'a.claim' : 'a.order'
}
