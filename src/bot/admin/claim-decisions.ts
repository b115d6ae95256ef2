import { refundForClaim, refuseClaim, replaceForClaim } from '../../domain/claims/decisions.ts'
import { type ClaimStory, claimStory } from '../../domain/reports/claim.ts'
import { DomainError, isRefusal } from '../../domain/shared/errors.ts'
import { typedUsd } from '../../domain/shared/typed-amount.ts'
import { refusalText, takeText } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { lines } from '../html.ts'
import { type Button, button, pageOf, type Screen, send, show } from '../screen.ts'
import { aboutClaimView } from '../views/admin/claims.ts'
import { askSecond, showAsked } from './approvals.ts'
import { claimScreen } from './claims.ts'

const CODES_PER_PAGE = 8
/** As many as one button can carry a bit for. */
const MAX_CHOSEN_FROM = 60

export const claimDecisions: Feature = {
  right: 'claims',
  buttons: {
    'a.claim-replace': (ctx, [reference = '']) => chooseCodes(ctx, reference, 0n, 0),
    // Their arguments: the reference, the chosen codes as bits, and the page.
    'a.claim-pick': (ctx, [reference = '', bits = '', page]) =>
      chooseCodes(ctx, reference, bitsIn(bits), pageOf(page)),
    'a.claim-codes': (ctx, [reference = '', bits = '']) => confirmReplace(ctx, reference, bits),
    'a.claim-replace-now': (ctx, [reference = '', bits = '']) => replace(ctx, reference, bits),
    'a.claim-refund': (ctx, [reference = '']) => chooseAmount(ctx, reference),
    'a.claim-amount': (ctx, [reference = '']) => askAmount(ctx, reference),
    'a.claim-pay': (ctx, [reference = '', micros]) => confirmRefund(ctx, reference, Number(micros)),
    'a.claim-pay-now': (ctx, [reference = '', micros]) => refund(ctx, reference, Number(micros)),
    'a.claim-refuse': (ctx, [reference = '']) => askReason(ctx, reference),
  },
  questions: {
    'a.claim-amount': (ctx, [reference = '']) =>
      takeText(ctx, (text) => confirmRefund(ctx, reference, typedUsd(text))),
    'a.claim-why': (ctx, [reference = '']) => takeText(ctx, (text) => refuse(ctx, reference, text)),
  },
}

/** Every code in the list, however many there are. */
const ALL = '*'

async function chooseCodes(
  ctx: BotContext,
  reference: string,
  chosen: bigint,
  asked: number,
): Promise<void> {
  const { texts } = ctx
  const { adminClaims: words, common, format } = texts
  const story = await openStory(ctx, reference)
  if (!story) return
  if (story.codes.length === 1) return confirmReplace(ctx, reference, ALL)
  const offered = story.codes.slice(0, MAX_CHOSEN_FROM)
  const page = Math.min(asked, Math.ceil(offered.length / CODES_PER_PAGE) - 1)
  const from = page * CODES_PER_PAGE
  const bits = chosen.toString(36)
  const rows = offered.slice(from, from + CODES_PER_PAGE).map(({ masked }, i) => {
    const bit = 1n << BigInt(from + i)
    const mark = chosen & bit ? '☑️' : '▫️'
    const label = `${mark} ${from + i + 1}. ${masked}`
    return [button(label, 'a.claim-pick', reference, (chosen ^ bit).toString(36), page)]
  })
  const turn: Button[] = [
    ...(page > 0 ? [button(common.previous, 'a.claim-pick', reference, bits, page - 1)] : []),
    ...(from + CODES_PER_PAGE < offered.length
      ? [button(common.next, 'a.claim-pick', reference, bits, page + 1)]
      : []),
  ]
  const all = words.all(format.number(story.codes.length))
  await show(ctx, {
    text: aboutClaimView(
      texts,
      story,
      words.choose,
      story.codes.length > offered.length ? words.onlyFirst(format.number(offered.length)) : null,
    ),
    buttons: [
      ...rows,
      turn,
      [
        button(all, 'a.claim-codes', reference, ALL),
        button(words.next, 'a.claim-codes', reference, bits),
      ],
      [button(common.cancel, 'a.claim', reference)],
    ],
  })
}

async function confirmReplace(ctx: BotContext, reference: string, bits: string): Promise<void> {
  const { adminClaims: words, common, format } = ctx.texts
  const story = await openStory(ctx, reference)
  if (!story) return
  const count = chosenIds(story, bits).length
  if (count === 0) return ctx.say(words.chooseOne, 'alert')
  if (count > story.inStock) return ctx.say(words.noStock, 'alert')
  await show(ctx, {
    text: aboutClaimView(
      ctx.texts,
      story,
      words.confirmReplace(count, format.number(story.inStock)),
    ),
    buttons: [
      [button(words.replaceNow, 'a.claim-replace-now', reference, bits)],
      [button(common.cancel, 'a.claim', reference)],
    ],
  })
}

function replace(ctx: BotContext, reference: string, bits: string): Promise<void> {
  return runDecision(ctx, reference, async () => {
    const codeIds = chosenIds(await claimStory(ctx.deps.store.read, reference), bits)
    const input = { actor: ctx.adminActor, answer: null, codeIds }
    await ctx.act((tx) => replaceForClaim(tx, reference, input, ctx.now))
    return ctx.texts.adminClaims.replaced
  })
}

