import type { Tx } from '../../db/store.ts'
import {
  type Approval,
  approvalById,
  askIfLarge,
  confirmApproval,
  declineApproval,
  mayConfirm,
} from '../../domain/approvals/approvals.ts'
import { carryOut, type Decision, type OneStep } from '../../domain/approvals/decisions.ts'
import { orderRow } from '../../domain/orders/orders.ts'
import { isRefusal } from '../../domain/shared/errors.ts'
import { type ChangeKind, changesDecided } from '../../locales/decided/changes.ts'
import { bold, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { refusalText } from '../kit/answers.ts'
import type {
  ApprovalView,
  BotContext,
  Feature,
  NoticeContext,
  ScreenContext,
} from '../kit/context.ts'
import { button, idIn, type Screen, send, show, showBelow, withButton } from '../kit/screen.ts'

/** Decisions that wait for a second person. */
export const approvals = {
  right: 'approvals',
  waiting: { kind: 'approvals', said: 'admin-approvals-waits' },
  buttons: {
    'a.approval': (ctx, [id]) => approvalScreen(ctx, idIn(id)),
    // Pressed below a notice, which must stay in the chat.
    'a.approval-new': async (ctx, [id]) => send(ctx, await approvalScreen(ctx, idIn(id))),
    'a.approval-yes': async (ctx, [id]) => {
      const { store, clock, paymentMethods: methods, adminIds: owners } = ctx.deps
      const context = { store, clock, methods, owners }
      const done = await confirmApproval(context, idIn(id), decider(ctx))
      if (done.kind === 'order') ctx.deps.meter.orderEnded(await orderRow(store.read, done.id))
      await showEnded(ctx, idIn(id), 'confirmed')
    },
    'a.approval-no': async (ctx, [id]) => {
      const by = { ...decider(ctx), owners: ctx.deps.adminIds }
      await ctx.act((tx) => declineApproval(tx, idIn(id), by, ctx.now))
      await showEnded(ctx, idIn(id), 'declined')
    },
  },
  decides: {
    'a.approval-yes': 'a.approval',
    'a.approval-no': 'a.approval',
  },
  notices: { approval_wanted: notice, approval_ended: notice },
  approvals: {
    settings: changesView,
    transfer: changesView,
    supplier: changesView,
    second_person: changesView,
    tier: changesView,
  },
} satisfies Feature

/**
 * Asks for a second person, in the transaction that would carry the decision out, if it makes too much possible.
 * @returns the id of the request for askedScreen; null if the decision may be carried out
 * @throws DomainError those of askIfLarge
 */
export function askSecond(ctx: BotContext, tx: Tx, decision: Decision): Promise<number | null> {
  const about = { ...decider(ctx), owners: ctx.deps.adminIds }
  return askIfLarge(tx, decision, about, ctx.now)
}

/**
 * Carries a decision out, or asks for a second person if it makes too much possible.
 * @returns the id of the request for askedScreen; null if it is done
 * @throws DomainError those of askIfLarge and carryOut
 */
export async function carryOutOrAsk(
  ctx: BotContext,
  tx: Tx,
  decision: OneStep,
): Promise<number | null> {
  const asked = await askSecond(ctx, tx, decision)
  if (asked === null) await carryOut(tx, decision, ctx.adminActor, ctx.now)
  return asked
}

/** What came of a decision: what to say, or the request under which it waits for a second person. */
export type Outcome = { said: string } | { asked: number }

/**
 * Runs a decision and shows what it was about, or the request if it waits for a second person. An admin who comes
 * second sees what was decided before.
 * @param screen what it is about, as it is now
 */
export async function runDecision(
  ctx: BotContext,
  screen: () => Promise<Screen>,
  work: () => Promise<Outcome>,
): Promise<void> {
  try {
    const outcome = await work()
    if ('asked' in outcome) return await show(ctx, await askedScreen(ctx, outcome.asked))
    await showOutcome(ctx, outcome.said, await screen())
  } catch (error) {
    const refusal = refusalText(ctx, error)
    if (refusal === null || NOT_DECIDED.some((code) => isRefusal(error, code))) throw error
    await showOutcome(ctx, refusal, await screen(), 'alert')
  }
}

/** Another reason is asked for, or there is nothing to show. */
const NOT_DECIDED = ['REASON_TOO_LONG', 'CLAIM_NOT_FOUND', 'DEPOSIT_NOT_FOUND'] as const

/** Shows a screen below a sentence or, if a button was pressed, in its message. */
export async function showOutcome(
  ctx: BotContext,
  sentence: string,
  screen: Screen,
  how?: 'alert',
): Promise<void> {
  if (!ctx.callbackQuery) return send(ctx, { ...screen, text: lines(sentence, '', screen.text) })
  ctx.say(sentence, how)
  await showBelow(ctx, screen)
}

/** Says that a decision waits for a second person. @returns the request */
export function askedScreen(ctx: BotContext, id: number): Promise<Screen> {
  ctx.say(ctx.texts.t('admin-approvals-waits-for-other'))
  return approvalScreen(ctx, id)
}

function decider({ adminActor: actor, account }: BotContext) {
  return { actor, telegramId: account.telegramId }
}

/** @throws DomainError APPROVAL_NOT_FOUND */
async function approvalScreen(ctx: BotContext, id: number): Promise<Screen> {
  const { texts, format, t, read, account, role, now } = ctx
  const approval = await approvalById(read, id, now)
  const { decision, state, expiresAt, askedByName, askerId, endedBy, endedByName } = approval
  const isOpen = decision !== null
  const isOwn = askerId === account.telegramId
  const decides = isOpen && !isOwn && role !== null && mayConfirm(role, decision.kind)
  return {
    text: lines(
      bold(html`${t('admin-approvals-title')}: ${t(`admin-approvals-state-${state}`)}`),
      '',
      (await aboutDecision(ctx, approval)) ?? bold(kindSaid(texts, approval)),
      '',
      format.field(t('admin-approvals-amount'), amountOf(texts, approval)),
      format.field(t('admin-approvals-asked'), askedByName ?? String(askerId)),
      endedBy !== null && format.field(t('admin-approvals-ended'), endedByName ?? endedBy),
      state === 'open' && format.field(t('admin-approvals-until'), format.moment(expiresAt)),
    ),
    buttons: [
      decides && [
        button(t('admin-approvals-confirm'), 'a.approval-yes', id),
        button(t('admin-approvals-decline'), 'a.approval-no', id),
      ],
      isOpen && isOwn ? [button(t('admin-approvals-withdraw'), 'a.approval-no', id)] : [],
      [button(t('admin-back'), 'admin'), button.refresh(t, 'a.approval', id)],
    ],
  }
}

async function showEnded(ctx: BotContext, id: number, how: 'confirmed' | 'declined') {
  ctx.say(ctx.texts.t(`admin-approvals-done-${how}`))
  await show(ctx, await approvalScreen(ctx, id))
}

/** What would be done, as its own screen shows it; why not, if that has become impossible. */
async function aboutDecision(ctx: BotContext, { decision }: Approval): Promise<Html | null> {
  if (decision === null) return null
  try {
    return await decisionView(ctx, decision)
  } catch (error) {
    const refusal = refusalText(ctx, error)
    if (refusal === null) throw error
    return lines(refusal)
  }
}

async function decisionView(ctx: BotContext, decision: Decision): Promise<Html | null> {
  const views = Object.assign({}, ...ctx.features.map((feature) => feature.approvals ?? {}))
  const view: ApprovalView<typeof decision> | undefined = views[decision.kind]
  return (await view?.(ctx, decision)) ?? null
}

/** What would be set otherwise. */
async function changesView(
  about: ScreenContext,
  decision: Extract<Decision, { kind: ChangeKind }>,
): Promise<Html> {
  const { about: whose, rows } = await changesDecided(about, decision)
  const { format } = about.texts
  return lines(
    whose === null ? null : bold(whose),
    ...rows.map(([label, from, to]) => format.field(label, format.change(html`${from}`, bold(to)))),
  )
}

/** What those read who may confirm it, and in the end who asked; null for who knows already. */
async function notice(
  { read, texts, telegramId, now }: NoticeContext,
  { kind, approvalId }: { kind: 'approval_wanted' | 'approval_ended'; approvalId: number },
): Promise<Screen | null> {
  const approval = await approvalById(read, approvalId, now)
  if (kind === 'approval_wanted' && telegramId === approval.askerId) return null
  const { format, t } = texts
  const about = { what: kindSaid(texts, approval), amount: amountOf(texts, approval) }
  const { state, endedBy, endedByName } = approval
  const ended = `admin-approvals-ended-${state === 'confirmed' ? 'confirmed' : 'declined'}` as const
  const text = lines(
    kind === 'approval_wanted'
      ? t('admin-approvals-wanted', { who: askerOf(texts, approval), ...about })
      : t(ended, { who: format.apart(endedByName ?? endedBy ?? ''), ...about }),
  )
  return withButton(text, t('admin-approvals-show'), 'a.approval-new', approvalId)
}

/** A kind of an earlier version is shown as it is stored. */
function kindSaid({ t }: Texts, { kind }: Approval): string {
  return t.find(`admin-approvals-kinds-${kind}`) ?? kind
}

/** An amount of 0 stands for none that it ends at. */
function amountOf({ format, t }: Texts, { amountMicros }: Approval): string {
  return amountMicros === 0 ? t('admin-approvals-any-amount') : format.usd(amountMicros)
}

function askerOf({ format }: Texts, { askedByName, askerId }: Approval): string {
  return format.apart(askedByName ?? String(askerId))
}

export function reasonLine({ format, t }: Texts, reason: string): Html {
  return format.field(t('admin-approvals-reason'), reason)
}
