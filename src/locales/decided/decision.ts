import type { Reader } from '../../db/store.ts'
import { accountMeant } from '../../domain/accounts/accounts.ts'
import { takesSecondPerson } from '../../domain/accounts/second-person.ts'
import type { Approval } from '../../domain/approvals/approvals.ts'
import {
  type Decision,
  type DecisionKind,
  type DecisionOf,
  withTopUps,
} from '../../domain/approvals/decisions.ts'
import { tierById } from '../../domain/catalog/tiers.ts'
import { isClaimReference } from '../../domain/claims/decisions.ts'
import { creditFor } from '../../domain/deposits/decisions.ts'
import { depositByReference } from '../../domain/deposits/deposits.ts'
import { transferById, withChanges } from '../../domain/deposits/transfers.ts'
import { targetNamed } from '../../domain/deposits/unmatched.ts'
import { walletOf } from '../../domain/ledger/ledger.ts'
import { orderRow } from '../../domain/orders/orders.ts'
import { storyAbout } from '../../domain/reports/claim.ts'
import { holderOf, reportOn } from '../../domain/reports/order.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import type { SupplierSettings } from '../../domain/settings/supplier.ts'
import type { Transfer } from '../../domain/settings/transfer.ts'
import { supplierSettings } from '../../domain/suppliers/supplier-limits.ts'
import { type GivenRole, may, RIGHTS, teamMembers } from '../../domain/team/team.ts'
import { bold } from '../html.ts'
import type { Texts } from '../languages.ts'
import { type Change, changesIn, topUpFacts, transferFacts } from '../payment-terms.ts'
import { examplePaidSaid, exampleSaid, isFarOff } from './deposit.ts'
import type { Fact } from './facts.ts'

// What a second person reads of a decision, in the chat and in the panel.

/** A kind of an earlier version is shown as it is stored. */
export function kindSaid({ t }: Texts, { kind }: Approval): string {
  return t.find(`admin-approvals-kinds-${kind}`) ?? kind
}

/** An amount of 0 stands for none that it ends at. */
export function amountSaid({ format, t }: Texts, { amountMicros }: Approval): string {
  return amountMicros === 0 ? t('admin-approvals-any-amount') : format.usd(amountMicros)
}

/** How much it is about, who asks for a second person, and what became of that. */
export function approvalFacts(texts: Texts, approval: Approval): Fact[] {
  const { t, format } = texts
  const { state, expiresAt, askedByName, askerId, endedBy, endedByName } = approval
  return [
    [t('admin-approvals-amount'), bold(amountSaid(texts, approval))],
    [t('admin-approvals-asked'), askedByName ?? String(askerId)],
    state !== 'open' && [t('admin-deposits-status-label'), t(`admin-approvals-state-${state}`)],
    endedBy !== null && [t('admin-approvals-ended'), endedByName ?? endedBy],
    state === 'open' && [t('admin-approvals-until'), format.time(expiresAt)],
  ]
}

type About = { read: Reader; texts: Texts; now: Date }
/** What has a screen of its own, by its name there. */
export type Subject = readonly [what: 'deposit' | 'payment' | 'claim', name: string]
/** `changes`: each value that would be another. `of`: what it is about; its screen says the rest. */
export type Decided = { facts?: Fact[]; changes?: readonly Change[]; of?: Subject }
type Abouts = {
  [Kind in DecisionKind]: (about: About, decision: DecisionOf<Kind>) => Promise<Decided>
}

/** What would be done, and to what. @throws DomainError for what is not there any more */
export function decidedSaid(about: About, decision: Decision): Promise<Decided> {
  const said = ABOUT[decision.kind] as (about: About, decision: Decision) => Promise<Decided>
  return said(about, decision)
}

