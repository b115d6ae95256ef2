import { nameOfActor } from '../../../domain/accounts/accounts.ts'
import { languageOf } from '../../../domain/accounts/holders.ts'
import { takesSecondPerson } from '../../../domain/accounts/second-person.ts'
import {
  creditedAmong,
  creditedDeposits,
  type Deposit,
  type DepositOfHolder,
  depositByReference,
} from '../../../domain/deposits/deposits.ts'
import { worthOf } from '../../../domain/deposits/payment-method.ts'
import { refundDeposit } from '../../../domain/deposits/refunds.ts'
import { walletOf } from '../../../domain/ledger/ledger.ts'
import { findAny } from '../../../domain/reports/find-any.ts'
import { holderOf } from '../../../domain/reports/order.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { type Texts, textsFor } from '../../../locales/languages.ts'
import type { Ask, Sent } from '../../ask.ts'
import { act, changes, type Done, openButton, secondOr } from '../../kit/acts.ts'
import { text } from '../../kit/fields.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { type Column, facts, filters, listing, type Rows, searchField } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { actorSaid } from '../../kit/people.ts'
import { moneyTabs } from './parts.ts'

const PATH = '/panel/money/top-ups'

/** What was paid in, and paying it back. */
export const topUps: Page = {
  right: 'deposits',
  views: {
    [PATH]: async (ask) => {
      const { t } = ask
      const list = await listing(ask, {
        name: 'top-ups',
        columns: columns(ask),
        load: (after, limit) => load(ask, after, limit),
        to: ({ reference }) => `${PATH}/${reference}`,
        empty: ask.url.searchParams.get('q')
          ? t('panel-money-none-found')
          : t('admin-deposits-none-credited'),
      })
      if (list instanceof Response) return list
      const search = filters(ask, searchField(ask, t('panel-money-search-top-ups')))
      return { title: t('panel-money-top-ups'), body: html`${moneyTabs(ask)}${search}${list}` }
    },
    [`${PATH}/:reference`]: async (ask, { reference = '' }) => topUpScreen(ask, reference),
  },
  acts: {
    [`${PATH}/:reference/refund`]: act({
      title: async ({ t, format, read }, { reference = '' }) => {
        const deposit = await depositByReference(read, reference)
        return t('admin-deposits-confirm-refund', { amount: format.usd(worthOf(deposit)) })
      },
      fields: ({ texts, t }) => ({
        reason: text(t('panel-money-reason'), {
          hint: t('panel-money-about-reason'),
          offers: reasons(texts),
        }),
      }),
      async preview({ t, format, read }, { reference = '' }, { reason }) {
        const deposit = await depositByReference(read, reference)
        const { accountId, price, currency } = deposit
        const { name, telegramId } = await holderOf(read, accountId)
        const { balanceMicros } = await walletOf(read, accountId)
        const after = balanceMicros - worthOf(deposit)
        const wallet = t('panel-money-wallet-of', { name: name || String(telegramId) })
        return html`${changes([[wallet, format.usd(balanceMicros), format.usd(after)]])}
<p>${price === null || currency !== null ? t('admin-deposits-refunds') : t('admin-deposits-refunds-stars', { stars: `⭐️${format.number(price)}` })}</p><p>${t('admin-deposits-because', { reason })}</p>`
      },
      run: (sent, { reference = '' }, { reason }) => refund(sent, reference, reason),
      back: ({ reference }) => `${PATH}/${reference}`,
    }),
  },
}

function columns({ t, format }: Ask): Column<DepositOfHolder>[] {
  return [
    {
      head: t('admin-deposits-reference'),
      cell: ({ reference }) => html`<code>${reference}</code>`,
      file: ['reference', 'text', ({ reference }) => reference],
    },
    {
      head: t('panel-money-credited-at'),
      cell: ({ endedAt }) => endedAt && markup(format.time(endedAt)),
      file: ['ended_at', 'instant', ({ endedAt }) => endedAt],
      is: 'minor',
    },
    {
      head: t('panel-money-of-account'),
      cell: ({ accountName, telegramId }) =>
        html`<a href="/panel/customers/${telegramId}">${accountName || telegramId}</a>`,
      file: ['account_name', 'text', ({ accountName }) => accountName],
    },
    {
      head: t('admin-deposits-method'),
      cell: (deposit) => methodSaid(t, deposit),
      file: ['method', 'text', ({ method, transferName }) => transferName ?? method],
      is: 'minor',
    },
    {
      head: t('admin-deposits-status-label'),
      cell: ({ status }) => t(`admin-deposits-status-${status}`),
      file: ['status', 'text', ({ status }) => status],
      is: 'minor',
    },
    {
      head: t('admin-top-ups-amount'),
      cell: (deposit) => format.usd(worthOf(deposit)),
      file: ['credited_usd', 'usd', worthOf],
      is: 'number',
    },
  ]
}

