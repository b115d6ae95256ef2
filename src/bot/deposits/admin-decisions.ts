import { languageOf } from '../../domain/accounts/holders.ts'
import { takesSecondPerson } from '../../domain/accounts/second-person.ts'
import type { Actor } from '../../domain/audit/audit-log.ts'
import { approveDeposit, rejectDeposit } from '../../domain/deposits/decisions.ts'
import { type Deposit, depositByReference } from '../../domain/deposits/deposits.ts'
import { worthOf } from '../../domain/deposits/payment-method.ts'
import { refundDeposit } from '../../domain/deposits/refunds.ts'
import { type DepositStory, depositStory } from '../../domain/reports/deposit.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { textsFor } from '../../locales/languages.ts'
import { askSecond, runDecision, showOutcome } from '../approvals/admin.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { button, type Screen, showBelow } from '../kit/screen.ts'
import { depositScreen, isRefundable, otherAmount } from './admin.ts'
import {
  approvedSaid,
  askRefundView,
  askRejectView,
  confirmApproveView,
  reasons,
  refundedSaid,
  rejectedSaid,
} from './view-admin.ts'

export type Decision = 'reject' | 'refund'

const MAX_REASON_LENGTH = 200

export const depositDecisions: Feature = {
  right: 'deposits',
  buttons: {
    'a.deposit-approve': confirmApprove,
    'a.deposit-yes': (ctx, [reference = '', receipts]) => approve(ctx, reference, Number(receipts)),
    'a.deposit-reject': (ctx, [reference = '']) => askReason(ctx, 'reject', reference),
    'a.deposit-refund': (ctx, [reference = '']) => askReason(ctx, 'refund', reference),
    // Their arguments: the reference, and a key of rejectReasons or refundReasons.
    'a.dep-reject': (ctx, args) => decideFor(ctx, 'reject', args),
    'a.dep-refund': (ctx, args) => decideFor(ctx, 'refund', args),
  },
  decides: {
    'a.deposit-yes': 'a.deposit',
    'a.dep-reject': 'a.deposit',
    'a.dep-refund': 'a.deposit',
  },
  answers: {
    'a.deposit-why': (ctx, [reference = '', decision], text) =>
      decide(ctx, decision === 'refund' ? 'refund' : 'reject', reference, text),
  },
}

async function confirmApprove(
  ctx: BotContext,
  [reference = '', receipts]: string[],
): Promise<void> {
  const { t } = ctx
  const details = await depositStory(ctx.read, reference)
  if (details.deposit.status !== 'submitted')
    return showDeposit(ctx, reference, t('admin-deposits-not-pending'))
  await showBelow(ctx, {
    text: confirmApproveView(ctx.texts, details),
    buttons: [
      [button(t('admin-deposits-approve-now'), 'a.deposit-yes', reference, Number(receipts))],
      otherAmount(ctx, reference),
      [button.cancel(t, 'a.deposit', reference)],
    ],
  })
}

/** The deposit as it was decided, or the request under which it waits for a second person. */
type Decided = { deposit: Deposit } | { asked: number }

/** @param receipts how many the admin has seen: a later one needs another look. */
async function approve(ctx: BotContext, reference: string, receipts: number): Promise<void> {
  const { texts, now } = ctx
  const screen = () => depositScreen(ctx, reference)
  await runDecision(ctx, screen, async () => {
    const outcome = await ctx.act(async (tx): Promise<Decided> => {
      const decision = { kind: 'top_up', reference, receipts } as const
      const asked = await askSecond(ctx, tx, decision)
      if (asked !== null) return { asked }
      const approval = { actor: ctx.adminActor, receipts }
      return { deposit: await approveDeposit(tx, reference, approval, now) }
    })
    if ('asked' in outcome) return outcome
    const { holder } = await depositStory(ctx.read, reference)
    return { said: approvedSaid(texts, outcome.deposit, holder) }
  })
}

async function askReason(ctx: BotContext, decision: Decision, reference: string): Promise<void> {
  const details = await depositStory(ctx.read, reference)
  if (decision === 'reject' && details.deposit.status !== 'submitted')
    return showDeposit(ctx, reference, ctx.t('admin-deposits-not-pending'))
  if (decision === 'refund' && !isRefundable(ctx, details.deposit))
    return showDeposit(ctx, reference, ctx.t('admin-deposits-cannot-refund'))
  await showBelow(ctx, reasonScreen(ctx, decision, details))
  ctx.ask('a.deposit-why', reference, decision)
}

function reasonScreen({ texts, t }: BotContext, decision: Decision, details: DepositStory): Screen {
  const { reference } = details.deposit
  const ask = decision === 'reject' ? askRejectView : askRefundView
  return {
    text: ask(texts, details),
    buttons: [
      ...Object.entries(reasons(texts, decision)).map(([word, reason]) => [
        button(reason, `a.dep-${decision}`, reference, word),
      ]),
      [button.cancel(t, 'a.deposit', reference)],
    ],
  }
}

/** Decides for one of the common reasons, which the holder reads in their own language. */
async function decideFor(
  ctx: BotContext,
  decision: Decision,
  [reference = '', word = '']: string[],
): Promise<void> {
  const { texts, read, t } = ctx
  if (!Object.hasOwn(reasons(texts, decision), word))
    return ctx.say(t('common-old-button'), 'alert')
  const { holder } = await depositStory(read, reference)
  const theirs = textsFor(await languageOf(read, holder.telegramId))
  await decide(ctx, decision, reference, reasons(theirs, decision)[word] ?? '')
}

/** @throws DomainError REASON_TOO_LONG */
async function decide(
  ctx: BotContext,
  decision: Decision,
  reference: string,
  text: string,
): Promise<void> {
  const reason = text.replace(/\s+/g, ' ').trim()
  if (reason.length > MAX_REASON_LENGTH)
    throw new DomainError('REASON_TOO_LONG', { max: MAX_REASON_LENGTH })
  const input = { reason, actor: ctx.adminActor }
  const screen = () => depositScreen(ctx, reference)
  await runDecision(ctx, screen, async () => {
    const outcome =
      decision === 'reject'
        ? { deposit: await ctx.act((tx) => rejectDeposit(tx, reference, input, ctx.now)) }
        : await refund(ctx, reference, input)
    if ('asked' in outcome) return outcome
    const { holder } = await depositStory(ctx.read, reference)
    const sentence = decision === 'reject' ? rejectedSaid : refundedSaid
    return { said: sentence(ctx.texts, outcome.deposit, holder) }
  })
}

/**
 * Safe to repeat: a second refund of a deposit is refused, and a job settles unknown outcomes.
 * @returns the deposit, or the request if it waits for a second person
 */
async function refund(
  ctx: BotContext,
  reference: string,
  input: { reason: string; actor: Actor },
): Promise<Decided> {
  const { store, clock, paymentMethods: methods } = ctx.deps
  const worth = worthOf(await depositByReference(store.read, reference))
  const decision = { kind: 'top_up_refund', reference, reason: input.reason } as const
  // Without a request nothing is committed before the refund begins, so a crash in between loses nothing.
  const asked = (await takesSecondPerson(store.read, worth))
    ? await ctx.act((tx) => askSecond(ctx, tx, decision))
    : null
  if (asked !== null) return { asked }
  return { deposit: await refundDeposit({ store, clock, methods }, reference, input) }
}

async function showDeposit(ctx: BotContext, reference: string, sentence: string): Promise<void> {
  await showOutcome(ctx, sentence, await depositScreen(ctx, reference), 'alert')
}
