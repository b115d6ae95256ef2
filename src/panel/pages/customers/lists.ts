import { detailText } from '../../../domain/audit/audit-detail.ts'
import { type Deposit, depositsOf } from '../../../domain/deposits/deposits.ts'
import { findEntries } from '../../../domain/ledger/entries.ts'
import { ENTRY_KINDS, type Entry } from '../../../domain/ledger/ledger.ts'
import { actsLogged, type LoggedAct } from '../../../domain/reports/audit.ts'
import type { Listed, Page as PageAsked } from '../../../domain/shared/pages.ts'
import type { Ask } from '../../ask.ts'
import type { Params } from '../../kit/acts.ts'
import { html, markup } from '../../kit/html.ts'
import { type Column, filters, listing, type Rows, selectField } from '../../kit/list.ts'
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
  const list = await listing<Entry>(ask, {
    name: `ledger-${account.telegramId}`,
    async load(after, limit) {
      const page = { limit, before: idAfter(after) }
      const { rows, next } = await findEntries(read, account.id, { kind, period: NO_PERIOD }, page)
      return { rows, next: next === null ? null : String(next) }
    },
    empty: t('panel-customers-entries-none'),
    columns: [
      timeColumn(ask, ({ createdAt }) => createdAt),
      {
        head: t('panel-customers-kind'),
        cell: (entry) => t(`wallet-kind-${entry.kind}`),
        file: ['kind', 'text', (entry) => entry.kind],
      },
      {
        head: t('panel-customers-about'),
        is: 'minor',
        cell: aboutEntry,
        file: ['reference', 'text', ({ reference }) => reference],
      },
      {
        head: t('panel-customers-amount'),
        is: 'number',
        cell: ({ amountMicros }) => format.signedUsd(amountMicros),
        file: ['amount_usd', 'usd', ({ amountMicros }) => amountMicros],
      },
      {
        head: t('panel-customers-balance-after'),
        is: 'number',
        cell: ({ balanceAfterMicros }) => format.usd(balanceAfterMicros),
        file: ['balance_after_usd', 'usd', ({ balanceAfterMicros }) => balanceAfterMicros],
      },
      {
        head: t('panel-customers-note'),
        is: 'minor',
        cell: ({ note }) => note,
        file: ['note', 'text', ({ note }) => note],
      },
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
  const { t, format, read } = ask
  const account = await accountIn(ask, params)
  const methodOf = ({ method, transferName }: Deposit) =>
    transferName ?? t.find(`deposits-method-${method}`) ?? method
  const list = await listing<Deposit>(ask, {
    name: `top-ups-${account.telegramId}`,
    load: (after, limit) => behind(after, limit, (page) => depositsOf(read, account.id, page)),
    empty: t('panel-customers-top-ups-none'),
    columns: [
      {
        head: t('panel-customers-reference'),
        cell: ({ reference }) => html`<code>${reference}</code>`,
        file: ['reference', 'text', ({ reference }) => reference],
      },
      timeColumn(ask, ({ createdAt }) => createdAt),
      {
        head: t('panel-customers-method'),
        is: 'minor',
        cell: methodOf,
        file: ['method', 'text', ({ method, transferName }) => transferName ?? method],
      },
      {
        head: t('panel-customers-status'),
        cell: ({ status }) => t(`admin-deposits-status-${status}`),
        file: ['status', 'text', ({ status }) => status],
      },
      {
        head: t('panel-customers-ended'),
        is: 'minor',
        cell: ({ endedAt }) => endedAt && markup(format.time(endedAt)),
        file: ['ended_at', 'instant', ({ endedAt }) => endedAt],
      },
      {
        head: t('panel-customers-amount'),
        is: 'number',
        cell: ({ amountMicros }) => format.usd(amountMicros),
        file: ['amount_usd', 'usd', ({ amountMicros }) => amountMicros],
      },
      {
        head: t('panel-customers-credited'),
        is: 'number',
        cell: ({ creditedMicros }) => creditedMicros !== null && format.usd(creditedMicros),
        file: ['credited_usd', 'usd', ({ creditedMicros }) => creditedMicros],
      },
    ],
  })
  return list instanceof Response ? list : accountScreen(ask, account, list)
}

/** What was done to the account. */
export async function logPage(ask: Ask, params: Params): Promise<Screen | Response> {
  const { t, texts, format, read } = ask
  const account = await accountIn(ask, params)
  const filter = { accountId: account.id }
  const said = { usd: format.usd, time: format.moment }
  const details = ({ detail }: LoggedAct) => detailText(detail ?? {}, said)
  const list = await listing<LoggedAct>(ask, {
    name: `log-${account.telegramId}`,
    load: (after, limit) => behind(after, limit, (page) => actsLogged(read, filter, page)),
    empty: t('admin-log-none'),
    columns: [
      timeColumn(ask, ({ at }) => at),
      {
        head: t('panel-customers-what'),
        cell: ({ action }) => t.find(`admin-log-action-${action}`) ?? action,
        file: ['action', 'text', ({ action }) => action],
      },
      {
        head: t('panel-customers-who'),
        cell: ({ actor, actorName }) => actorSaid(texts, actor, actorName),
        file: ['actor', 'text', ({ actor }) => actor],
      },
      {
        head: t('panel-customers-details'),
        cell: details,
        file: ['details', 'text', details],
      },
    ],
  })
  return list instanceof Response ? list : accountScreen(ask, account, list)
}

function timeColumn<Row>({ t, format }: Ask, at: (row: Row) => Date): Column<Row> {
  return {
    head: t('panel-customers-time'),
    cell: (row) => markup(format.time(at(row))),
    file: ['time', 'instant', at],
  }
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
