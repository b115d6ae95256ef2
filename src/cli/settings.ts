import { InvalidArgumentError, Option } from 'commander'
import {
  changeSettingsBy,
  readSettings,
  type Settings,
  settingsToChange,
} from '../domain/settings/settings.ts'
import { contactMeant } from '../domain/settings/support.ts'
import { toUsd } from '../domain/shared/money.ts'
import { typedRate } from '../domain/shared/typed-amount.ts'
import type { Answer } from './answer.ts'
import type { Command } from './command.ts'
import { readText } from './files.ts'
import { checked, duration, onOrOff, positiveUsd, usd } from './input.ts'
import { actor, CliError, type Session } from './session.ts'

type Switch = 'on' | 'off'
type Limits = { minDeposited?: number; minAge?: number }
type TopUps = { min?: number; max?: number; maxOpen?: number }

const SWITCHES = [
  ['maintenance', 'maintenance', 'refuse every POST; reading still works'],
  ['api-orders', 'apiOrders', 'accept POST /orders'],
  ['shop', 'shop', 'let holders buy in the chat'],
  ['require-allowlist', 'requireAllowlist', 'refuse accounts without an allowlist'],
  ['status-page', 'statusPage', 'show everybody how fast orders are done, at /status'],
] as const

export function addSettingsCommands(program: Command): void {
  const { session } = program
  const settings = program.add('settings', 'settings of the service')

  settings
    .add('show', 'all settings')
    .runs(async ({ store }) => answer(await readSettings(store.read)))

  const set = settings.add('set', 'change a setting')
  for (const [command, name, description] of SWITCHES)
    set
      .add(command, description)
      .addArgument(onOrOff())
      .action((to: Switch) => change(session, () => ({ [name]: to === 'on' })))

  set
    .add('eligibility', 'rules that an account must meet to use the API')
    .addArgument(onOrOff())
    .option('--min-deposited <usd>', 'what the account must have paid in', usd)
    .option('--min-age <time>', 'how old the account must be, such as 7d', duration)
    .action((to: Switch, { minDeposited, minAge }: Limits) =>
      change(session, ({ eligibility }) => ({
        eligibility: {
          on: to === 'on',
          minDepositedMicros: minDeposited ?? eligibility.minDepositedMicros,
          minAgeMs: minAge ?? eligibility.minAgeMs,
        },
      })),
    )
  set
    .add('low-stock', 'alert the admins when a product has fewer codes than this')
    .argument('<count>', 'a whole number; 0: never', wholeNumber)
    .action((count: number) => change(session, () => ({ lowStock: count })))

  set
    .add('digest', 'the summary that the admins get each morning')
    .addArgument(onOrOff())
    .option('--at <time>', 'such as 09:00')
    .option('--zone <zone>', 'a time zone by its IANA name, such as Asia/Dhaka')
    .action((to: Switch, { at, zone }: { at?: string; zone?: string }) =>
      change(session, ({ digest }) => ({
        digest: { on: to === 'on', at: at ?? digest.at, zone: zone ?? digest.zone },
      })),
    )

  set
    .add('second-person', 'above which amount a second admin confirms credits, refunds and prices')
    .argument('<usd>', 'such as 500; 0: never', usd)
    .action((aboveMicros: number) => change(session, () => ({ secondPerson: { aboveMicros } })))

  addTopUpSettings(set, session)
  addSupportSettings(set, session)
}

function addTopUpSettings(set: Command, session: Session): void {
  set
    .add('top-ups', 'limits of top-ups')
    .option('--min <usd>', 'the smallest amount', positiveUsd)
    .option('--max <usd>', 'the largest amount', positiveUsd)
    .option('--max-open <number>', 'how many unpaid top-ups an account may have', wholeNumber)
    .action(({ min, max, maxOpen }: TopUps) => {
      if (min === undefined && max === undefined && maxOpen === undefined)
        throw new CliError('Give at least one of --min, --max and --max-open.')
      return change(session, ({ topUps }) => ({
        topUps: {
          minMicros: min ?? topUps.minMicros,
          maxMicros: max ?? topUps.maxMicros,
          maxOpen: maxOpen ?? topUps.maxOpen,
        },
      }))
    })

  set
    .add('stars', 'let holders pay with Telegram Stars')
    .addArgument(onOrOff())
    .option('--per-usd <stars>', 'how many Stars one USD costs, such as 50 or 76.9', decimal)
    .action((to: Switch, { perUsd }: { perUsd?: number }) =>
      change(session, ({ stars }) => ({
        stars: { on: to === 'on', starsPerUsd: perUsd ?? stars.starsPerUsd },
      })),
    )

  set
    .add('crypto-pay', 'let holders pay by @CryptoBot, if the service has CRYPTO_PAY_TOKEN')
    .addArgument(onOrOff())
    .action((to: Switch) => change(session, () => ({ cryptoPay: { on: to === 'on' } })))
}

function addSupportSettings(set: Command, session: Session): void {
  set
    .add('support', 'the contact for help that the bot shows')
    .argument('<contact>', 'a Telegram @name, a mail address, an https:// address, or none')
    .action((contact: string) =>
      change(session, () => ({ support: contact === 'none' ? '' : contactMeant(contact) })),
    )

  set
    .add('terms', "the bot's answer to /terms")
    .addOption(new Option('--text <text>', 'the terms').conflicts(['file', 'default']))
    .addOption(new Option('--file <file>', 'the same, from a text file').conflicts('default'))
    .option('--default', "the bot's own short text")
    .action((given: { text?: string; file?: string; default?: boolean }) => {
      const text = given.file === undefined ? given.text?.trim() : readText(given.file).trim()
      const terms = given.default ? '' : text
      if (terms === undefined || (terms === '' && !given.default))
        throw new CliError('Give the terms with --text, --file or --default.')
      return change(session, () => ({ terms }))
    })
}

function change(
  session: Session,
  changesTo: (present: Settings) => Partial<Settings>,
): Promise<void> {
  return session.run(
    async (store, now) =>
      answer(
        await store.transaction(async (tx) =>
          changeSettingsBy(tx, changesTo(await settingsToChange(tx)), actor, now),
        ),
      ),
    { create: true },
  )
}

/** All settings, in the order of their names below `settings set`. */
function answer(settings: Settings): Answer {
  const {
    eligibility,
    topUps,
    transfers,
    secondPerson,
    pricing: _,
    suppliers: __,
    ...rest
  } = settings
  const { on, minDepositedMicros, minAgeMs } = eligibility
  const { minMicros, maxMicros, maxOpen } = topUps
  return {
    json: {
      ...rest,
      eligibility: { on, minDepositedUsd: toUsd(minDepositedMicros), minAgeSec: minAgeMs / 1000 },
      topUps: { minUsd: toUsd(minMicros), maxUsd: toUsd(maxMicros), maxOpen },
      transfers: transfers.methods.map(({ name, on, currency }) => ({ name, on, currency })),
      secondPerson: { aboveUsd: toUsd(secondPerson.aboveMicros) },
    },
  }
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(text)
}

const decimal = checked((text: string) => {
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(text))
    throw new InvalidArgumentError('It must be a number such as 50 or 76.9.')
  // Refuses what may be thousands.
  typedRate(text)
  return Number(text)
})
