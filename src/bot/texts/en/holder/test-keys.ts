import type { ApiKey } from '../../../../domain/access/api-keys.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { bold, code, type Html, html, lines, secret } from '../../../html.ts'
import { ago } from '../words.ts'

/** The table of endings, as docs/api.md has it. */
const ENDINGS: [ending: string, what: string][] = [
  ['01', 'completed after 3 s'],
  ['02', 'cancelled and refunded at once'],
  ['03', 'cancelled and refunded after 3 s'],
  ['04', 'no answer for a minute, then completed'],
  ['05', 'fails once, then completed'],
]

export const testKeys = {
  open: '🧪 Test keys',
  screen: (view: {
    keys: ApiKey[]
    /** Null before the first test key. */
    balanceMicros: number | null
    apiUrl: string | null
    now: Date
  }): Html =>
    lines(
      bold('🧪 Test keys'),
      '',
      html`Try your programs without paying: same address, same catalog and prices, but test money and test orders. Nothing is delivered, and your wallet, orders and limits are not touched.`,
      '',
      view.balanceMicros === null
        ? null
        : html`Test wallet  ${bold(formatUsd(view.balanceMicros))}`,
      view.keys.length === 0
        ? html`You have no test key yet. A new one comes with 100 USD of test money.`
        : null,
      ...view.keys.map((key) => keyLine(key, view.now)),
      view.apiUrl ? html`Base URL  ${code(view.apiUrl)}` : null,
      '',
      html`The end of the player’s id decides what happens to a test order:`,
      ...ENDINGS.map(([ending, what]) => html`${code(`…${ending}`)}  ${what}`),
      html`Anything else is completed at once. Keys and cards deliver ${code('TEST-…')} codes.`,
    ),
  create: '🔑 New test key',
  refill: '💵 Fill up to $100',
  refilled: 'Your test wallet has 100 USD again.',
  orders: '📦 Test orders',
  revoke: (name: string) => `🗑 Revoke ${name}`,
  confirmRevoke: (name: string): Html =>
    lines(
      bold(`Revoke the test key ${name}?`),
      '',
      html`Calls with it are refused at once. Your test orders and test money stay.`,
    ),
  revokeNow: '🗑 Yes, revoke it',
  revoked: 'The test key is revoked.',
  newKey: (key: string): Html =>
    lines(
      bold('Your test key'),
      '',
      secret(key),
      '',
      html`I show it only once and keep no copy. Send it with every call, as the header ${code('X-API-Key: …')}.`,
      html`It works at once, even while your API access is off.`,
    ),
}

function keyLine({ name, prefix, lastUsedAt }: ApiKey, now: Date): Html {
  const used = lastUsedAt ? `last used ${ago(lastUsedAt, now)}` : 'not used yet'
  return html`• ${bold(name)}${prefix ? html` ${code(`${prefix}…`)}` : ''}, ${used}`
}