async function chooseAmount(ctx: BotContext, reference: string): Promise<void> {
  const { adminClaims: words, common, format } = ctx.texts
  const story = await openStory(ctx, reference)
  if (!story) return
  const whole = story.refundableMicros
  const half = Math.floor(whole / 2)
  const amount = (text: (amount: string) => string, micros: number) =>
    micros > 0 ? [button(text(format.usd(micros)), 'a.claim-pay', reference, micros)] : []
  await show(ctx, {
    text: aboutClaimView(ctx.texts, story, words.howMuch),
    buttons: [
      amount(words.whole, whole),
      amount(words.half, half),
      [button(words.other, 'a.claim-amount', reference)],
      [button(common.cancel, 'a.claim', reference)],
    ],
  })
}

async function askAmount(ctx: BotContext, reference: string): Promise<void> {
  const { adminClaims: words, common, format } = ctx.texts
  const story = await openStory(ctx, reference)
  if (!story) return
  const text = aboutClaimView(ctx.texts, story, words.askAmount(format.usd(story.refundableMicros)))
  await show(ctx, { text, buttons: [[button(common.cancel, 'a.claim', reference)]] })
  ctx.ask('a.claim-amount', reference)
}

async function confirmRefund(
  ctx: BotContext,
  reference: string,
  amountMicros: number,
): Promise<void> {
  const { adminClaims: words, common, format, errors } = ctx.texts
  const story = await openStory(ctx, reference)
  if (!story) return
  const maxMicros = story.refundableMicros
  const isPossible = Number.isSafeInteger(amountMicros) && amountMicros > 0
  if (!isPossible || amountMicros > maxMicros) {
    // A typed amount is asked for again.
    if (!ctx.callbackQuery) throw new DomainError('INVALID_CLAIM_REFUND', { maxMicros })
    ctx.say(errors.input.INVALID_CLAIM_REFUND({ maxMicros }), 'alert')
    return chooseAmount(ctx, reference)
  }
  await show(ctx, {
    text: aboutClaimView(ctx.texts, story, words.confirmRefund(format.usd(amountMicros))),
    buttons: [
      [button(words.refundNow, 'a.claim-pay-now', reference, amountMicros)],
      [button(common.cancel, 'a.claim', reference)],
    ],
  })
}

function refund(ctx: BotContext, reference: string, amountMicros: number): Promise<void> {
  const { adminClaims: words, format } = ctx.texts
  return runDecision(ctx, reference, async () => {
    const input = { actor: ctx.adminActor, answer: null, amountMicros }
    const asked = await ctx.act(async (tx) => {
      const decision = { kind: 'claim', reference, amountMicros } as const
      const asked = await askSecond(ctx, tx, decision, amountMicros)
      if (asked === null) await refundForClaim(tx, reference, input, ctx.now)
      return asked
    })
    if (asked !== null) return asked
    return words.refunded(format.usd(amountMicros))
  })
}

async function askReason(ctx: BotContext, reference: string): Promise<void> {
  const { adminClaims: words } = ctx.texts
  const story = await openStory(ctx, reference)
  if (!story) return
  await show(ctx, {
    text: aboutClaimView(ctx.texts, story, words.askReason),
    buttons: [[button(words.keep, 'a.claim', reference)]],
  })
  ctx.ask('a.claim-why', reference)
}

function refuse(ctx: BotContext, reference: string, answer: string): Promise<void> {
  return runDecision(ctx, reference, async () => {
    const input = { actor: ctx.adminActor, answer }
    await ctx.act((tx) => refuseClaim(tx, reference, input, ctx.now))
    return ctx.texts.adminClaims.refused
  })
}

/** The claim to decide about. If it has ended, shows how, and returns null. */
async function openStory(ctx: BotContext, reference: string): Promise<ClaimStory | null> {
  const story = await claimStory(ctx.deps.store.read, reference)
  if (story.claim.state === 'open') return story
  await showClaim(ctx, reference, ctx.texts.adminClaims.endedMeanwhile, 'alert')
  return null
}

/**
 * Runs a decision and shows the claim, or the request if it waits for a second person. An admin who comes second
 * sees what was decided before.
 */
async function runDecision(
  ctx: BotContext,
  reference: string,
  work: () => Promise<string | number>,
): Promise<void> {
  try {
    const done = await work()
    if (typeof done === 'number') return await showAsked(ctx, done)
    await showClaim(ctx, reference, done)
  } catch (error) {
    const refusal = refusalText(ctx, error)
    const again = isRefusal(error, 'REASON_TOO_LONG') || isRefusal(error, 'CLAIM_NOT_FOUND')
    if (refusal === null || again) throw error
    await showClaim(ctx, reference, refusal, 'alert')
  }
}

async function showClaim(
  ctx: BotContext,
  reference: string,
  sentence: string,
  how?: 'alert',
): Promise<void> {
  const screen: Screen = await claimScreen(ctx, reference)
  if (!ctx.callbackQuery) return send(ctx, { ...screen, text: lines(sentence, '', screen.text) })
  ctx.say(sentence, how)
  await show(ctx, screen)
}

function bitsIn(text: string): bigint {
  if (!/^[0-9a-z]{1,12}$/.test(text)) return 0n
  return [...text].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n)
}

function chosenIds({ codes }: ClaimStory, bits: string): number[] {
  if (bits === ALL) return codes.map(({ id }) => id)
  const chosen = bitsIn(bits)
  const offered = codes.slice(0, MAX_CHOSEN_FROM)
  return offered.filter((_, i) => chosen & (1n << BigInt(i))).map(({ id }) => id)
}
