import type { ApiKey } from '../../../../domain/access/api-keys.ts'
import type { KeyScope, KeyTerms } from '../../../../domain/access/key-terms.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { bold, code, type Html, html, lines, untappable } from '../../../html.ts'
import { ago, day, moment } from '../../format.ts'

const SCOPES: Record<KeyScope, string> = { read: 'Read', order: 'Order', lookup: 'Look up' }

export const keys = {
  open: '🗝 Keys',
  list: (all: ApiKey[], now: Date) =>
    lines(
      bold('🗝 Keys'),
      '',
      html`Give each of your programs a key of its own: a key can be limited to what its program needs, and revoked alone.`,
      ...(all.length === 0 ? ['', html`You have no key yet.`] : []),
      ...all.flatMap((key) => ['', headline(key), ...limits(key), used(key, now)]),
    ),
  row: ({ name }: ApiKey) => `🗝 ${name}`,
  add: '➕ New key',
  askName: lines(
    bold('➕ A new key'),
    '',
    html`What is it called? Send a name, such as the name of the program that will use it.`,
  ),
  nameTooLong: 'Please send a shorter name.',
  draft: (terms: KeyTerms) =>
    lines(
      html`${bold('➕ A new key')}: ${untappable(terms.name)}`,
      '',
      ...limits(terms),
      '',
      html`Choose what it may do, then create it.`,
    ),
  create: '✅ Create the key',
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
  orderCap: '💵 Cap for one order',
  expiry: '⏳ Expiry',
  rename: '✏️ Name',
  rotate: '🔁 Replace',
  revoke: '🗑 Revoke',
  back: '‹ Keys',
  askCap: (which: 'daily' | 'order') =>
    lines(
      bold(which === 'daily' ? '💵 Daily cap' : '💵 Cap for one order'),
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

function limits({ scopes, dailyCapMicros, orderCapMicros, expiresAt }: KeyTerms): Html[] {
  const cap = (micros: number | null) => (micros === null ? 'none' : formatUsd(micros))
  return [
    html`May  ${scopes.map((scope) => SCOPES[scope].toLowerCase()).join(', ')}`,
    html`Daily cap  ${cap(dailyCapMicros)}`,
    html`Cap for one order  ${cap(orderCapMicros)}`,
    html`Works  ${expiresAt ? `until ${day(expiresAt)}` : 'for ever'}`,
  ]
}

function used({ lastUsedAt, lastUsedAddress }: ApiKey, now: Date): Html {
  if (!lastUsedAt) return html`Not used yet`
  return html`Last used  ${ago(lastUsedAt, now)}${lastUsedAddress ? html` from ${code(lastUsedAddress)}` : ''}`
}
