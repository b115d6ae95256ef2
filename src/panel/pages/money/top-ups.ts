import { secondForRefund } from '../../../decisions/decision.ts'
import {
  allDeposits,
  type DepositOfHolder,
  depositByReference,
} from '../../../domain/deposits/deposits.ts'
import { worthOf } from '../../../domain/deposits/payment-method.ts'
import { refundDeposit } from '../../../domain/deposits/refunds.ts'
import { walletOf } from '../../../domain/ledger/ledger.ts'
import { findAny } from '../../../domain/reports/find-any.ts'
import { holderOf } from '../../../domain/reports/order.ts'
import { commonReasons, inTheirWords, methodName } from '../../../locales/decided/deposit.ts'
import type { Ask, Sent } from '../../ask.ts'
import { act, changes, type Done, doneOf } from '../../kit/acts.ts'
import { columnsOf } from '../../kit/columns.ts'
import { text } from '../../kit/fields.ts'
import { html } from '../../kit/html.ts'
import { behindRow, type Column, filters, listPage, searchField } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { accountLink } from '../../kit/people.ts'
import { plainly } from '../../kit/words.ts'
import { deposits } from '../inbox/deposits.ts'
import { pathOf } from '../inbox/kind.ts'
import { moneyTabs } from './parts.ts'

const PATH = '/panel/money/top-ups'

/** What was paid in, and paying it back. The inbox shows each. */
export const topUps: Page = {
  right: 'deposits',
  views: { [PATH]: view },
  acts: {
    [`${PATH}/:reference/refund`]: act({
      title: async ({ t, format, read }, { reference = '' }) => {
        const deposit = await depositByReference(read, reference)
        return t('admin-deposits-confirm-refund', { amount: format.usd(worthOf(deposit)) })
      },
      fields: ({ texts, t }) => ({
        reason: text(t('panel-money-reason'), {
          hint: t('panel-money-about-reason'),
          offers: Object.values(commonReasons(texts, 'refund')),
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
      back: ({ reference = '' }) => pathOf(deposits, reference),
    }),
  },
}

function view(ask: Ask) {
  const { t, read, url, now } = ask
  const q = url.searchParams.get('q')?.trim() ?? ''
  const list = {
    name: 'top-ups',
    columns: columns(ask),
    load: behindRow(async (page) =>
      allDeposits(read, page, q === '' ? undefined : await among(read, q, now)),
    ),
    to: ({ reference }: DepositOfHolder) => pathOf(deposits, reference),
    empty: q === '' ? t('admin-deposits-none-credited') : t('panel-money-none-found'),
  }
  const search = filters(ask, searchField(ask, t('panel-money-search-top-ups')))
  return listPage(ask, list, (rows) => ({
    title: t('panel-money-top-ups'),
    body: html`${moneyTabs(ask)}${search}${rows}`,
  }))
}

function columns(ask: Ask): Column<DepositOfHolder>[] {
  const { t, texts } = ask
  const { text, time, inUsd } = columnsOf<DepositOfHolder>(ask)
  return [
    text('admin-deposits-reference', 'reference', {
      cell: ({ reference }) => html`<code>${reference}</code>`,
    }),
    time('panel-money-credited-at', 'ended_at', { minor: true, of: 'endedAt' }),
    text('panel-money-of-account', 'account_name', {
      of: 'accountName',
      cell: ({ accountName: name, telegramId }) => accountLink({ name, telegramId }),
    }),
    text('admin-deposits-method', 'method', {
      minor: true,
      of: ({ method, transferName }: DepositOfHolder) => transferName ?? method,
      cell: (deposit) => plainly(methodName(texts, deposit)),
    }),
    text('admin-deposits-status-label', 'status', {
      minor: true,
      cell: ({ status }) => t(`admin-deposits-status-${status}`),
    }),
    inUsd('admin-top-ups-amount', 'credited_usd', { of: worthOf }),
  ]
}

/** The top-ups with this reference or payment, or those of the people who are meant. */
async function among(read: Ask['read'], q: string, now: Date) {
  const found = await findAny(read, q, now)
  return {
    ids: found.flatMap((one) => (one.kind === 'deposit' ? [one.deposit.id] : [])),
    accountIds: found.flatMap((one) => (one.kind === 'account' ? [one.accountId] : [])),
  }
}

/**
 * Pays a top-up back, once. A job settles an unknown outcome. A common reason is said in the holder's language.
 * @throws DomainError those of refundDeposit and secondForRefund
 */
async function refund(sent: Sent, reference: string, given: string): Promise<Done> {
  const { deps, read, actor, t, format, once } = sent
  const { store, clock, methods } = deps
  const deposit = await depositByReference(read, reference)
  const holder = await holderOf(read, deposit.accountId)
  const reason = await inTheirWords(sent, 'refund', given, holder.telegramId)
  const worth = worthOf(deposit)
  const asked = await secondForRefund(sent, { kind: 'top_up_refund', reference, reason })
  if (asked !== null) return doneOf(sent, { asked })
  const input = { reason, actor, alongside: once }
  const { status } = await refundDeposit({ store, clock, methods }, reference, input)
  const about = { amount: format.usd(worth), name: holder.name || String(holder.telegramId) }
  return {
    said: t(status === 'refunded' ? 'admin-deposits-refunded' : 'admin-deposits-refunding', about),
  }
}
