import { findEntries } from '../../../domain/ledger/entries.ts'
import { ENTRY_KINDS, type Entry } from '../../../domain/ledger/ledger.ts'
import type { Ask } from '../../ask.ts'
import type { Params } from '../../kit/acts.ts'
import { columnsOf } from '../../kit/columns.ts'
import { html } from '../../kit/html.ts'
import { behindId, filters, listPage, selectField } from '../../kit/list.ts'
import type { Screen } from '../../kit/screen.ts'
import { accountScreen } from './account.ts'
import { accountIn } from './account-act.ts'

const NO_PERIOD = { from: null, to: null }

/** The account's ledger. */
export async function entriesPage(ask: Ask, params: Params): Promise<Screen | Response> {
  const { t, format, read, url } = ask
  const account = await accountIn(ask, params)
  const asked = url.searchParams.get('kind')
  const kind = ENTRY_KINDS.find((one) => one === asked) ?? null
  const { text, time, usd } = columnsOf<Entry>(ask)
  const list = {
    name: `ledger-${account.telegramId}`,
    load: behindId<Entry>((page) =>
      findEntries(read, account.id, { kind, period: NO_PERIOD }, page),
    ),
    empty: t('panel-customers-entries-none'),
    columns: [
      time('panel-customers-time', 'time', { of: 'createdAt' }),
      text('panel-customers-kind', 'kind', { cell: ({ kind }) => t(`wallet-kind-${kind}`) }),
      text('panel-customers-about', 'reference', { minor: true, cell: aboutEntry }),
      usd('panel-customers-amount', 'amount_usd', {
        of: 'amountMicros',
        cell: ({ amountMicros }) => format.signedUsd(amountMicros),
      }),
      usd('panel-customers-balance-after', 'balance_after_usd', { of: 'balanceAfterMicros' }),
      text('panel-customers-note', 'note', { minor: true }),
    ],
  }
  const kinds = ENTRY_KINDS.map((one) => [one, t(`wallet-kind-${one}`)] as const)
  const chosen = selectField(ask, 'kind', t('panel-customers-every-kind'), kinds)
  return listPage(ask, list, (rows) =>
    accountScreen(ask, account, html`${filters(ask, chosen)}${rows}`),
  )
}

/** Its reference, which leads to the order that it is about. */
function aboutEntry({ kind, reference }: Entry) {
  if (reference === null) return null
  const isOrder = kind === 'charge' || kind === 'refund'
  const named = html`<code>${reference}</code>`
  return isOrder ? html`<a href="/panel/orders/${reference}">${named}</a>` : named
}
