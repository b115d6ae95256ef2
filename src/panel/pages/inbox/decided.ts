import {
  accountMeant,
  type Decision,
  type DecisionOf,
} from '../../../domain/approvals/decisions.ts'
import { isClaimReference } from '../../../domain/claims/decisions.ts'
import { creditFor } from '../../../domain/deposits/decisions.ts'
import { depositByReference } from '../../../domain/deposits/deposits.ts'
import { targetNamed } from '../../../domain/deposits/unmatched.ts'
import { holderOf } from '../../../domain/reports/order.ts'
import { teamMembers } from '../../../domain/team/team.ts'
import { changesDecided } from '../../../locales/decided/changes.ts'
import type { Ask } from '../../ask.ts'
import { changes } from '../../kit/acts.ts'
import { html, type Part } from '../../kit/html.ts'
import { facts } from '../../kit/list.ts'
import { personLink } from '../../kit/people.ts'
import { balanceChange } from '../../kit/wallet.ts'
import { claims } from './claims.ts'
import { orderLink } from './common.ts'
import { deposits } from './deposits.ts'
import type { Kind } from './kind.ts'
import { payments } from './payments.ts'

type Abouts = {
  [Kind in Decision['kind']]: (ask: Ask, decision: DecisionOf<Kind>) => Promise<Part>
}

/** What would be done, and to what. @throws DomainError for what is not there any more */
export function aboutDecision(ask: Ask, decision: Decision): Promise<Part> {
  const about = ABOUT[decision.kind] as (ask: Ask, decision: Decision) => Promise<Part>
  return about(ask, decision)
}

const ABOUT: Abouts = {
  async adjustment(ask, decision) {
    const { verb, amountMicros, note } = decision
    const account = await accountMeant(ask.read, decision)
    return [
      facts([
        [ask.t('admin-deposits-account-label'), personLink(ask.texts, account)],
        [ask.t('admin-money-note'), note],
      ]),
      await balanceChange(ask, account.id, verb === 'credit' ? amountMicros : -amountMicros),
    ]
  },
  async top_up(ask, { reference, ...arrived }) {
    const deposit = await depositByReference(ask.read, reference)
    const change = await balanceChange(ask, deposit.accountId, creditFor(deposit, arrived))
    return [change, await cardOf(ask, deposits, reference)]
  },
  async top_up_refund(ask, { reference, reason }) {
    return [reasonPart(ask, reason), await cardOf(ask, deposits, reference)]
  },
  async payment(ask, { id, whose, amountMicros }) {
    const { accountId } = await targetNamed(ask.read, whose)
    const holder = await holderOf(ask.read, accountId)
    return [
      facts([[ask.t('admin-deposits-account-label'), personLink(ask.texts, holder)]]),
      await balanceChange(ask, accountId, amountMicros),
      await cardOf(ask, payments, String(id)),
    ]
  },
  async payment_return(ask, { id, reason }) {
    return [reasonPart(ask, reason), await cardOf(ask, payments, String(id))]
  },
  claim: (ask, { reference, answer }) => aboutClaim(ask, reference, answer),
  async claim_codes(ask, { reference, answer, codeIds }) {
    const count = facts([[ask.t('panel-inbox-codes'), ask.format.number(codeIds.length)]])
    return [count, await aboutClaim(ask, reference, answer)]
  },
  order: async (ask, { id, reason }) => [
    facts([[ask.t('admin-tasks-order'), orderLink(id)]]),
    reasonPart(ask, reason),
  ],
  settings: changesPart,
  transfer: changesPart,
  supplier: changesPart,
  second_person: changesPart,
  tier: changesPart,
  async role({ read, t, texts }, decision) {
    const account = await accountMeant(read, decision)
    const member = (await teamMembers(read)).find(
      ({ telegramId }) => telegramId === decision.telegramId,
    )
    const said = (role: typeof decision.role) =>
      role === null ? t('admin-team-no-role') : t(`admin-team-roles-${role}`)
    const label = personLink(texts, account)
    return [
      html`<p>${label}</p>`,
      changes([[t('panel-inbox-role'), said(member?.role ?? null), said(decision.role)]]),
    ]
  },
}

async function changesPart(ask: Ask, decision: Parameters<typeof changesDecided>[1]) {
  const { about, rows } = await changesDecided(ask, decision)
  return [about !== null && html`<p>${about}</p>`, changes(rows)]
}

async function aboutClaim(ask: Ask, about: string, answer: string | undefined): Promise<Part> {
  const note = answer !== undefined && facts([[ask.t('panel-inbox-note'), answer]])
  if (isClaimReference(about)) return [note, await cardOf(ask, claims, about)]
  return [facts([[ask.t('admin-tasks-order'), orderLink(about)]]), note]
}

async function cardOf(ask: Ask, kind: Kind, key: string): Promise<Part> {
  return html`<hr>${(await kind.card(ask, key)).body}`
}

function reasonPart({ t }: Ask, reason: string): Part {
  return facts([[t('admin-approvals-reason'), reason]])
}
