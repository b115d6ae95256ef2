import type { Tx } from '../../db/store.ts'
import {
  type Approval,
  approvalById,
  askIfLarge,
  mayConfirm,
} from '../../domain/approvals/approvals.ts'
import { carryOut, type Decision, type OneStep } from '../../domain/approvals/decisions.ts'
import { bold, type Html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { refusalIn } from '../../locales/refusals.ts'
import type { ApprovalView, BotContext } from '../kit/context.ts'
import { button, idIn, type Screen } from '../kit/screen.ts'
import { type Viewing, viewing } from '../kit/viewing.ts'

// Decisions that wait for a second person.

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

export function decider({ adminActor: actor, account }: BotContext) {
  return { actor, telegramId: account.telegramId }
}

/** Says that a decision waits for a second person. @returns the request */
export function askedScreen(ctx: BotContext, id: number): Promise<Screen> {
  ctx.say(ctx.t('admin-approvals-waits-for-other'))
  return approvalCard(viewing(ctx), String(id))
}

/** @param first what it begins with; absent: its state. @throws DomainError APPROVAL_NOT_FOUND */
export async function approvalCard(about: Viewing, id: string, first?: Html): Promise<Screen> {
  const { texts, read, telegramId, role, now } = about
  const { format, t } = texts
  const approval = await approvalById(read, idIn(id), now)
  const { decision, state, askedByName, askerId, endedBy, endedByName } = approval
  const isOpen = decision !== null
  const isOwn = askerId === telegramId
  const decides = isOpen && !isOwn && role !== null && mayConfirm(role, decision.kind)
  return {
    text: lines(
      first ?? bold(`${t('admin-approvals-title')}: ${t(`admin-approvals-state-${state}`)}`),
      '',
      (await aboutDecision(about, approval)) ?? bold(kindSaid(texts, approval)),
      '',
      format.field(t('admin-approvals-amount'), amountOf(texts, approval)),
      format.field(t('admin-approvals-asked'), askedByName ?? String(askerId)),
      endedBy !== null && format.field(t('admin-approvals-ended'), endedByName ?? endedBy),
    ),
    buttons: [
      decides && [
        button(t('admin-approvals-confirm'), 'a.approval!', id, 'confirm'),
        button(t('admin-approvals-decline'), 'a.approval!', id, 'decline'),
      ],
      isOpen && isOwn && [button(t('admin-approvals-withdraw'), 'a.approval!', id, 'decline')],
      [button(t('admin-back'), 'admin'), button.refresh(t, 'a.approval', id)],
    ],
  }
}

/** What would be done, as its own screen shows it; why not, if that has become impossible. */
async function aboutDecision(about: Viewing, { decision }: Approval): Promise<Html | null> {
  if (decision === null) return null
  const views = Object.assign({}, ...about.features.map((feature) => feature.approvals ?? {}))
  const view: ApprovalView<typeof decision> | undefined = views[decision.kind]
  try {
    return (await view?.(about, decision)) ?? null
  } catch (error) {
    const refusal = refusalIn(about.texts, error)
    if (refusal === null) throw error
    return lines(refusal)
  }
}

/** A kind of an earlier version is shown as it is stored. */
export function kindSaid({ t }: Texts, { kind }: Approval): string {
  return t.find(`admin-approvals-kinds-${kind}`) ?? kind
}

/** An amount of 0 stands for none that it ends at. */
export function amountOf({ format, t }: Texts, { amountMicros }: Approval): string {
  return amountMicros === 0 ? t('admin-approvals-any-amount') : format.usd(amountMicros)
}

export function reasonLine({ format, t }: Texts, reason: string): Html {
  return format.field(t('admin-approvals-reason'), reason)
}
