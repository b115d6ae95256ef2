import type { ApiKey } from '../../../domain/access/api-keys.ts'
import type { KeyScope, KeyTerms } from '../../../domain/access/key-terms.ts'
import { bold, code, type Html, html, lines, untappable } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

type Terms = Omit<KeyTerms, 'name'>

export function keysView(
  texts: Texts,
  all: readonly ApiKey[],
  { expired, isFull, now }: { expired: readonly ApiKey[]; isFull: boolean; now: Date },
): Html {
  const { keys, format } = texts
  return lines(
    bold(keys.open),
    '',
    keys.about,
    all.length === 0 ? keys.none : null,
    isFull ? keys.full(all.length) : null,
    ...all.flatMap((key) => ['', headline(texts, key), summary(texts, key), used(texts, key, now)]),
    expired.length > 0 ? '' : null,
    ...expired.map(({ name, expiresAt }) =>
      format.field(
        keys.expired,
        `${format.apart(untappable(name))}, ${format.ago(expiresAt ?? now, now)}`,
      ),
    ),
  )
}

export function newKeyDraftView(texts: Texts, terms: Terms): Html {
  const { keys } = texts
  return lines(
    bold(keys.newKey),
    '',
    ...limits(texts, terms),
    '',
    keys.whatScopesMean,
    '',
    keys.chooseThenName,
  )
}

export function keyView(texts: Texts, key: ApiKey, spentMicros: number, now: Date): Html {
  const { keys, format } = texts
  return lines(
    bold(`🗝 ${format.apart(untappable(key.name))}`),
    '',
    key.prefix ? format.field(keys.key, code(`${key.prefix}…`)) : null,
    ...limits(texts, key),
    key.dailyCapMicros === null ? null : format.field(keys.spentToday, format.usd(spentMicros)),
    format.field(keys.created, format.time(key.createdAt)),
    used(texts, key, now),
  )
}

/** A button that gives a key a scope or takes it away. */
export function scopeRow({ keys }: Texts, scope: KeyScope, isOn: boolean): string {
  return `${isOn ? '✅' : '▫️'} ${keys.scope[scope]}`
}

export function expiryRow({ keys, format }: Texts, days: number): string {
  return days === 0 ? keys.forEver : format.duration(days * 86_400_000)
}

function headline({ format }: Texts, { name, prefix }: ApiKey): Html {
  const shown = prefix ? html`  ${format.apart(code(`${prefix}…`))}` : ''
  return html`${bold(format.apart(untappable(name)))}${shown}`
}

/** Only what limits the key: `Read, Order · 50.00 USD a day · until 30 Jan 2027`. */
function summary(texts: Texts, { scopes, dailyCapMicros, orderCapMicros, expiresAt }: Terms): Html {
  const { keys, format } = texts
  const all = [
    scopeNames(texts, scopes),
    ...(dailyCapMicros === null ? [] : [keys.aDay(format.usd(dailyCapMicros))]),
    ...(orderCapMicros === null ? [] : [keys.anOrder(format.usd(orderCapMicros))]),
    ...(expiresAt === null ? [] : [keys.untilDay(format.day(expiresAt))]),
  ]
  return format.field(keys.can, all.join(' · '))
}

function limits(texts: Texts, terms: Terms): Html[] {
  const { keys, format } = texts
  const { scopes, dailyCapMicros, orderCapMicros, expiresAt } = terms
  const cap = (micros: number | null) => (micros === null ? keys.noCap : format.usd(micros))
  return [
    format.field(keys.can, scopeNames(texts, scopes)),
    format.field(keys.dailyCapIs, cap(dailyCapMicros)),
    format.field(keys.orderCapIs, cap(orderCapMicros)),
    format.field(
      keys.works,
      expiresAt ? keys.worksUntil(format.time(expiresAt)) : keys.worksForEver,
    ),
  ]
}

function scopeNames({ keys, format }: Texts, scopes: readonly KeyScope[]): string {
  return format.list(
    scopes.map((scope) => keys.scope[scope]),
    'plain',
  )
}

function used({ keys, format }: Texts, { lastUsedAt, lastUsedAddress }: ApiKey, now: Date): Html {
  if (!lastUsedAt) return lines(keys.unused)
  const ago = format.ago(lastUsedAt, now)
  const used = lastUsedAddress ? keys.usedFrom(ago, code(lastUsedAddress)) : ago
  return format.field(keys.lastUsed, used)
}
