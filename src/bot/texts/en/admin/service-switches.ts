import type { Settings } from '../../../../domain/service/settings.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { bold, code, type Html, html, lines } from '../../../html.ts'
import { age } from '../words.ts'

const NAMES = {
  maintenance: '🛠 Maintenance',
  apiorders: '📦 Orders by API',
  shop: '🛍 Shop in the chat',
  allowlist: '🌐 Allowlist required',
  eligibility: '🎓 Eligibility',
  manual: '🏦 Bank transfer',
  stars: '⭐️ Telegram Stars',
}

export const switches = {
  screen: (settings: Settings): Html => {
    const { maintenance, apiOrders, shop, requireAllowlist, eligibility } = settings
    return lines(
      bold('🎛 Switches'),
      '',
      html`${NAMES.maintenance}  ${maintenance ? '🔴 on: new orders and lookups are refused' : 'off'}`,
      html`${NAMES.apiorders}  ${apiOrders ? 'on' : '🔴 off: new orders are refused'}`,
      html`${NAMES.shop}  ${shop ? 'on' : '🔴 off: nobody can buy in the chat'}`,
      html`${NAMES.allowlist}  ${requireAllowlist ? 'on' : 'off'}`,
      html`${NAMES.eligibility}  ${eligibility.on ? 'on' : 'off'} (${rules(eligibility)})`,
    )
  },
  turn: (name: keyof typeof NAMES, on: boolean) => `${NAMES[name]}: turn ${on ? 'on' : 'off'}`,
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
    allowlist: {
      on: 'An allowlist is required: accounts without one are refused.',
      off: 'An allowlist is no longer required.',
    },
    eligibility: {
      on: 'The eligibility rules apply from now on.',
      off: 'The eligibility rules no longer apply.',
    },
    manual: { on: 'Bank transfers are offered.', off: 'Bank transfers are no longer offered.' },
    stars: { on: 'Telegram Stars are offered.', off: 'Telegram Stars are no longer offered.' },
  },
  usage: (name: string) =>
    name === 'eligibility'
      ? 'Write /eligibility on or /eligibility off. You can add how much an account must have paid in, and how old it must be: /eligibility on 50 7d.'
      : `Write /${name} on or /${name} off.`,
  confirm: {
    maintenance: lines(
      bold('Turn maintenance on?'),
      '',
      html`All new orders and lookups of all resellers are refused at once, until you turn it off. Open orders continue, and resellers can still read everything.`,
    ),
    apiorders: lines(
      bold('Turn orders by API off?'),
      '',
      html`All new orders of all resellers are refused at once, until you turn them on again. Lookups and open orders continue.`,
    ),
    shop: lines(
      bold('Close the shop in the chat?'),
      '',
      html`Nobody can buy in the chat until you open it again. Orders by API and open orders continue.`,
    ),
    allowlist: lines(
      bold('Require an allowlist?'),
      '',
      html`The API immediately refuses every account without one, until it has one or you turn this off.`,
    ),
    eligibility: lines(
      bold('Turn the eligibility rules on?'),
      '',
      html`The API immediately refuses every account that does not meet them.`,
    ),
  },
  confirmRules: (eligibility: Settings['eligibility']): Html =>
    lines(
      bold('Use these eligibility rules?'),
      '',
      html`The rules are: ${rules(eligibility)}. The API immediately refuses all other accounts.`,
    ),
  yes: (name: keyof typeof NAMES, to: 'on' | 'off') =>
    `${NAMES[name].split(' ')[0]} Yes, turn ${name === 'apiorders' || name === 'eligibility' ? 'them' : 'it'} ${to}`,
  all: '‹ Switches',
  rules: '✏️ Eligibility rules',
  topUps: '➕ Top-ups',
  askRules: lines(
    bold('Who may use the API?'),
    '',
    html`Send how much an account must have paid in (in USD), how old it must be, or both, such as ${code('50 7d')}. ${code('0 0d')} means no rules.`,
  ),
  rulesNow: (eligibility: Settings['eligibility']) =>
    `The eligibility rules are ${eligibility.on ? 'on' : 'off'}: ${rules(eligibility)}.`,
}

export const topUps = {
  screen: ({ topUps, manualTransfer, stars }: Settings): Html =>
    lines(
      bold('➕ Top-ups'),
      '',
      html`Amount  from ${formatUsd(topUps.minMicros)} to ${formatUsd(topUps.maxMicros)}`,
      html`Open at once  ${topUps.maxOpen} per account`,
      '',
      html`${bold(NAMES.manual)}  ${manualTransfer.on ? '🟢 offered' : 'not offered'}`,
      manualTransfer.instructions === ''
        ? html`No instructions yet.`
        : html`Instructions to the payer:\n${manualTransfer.instructions}`,
      '',
      html`${bold(NAMES.stars)}  ${stars.on ? '🟢 offered' : 'not offered'}`,
      html`⭐️${stars.starsPerUsd} per USD`,
    ),
  amounts: '✏️ Amounts',
  open: '✏️ Open at once',
  instructions: '✏️ Instructions',
  rate: '✏️ Stars per USD',
  ask: {
    amounts: html`Send the smallest and the largest amount of a top-up in USD, such as ${code('1 1000')}.`,
    open: html`How many unpaid top-ups may an account have at once? Send a number, such as ${code('3')}.`,
    instructions: html`Send the text that tells people where to transfer the money: bank, account, name.`,
    rate: html`How many Stars are one USD? Send a number, such as ${code('50')}.`,
  } as Record<string, Html>,
  twoAmounts: 'Please write two amounts: the smallest and the largest.',
  changed: 'Changed. It applies to new top-ups.',
}

function rules({ minDepositedMicros, minAgeMs }: Settings['eligibility']): string {
  return `at least ${formatUsd(minDepositedMicros)} paid in, account ${age(minAgeMs)} old`
}
