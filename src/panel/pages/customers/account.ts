import type { Account } from '../../../domain/accounts/accounts.ts'
import { allTiers } from '../../../domain/catalog/tiers.ts'
import { type AccountView, viewAccount } from '../../../domain/reports/account.ts'
import { ordersWanted } from '../../../domain/reports/order-list.ts'
import { type Endpoint, endpointsOf } from '../../../domain/webhooks/endpoints.ts'
import type { Ask } from '../../ask.ts'
import { openButton, type Params } from '../../kit/acts.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { facts, figures, table } from '../../kit/list.ts'
import type { Screen } from '../../kit/screen.ts'
import { tabs } from '../../kit/tabs.ts'
import { orderColumns, orderPath } from '../orders/list.ts'
import { accountIn, pathOf } from './account-act.ts'
import { keysPart } from './keys.ts'
import { standingTag } from './list.ts'
import { movesPart } from './moves.ts'
import { notesPart } from './notes.ts'
import { standingButtons } from './standing.ts'

const ORDERS_SHOWN = 10

/** A page about the account: whose it is, and its parts. */
export function accountScreen(ask: Ask, account: Account, body: Part): Screen {
  const { t, format } = ask
  const { name, username, telegramId } = account
  const chat = username ? `https://t.me/${username}` : `tg://user?id=${telegramId}`
  const path = pathOf(account)
  return {
    title: format.apart(name) || t('panel-customers-no-name'),
    body: html`<p>${standingTag(ask, account)} · ${username && `@${username} · `}<a href="${chat}">${t('panel-customers-chat')}</a></p>
${tabs(ask, [
  { path, label: t('panel-customers-account'), right: 'accounts' },
  { path: `${path}/entries`, label: t('panel-customers-entries'), right: 'accounts' },
  { path: `${path}/top-ups`, label: t('panel-customers-top-ups'), right: 'deposits' },
  { path: `/panel/service/log?q=${telegramId}`, label: t('panel-customers-log'), right: 'log' },
])}
${body}`,
  }
}

/** Everything about the account at a glance. */
export async function accountPage(ask: Ask, params: Params): Promise<Screen> {
  const { read, now, may, t } = ask
  const { telegramId } = await accountIn(ask, params)
  const view = await viewAccount(read, telegramId, now)
  const { account } = view
  const path = pathOf(account)
  const body = html`${figuresPart(ask, view)}
<div class="buttons">${
    may('money') && [
      openButton(t('panel-customers-credit'), `${path}/credit`),
      openButton(t('panel-customers-debit'), `${path}/debit`),
    ]
  }${may('standing') && standingButtons(ask, account)}</div>
<div class="halves"><section><h2>${t('panel-customers-account')}</h2><div class="card">${await standingPart(ask, view)}</div></section>
<section><h2>${t('panel-customers-api')}</h2><div class="card">${accessPart(ask, view, await endpointsOf(read, account.id))}</div></section>
${await notesPart(ask, account)}
${await movesPart(ask, view)}</div>
${await keysPart(ask, view)}
${may('orders') && (await ordersPart(ask, account))}`
  return accountScreen(ask, account, body)
}

function figuresPart({ t, format }: Ask, view: AccountView): Part {
  const { balanceMicros, debtMicros, paidInMicros, orderCount, openDeposits } = view
  return figures([
    [t('admin-account-balance'), format.usd(balanceMicros)],
    debtMicros > 0 && [t('admin-money-owes'), format.usd(debtMicros), 'bad'],
    [t('admin-account-paid-in'), format.usd(paidInMicros)],
    [t('admin-account-order-count'), format.number(orderCount)],
    [t('admin-account-open-top-ups'), format.number(openDeposits)],
  ])
}

