import type { Settings } from '../../../../domain/service/settings.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { counted } from '../../../../texts/en/counted.ts'
import { bold, code, type Html, html, lines } from '../../../html.ts'

const NAMES = {
  maintenance: '🛠 Maintenance',
  apiorders: '📦 Orders by API',
  allowlist: '🌐 Allowlist required',
  eligibility: '🎓 Eligibility',
  manual: '🏦 Bank transfer',
  stars: '⭐️ Telegram Stars',
}

const UNITS_MS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

export const switches = {
  screen: (settings: Settings): Html => {
    const { maintenance, apiOrders, requireAllowlist, eligibility } = settings
    return lines(
      bold('🎛 Switches'),
      '',
      html`${NAMES.maintenance}  ${maintenance ? '🔴 on: every POST is refused' : 'off'}`,
      html`${NAMES.apiorders}  ${apiOrders ? 'on' : '🔴 off: new orders are refused'}`,
      html`${NAMES.allowlist}  ${requireAllowlist ? 'on' : 'off'}`,
      html`${NAMES.eligibility}  ${eligibility.on ? 'on' : 'off'} (${rules(eligibility)})`,
    )
  },
  turn: (name: keyof typeof NAMES, on: boolean) => `${NAMES[name]}: turn ${on ? 'on' : 'off'}`,
  turned: {
    maintenance: {
      on: 'Maintenance is on: every POST is refused until you turn it off.',
      off: 'Maintenance is off: the API is open again.',
    },
    apiorders: {
      on: 'Orders by API are on.',
      off: 'Orders by API are off: new orders are refused.',
    },
    allowlist: {
      on: 'An allowlist is required: accounts without one are refused.',
      off: 'An allowlist is not required any more.',
    },
    eligibility: {
      on: 'The eligibility rules hold from now on.',
      off: 'The eligibility rules do not hold any more.',
    },
    manual: { on: 'Bank transfers are offered.', off: 'Bank transfers are not offered any more.' },
    stars: { on: 'Telegram Stars are offered.', off: 'Telegram Stars are not offered any more.' },
  },
  usage: (name: string) =>
    name === 'eligibility'
      ? 'Write /eligibility on or off, and after it, if you like, what must be paid in and how old an account must be: /eligibility on 50 7d.'
      : `Write /${name} on or /${name} off.`,
  confirm: {
    maintenance: lines(
      bold('Turn maintenance on?'),
      '',
      html`Every order and lookup of every reseller is refused at once, until you turn it off. What was ordered goes on and can be read.`,
    ),
    apiorders: lines(
      bold('Turn orders by API off?'),
      '',
      html`Every new order of every reseller is refused at once, until you turn them on. Lookups, and what was ordered, go on.`,
    ),
    allowlist: lines(
      bold('Require an allowlist?'),
      '',
      html`Every account without one is refused by the API at once, until it has one or you turn this off.`,
    ),
    eligibility: lines(
      bold('Turn the eligibility rules on?'),
      '',
      html`Every account that does not meet them is refused by the API at once.`,
    ),
  },
  confirmRules: (eligibility: Settings['eligibility']): Html =>
    lines(
      bold('Let these eligibility rules hold?'),
      '',
      html`An account needs ${rules(eligibility)}. Every other one is refused by the API at once.`,
    ),
  yes: (name: keyof typeof NAMES, to: 'on' | 'off') =>
    `${NAMES[name].split(' ')[0]} Yes, turn ${name === 'apiorders' || name === 'eligibility' ? 'them' : 'it'} ${to}`,
  all: '‹ Switches',
  rules: '✏️ Eligibility rules',
  topUps: '➕ Top-ups',
  askRules: lines(
    bold('Who may use the API?'),
    '',
    html`Send what an account must have paid in, in USD, how old it must be, or both: ${code('50 7d')}. ${code('0 0d')} asks for nothing.`,
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
      html`Open at once  ${topUps.maxOpen} an account`,
      '',
      html`${bold(NAMES.manual)}  ${manualTransfer.on ? '🟢 offered' : 'not offered'}`,
      manualTransfer.instructions === ''
        ? html`No instructions yet.`
        : html`Instructions to the payer:\n${manualTransfer.instructions}`,
      '',
      html`${bold(NAMES.stars)}  ${stars.on ? '🟢 offered' : 'not offered'}`,
      html`⭐️${stars.starsPerUsd} a USD`,
    ),
  amounts: '✏️ Amounts',
  open: '✏️ Open at once',
  instructions: '✏️ Instructions',
  rate: '✏️ Stars a USD',
  ask: {
    amounts: html`Send the least and the largest amount of a top-up in USD, such as ${code('1 1000')}.`,
    open: html`How many unpaid top-ups may an account have at once? Send a number, such as ${code('3')}.`,
    instructions: html`Send the text that tells a payer where to transfer the money: bank, account, name.`,
    rate: html`How many Stars make a USD? Send a number, such as ${code('50')}.`,
  } as Record<string, Html>,
  twoAmounts: 'Write two amounts: the least and the largest.',
  changed: 'Changed. It holds for new top-ups.',
}

function rules({ minDepositedMicros, minAgeMs }: Settings['eligibility']): string {
  return `at least ${formatUsd(minDepositedMicros)} paid in, ${age(minAgeMs)} old`
}

function age(ms: number): string {
  const [unit, unitMs] = UNITS_MS.find(([, size]) => ms > 0 && ms % size === 0) ?? UNITS_MS[0]
  return counted(ms / unitMs, unit)
}
