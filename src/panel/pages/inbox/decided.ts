import {
  accountMeant,
  type Decision,
  type DecisionOf,
  withTopUps,
} from '../../../domain/approvals/decisions.ts'
import { tierById } from '../../../domain/catalog/tiers.ts'
import { isClaimReference } from '../../../domain/claims/decisions.ts'
import { creditFor } from '../../../domain/deposits/decisions.ts'
import { depositByReference } from '../../../domain/deposits/deposits.ts'
import { transferById } from '../../../domain/deposits/transfers.ts'
import { targetNamed } from '../../../domain/deposits/unmatched.ts'
import { holderOf } from '../../../domain/reports/order.ts'
import { readSettings } from '../../../domain/settings/settings.ts'
import type { SupplierSettings } from '../../../domain/settings/supplier.ts'
import type { Transfer } from '../../../domain/settings/transfer.ts'
import { supplierSettings } from '../../../domain/suppliers/supplier-limits.ts'
import { teamMembers } from '../../../domain/team/team.ts'
import type { Texts } from '../../../locales/languages.ts'
import { changesIn, topUpFacts, transferFacts } from '../../../locales/payment-terms.ts'
import type { PlainId } from '../../../locales/translate.ts'
import type { Ask } from '../../ask.ts'
import { changes } from '../../kit/acts.ts'
import { html, type Part } from '../../kit/html.ts'
import { facts } from '../../kit/list.ts'
import { personLink } from '../../kit/people.ts'
import { plainly } from '../../kit/words.ts'
import { claims } from './claims.ts'
import { balanceChange, orderLink } from './common.ts'
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
  async settings({ read, texts }, { changes: parts }) {
    const before = await readSettings(read)
    const after = withTopUps(before, parts)
    return changes(changesIn(topUpFacts(texts, before), topUpFacts(texts, after)))
  },
  async second_person({ read, t, format }, { aboveMicros: after }) {
    const { aboveMicros: before } = (await readSettings(read)).secondPerson
    const said = (micros: number) =>
      micros === 0 ? t('admin-approvals-never') : format.usd(micros)
    return changes([[t('admin-approvals-amount'), said(before), said(after)]])
  },
  async transfer({ read, texts, now }, { id, changes: changed }) {
    const settings = await readSettings(read)
    const before = transferById(settings, id)
    const about = { topUps: settings.topUps, now }
    const facts = (one: Transfer) => transferFacts(texts, one, about)
    const rows = changesIn(facts(before), facts({ ...before, ...changed }))
    return [html`<p>${before.name}</p>`, changes(rows)]
  },
  async supplier({ read, texts }, { supplier, changes: changed }) {
    const before = supplierSettings(await readSettings(read), supplier)
    return [html`<p>${supplier}</p>`, limitChanges(texts, before, changed)]
  },
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
  async tier({ read, t, texts }, decision) {
    const account = await accountMeant(read, decision)
    const nameOf = async (id: number | null) =>
      id === null ? t('admin-pricing-standard') : (await tierById(read, id)).name
    const [before, after] = [await nameOf(account.tierId), await nameOf(decision.tierId)]
    return [
      html`<p>${personLink(texts, account)}</p>`,
      changes([[t('admin-pricing-tier'), before, after]]),
    ]
  },
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

const LABELS: Partial<Record<keyof SupplierSettings, PlainId>> = {
  ...{ dayLimitMicros: 'admin-limits-day', atOnce: 'admin-limits-at-once' },
}

/** Each limit of a supplier that changes, before and after. */
function limitChanges(
  { t, format }: Texts,
  before: SupplierSettings,
  changed: Partial<SupplierSettings>,
): Part {
  const said = (name: string, value: number | null | undefined) => {
    if (value === null || value === undefined) return t('admin-limits-none')
    if (name.endsWith('Micros')) return format.usd(value)
    return name.endsWith('Ms') ? format.duration(value) : format.number(value)
  }
  const names = Object.keys(changed) as (keyof SupplierSettings)[]
  return changes(
    names.map((name) => {
      const label = LABELS[name]
      const named = label ? plainly(t(label)) : name
      return [named, said(name, before[name]), said(name, changed[name])]
    }),
  )
}
