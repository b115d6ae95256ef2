import type { ApiKey } from '../../../../domain/access/api-keys.ts'
import type { AccessRefusal } from '../../../../domain/access/gatekeeper.ts'
import type { Settings } from '../../../../domain/service/settings.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { bold, code, type Html, html, lines, pre, secret, untappable } from '../../../html.ts'
import { age, ago, moment, operator } from '../words.ts'

/** A message holds 4,096 characters. */
const OLDER_SHOWN = 3

export const api = {
  screen: (view: {
    on: boolean
    key: ApiKey | null
    /** How many further keys there are. */
    others: number
    guarded: boolean
    older: ApiKey[]
    listed: number
    refusals: Html[]
    apiUrl: string | null
    now: Date
  }) =>
    lines(
      bold('🔑 API access'),
      '',
      html`Access  ${view.on ? '🟢 on' : '⚪️ off'}`,
      html`Key  ${view.key ? keyLine(view.key, view.others > 0, view.now) : 'none'}`,
      view.others > 0 ? html`Other keys  ${view.others}` : null,
      ...view.older
        .slice(0, OLDER_SHOWN)
        .map(
          ({ expiresAt }) => html`Older key  valid until ${expiresAt ? moment(expiresAt) : 'now'}`,
        ),
      view.older.length > OLDER_SHOWN
        ? html`… and ${view.older.length - OLDER_SHOWN} more older keys`
        : null,
      html`Addresses  ${view.listed === 0 ? 'any' : `${view.listed} allowed`}${view.guarded ? ', I ask about new ones' : ''}`,
      view.apiUrl ? html`Base URL  ${code(view.apiUrl)}` : null,
      '',
      view.refusals.length === 0
        ? view.others > 0
          ? html`✅ Calls with your keys are accepted.`
          : html`✅ Calls with your key are accepted.`
        : html`⚠️ ${bold('The API refuses your calls at the moment:')}`,
      ...view.refusals.map((refusal) => html`• ${refusal}`),
    ),
  turnOn: '🟢 Turn on',
  turnOff: '⚪️ Turn off',
  turnedOn: 'API access is on.',
  turnedOff: 'API access is off. All calls are refused until you turn it on again.',
  confirmOff: lines(
    bold('Turn API access off?'),
    '',
    html`All calls from your programs are refused at once. Orders that are processing continue, and your key stays the same.`,
  ),
  createKey: '🔑 Create a key',
  rotateKey: '🔁 Replace key',
  addresses: '🌐 Addresses',
  tryIt: '▶️ First calls',
  chooseGrace: (name: string) =>
    lines(
      html`${bold('🔁 Replace the key')} ${untappable(name)}`,
      '',
      html`You get a new key at once, with the same limits and expiry. How long should the old one keep working, so that you have time to change your programs?`,
    ),
  grace: { none: 'Not at all', hour: '1 hour', day: '24 hours' },
  confirmRotate: (name: string, grace: string) =>
    lines(
      html`${bold('Replace this key?')} ${untappable(name)}`,
      '',
      html`The old key ${grace === 'Not at all' ? 'stops working at once' : `keeps working for ${grace}`}.`,
    ),
  rotateNow: '🔁 Yes, replace it',
  newKey: (key: string) =>
    lines(
      bold('Your API key'),
      '',
      secret(key),
      '',
      html`I show it only once and keep no copy. Store it where your programs can read it, then delete this message.`,
      html`Send it with every call, as the header ${code('X-API-Key: …')}.`,
    ),
  firstCall: (
    address: string,
    product: { pid: string; name: string; priceMicros: number } | null,
    trxid: string,
  ) =>
    lines(
      bold('▶️ First calls'),
      '',
      html`Run these commands in a terminal (tap one to copy it). First put your key after KEY=`,
      pre('export KEY=…'),
      html`See what is for sale:`,
      pre(`curl -H "X-API-Key: $KEY" ${address}/products`),
      product
        ? html`An order: one ${product.name} for ${formatUsd(product.priceMicros)} from your wallet, delivered at once:`
        : html`An order, paid from your wallet:`,
      pre(
        `curl -H "X-API-Key: $KEY" -H "Content-Type: application/json" -d '{"pid":"${product?.pid ?? 'PRODUCT_ID'}","trxid":"${trxid}"}' ${address}/orders`,
      ),
      html`The trxid is your own id for the order. Use a new one for each order, such as a UUID, because no two customers can use the same one. If you send an order again with the same trxid, you are not charged twice.`,
      html`The full reference: ${address}/docs`,
    ),
  copyKey: '📋 Copy the key',
  deleteMessage: '🗑 I have stored it – delete this message',
  keyNotShown:
    'A new key was created, but my message with it did not reach you, and I keep no copy. Please create another key.',
  keyOutOfDate: 'The key has changed since this button was shown.',
  /** Why the API refuses calls, and what to do about it. */
  refusal: (
    refusal: Exclude<AccessRefusal, 'INVALID_API_KEY_FORMAT' | 'INVALID_API_KEY'>,
    settings: Settings,
  ): Html => {
    switch (refusal) {
      case 'MISSING_API_KEY':
        return html`You have no valid key. Create one below.`
      case 'ACCOUNT_BANNED':
        return html`Your account is banned. Please ask ${operator(settings.support)}.`
      case 'ACCOUNT_RESTRICTED':
        return html`Your account is restricted for a time. Wait until that ends, or ask ${operator(settings.support)}.`
      case 'API_DISABLED_BY_ADMIN':
        return html`The operator has switched your API access off. Please ask ${settings.support || 'them'}.`
      case 'API_DISABLED':
        return html`API access is off. Turn it on below.`
      case 'API_NOT_ELIGIBLE':
        return html`You cannot use the API yet. You can as soon as ${eligibility(settings)}.`
      case 'IP_ALLOWLIST_REQUIRED':
        return html`This service requires a list of allowed addresses. Add yours under Addresses.`
      case 'IP_NOT_ALLOWED':
        return html`Your last call came from an address that is not on your list. Add it under Addresses.`
    }
  },
  maintenance: html`The service is paused for maintenance: new orders are refused for now.`,
  ordersPaused: html`Orders by API are paused for now. Everything else works.`,
}

function keyLine(key: ApiKey, withName: boolean, now: Date): Html {
  const { name, createdAt, lastUsedAt, lastUsedAddress } = key
  const used = lastUsedAt
    ? html`last used ${ago(lastUsedAt, now)}${lastUsedAddress ? html` from ${code(lastUsedAddress)}` : ''}`
    : 'not used yet'
  return html`${withName ? `${untappable(name)}, ` : ''}created ${moment(createdAt)}, ${used}`
}

function eligibility({ eligibility: { minDepositedMicros, minAgeMs } }: Settings): string {
  const rules: string[] = []
  if (minDepositedMicros > 0)
    rules.push(`you have paid in at least ${formatUsd(minDepositedMicros)} in total`)
  if (minAgeMs > 0) rules.push(`your account is ${age(minAgeMs)} old`)
  return rules.join(' and ')
}
