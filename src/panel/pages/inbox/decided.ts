import {
  accountMeant,
  type Decision,
  type DecisionOf,
} from '../../../domain/approvals/decisions.ts'
import { tierById } from '../../../domain/catalog/tiers.ts'
import { isClaimReference } from '../../../domain/claims/decisions.ts'
import { creditFor } from '../../../domain/deposits/decisions.ts'
import { depositByReference } from '../../../domain/deposits/deposits.ts'
import { transferById } from '../../../domain/deposits/transfers.ts'
import { targetNamed } from '../../../domain/deposits/unmatched.ts'
import { holderOf } from '../../../domain/reports/order.ts'
import { readSettings } from '../../../domain/settings/settings.ts'
import { supplierSettings } from '../../../domain/suppliers/supplier-limits.ts'
import { teamMembers } from '../../../domain/team/team.ts'
import type { Texts } from '../../../locales/languages.ts'
import type { PlainId } from '../../../locales/translate.ts'
import type { Ask } from '../../ask.ts'
import { changes } from '../../kit/acts.ts'
import { html, type Part } from '../../kit/html.ts'
import { facts } from '../../kit/list.ts'
import { plainly } from '../../kit/words.ts'
import { claims } from './claims.ts'
import { balanceChange, orderLink, personLink } from './common.ts'
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
    return Object.entries(parts).map(([name, changed]) =>
      changedPart(texts, before[name as keyof typeof parts], changed),
    )
  },
  async second_person({ read, t, format }, { aboveMicros: after }) {
    const { aboveMicros: before } = (await readSettings(read)).secondPerson
    const said = (micros: number) =>
      micros === 0 ? t('admin-approvals-never') : format.usd(micros)
    return changes([[t('admin-approvals-amount'), said(before), said(after)]])
  },
  async transfer({ read, texts }, { id, changes: changed }) {
    const before = transferById(await readSettings(read), id)
    return [html`<p>${before.name}</p>`, changedPart(texts, before, changed)]
  },
  async supplier({ read, texts }, { supplier, changes: changed }) {
    const before = supplierSettings(await readSettings(read), supplier)
    return [html`<p>${supplier}</p>`, changedPart(texts, before, changed)]
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

const LABELS: Record<string, PlainId> = {
  ...{ name: 'admin-transfers-edit-name', on: 'admin-deposits-status-label' },
  ...{ minMicros: 'panel-inbox-least', maxMicros: 'panel-inbox-most' },
  ...{ maxOpen: 'admin-top-ups-open-at-once', starsPerUsd: 'admin-top-ups-rate' },
  ...{ currency: 'panel-inbox-currency', rateMicros: 'admin-transfers-rate' },
  ...{ feeBp: 'admin-transfers-fee', instructions: 'admin-transfers-edit-instructions' },
  ...{ dayLimitMicros: 'admin-limits-day', atOnce: 'admin-limits-at-once' },
}

/** Each part that changes, before and after. */
function changedPart(texts: Texts, before: object, changed: object): Part {
  const after = { ...before, ...changed }
  // When a rate was set is no part of what it is.
  const names = Object.keys(changed).filter((name) => name !== 'ratedMs')
  return changes(
    names.map((name) => {
      const label = LABELS[name]
      const named = label ? plainly(texts.t(label)) : name
      return [named, said(texts, name, before), said(texts, name, after)]
    }),
  )
}

function said({ t, format }: Texts, name: string, of: object): string {
  const values = of as Record<string, unknown>
  const value = values[name]
  if (value === null || value === undefined)
    return name === 'minMicros' || name === 'maxMicros' ? '–' : t('admin-limits-none')
  if (typeof value === 'boolean')
    return plainly(t(value ? 'admin-top-ups-offered' : 'admin-top-ups-not-offered'))
  if (typeof value !== 'number') return String(value)
  if (name === 'rateMicros') return format.rate(value, String(values.currency))
  if (name.endsWith('Micros')) return format.usd(value)
  if (name.endsWith('Bp')) return format.percent(value / 10_000)
  return name.endsWith('Ms') ? format.duration(value) : format.number(value)
}