async function load(
  { read, url, now }: Ask,
  after: string | null,
  limit: number,
): Promise<Rows<DepositOfHolder>> {
  const q = url.searchParams.get('q')?.trim() ?? ''
  const cursor = after === null ? null : ({ side: 'behind', id: Number(after) } as const)
  const page = { limit, cursor }
  const { rows, hasMore } =
    q === ''
      ? await creditedDeposits(read, page)
      : await creditedAmong(read, await among(read, q, now), page)
  return { rows, next: hasMore ? String(rows.at(-1)?.id) : null }
}

/** The top-ups with this reference or payment, or those of the people who are meant. */
async function among(read: Ask['read'], q: string, now: Date) {
  const found = await findAny(read, q, now)
  return {
    ids: found.flatMap((one) => (one.kind === 'deposit' ? [one.deposit.id] : [])),
    accountIds: found.flatMap((one) => (one.kind === 'account' ? [one.accountId] : [])),
  }
}

async function topUpScreen(ask: Ask, reference: string) {
  const { t, format, read, deps } = ask
  const deposit = await depositByReference(read, reference)
  const { status, amountMicros, paymentId, paidIn, createdAt, endedAt, reason, decidedBy } = deposit
  const { name, telegramId } = await holderOf(read, deposit.accountId)
  const deciderName = await nameOfActor(read, decidedBy)
  const isRefundable =
    status === 'credited' && deps.methods.get(deposit.method)?.refund !== undefined
  const when = (at: Date | null): Part => at && markup(format.time(at))
  const body = html`${moneyTabs(ask)}<div class="card">${facts([
    [t('admin-deposits-status-label'), t(`admin-deposits-status-${status}`)],
    [
      t('admin-deposits-account-label'),
      html`<a href="/panel/customers/${telegramId}">${name || telegramId}</a>`,
    ],
    [t('admin-top-ups-amount'), format.usd(amountMicros)],
    [t('admin-deposits-credited-label'), format.usd(worthOf(deposit))],
    [t('admin-deposits-method'), methodSaid(t, deposit)],
    paidIn !== null && [t('admin-deposits-paid-in'), paidIn],
    paymentId !== null && [t('admin-deposits-payment'), html`<code>${paymentId}</code>`],
    [t('admin-deposits-started'), when(createdAt)],
    endedAt !== null && [t('admin-deposits-ended'), when(endedAt)],
    decidedBy !== null && [
      t('admin-deposits-decided-by'),
      actorSaid(ask.texts, decidedBy, deciderName),
    ],
    reason !== null && [t('admin-deposits-reason'), reason],
  ])}</div>
${isRefundable && html`<p class="buttons">${openButton(t('panel-money-pay-back'), `${PATH}/${reference}/refund`, { danger: true })}</p>`}`
  return { title: t('admin-deposits-top-up-of', { amount: format.usd(worthOf(deposit)) }), body }
}

function methodSaid(t: Ask['t'], { method, transferName }: Deposit): string {
  return transferName ?? t.find(`deposits-method-${method}`) ?? method
}

/** The common reasons. */
function reasons({ t }: Texts): string[] {
  const prefix = 'admin-deposits-refund-reasons-'
  return t.keys(prefix).map((key) => t.find(`${prefix}${key}`) ?? '')
}

/**
 * Pays a top-up back, once. A job settles an unknown outcome. A common reason is said in the holder's language.
 * @throws DomainError those of refundDeposit and askIfLarge; FORM_OUTDATED
 */
async function refund(sent: Sent, reference: string, given: string): Promise<Done> {
  const { deps, texts, read, actor, t, format, once } = sent
  const { store, clock, methods } = deps
  const deposit = await depositByReference(read, reference)
  const holder = await holderOf(read, deposit.accountId)
  const theirs = textsFor(await languageOf(read, holder.telegramId))
  const reason = reasons(theirs)[reasons(texts).indexOf(given)] ?? given
  const worth = worthOf(deposit)
  if (await takesSecondPerson(read, worth))
    return secondOr(sent, { kind: 'top_up_refund', reference, reason }, worth, () => {
      throw new DomainError('FORM_OUTDATED')
    })
  const input = { reason, actor, alongside: once }
  const { status } = await refundDeposit({ store, clock, methods }, reference, input)
  const about = { amount: format.usd(worth), name: holder.name || String(holder.telegramId) }
  if (status === 'charged_back') return { said: t('admin-deposits-charged-back', about) }
  return {
    said: t(status === 'refunded' ? 'admin-deposits-refunded' : 'admin-deposits-refunding', about),
  }
}
