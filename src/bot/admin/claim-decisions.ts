import { refuseClaim } from '../../domain/claims/decisions.ts'
import { walletOf } from '../../domain/ledger/ledger.ts'
import { type OrderStory, storyAbout } from '../../domain/reports/claim.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { typedUsd } from '../../domain/shared/typed-amount.ts'
import type { BotContext, Feature } from '../context.ts'
import { pageFrom } from '../list-page.ts'
import { askText, button, pageOf, pageTurner, show } from '../screen.ts'
import { aboutClaimView, answerLine, refundSaid } from '../views/admin/claims.ts'
import { runDecision } from './approvals.ts'
import {
  addNote,
  askNote,
  carryOut,
  confirm,
  openStory,
  placeOf,
  screenAbout,
} from './claim-confirmation.ts'

const CODES_PER_PAGE = 8
/** As many as one button can carry a bit for. */
const MAX_CHOSEN_FROM = 60

/** Decisions about problems, and about completed orders without one: `about` is a claim's reference or an order's id. */
export const claimDecisions = {
  right: 'claims',
  buttons: {
    'a.claim-replace': (ctx, [about = '']) => chooseCodes(ctx, about, 0n, 0),
    // Their arguments: the claim or order, the chosen codes as bits, and the page.
    'a.claim-pick': (ctx, [about = '', bits = '', page]) =>
      chooseCodes(ctx, about, bitsIn(bits), pageOf(page)),
    'a.claim-codes': (ctx, [about = '', bits = '']) => askToReplace(ctx, about, bits),
    'a.claim-refund': (ctx, [about = '']) => chooseAmount(ctx, about),
    'a.claim-amount': (ctx, [about = '']) => askAmount(ctx, about),
    'a.claim-pay': (ctx, [about = '', micros]) => askToRefund(ctx, about, Number(micros)),
    'a.claim-note': (ctx, [token = '']) => askNote(ctx, token),
    'a.claim-yes': (ctx, [token = '']) => carryOut(ctx, token),
    'a.claim-refuse': (ctx, [reference = '']) => askReason(ctx, reference),
  },
  answers: {
    'a.claim-amount': (ctx, [about = ''], text) => askToRefund(ctx, about, typedUsd(text)),
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

/** Every code in the list, however many there are. */
const ALL = '*'

async function chooseCodes(
  ctx: BotContext,
  about: string,
  chosen: bigint,
  asked: number,
): Promise<void> {
  const { texts, format, t } = ctx
  const story = await openStory(ctx, about)
  if (!story) return
  if (story.codes.length === 1) return askToReplace(ctx, about, ALL)
  const offered = story.codes.slice(0, MAX_CHOSEN_FROM)
  const part = pageFrom(offered, asked, CODES_PER_PAGE)
  const from = part.page * CODES_PER_PAGE
  const bits = chosen.toString(36)
  const rows = part.shown.map(({ masked }, i) => {
    const bit = 1n << BigInt(from + i)
    const icon = chosen & bit ? '☑️' : '▫️'
    const label = `${icon} ${from + i + 1}. ${masked}`
    return [button(label, 'a.claim-pick', about, (chosen ^ bit).toString(36), part.page)]
  })
  const all = t('admin-claims-all', { count: format.number(story.codes.length) })
  await show(ctx, {
    text: aboutClaimView(
      texts,
      story,
      t('admin-claims-choose'),
      story.codes.length > offered.length &&
        t('admin-claims-only-first', { count: format.number(offered.length) }),
    ),
    buttons: [
      ...rows,
      pageTurner(texts, part, 'a.claim-pick', about, bits),
      [
        button(all, 'a.claim-codes', about, ALL),
        button(t('admin-claims-next'), 'a.claim-codes', about, bits),
      ],
      [button.cancel(t, placeOf(about), about)],
    ],
  })
}

async function askToReplace(ctx: BotContext, about: string, bits: string): Promise<void> {
  const story = await openStory(ctx, about)
  if (!story) return
  const codeIds = chosenIds(story, bits)
  if (codeIds.length === 0) return ctx.say(ctx.t('admin-claims-choose-one'), 'alert')
  if (codeIds.length > story.inStock) return ctx.say(ctx.t('admin-claims-no-stock'), 'alert')
  await confirm(ctx, story, { about, answer: null, codeIds })
}

async function chooseAmount(ctx: BotContext, about: string): Promise<void> {
  const { format, t } = ctx
  const story = await openStory(ctx, about)
  if (!story) return
  const whole = story.refundableMicros
  const half = Math.floor(whole / 2)
  const amount = (text: (amount: string) => string, micros: number) =>
    micros > 0 ? [button(text(format.usd(micros)), 'a.claim-pay', about, micros)] : []
  await show(ctx, {
    text: aboutClaimView(ctx.texts, story, t('admin-claims-how-much')),
    buttons: [
      amount((amount) => t('admin-claims-whole', { amount }), whole),
      amount((amount) => t('admin-claims-half', { amount }), half),
      [button(t('admin-claims-other'), 'a.claim-amount', about)],
      [button.cancel(t, placeOf(about), about)],
    ],
  })
}

async function askAmount(ctx: BotContext, about: string): Promise<void> {
  const { format, t } = ctx
  const story = await openStory(ctx, about)
  if (!story) return
  const question = t('admin-claims-ask-amount', { max: format.usd(story.refundableMicros) })
  const text = aboutClaimView(ctx.texts, story, question)
  await askText(ctx, text, [placeOf(about), about], 'a.claim-amount', about)
}

async function askToRefund(ctx: BotContext, about: string, amountMicros: number): Promise<void> {
  const story = await openStory(ctx, about)
  if (!story) return
  const maxMicros = story.refundableMicros
  const isPossible = Number.isSafeInteger(amountMicros) && amountMicros > 0
  if (!isPossible || amountMicros > maxMicros) {
    // A typed amount is asked for again.
    if (!ctx.callbackQuery) throw new DomainError('INVALID_CLAIM_REFUND', { maxMicros })
    ctx.say(ctx.t('error-INVALID_CLAIM_REFUND', { maxMicros }), 'alert')
    return chooseAmount(ctx, about)
  }
  await confirm(ctx, story, { about, answer: null, amountMicros })
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

function bitsIn(text: string): bigint {
  if (!/^[0-9a-z]{1,12}$/.test(text)) return 0n
  return [...text].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n)
}

function chosenIds({ codes }: OrderStory, bits: string): number[] {
  if (bits === ALL) return codes.map(({ id }) => id)
  const chosen = bitsIn(bits)
  const offered = codes.slice(0, MAX_CHOSEN_FROM)
  return offered.filter((_, i) => chosen & (1n << BigInt(i))).map(({ id }) => id)
}
