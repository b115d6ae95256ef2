import type { Reader } from '../../db/store.ts'
import { type Approval, approvalById, mayConfirm } from '../../domain/approvals/approvals.ts'
import { claimStory } from '../../domain/reports/claim.ts'
import { depositStory, paymentStory } from '../../domain/reports/deposit.ts'
import { claimedOrderFacts, claimFacts } from '../../locales/decided/claim.ts'
import {
  approvalFacts,
  decidedSaid,
  kindSaid,
  type Subject,
} from '../../locales/decided/decision.ts'
import { depositFacts, paymentFacts } from '../../locales/decided/deposit.ts'
import { changeLines, type Fact, factLines } from '../../locales/decided/facts.ts'
import { bold, type Html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { refusalIn } from '../../locales/refusals.ts'
import type { BotContext } from '../kit/context.ts'
import { button, idIn, type Screen } from '../kit/screen.ts'
import { type Viewing, viewing } from '../kit/viewing.ts'

// Decisions that wait for a second person.

/** Says that a decision waits for a second person. @returns the request */
export function askedScreen(ctx: BotContext, id: number): Promise<Screen> {
  ctx.say(ctx.t('admin-approvals-waits-for-other'))
  return approvalCard(viewing(ctx), String(id))
}

/** @param first what it begins with; absent: its state. @throws DomainError APPROVAL_NOT_FOUND */
export async function approvalCard(about: Viewing, id: string, first?: Html): Promise<Screen> {
  const { texts, read, telegramId, role, now } = about
  const { t } = texts
  const approval = await approvalById(read, idIn(id), now)
  const { decision, state, askerId } = approval
  const isOpen = decision !== null
  const isOwn = askerId === telegramId
  const decides = isOpen && !isOwn && role !== null && mayConfirm(role, decision.kind)
  return {
    text: lines(
      first ?? bold(`${t('admin-approvals-title')}: ${t(`admin-approvals-state-${state}`)}`),
      '',
      bold(kindSaid(texts, approval)),
      await aboutDecision(about, approval),
      '',
      ...factLines(texts, approvalFacts(texts, approval)),
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

/** What would be done, and to what; why not, if that has become impossible. */
async function aboutDecision(about: Viewing, { decision }: Approval): Promise<Html | null> {
  if (decision === null) return null
  const { read, texts } = about
  try {
    const { facts = [], changes = [], of } = await decidedSaid(about, decision)
    return lines(
      ...factLines(texts, facts),
      ...changeLines(texts, changes),
      ...(of ? ['', ...factLines(texts, await subjectFacts(read, texts, of))] : []),
    )
  } catch (error) {
    const refusal = refusalIn(texts, error)
    if (refusal === null) throw error
    return lines(refusal)
  }
}

async function subjectFacts(read: Reader, texts: Texts, [what, name]: Subject): Promise<Fact[]> {
  if (what === 'deposit') return depositFacts(texts, await depositStory(read, name))
  if (what === 'payment') return paymentFacts(texts, await paymentStory(read, Number(name)))
  const story = await claimStory(read, name)
  return [...claimFacts(texts, story), ...claimedOrderFacts(texts, story)]
}
