import type { ApiKey } from '../../../domain/access/api-keys.ts'
import type { LastRefusal } from '../../../domain/access/last-refusal.ts'
import type { apiReadiness } from '../../../domain/access/readiness.ts'
import type { Account } from '../../../domain/accounts/accounts.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import {
  bold,
  code,
  type Html,
  html,
  lines,
  pre,
  secret,
  untappable,
} from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

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
  const { format, t } = texts
  const { key, keyCount, olderKeys, allowlist } = readiness
  const others = Math.max(keyCount - 1, 0)
  const refusals = refusalLines(texts, readiness)
  const addresses =
    allowlist.length === 0 ? t('api-any-address') : t('api-allowed', { count: allowlist.length })
  const rest = olderKeys.length - OLDER_SHOWN
  return lines(
    bold(t('api-title')),
    '',
    format.field(t('api-access'), t(`api-state-${account.apiEnabled ? 'on' : 'off'}`)),
    format.field(t('api-key'), key ? keyLine(texts, key, others > 0, now) : t('api-no-key')),
    others > 0 ? format.field(t('api-other-keys'), others) : null,
    ...olderKeys
      .slice(0, OLDER_SHOWN)
      .map(({ expiresAt }) =>
        format.field(
          t('api-older-key'),
          t('api-valid-until', { time: format.time(expiresAt ?? now) }),
        ),
      ),
    rest > 0 ? t('api-more-older-keys', { count: rest }) : null,
    format.field(
      t('api-address-list'),
      account.addressGuard ? format.list([addresses, t('api-asks-about-new')], 'plain') : addresses,
    ),
    apiUrl ? format.field(t('api-base-url'), code(apiUrl)) : null,
    '',
    refusals.length === 0
      ? t(`api-accepted-${others > 0 ? 'many' : 'one'}`)
      : html`⚠️ ${bold(t('api-refused'))}`,
    ...refusals.map((refusal) => html`• ${refusal}`),
    ...(lastRefusal ? ['', refusedLine(texts, lastRefusal, now)] : []),
  )
}

/** What the answer to the last refused call said, for a holder whose program does not show it. */
function refusedLine({ format, t }: Texts, refusal: LastRefusal, now: Date): Html {
  const { address, atMs, reason } = refusal
  const from =
    address === null
      ? t('api-from-unknown')
      : t('api-from', { address: format.apart(code(address)) })
  return t('api-last-refused', {
    ago: format.ago(new Date(atMs), now),
    from,
    why: t(`api-refused-for-${reason}`),
  })
}

function keyLine(
  { format, t }: Texts,
  { name, createdAt, lastUsedAt, lastUsedAddress }: ApiKey,
  withName: boolean,
  now: Date,
): Html {
  const ago = lastUsedAt && format.ago(lastUsedAt, now)
  const used =
    ago === null
      ? t('api-key-unused')
      : lastUsedAddress
        ? t('api-key-used-from', { ago, address: code(lastUsedAddress) })
        : t('api-key-used', { ago })
  return html`${withName ? `${untappable(name)}, ` : ''}${t('api-key-created', { time: format.time(createdAt) })}, ${used}`
}

function refusalLines(texts: Texts, { refusals, settings }: Readiness): string[] {
  const { t } = texts
  const about = { rules: eligibility(texts, settings), support: settings.support }
  const said = refusals.map((refusal) => t(`api-refusal-${refusal}`, about))
  if (settings.maintenance) return [...said, t('api-maintenance')]
  return settings.apiOrders ? said : [...said, t('api-orders-paused')]
}

function eligibility({ format, t }: Texts, { eligibility }: Settings): string {
  const { minDepositedMicros, minAgeMs } = eligibility
  return format.list([
    ...(minDepositedMicros > 0
      ? [t('api-eligible-by-deposited', { amount: format.usd(minDepositedMicros) })]
      : []),
    ...(minAgeMs > 0 ? [t('api-eligible-by-age', { age: format.duration(minAgeMs) })] : []),
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

export function newKeyView({ t }: Texts, apiKey: string): Html {
  return lines(
    bold(t('api-new-key')),
    '',
    secret(apiKey),
    '',
    t('api-shown-once'),
    t('api-send-as'),
  )
}

/** @param product something that is delivered at once; null if nothing like it is for sale. */
export function firstCallView(
  { format, t }: Texts,
  apiUrl: string,
  product: { pid: string; name: string; priceMicros: number } | null,
  trxid: string,
): Html {
  const header = '-H "X-API-Key: $KEY"'
  const body = JSON.stringify({ pid: product?.pid ?? 'PRODUCT_ID', trxid })
  return lines(
    bold(t('api-try-it')),
    '',
    t('api-run-these'),
    pre('export KEY=…'),
    t('api-for-sale'),
    pre(`curl ${header} ${apiUrl}/products`),
    product
      ? t('api-order-one', { product: product.name, price: format.usd(product.priceMicros) })
      : t('api-order-any'),
    pre(`curl ${header} -H "Content-Type: application/json" -d '${body}' ${apiUrl}/orders`),
    t('api-about-trxid'),
    t('api-reference', { url: `${apiUrl}/docs` }),
  )
}