const ABOUT: Abouts = {
  async adjustment(about, decision) {
    const { verb, amountMicros, note } = decision
    const account = await accountMeant(about.read, decision)
    const { t } = about.texts
    return {
      facts: [
        [t('admin-deposits-account-label'), { person: account }],
        [t('admin-money-note'), note],
      ],
      changes: await balanceAfter(
        about,
        account.id,
        verb === 'credit' ? amountMicros : -amountMicros,
      ),
    }
  },
  async top_up(about, { reference, ...arrived }) {
    const { t } = about.texts
    const deposit = await depositByReference(about.read, reference)
    const micros = creditFor(deposit, arrived)
    return {
      facts: [
        isFarOff(deposit, micros) && [
          t('admin-approvals-amount'),
          { bad: t('admin-deposits-far-off') },
        ],
      ],
      changes: await balanceAfter(about, deposit.accountId, micros),
      of: ['deposit', reference],
    }
  },
  top_up_refund: async (about, { reference, reason }) => ({
    facts: [reasonFact(about, reason)],
    of: ['deposit', reference],
  }),
  async payment(about, { id, whose, amountMicros }) {
    const { accountId } = await targetNamed(about.read, whose)
    const person = await holderOf(about.read, accountId)
    return {
      facts: [[about.texts.t('admin-deposits-account-label'), { person }]],
      changes: await balanceAfter(about, accountId, amountMicros),
      of: ['payment', String(id)],
    }
  },
  payment_return: async (about, { id, reason }) => ({
    facts: [reasonFact(about, reason)],
    of: ['payment', String(id)],
  }),
  async claim(about, { reference, answer, amountMicros }) {
    const { order, profit } = (await storyAbout(about.read, reference)).report
    const { t, format } = about.texts
    const before = profit.paidBackMicros
    const after = before + amountMicros
    return {
      ...(await claimed(about, reference, answer)),
      changes: [
        ...(await balanceAfter(about, order.accountId, amountMicros)),
        [t('admin-order-labels-paid-back'), format.usd(before), format.usd(after)],
      ],
    }
  },
  async claim_codes(about, { reference, answer, codeIds }) {
    const { facts = [], ...of } = await claimed(about, reference, answer)
    return { ...of, facts: [[about.texts.t('panel-inbox-codes'), codeIds.length], ...facts] }
  },
  async order(about, { id, reason }) {
    const { read, texts } = about
    const { telegramId, holderName: name, job } = await reportOn(read, id)
    const { accountId, amountMicros } = await orderRow(read, id)
    return {
      changes: await balanceAfter(about, accountId, amountMicros),
      facts: [
        ...(await orderFacts(about, id)),
        [texts.t('admin-deposits-account-label'), { person: { telegramId, name } }],
        job?.sent === true && [
          texts.t('admin-order-labels-known'),
          { bad: texts.t('admin-order-perhaps-known') },
        ],
        reasonFact(about, reason),
      ],
    }
  },
  async settings({ read, texts }, { changes }) {
    const settings = await readSettings(read)
    const after = topUpFacts(texts, withTopUps(settings, changes))
    return { changes: changesIn(topUpFacts(texts, settings), after) }
  },
  async transfer({ read, texts, now }, { id, changes }) {
    const settings = await readSettings(read)
    const before = transferById(settings, id)
    const facts = (one: Transfer) => [
      ...transferFacts(texts, one, { ...settings, now }),
      [exampleSaid(texts), examplePaidSaid(texts, one)] as const,
    ]
    return {
      facts: [[texts.t('panel-money-way-name'), before.name]],
      changes: changesIn(facts(before), facts(withChanges(before, changes, now))),
    }
  },
  async supplier({ read, texts }, { supplier, changes }) {
    const before = supplierSettings(await readSettings(read), supplier)
    const after = supplierFacts(texts, { ...before, ...changes })
    return {
      facts: [[texts.t('admin-order-labels-supplier'), { supplier }]],
      changes: changesIn(supplierFacts(texts, before), after),
    }
  },
  async second_person({ read, texts: { t, format } }, { aboveMicros }) {
    const said = (micros: number) =>
      micros === 0 ? t('admin-approvals-never') : format.usd(micros)
    const { secondPerson } = await readSettings(read)
    const label = t('panel-service-name-secondPerson')
    return { changes: [[label, said(secondPerson.aboveMicros), said(aboveMicros)]] }
  },
  async tier({ read, texts: { t } }, decision) {
    const account = await accountMeant(read, decision)
    const nameOf = async (id: number | null) =>
      id === null ? t('admin-pricing-standard') : (await tierById(read, id)).name
    const [from, to] = [await nameOf(account.tierId), await nameOf(decision.tierId)]
    return {
      facts: [[t('admin-deposits-account-label'), { person: account }]],
      changes: [[t('admin-pricing-tier'), from, to]],
    }
  },
  async role({ read, texts }, decision) {
    const { t } = texts
    const { role: to, telegramId } = decision
    const account = await accountMeant(read, decision)
    const member = (await teamMembers(read)).find((one) => one.telegramId === telegramId)
    const said = (role: GivenRole | null) => (role === null ? '–' : t(`admin-team-roles-${role}`))
    return {
      facts: [
        [t('admin-deposits-account-label'), { person: account }],
        to !== null && [t('panel-service-team-right'), rightsSaid(texts, to)],
      ],
      changes: [[t('panel-inbox-role'), said(member?.role ?? null), said(to)]],
    }
  },
}

