import {
  type Approval,
  approvalById,
  confirmApproval,
  declineApproval,
  mayConfirm,
  openApprovals,
} from '../../../domain/approvals/approvals.ts'
import { orderRow } from '../../../domain/orders/orders.ts'
import type { Texts } from '../../../locales/languages.ts'
import { refusalIn } from '../../../locales/refusals.ts'
import type { Ask, Sent } from '../../ask.ts'
import type { Done } from '../../kit/acts.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { facts } from '../../kit/list.ts'
import { plainly } from '../../kit/words.ts'
import { aboutDecision } from './decided.ts'
import { type Card, decision, decisionButton, type Kind } from './kind.ts'

/** Decisions that wait for a second person. */
export const approvals: Kind = {
  name: 'approval',
  right: 'approvals',
  waits: 'approvals',
  label: 'panel-inbox-approval',
  async load({ read, now, texts }, limit) {
    const open = await openApprovals(read, now)
    return open.slice(0, limit).map((one) => ({
      key: String(one.id),
      at: one.createdAt,
      what: `${kindSaid(texts, one)} · ${amountOf(texts, one)}`,
      who: one.askedByName ?? String(one.askerId),
    }))
  },
  card,
  decisions: {
    confirm: decision({
      title: ({ t }) => plainly(t('admin-approvals-confirm')),
      async run({ deps, actor, telegramId, t }, id) {
        const done = await confirmApproval(deps, Number(id), { actor, telegramId })
        if (done.kind === 'order') deps.meter.orderEnded(await orderRow(deps.store.read, done.id))
        return { said: t('admin-approvals-done-confirmed') }
      },
    }),
    decline: decision({
      title: ({ t }) => plainly(t('admin-approvals-decline')),
      run: decline,
    }),
    // For whoever asked.
    withdraw: decision({
      title: ({ t }) => plainly(t('admin-approvals-withdraw')),
      run: decline,
    }),
  },
}

async function decline(sent: Sent, id: string): Promise<Done> {
  const { change, actor, telegramId, now, t, deps } = sent
  const by = { actor, telegramId, owners: deps.owners }
  await change((tx) => declineApproval(tx, Number(id), by, now))
  return { said: t('admin-approvals-done-declined') }
}

async function card(ask: Ask, id: string): Promise<Card> {
  const { read, now, texts, t, format, role, telegramId } = ask
  const approval = await approvalById(read, Number(id), now)
  const { decision, state, expiresAt, askedByName, askerId, endedBy, endedByName } = approval
  const isOwn = askerId === telegramId
  const decides = decision !== null && !isOwn && mayConfirm(role, decision.kind)
  const button = (name: string, letter: string) =>
    decisionButton(ask, approvals, id, name, { letter })
  return {
    title: kindSaid(texts, approval),
    body: html`${facts([
      [t('admin-approvals-amount'), html`<strong>${amountOf(texts, approval)}</strong>`],
      [t('admin-approvals-asked'), askedByName ?? String(askerId)],
      state !== 'open' && [t('admin-deposits-status-label'), t(`admin-approvals-state-${state}`)],
      endedBy !== null && [t('admin-approvals-ended'), endedByName ?? endedBy],
      state === 'open' && [t('admin-approvals-until'), markup(format.time(expiresAt))],
    ])}
${await about(ask, approval)}`,
    buttons: [
      decides && [button('confirm', 'a'), button('decline', 'x')],
      decision !== null && isOwn && button('withdraw', 'x'),
    ],
  }
}

/** What would be done; why not, if that has become impossible. */
async function about(ask: Ask, { decision }: Approval): Promise<Part> {
  if (decision === null) return null
  try {
    return await aboutDecision(ask, decision)
  } catch (error) {
    const refusal = refusalIn(ask.texts, error)
    if (refusal === null) throw error
    return html`<p class="problem">${refusal}</p>`
  }
}

/** A kind of an earlier version is shown as it is stored. */
function kindSaid({ t }: Texts, { kind }: Approval): string {
  return t.find(`admin-approvals-kinds-${kind}`) ?? kind
}

/** An amount of 0 stands for none that it ends at. */
function amountOf({ format, t }: Texts, { amountMicros }: Approval): string {
  return amountMicros === 0 ? t('admin-approvals-any-amount') : format.usd(amountMicros)
}
