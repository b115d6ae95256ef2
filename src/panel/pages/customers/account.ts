import type { Account } from '../../../domain/accounts/accounts.ts'
import { allTiers } from '../../../domain/catalog/tiers.ts'
import { type AccountView, viewAccount } from '../../../domain/reports/account.ts'
import { type Endpoint, endpointsOf } from '../../../domain/webhooks/endpoints.ts'
import { accessFacts, reachSaid, standingFacts } from '../../../locales/decided/account.ts'
import type { Ask } from '../../ask.ts'
import { openButton, type Params } from '../../kit/acts.ts'
import { factsPart } from '../../kit/facts.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { figures } from '../../kit/list.ts'
import type { Screen } from '../../kit/screen.ts'
import { tabs } from '../../kit/tabs.ts'
import { plainly } from '../../kit/words.ts'
import { accountIn, pathOf } from './account-act.ts'
import { keysPart } from './keys.ts'
import { standingTag } from './list.ts'
import { movesPart } from './moves.ts'
import { notesPart } from './notes.ts'
import { standingButtons } from './standing.ts'

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
  {
    path: `/panel/orders?account=${telegramId}`,
    label: t('panel-orders'),
    right: 'orders',
  },
  {
    path: `/panel/money/top-ups?q=${telegramId}`,
    label: t('panel-customers-top-ups'),
    right: 'deposits',
  },
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
  const hasTiers = may('catalog') && (await allTiers(read)).length > 0
  const body = html`${figuresPart(ask, view)}
<div class="buttons">${
    may('money') && [
      openButton(t('panel-customers-credit'), `${path}/credit`),
      openButton(t('panel-customers-debit'), `${path}/debit`),
    ]
  }${may('standing') && standingButtons(ask, account)}${
    hasTiers && openButton(t('panel-customers-tier'), `${path}/tier`)
  }${may('move') && !view.moves.open && openButton(t('panel-customers-move'), `${path}/move`)}</div>
<div class="halves"><section><h2>${t('panel-customers-account')}</h2><div class="card">${await standingPart(ask, view)}</div></section>
<section><h2>${t('panel-customers-api')}</h2><div class="card">${accessPart(ask, view, await endpointsOf(read, account.id))}</div></section>
${await notesPart(ask, account)}
${await movesPart(ask, view)}</div>
${await keysPart(ask, view)}`
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

async function standingPart(ask: Ask, view: AccountView): Promise<Part> {
  const { t, format, texts, now, deps } = ask
  const { account, test } = view
  return factsPart(ask, [
    deps.owners.has(account.telegramId) && [
      t('admin-account-standing'),
      { state: t('admin-account-is-admin') },
    ],
    [t('panel-customers-id'), { code: String(account.telegramId) }],
    ...standingFacts(texts, view, now),
    test && [
      t('panel-customers-test'),
      t('admin-account-test-account', {
        number: String(test.accountId),
        amount: format.usd(test.balanceMicros),
        orders: test.orderCount,
      }),
    ],
  ])
}

function accessPart(ask: Ask, view: AccountView, endpoints: readonly Endpoint[]): Part {
  const { t, texts } = ask
  const { account, allowlist } = view
  return html`${factsPart(ask, accessFacts(texts, view), [
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
${reachSaid(texts, view).map((one) => html`<p>${typeof one === 'string' ? plainly(one) : markup(one)}</p>`)}
${account.addressGuard && html`<p>${t('admin-account-is-asked')}</p>`}`
}