async function standingPart(ask: Ask, { account, tier, test, moves }: AccountView): Promise<Part> {
  const { t, format, read, may, now, deps } = ask
  const { bannedAt, banReason, restrictedUntil, restrictionReason, botBlockedAt } = account
  const isRestricted = restrictedUntil !== null && restrictedUntil > now
  const hasTiers = may('catalog') && (await allTiers(read)).length > 0
  const path = pathOf(account)
  const standing = t('admin-account-standing')
  const reason = t('admin-account-reason')
  return html`${facts([
    deps.owners.has(account.telegramId) && [standing, t('admin-account-is-admin')],
    bannedAt && [
      standing,
      markup(t('admin-account-banned-since', { time: format.time(bannedAt) })),
    ],
    bannedAt && banReason !== null && [reason, banReason],
    isRestricted && [
      standing,
      markup(t('admin-account-restricted-until', { time: format.time(restrictedUntil) })),
    ],
    isRestricted && restrictionReason !== null && [reason, restrictionReason],
    [
      t('panel-customers-id'),
      html`<code>${account.telegramId}</code>${may('move') && !moves.open && html` · <a href="${path}/move">${t('panel-customers-move')}</a>`}`,
    ],
    [
      t('admin-pricing-tier'),
      html`${tier ?? t('admin-pricing-standard')}${hasTiers && html` · <a href="${path}/tier">${t('panel-change')}</a>`}`,
    ],
    [
      t('panel-customers-shop'),
      account.shopAllowed
        ? t('panel-customers-shop-allowed')
        : html`<span class="bad">${t('panel-customers-shop-forbidden')}</span>`,
    ],
    [t('admin-account-opened'), markup(format.time(account.createdAt))],
    test && [
      t('panel-customers-test'),
      t('admin-account-test-account', {
        number: String(test.accountId),
        amount: format.usd(test.balanceMicros),
        orders: test.orderCount,
      }),
    ],
  ])}${botBlockedAt && html`<p>${markup(t('admin-account-has-blocked', { time: format.time(botBlockedAt) }))}</p>`}`
}

function accessPart({ t }: Ask, view: AccountView, endpoints: readonly Endpoint[]): Part {
  const { account, refusals, allowlist } = view
  const { apiEnabled, apiDisabledByAdmin } = account
  const isOn = apiEnabled ? 'is-on' : 'is-off'
  const forbidden = apiEnabled ? 'is-on-but-forbidden' : 'is-off-and-forbidden'
  return html`${facts([
    [t('admin-account-api'), t(`admin-account-api-${apiDisabledByAdmin ? forbidden : isOn}`)],
    [
      t('admin-account-addresses'),
      allowlist.length === 0
        ? t('admin-account-any-address')
        : allowlist.map((one) => html`<code>${one}</code><br>`),
    ],
    [
      t('admin-account-webhooks'),
      endpoints.length === 0
        ? t('panel-customers-none-yet')
        : endpoints.map(
            ({ url, offAt }) =>
              html`<code>${url}</code> <span class="tag ${offAt ? 'bad' : 'good'}">${offAt ? t('panel-customers-webhook-off') : t('panel-customers-webhook-on')}</span><br>`,
          ),
    ],
  ])}
<p>${refusals.length === 0 ? t('admin-account-accepted') : t('admin-account-refused')}</p>
${
  refusals.length > 0 &&
  html`<ul>${refusals.map((one) => html`<li>${t(`admin-account-refusal-${one}`)} <code>${one}</code></li>`)}</ul>`
}
${account.addressGuard && html`<p>${t('admin-account-is-asked')}</p>`}`
}

async function ordersPart(ask: Ask, { id, telegramId }: Account): Promise<Part> {
  const { t, read } = ask
  const page = { limit: ORDERS_SHOWN, before: null, walks: 1 }
  const { rows } = await ordersWanted(read, { accountId: id, from: null, to: null }, page)
  const list = {
    columns: orderColumns(ask),
    to: orderPath,
    empty: t('panel-customers-orders-none'),
  }
  return html`<h2>${t('panel-customers-orders-newest')}</h2>
${table(list, rows)}
${rows.length > 0 && html`<div class="buttons">${openButton(t('panel-customers-orders-all'), `/panel/orders?account=${telegramId}`)}</div>`}`
}
