import { confirming, declining } from '../../../decisions/approvals.ts'
import {
  type Approval,
  approvalById,
  mayConfirm,
  openApprovals,
} from '../../../domain/approvals/approvals.ts'
import {
  amountSaid,
  approvalFacts,
  decidedSaid,
  kindSaid,
  type Subject,
} from '../../../locales/decided/decision.ts'
import { refusalIn } from '../../../locales/refusals.ts'
import type { Ask } from '../../ask.ts'
import { changes } from '../../kit/acts.ts'
import { decided } from '../../kit/decide.ts'
import { factsPart } from '../../kit/facts.ts'
import { html, type Part } from '../../kit/html.ts'
import { plainly } from '../../kit/words.ts'
import { claims } from './claims.ts'
import { deposits } from './deposits.ts'
import { type Card, decisionButton, type Kind } from './kind.ts'
import { payments } from './payments.ts'

/** Decisions that wait for a second person. */
export const approvals: Kind = {
  name: 'approval',
  right: 'approvals',
  label: 'panel-inbox-approval',
  async load({ read, now, texts }, limit) {
    const open = await openApprovals(read, now)
    return open.slice(0, limit).map((one) => ({
      key: String(one.id),
      at: one.createdAt,
      what: `${kindSaid(texts, one)} · ${amountSaid(texts, one)}`,
      who: one.askedByName ?? String(one.askerId),
    }))
  },
  card,
  decisions: {
    confirm: {
      title: ({ t }) => plainly(t('admin-approvals-confirm')),
      ...decided(confirming),
    },
    decline: {
      title: ({ t }) => plainly(t('admin-approvals-decline')),
      ...decided(declining),
    },
    // For whoever asked.
    withdraw: {
      title: ({ t }) => plainly(t('admin-approvals-withdraw')),
      ...decided(declining),
    },
  },
}

async function card(ask: Ask, id: string): Promise<Card> {
  const { read, now, texts, role, telegramId } = ask
  const approval = await approvalById(read, Number(id), now)
  const { decision, askerId } = approval
  const isOwn = askerId === telegramId
  const decides = decision !== null && !isOwn && mayConfirm(role, decision.kind)
  const button = (name: string, letter: string) =>
    decisionButton(ask, approvals, id, name, { letter })
  return {
    title: kindSaid(texts, approval),
    body: html`${factsPart(ask, approvalFacts(texts, approval))}
${await about(ask, approval)}`,
    buttons: [
      decides && [button('confirm', 'a'), button('decline', 'x')],
      decision !== null && isOwn && button('withdraw', 'x'),
    ],
  }
}

/** What would be done, and to what; why not, if that has become impossible. */
async function about(ask: Ask, { decision }: Approval): Promise<Part> {
  if (decision === null) return null
  try {
    const { facts = [], changes: rows = [], of } = await decidedSaid(ask, decision)
    return html`${factsPart(ask, facts)}${changes(rows)}${of && (await subjectPart(ask, of))}`
  } catch (error) {
    const refusal = refusalIn(ask.texts, error)
    if (refusal === null) throw error
    return html`<p class="problem">${refusal}</p>`
  }
}

async function subjectPart(ask: Ask, [what, name]: Subject): Promise<Part> {
  const kind = { deposit: deposits, payment: payments, claim: claims }[what]
  return html`<hr>${(await kind.card(ask, name)).body}`
}
