import type { ApiKey } from '../../../../domain/access/api-keys.ts'
import type { AccessRefusal } from '../../../../domain/access/gatekeeper.ts'
import type { Settings } from '../../../../domain/service/settings.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { bold, code, type Html, html, lines, pre, secret } from '../../../html.ts'
import { ago, moment, operator } from '../../format.ts'

/** A message holds 4,096 characters. */
const OLDER_SHOWN = 3

export const api = {
  screen: (view: {
    on: boolean
    key: ApiKey | null
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
      html`Key  ${view.key ? keyLine(view.key, view.now) : 'none yet'}`,
      ...view.older
        .slice(0, OLDER_SHOWN)
        .map(
          ({ expiresAt }) => html`Older key  valid until ${expiresAt ? moment(expiresAt) : 'now'}`,
        ),
      view.older.length > OLDER_SHOWN
        ? html`… and ${view.older.length - OLDER_SHOWN} more older keys`
        : null,
      html`Addresses  ${view.listed === 0 ? 'any' : `${view.listed} allowed`}`,
      view.apiUrl ? html`Base URL  ${code(view.apiUrl)}` : null,
      '',
      view.refusals.length === 0
        ? html`✅ Calls with your key are accepted.`
        : html`⚠️ ${bold('Right now the API would refuse your calls:')}`,
      ...view.refusals.map((refusal) => html`• ${refusal}`),
    ),
  turnOn: '🟢 Turn on',
  turnOff: '⚪️ Turn off',
  turnedOn: 'API access is on.',
  turnedOff: 'API access is off: every call is refused until you turn it on.',
  confirmOff: lines(
    bold('Turn API access off?'),
    '',
    html`Your programs’ calls are refused at once. Orders that are processing go on. Your key stays as it is.`,
  ),
  createKey: '🔑 Create a key',
  rotateKey: '🔁 New key',
  addresses: '🌐 Addresses',
  tryIt: '▶️ First calls',
  chooseGrace: lines(
    bold('🔁 A new key'),
    '',
    html`You get a new key at once. How long should the old key keep working, while you switch your programs over?`,
  ),
  grace: { none: 'Not at all', hour: '1 hour', day: '24 hours' },
  confirmRotate: (grace: string) =>
    lines(
      bold('Create a new key?'),
      '',
      html`The present key ${grace === 'Not at all' ? 'stops working at once' : `works for ${grace} more`}.`,
    ),
  rotateNow: '🔁 Yes, a new key',
  newKey: (key: string) =>
    lines(
      bold('Your API key'),
      '',
      secret(key),
      '',
      html`It is shown this once and kept nowhere: store it where your programs find it, then delete this message.`,
      html`Send it as ${code('X-API-Key: …')}.`,
    ),
  firstCall: (
    address: string,
    product: { pid: string; name: string; priceMicros: number } | null,
    trxid: string,
  ) =>
    lines(
      bold('▶️ First calls'),
      '',
      html`In a terminal, with your key in place of KEY (touch a command to copy it):`,
      pre('export KEY=…'),
      html`What is for sale:`,
      pre(`curl -H "X-API-Key: $KEY" ${address}/products`),
      product
        ? html`An order: one ${product.name} for ${formatUsd(product.priceMicros)} from your wallet, delivered at once:`
        : html`An order, paid from your wallet:`,
      pre(
        `curl -H "X-API-Key: $KEY" -H "Content-Type: application/json" -d '{"pid":"${product?.pid ?? 'PRODUCT_ID'}","trxid":"${trxid}"}' ${address}/orders`,
      ),
      html`The trxid is your own id for the order: take a new one for each, such as a UUID, since all customers share them. Sent again, it never charges twice.`,
      html`Everything else: ${address}/docs`,
    ),
  copyKey: '📋 Copy the key',
  deleteMessage: '🗑 I have stored it – delete this message',
  keyNotShown:
    'A new key was made, but something kept me from showing it, and it is kept nowhere. Please create another.',
  keyOutOfDate: 'The key has changed since this button was shown.',
  /** The HTTP errors in words, each with what to do. */
  refusal: (
    code_: Exclude<AccessRefusal, 'INVALID_API_KEY_FORMAT' | 'INVALID_API_KEY'>,
    settings: Settings,
  ): Html => {
    switch (code_) {
      case 'MISSING_API_KEY':
        return html`There is no key yet. Create one below.`
      case 'ACCOUNT_BANNED':
        return html`The account is banned. Talk to ${operator(settings.support)}.`
      case 'ACCOUNT_RESTRICTED':
        return html`The account is restricted for a time. Wait for its end, or talk to ${operator(settings.support)}.`
      case 'API_DISABLED_BY_ADMIN':
        return html`The operator has switched your API access off. Talk to ${settings.support || 'them'}.`
      case 'API_DISABLED':
        return html`API access is off. Turn it on below.`
      case 'API_NOT_ELIGIBLE':
        return html`Not eligible yet: ${eligibility(settings)}.`
      case 'IP_ALLOWLIST_REQUIRED':
        return html`This service wants a list of allowed addresses. Add yours under Addresses.`
      case 'IP_NOT_ALLOWED':
        return html`The address of your last call is not on your list. Add it under Addresses.`
    }
  },
  maintenance: html`The service is paused for maintenance: new orders are refused for now.`,
  ordersPaused: html`Orders by API are paused for now; everything else works.`,
}

function keyLine({ createdAt, lastUsedAt, lastUsedAddress }: ApiKey, now: Date): Html {
  const used = lastUsedAt
    ? html`last used ${ago(lastUsedAt, now)}${lastUsedAddress ? html` from ${code(lastUsedAddress)}` : ''}`
    : 'not used yet'
  return html`created ${moment(createdAt)}, ${used}`
}

function eligibility({ eligibility: { minDepositedMicros, minAgeMs } }: Settings): string {
  const rules: string[] = []
  if (minDepositedMicros > 0) rules.push(`pay in at least ${formatUsd(minDepositedMicros)} in all`)
  if (minAgeMs > 0) rules.push(`the account must be ${Math.ceil(minAgeMs / 3_600_000)} hours old`)
  return rules.join(', and ')
}
