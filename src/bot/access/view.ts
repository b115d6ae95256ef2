import type { ApiKey } from '../../domain/access/api-keys.ts'
import type { KeyScope, KeyTerms } from '../../domain/access/key-terms.ts'
import { bold, code, type Html, html, lines, untappable } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'

type Terms = Omit<KeyTerms, 'name'>

/** A key by its name and, if it is known, the beginning of it. */
export function named(
  { format }: Texts,
  { name, prefix }: { name: string; prefix: string | null },
): Html {
  const shown = prefix ? html` (${code(`${prefix}…`)})` : ''
  return format.apart(html`${bold(untappable(name))}${shown}`)
}

/** A key in a list: its name, what it can do, and its last use. */
export function keyLines(texts: Texts, key: ApiKey, now: Date): Html[] {
  return [named(texts, key), summary(texts, key), used(texts, key, now)]
}

export function keyView(texts: Texts, key: ApiKey, spentMicros: number, now: Date): Html {
  const { format, t } = texts
  return lines(
    bold(`🗝 ${format.apart(untappable(key.name))}`),
    '',
    key.prefix ? format.field(t('keys-key'), code(`${key.prefix}…`)) : null,
    ...limits(texts, key),
    key.dailyCapMicros !== null && format.field(t('keys-spent-today'), format.usd(spentMicros)),
    format.field(t('keys-created'), format.time(key.createdAt)),
    used(texts, key, now),
  )
}

/** Only what limits the key: `Read, Order · 50.00 USD a day · until 30 Jan 2027`. */
function summary(texts: Texts, { scopes, dailyCapMicros, orderCapMicros, expiresAt }: Terms): Html {
  const { format, t } = texts
  const all = [
    scopeNames(texts, scopes),
    ...(dailyCapMicros === null ? [] : [t('keys-a-day', { amount: format.usd(dailyCapMicros) })]),
    ...(orderCapMicros === null
      ? []
      : [t('keys-an-order', { amount: format.usd(orderCapMicros) })]),
    ...(expiresAt === null ? [] : [t('keys-until-day', { day: format.day(expiresAt) })]),
  ]
  return format.field(t('keys-can'), all.join(' · '))
}

function limits(texts: Texts, terms: Terms): Html[] {
  const { format, t } = texts
  const { scopes, dailyCapMicros, orderCapMicros, expiresAt } = terms
  const cap = (micros: number | null) => (micros === null ? t('keys-no-cap') : format.usd(micros))
  return [
    format.field(t('keys-can'), scopeNames(texts, scopes)),
    format.field(t('keys-daily-cap-is'), cap(dailyCapMicros)),
    format.field(t('keys-order-cap-is'), cap(orderCapMicros)),
    format.field(
      t('keys-works'),
      expiresAt
        ? t('keys-works-until', { time: format.time(expiresAt) })
        : t('keys-works-for-ever'),
    ),
  ]
}

function scopeNames({ format, t }: Texts, scopes: readonly KeyScope[]): string {
  return format.list(
    scopes.map((scope) => t(`keys-scope-${scope}`)),
    'plain',
  )
}

function used({ format, t }: Texts, { lastUsedAt, lastUsedAddress }: ApiKey, now: Date): Html {
  if (!lastUsedAt) return lines(t('keys-unused'))
  const ago = format.ago(lastUsedAt, now)
  const used = lastUsedAddress ? t('keys-used-from', { ago, address: code(lastUsedAddress) }) : ago
  return format.field(t('keys-last-used'), used)
}
