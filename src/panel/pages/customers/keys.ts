import {
  type ApiKey,
  keyToChange,
  revokeKey,
  revokeKeys,
  validKeys,
} from '../../../domain/access/api-keys.ts'
import { testAccountOf } from '../../../domain/accounts/test-account.ts'
import type { AccountView } from '../../../domain/reports/account.ts'
import type { Ask } from '../../ask.ts'
import { type Act, openButton } from '../../kit/acts.ts'
import { columnsOf, minor } from '../../kit/columns.ts'
import { hidden } from '../../kit/fields.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { table } from '../../kit/list.ts'
import { accountAct, accountButton, OF_ACCOUNT, pathOf } from './account-act.ts'

export const keyActs: Record<string, Act> = {
  [`${OF_ACCOUNT}/revoke`]: accountAct({
    right: 'standing',
    title: ({ t }) => t('panel-customers-revoke'),
    fields: () => ({ keyId: hidden('') }),
    async preview({ read, now, t }, { id }, { keyId }) {
      const { name } = await keyToChange(read, id, Number(keyId), now)
      return html`<p><b>${name}</b></p><p>${t('panel-customers-revoke-means')}</p>`
    },
    async run(sent, { id }, { keyId }) {
      const { actor, now, t } = sent
      const revoked = await sent.change((tx) =>
        revokeKey(tx, id, { keyId: Number(keyId), actor }, now),
      )
      return { said: t('keys-revoked', { name: revoked.name }) }
    },
  }),
  [`${OF_ACCOUNT}/revoke-all`]: accountAct({
    right: 'standing',
    title: ({ t }) => t('panel-customers-revoke-all'),
    about: ({ t }) => html`<p>${t('panel-customers-revoke-all-means')}</p>`,
    async run(sent, { id }) {
      const { actor, now, t } = sent
      await sent.change(async (tx) => {
        const test = await testAccountOf(tx, id)
        for (const owner of test ? [id, test.id] : [id]) await revokeKeys(tx, owner, actor, now)
      })
      return { said: t('panel-customers-revoked-all') }
    },
  }),
}

/** The account's valid keys. */
export async function keysPart(ask: Ask, { account, test }: AccountView): Promise<Part> {
  const { t, format, read, now } = ask
  const keys = await validKeys(read, account.id, now)
  const mayRevoke = ask.may('standing')
  const column = columnsOf<ApiKey>(ask)
  const label = [t('panel-customers-revoke'), 'revoke'] as const
  const columns = [
    column.shown(
      t('panel-customers-key'),
      ({ name, prefix, retiredAt }) =>
        html`${format.apart(name)}${retiredAt && ` · ${t('panel-customers-key-replaced')}`}${prefix && html`<br><small>${prefix}…</small>`}`,
    ),
    minor(column.shown(t('panel-customers-key-may'), (key) => termsSaid(ask, key))),
    column.shown(t('panel-customers-key-used'), ({ lastUsedAt, lastUsedAddress }) =>
      lastUsedAt === null
        ? t('panel-customers-never')
        : html`${format.ago(lastUsedAt, now)}${lastUsedAddress && html`<br><small>${lastUsedAddress}</small>`}`,
    ),
    minor(
      column.shown(
        t('admin-account-valid-until'),
        ({ expiresAt }) => expiresAt && markup(format.time(expiresAt)),
      ),
    ),
    column.shown(
      mayRevoke ? t('panel-customers-revoke') : '',
      ({ id, retiredAt }) =>
        mayRevoke &&
        retiredAt === null &&
        accountButton(ask, account, label, { keyId: String(id) }, true),
    ),
  ]
  return html`<h2>${t('panel-customers-keys')}</h2>
${table({ columns, empty: t('panel-customers-no-keys') }, keys)}
${(keys.length > 0 || test) && mayRevoke && html`<div class="buttons">${openButton(t('panel-customers-revoke-all'), `${pathOf(account)}/revoke-all`, { danger: true })}</div>`}`
}

/** What a key may do, and its caps. */
function termsSaid({ t, format }: Ask, { scopes, dailyCapMicros, orderCapMicros }: ApiKey): string {
  return format.list(
    [
      ...scopes.map((scope) => t(`keys-scope-${scope}`)),
      ...(dailyCapMicros === null ? [] : [t('keys-a-day', { amount: format.usd(dailyCapMicros) })]),
      ...(orderCapMicros === null
        ? []
        : [t('keys-an-order', { amount: format.usd(orderCapMicros) })]),
    ],
    'plain',
  )
}
