import type { ApiKey } from '../../../domain/access/api-keys.ts'
import type { LastRefusal } from '../../../domain/access/last-refusal.ts'
import type { apiReadiness } from '../../../domain/access/readiness.ts'
import type { Account } from '../../../domain/accounts/accounts.ts'
import type { Settings } from '../../../domain/service/settings.ts'
import { bold, code, type Html, html, lines, pre, secret, untappable } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

/** A message holds 4,096 characters. */
const OLDER_SHOWN = 3

type Readiness = Awaited<ReturnType<typeof apiReadiness>>

export function apiView(
  texts: Texts,
  account: Account,
  readiness: Readiness,
  {
    apiUrl,
    lastRefusal,
    now,
  }: { apiUrl: string | null; lastRefusal: LastRefusal | null; now: Date },
): Html {
  const { api, format } = texts
  const { key, keyCount, olderKeys, allowlist } = readiness
  const others = Math.max(keyCount - 1, 0)
  const refusals = refusalLines(texts, readiness)
  const addresses = allowlist.length === 0 ? api.anyAddress : api.allowed(allowlist.length)
  const rest = olderKeys.length - OLDER_SHOWN
  return lines(
    bold(api.title),
    '',
    format.field(api.access, api.state[account.apiEnabled ? 'on' : 'off']),
    format.field(api.key, key ? keyLine(texts, key, others > 0, now) : api.noKey),
    others > 0 ? format.field(api.otherKeys, others) : null,
    ...olderKeys
      .slice(0, OLDER_SHOWN)
      .map(({ expiresAt }) =>
        format.field(api.olderKey, api.validUntil(format.time(expiresAt ?? now))),
      ),
    rest > 0 ? api.moreOlderKeys(rest) : null,
    format.field(
      api.addressList,
      account.addressGuard ? format.list([addresses, api.asksAboutNew], 'plain') : addresses,
    ),
    apiUrl ? format.field(api.baseUrl, code(apiUrl)) : null,
    '',
    refusals.length === 0
      ? api.accepted[others > 0 ? 'many' : 'one']
      : html`⚠️ ${bold(api.refused)}`,
    ...refusals.map((refusal) => html`• ${refusal}`),
    ...(lastRefusal ? ['', refusedLine(texts, lastRefusal, now)] : []),
  )
}

/** What the answer to the last refused call said, for a holder whose program does not show it. */
function refusedLine({ api, format }: Texts, refusal: LastRefusal, now: Date): Html {
  const { address, atMs, reason } = refusal
  const from = address === null ? api.fromUnknown : api.from(format.apart(code(address)))
  return api.lastRefused(format.ago(new Date(atMs), now), from, api.refusedFor[reason])
}

function keyLine(
  { api, format }: Texts,
  { name, createdAt, lastUsedAt, lastUsedAddress }: ApiKey,
  withName: boolean,
  now: Date,
): Html {
  const ago = lastUsedAt && format.ago(lastUsedAt, now)
  const used =
    ago === null
      ? api.keyUnused
      : lastUsedAddress
        ? api.keyUsedFrom(ago, code(lastUsedAddress))
        : api.keyUsed(ago)
  return html`${withName ? `${untappable(name)}, ` : ''}${api.keyCreated(format.time(createdAt))}, ${used}`
}

function refusalLines(texts: Texts, { refusals, settings }: Readiness): string[] {
  const { api } = texts
  const said = refusals.map((refusal) => {
    const text = api.refusal[refusal]
    if (typeof text === 'string') return text
    return text(refusal === 'API_NOT_ELIGIBLE' ? eligibility(texts, settings) : settings.support)
  })
  if (settings.maintenance) return [...said, api.maintenance]
  return settings.apiOrders ? said : [...said, api.ordersPaused]
}

function eligibility({ api, format }: Texts, { eligibility }: Settings): string {
  const { minDepositedMicros, minAgeMs } = eligibility
  return format.list([
    ...(minDepositedMicros > 0 ? [api.eligibleBy.deposited(format.usd(minDepositedMicros))] : []),
    ...(minAgeMs > 0 ? [api.eligibleBy.age(format.duration(minAgeMs))] : []),
  ])
}

/** A question about the key, with its name. */
export function aboutKeyView(
  { format }: Texts,
  question: string,
  name: string,
  text: string,
): Html {
  return lines(html`${bold(question)} ${format.apart(untappable(name))}`, '', text)
}

export function newKeyView({ api }: Texts, apiKey: string): Html {
  return lines(bold(api.newKey), '', secret(apiKey), '', api.shownOnce, api.sendAs)
}

/** @param product something that is delivered at once; null if nothing like it is for sale. */
export function firstCallView(
  { api, format }: Texts,
  apiUrl: string,
  product: { pid: string; name: string; priceMicros: number } | null,
  trxid: string,
): Html {
  const header = '-H "X-API-Key: $KEY"'
  const body = JSON.stringify({ pid: product?.pid ?? 'PRODUCT_ID', trxid })
  return lines(
    bold(api.tryIt),
    '',
    api.runThese,
    pre('export KEY=…'),
    api.forSale,
    pre(`curl ${header} ${apiUrl}/products`),
    product ? api.orderOne(product.name, format.usd(product.priceMicros)) : api.orderAny,
    pre(`curl ${header} -H "Content-Type: application/json" -d '${body}' ${apiUrl}/orders`),
    api.aboutTrxid,
    api.reference(`${apiUrl}/docs`),
  )
}
