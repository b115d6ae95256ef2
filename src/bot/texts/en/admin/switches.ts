import type { Html } from '../../../html.ts'
import { html } from '../../../html.ts'

export const switches = {
  title: '🎛 Switches',
  names: {
    maintenance: '🛠 Maintenance',
    apiorders: '📦 Orders by API',
    shop: '🛍 Shop in the chat',
    allowlist: '🌐 Allowlist required',
    statuspage: '📡 Status page',
    eligibility: '🎓 Eligibility',
    stars: '⭐️ Telegram Stars',
    crypto: '🪙 Crypto (@CryptoBot)',
  },
  on: 'on',
  off: 'off',
  /** What a switch keeps from happening in its present position. */
  effect: {
    maintenance: 'on: new orders and lookups are refused',
    apiorders: 'off: new orders are refused',
    shop: 'off: nobody can buy in the chat',
  },
  turn: {
    on: (name: string) => `${name}: turn on`,
    off: (name: string) => `${name}: turn off`,
  },
  yes: { on: 'Yes, turn on', off: 'Yes, turn off' },
  turned: {
    maintenance: {
      on: 'Maintenance is on: new orders and lookups are refused until you turn it off.',
      off: 'Maintenance is off: the API is open again.',
    },
    apiorders: {
      on: 'Orders by API are on.',
      off: 'Orders by API are off: new orders are refused.',
    },
    shop: {
      on: 'The shop is open: holders can buy in the chat.',
      off: 'The shop is closed: nobody can buy in the chat.',
    },
    statuspage: {
      on: 'The status page is public.',
      off: 'The status page is hidden.',
    },
    allowlist: {
      on: 'An allowlist is required: accounts without one are refused.',
      off: 'An allowlist is no longer required.',
    },
    eligibility: {
      on: 'The eligibility rules apply from now on.',
      off: 'The eligibility rules no longer apply.',
    },
    stars: { on: 'Telegram Stars are offered.', off: 'Telegram Stars are no longer offered.' },
    crypto: { on: 'Crypto is offered.', off: 'Crypto is no longer offered.' },
  },
  usage: (command: string) => `Write ${command} on or ${command} off.`,
  eligibilityUsage:
    'Write /eligibility on or /eligibility off. You can add how much an account must have paid in, and how old it must be: /eligibility on 50 7d.',
  confirm: {
    maintenance: 'Turn maintenance on?',
    apiorders: 'Turn orders by API off?',
    shop: 'Close the shop in the chat?',
    allowlist: 'Require an allowlist?',
    eligibility: 'Turn the eligibility rules on?',
  },
  about: {
    maintenance:
      'All new orders and lookups of all resellers are refused at once, until you turn it off. Open orders continue, and resellers can still read everything.',
    apiorders:
      'All new orders of all resellers are refused at once, until you turn them on again. Lookups and open orders continue.',
    shop: 'Nobody can buy in the chat until you open it again. Orders by API and open orders continue.',
    allowlist:
      'The API immediately refuses every account without one, until it has one or you turn this off.',
    eligibility: 'The API immediately refuses every account that does not meet them.',
  },
  all: '‹ Switches',
  editRules: '✏️ Eligibility rules',
  topUps: '➕ Top-ups',
  askRules: 'Who may use the API?',
  aboutRules: (both: Html, none: Html) =>
    html`Send how much an account must have paid in (in USD), how old it must be, or both, such as ${both}. ${none} means no rules.`,
  rules: (amount: string, age: string) => `at least ${amount} paid in, account ${age} old`,
  confirmRules: 'Use these eligibility rules?',
  aboutNewRules: (rules: string) =>
    `The rules are: ${rules}. The API immediately refuses all other accounts.`,
  rulesOn: (rules: string) => `The eligibility rules are on: ${rules}.`,
  rulesOff: (rules: string) => `The eligibility rules are off: ${rules}.`,
}
