import { standingOf } from '../../../domain/accounts/standing.ts'
import { allTiers, type Tier } from '../../../domain/catalog/tiers.ts'
import {
  CUSTOMER_STATES,
  type Customer,
  type CustomerFilter,
  listCustomers,
} from '../../../domain/reports/customers.ts'
import { searchable } from '../../../domain/reports/find.ts'
import type { Ask } from '../../ask.ts'
import { columnsOf } from '../../kit/columns.ts'
import { html, type Part } from '../../kit/html.ts'
import { behindId, filters, listPage, searchField, selectField } from '../../kit/list.ts'
import type { Screen } from '../../kit/screen.ts'
import { pathOf } from './account-act.ts'

/** In the address, for accounts without a tier. */
const STANDARD = 'standard'

export async function customerList(ask: Ask): Promise<Screen | Response> {
  const { t, format, url, read, now } = ask
  const tiers = await allTiers(read)
  const names = new Map(tiers.map(({ id, name }) => [id, name]))
  const filter = filterIn(url, tiers)
  const tierOf = ({ tierId }: Customer) => (tierId === null ? null : (names.get(tierId) ?? null))
  let isEnd = true
  const { text, time, usd } = columnsOf<Customer>(ask)
  const list = {
    name: 'customers',
    load: behindId<Customer>(async (page) => {
      const found = await listCustomers(read, filter, page, now)
      isEnd = found.next === null
      return found
    }),
    to: pathOf,
    get empty() {
      if (isEnd) return t('panel-customers-none')
      return t('panel-customers-none-here', { more: t('panel-more') })
    },
    columns: [
      text('panel-customers-name', 'name', {
        cell: ({ name }) => format.apart(name) || t('panel-customers-no-name'),
      }),
      text('@', 'username', { minor: true }),
      text('panel-customers-id', 'telegram_id', {
        minor: true,
        of: ({ telegramId }) => String(telegramId),
      }),
      text('admin-account-standing', 'standing', {
        of: (one) => standingOf(one, now),
        cell: (one) => standingTag(ask, one),
      }),
      text('admin-pricing-tier', 'tier', { minor: true, of: tierOf }),
      time('panel-customers-last-order', 'last_order_at', {
        ...{ minor: true, of: 'lastOrderAt' },
        cell: ({ lastOrderAt }) => lastOrderAt && format.ago(lastOrderAt, now),
      }),
      usd('admin-account-balance', 'balance_usd', { of: 'balanceMicros' }),
      usd('admin-money-owes', 'owed_usd', {
        of: 'debtMicros',
        cell: ({ debtMicros }) =>
          debtMicros > 0 && html`<span class="bad">${format.usd(debtMicros)}</span>`,
      }),
    ],
  }
  const search = filters(ask, [
    searchField(ask, t('panel-customers-find')),
    selectField(
      ask,
      'state',
      t('panel-customers-every-state'),
      CUSTOMER_STATES.map((one) => [one, t(`panel-customers-state-${one}`)]),
    ),
    tiers.length > 0 &&
      selectField(ask, 'tier', t('panel-customers-every-tier'), [
        ...tiers.map(({ id, name }) => [String(id), name] as const),
        [STANDARD, t('admin-pricing-standard')],
      ]),
  ])
  return listPage(ask, list, (rows) => ({
    title: t('panel-customers'),
    body: html`${search}${rows}`,
  }))
}

/** Whether they are let in; a tag if they are not. */
export function standingTag({ t, now }: Ask, account: Parameters<typeof standingOf>[0]): Part {
  const standing = standingOf(account, now)
  const colour = { active: 'quiet', restricted: 'tag warn', banned: 'tag bad' }[standing]
  return html`<span class="${colour}">${t(`panel-customers-standing-${standing}`)}</span>`
}

function filterIn({ searchParams }: URL, tiers: readonly Tier[]): CustomerFilter {
  const state = searchParams.get('state')
  const tier = searchParams.get('tier')
  return {
    named: searchable(searchParams.get('q') ?? '') ?? undefined,
    state: CUSTOMER_STATES.find((one) => one === state),
    tierId: tier === STANDARD ? null : tiers.find(({ id }) => String(id) === tier)?.id,
  }
}