/** What this would make of a wallet's balance, and of what its account owes, which is paid first. */
async function balanceAfter(
  { read, texts }: Pick<About, 'read' | 'texts'>,
  accountId: number,
  amountMicros: number,
): Promise<Change[]> {
  const { t, format } = texts
  const { balanceMicros, debtMicros } = await walletOf(read, accountId)
  const rest = balanceMicros - debtMicros + amountMicros
  const row = (label: string, from: number, to: number): Change => [
    ...([label, format.usd(from)] as const),
    format.usd(Math.max(to, 0)),
  ]
  const balance = row(t('admin-money-balance'), balanceMicros, rest)
  return debtMicros > 0 ? [balance, row(t('admin-money-owes'), debtMicros, -rest)] : [balance]
}

/** From which amount on it takes a second person, if this does. */
export async function secondSaid(
  { read, texts: { t, format } }: Pick<About, 'read' | 'texts'>,
  amountMicros: number | null,
): Promise<string | null> {
  if (!(await takesSecondPerson(read, amountMicros))) return null
  const { aboveMicros } = (await readSettings(read)).secondPerson
  return t('admin-approvals-above', { amount: format.usd(aboveMicros) })
}

/** How much may be bought at a supplier, and what is done or reported by itself. */
export function supplierFacts(
  { t, format }: Texts,
  { dayLimitMicros, atOnce, paused, syncEveryMs, lowBalanceMicros }: SupplierSettings,
) {
  const none = t('admin-limits-none')
  const limit = atOnce === null ? none : format.number(atOnce)
  const off = t('admin-price-lists-off')
  const every = syncEveryMs === null ? null : { time: format.duration(syncEveryMs) }
  return [
    [t('admin-limits-day'), dayLimitMicros === null ? none : format.usd(dayLimitMicros)],
    [t('admin-limits-at-once'), paused ? `${t('panel-goods-status.paused')} (${limit})` : limit],
    [t('admin-price-lists-every'), every === null ? off : t('admin-price-lists-every-time', every)],
    [
      t('admin-price-lists-threshold'),
      lowBalanceMicros === null ? off : format.usd(lowBalanceMicros),
    ],
  ] as const
}

/** What a role may do. */
export function rightsSaid({ t, format }: Texts, role: GivenRole): string {
  const rights = RIGHTS.filter((right) => may(role, right))
  return format.list(
    rights.map((right) => t(`admin-team-rights-${right}`)),
    'plain',
  )
}

/** About a problem, or an order without one. */
async function claimed(
  about: About,
  reference: string,
  answer: string | undefined,
): Promise<Decided> {
  const facts: Fact[] = [answer !== undefined && [about.texts.t('panel-inbox-note'), answer]]
  if (isClaimReference(reference)) return { facts, of: ['claim', reference] }
  return { facts: [...(await orderFacts(about, reference)), ...facts] }
}

/** Only its name: whoever confirms may not be allowed to see orders. */
async function orderFacts({ read, texts: { t } }: About, id: string): Promise<Fact[]> {
  const { packName } = await orderRow(read, id)
  return [
    [t('admin-tasks-order'), { order: id }],
    [t('admin-claims-product'), packName],
  ]
}

function reasonFact({ texts }: About, reason: string): Fact {
  return [texts.t('admin-approvals-reason'), reason]
}
