import type { ApiKey } from '../../../../domain/access/api-keys.ts'
import type { KeyScope, KeyTerms } from '../../../../domain/access/key-terms.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { bold, code, type Html, html, lines, untappable } from '../../../html.ts'
import { ago, day, moment } from '../words.ts'

type Terms = Omit<KeyTerms, 'name'>

const SCOPES: Record<KeyScope, string> = { read: 'Read', order: 'Order', lookup: 'Look up' }

export const keys = {
  open: '🗝 Keys',
  list: (
    all: ApiKey[],
    { expired, isFull, now }: { expired: ApiKey[]; isFull: boolean; now: Date },
  ) =>
    lines(
      bold('🗝 Keys'),
      '',
      html`Give each of your programs its own key. You can limit what a key can do, and revoke one without the others.`,
      all.length === 0 ? html`You have no valid key.` : null,
      isFull
        ? html`You have ${all.length} keys, which is the limit. Revoke one to make room.`
        : null,
      ...all.flatMap((key) => ['', headline(key), summary(key), used(key, now)]),
      expired.length > 0 ? '' : null,
      ...expired.map(
        ({ name, expiresAt }) => html`Expired  ${untappable(name)}, ${ago(expiresAt ?? now, now)}`,
      ),
    ),
  row: ({ name }: ApiKey) => `🗝 ${name}`,
  add: '➕ New key',
  draft: (terms: Terms) =>
    lines(
      bold('➕ A new key'),
      '',
      ...limits(terms),
      '',
      html`Read: see products, orders and your balance. Order: buy. Look up: check a player or redeem a code.`,
      '',
      html`Choose what it can do. Then give it a name, and I create it.`,
    ),
  next: 'Next: the name ›',
  askName: lines(
    bold('➕ A new key'),
    '',
    html`What is it called? Send a name, such as the name of the program that will use it. I then create the key and show it to you.`,
  ),
  askRename: lines(bold('✏️ Rename'), '', html`Send the new name of the key.`),
  page: (key: ApiKey, spentMicros: number, now: Date) =>
    lines(
      bold(`🗝 ${untappable(key.name)}`),
      '',
      key.prefix ? html`Key  ${code(`${key.prefix}…`)}` : null,
      ...limits(key),
      key.dailyCapMicros === null ? null : html`Spent today  ${formatUsd(spentMicros)}`,
      html`Created  ${moment(key.createdAt)}`,
      used(key, now),
    ),
  scope: (scope: KeyScope, on: boolean) => `${on ? '✅' : '▫️'} ${SCOPES[scope]}`,
  lastScope: 'A key needs at least one of these.',
  dailyCap: '💵 Daily cap',
  orderCap: '💵 Order cap',
  expiry: '⏳ Expiry',
  rename: '✏️ Rename',
  rotate: '🔁 Replace',
  revoke: '🗑 Revoke',
  back: '‹ Keys',
  askCap: (which: 'daily' | 'order') =>
    lines(
      bold(which === 'daily' ? '💵 Daily cap' : '💵 Order cap'),
      '',
      which === 'daily'
        ? html`How much may the key spend in a day at most, in USD? A day begins at 00:00 UTC. What is refunded does not count.`
        : html`How much may one order or paid lookup cost at most, in USD?`,
      html`Send an amount, such as ${code('50')}, or ${code('none')}.`,
    ),
  chooseExpiry: lines(bold('⏳ Expiry'), '', html`How long should the key work, from now on?`),
  days: (days: number) => (days === 0 ? 'For ever' : `${days} days`),
  changed: 'The key is changed.',
  confirmRevoke: (name: string) =>
    lines(
      html`${bold('Revoke this key?')} ${untappable(name)}`,
      '',
      html`All calls with it are refused at once. This cannot be undone.`,
    ),
  revokeNow: '🗑 Yes, revoke it',
  revoked: (name: string) => `The key ${name} is revoked.`,
}

function headline({ name, prefix }: ApiKey): Html {
  return html`${bold(untappable(name))}${prefix ? html`  ${code(`${prefix}…`)}` : ''}`
}

/** Only what limits the key: `read, order · 50.00 USD a day · until 30 Jan 2027`. */
function summary({ scopes, dailyCapMicros, orderCapMicros, expiresAt }: Terms): Html {
  const all = [
    scopes.map((scope) => SCOPES[scope].toLowerCase()).join(', '),
    dailyCapMicros === null ? null : `${formatUsd(dailyCapMicros)} a day`,
    orderCapMicros === null ? null : `${formatUsd(orderCapMicros)} an order`,
    expiresAt === null ? null : `until ${day(expiresAt)}`,
  ]
  return html`Can  ${all.filter((part) => part !== null).join(' · ')}`
}

function limits({ scopes, dailyCapMicros, orderCapMicros, expiresAt }: Terms): Html[] {
  const cap = (micros: number | null) => (micros === null ? 'none' : formatUsd(micros))
  return [
    html`Can  ${scopes.map((scope) => SCOPES[scope].toLowerCase()).join(', ')}`,
    html`Daily cap  ${cap(dailyCapMicros)}`,
    html`Order cap  ${cap(orderCapMicros)}`,
    html`Works  ${expiresAt ? `until ${moment(expiresAt)}` : 'for ever'}`,
  ]
}

function used({ lastUsedAt, lastUsedAddress }: ApiKey, now: Date): Html {
  if (!lastUsedAt) return html`Not used yet`
  return html`Last used  ${ago(lastUsedAt, now)}${lastUsedAddress ? html` from ${code(lastUsedAddress)}` : ''}`
}
