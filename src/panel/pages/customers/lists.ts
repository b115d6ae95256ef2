import { detailText } from '../../../domain/audit/audit-detail.ts'
import { type Deposit, depositsOf } from '../../../domain/deposits/deposits.ts'
import { findEntries } from '../../../domain/ledger/entries.ts'
import { ENTRY_KINDS, type Entry } from '../../../domain/ledger/ledger.ts'
import { actsLogged, type LoggedAct } from '../../../domain/reports/audit.ts'
import type { Listed, Page as PageAsked } from '../../../domain/shared/pages.ts'
import type { Ask } from '../../ask.ts'
import type { Params } from '../../kit/acts.ts'
import { columnsOf } from '../../kit/columns.ts'
import { html } from '../../kit/html.ts'
import { filters, listing, type Rows, selectField } from '../../kit/list.ts'
import { actorSaid } from '../../kit/people.ts'
import type { Screen } from '../../kit/screen.ts'
import { accountScreen } from './account.ts'
import { accountIn } from './account-act.ts'
import { idAfter } from './list.ts'

const NO_PERIOD = { from: null, to: null }

/** The account's ledger. */
export async function entriesPage(ask: Ask, params: Params): Promise<Screen | Response> {
  const { t, format, read, url } = ask
  const account = await accountIn(ask, params)
  const asked = url.searchParams.get('kind')
  const kind = ENTRY_KINDS.find((one) => one === asked) ?? null
  const column = columnsOf<Entry>(ask)
  const list = await listing(ask, {
    name: `ledger-${account.telegramId}`,
    async load(after, limit) {
      const page = { limit, before: idAfter(after) }
      const { rows, next } = await findEntries(read, account.id, { kind, period: NO_PERIOD }, page)
      return { rows, next: next === null ? null : String(next) }
    },
    empty: t('panel-customers-entries-none'),
    columns: [
      column.time(t('panel-customers-time'), 'time', ({ createdAt }) => createdAt),
      column.text(t('panel-customers-kind'), 'kind', ({ kind }) => kind, {
        cell: ({ kind }) => t(`wallet-kind-${kind}`),
      }),
      column.text(t('panel-customers-about'), 'reference', ({ reference }) => reference, {
        is: 'minor',
        cell: aboutEntry,
      }),
      column.usd(t('panel-customers-amount'), 'amount_usd', ({ amountMicros }) => amountMicros, {
        cell: ({ amountMicros }) => format.signedUsd(amountMicros),
      }),
      column.usd(
        t('panel-customers-balance-after'),
        'balance_after_usd',
        ({ balanceAfterMicros }) => balanceAfterMicros,
      ),
      column.text(t('panel-customers-note'), 'note', ({ note }) => note, { is: 'minor' }),
    ],
  })
  if (list instanceof Response) return list
  const kinds = ENTRY_KINDS.map((one) => [one, t(`wallet-kind-${one}`)] as const)
  const chosen = selectField(ask, 'kind', t('panel-customers-every-kind'), kinds)
  return accountScreen(ask, account, html`${filters(ask, chosen)}${list}`)
}

/** Its reference, which leads to the order that it is about. */
function aboutEntry({ kind, reference }: Entry) {
  if (reference === null) return null
  const isOrder = kind === 'charge' || kind === 'refund'
  const named = html`<code>${reference}</code>`
  return isOrder ? html`<a href="/panel/orders/${reference}">${named}</a>` : named
}

/** The account's top-ups. */
export async function topUpsPage(ask: Ask, params: Params): Promise<Screen | Response> {
  const { t, read } = ask
  const account = await accountIn(ask, params)
  const methodOf = ({ method, transferName }: Deposit) =>
    transferName ?? t.find(`deposits-method-${method}`) ?? method
  const column = columnsOf<Deposit>(ask)
  const list = await listing(ask, {
    name: `top-ups-${account.telegramId}`,
    load: (after, limit) => behind(after, limit, (page) => depositsOf(read, account.id, page)),
    empty: t('panel-customers-top-ups-none'),
    columns: [
      column.text(t('panel-customers-reference'), 'reference', ({ reference }) => reference),
      column.time(t('panel-customers-time'), 'time', ({ createdAt }) => createdAt),
      column.text(
        t('panel-customers-method'),
        'method',
        ({ method, transferName }) => transferName ?? method,
        { is: 'minor', cell: methodOf },
      ),
      column.text(t('panel-customers-status'), 'status', ({ status }) => status, {
        cell: ({ status }) => t(`admin-deposits-status-${status}`),
      }),
      column.time(t('panel-customers-ended'), 'ended_at', ({ endedAt }) => endedAt, {
        is: 'minor',
      }),
      column.usd(t('panel-customers-amount'), 'amount_usd', ({ amountMicros }) => amountMicros),
      column.usd(
        t('panel-customers-credited'),
        'credited_usd',
        ({ creditedMicros }) => creditedMicros,
      ),
    ],
  })
  return list instanceof Response ? list : accountScreen(ask, account, list)
}

/** What was done to the account. */
export async function logPage(ask: Ask, params: Params): Promise<Screen | Response> {
  const { t, texts, format, read } = ask
  const account = await accountIn(ask, params)
  const filter = { accountId: account.id }
  const column = columnsOf<LoggedAct>(ask)
  const list = await listing(ask, {
    name: `log-${account.telegramId}`,
    load: (after, limit) => behind(after, limit, (page) => actsLogged(read, filter, page)),
    empty: t('admin-log-none'),
    columns: [
      column.time(t('panel-customers-time'), 'time', ({ at }) => at),
      column.text(t('panel-customers-what'), 'action', ({ action }) => action, {
        cell: ({ action }) => t.find(`admin-log-action-${action}`) ?? action,
      }),
      column.text(t('panel-customers-who'), 'actor', ({ actor }) => actor, {
        cell: ({ actor, actorName }) => actorSaid(texts, actor, actorName),
      }),
      column.text(t('panel-customers-details'), 'details', ({ detail }) =>
        detailText(detail ?? {}, { usd: format.usd, time: format.moment }),
      ),
    ],
  })
  return list instanceof Response ? list : accountScreen(ask, account, list)
}

/** A page of a list that is read by the ids of its rows. */
async function behind<Row extends { id: number }>(
  after: string | null,
  limit: number,
  read: (page: PageAsked) => Promise<Listed<Row>>,
): Promise<Rows<Row>> {
  const id = idAfter(after)
  const cursor = id === null ? null : ({ side: 'behind', id } as const)
  const { rows, hasMore } = await read({ limit, cursor })
  return { rows, next: hasMore ? String(rows.at(-1)?.id) : null }
}
