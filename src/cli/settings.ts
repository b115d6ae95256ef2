import { InvalidArgumentError, Option } from 'commander'
import {
  NAMES,
  type SettingName,
  type Settings,
  SWITCHES,
  turned,
} from '../domain/settings/all-settings.ts'
import {
  changeSettingsBy,
  readSettings,
  rulesOf,
  settingsToChange,
} from '../domain/settings/settings.ts'
import { parseDuration } from '../domain/shared/time.ts'
import { typedRate } from '../domain/shared/typed-amount.ts'
import { english } from '../locales/languages.ts'
import { settingText } from '../locales/setting-text.ts'
import { type Answer, given } from './answer.ts'
import type { Command } from './command.ts'
import { readText } from './files.ts'
import { onOrOff, positiveUsd, usd, wholeNumber } from './input.ts'
import { actor, CliError } from './session.ts'

type Eligibility = { minDeposited?: number; minAge?: number }
type TopUps = { min?: number; max?: number; maxOpen?: number }
type Stars = { perUsd?: number }
type Digest = { at?: string; zone?: string }
type Terms = { text?: string; file?: string; default?: boolean }

export function addSettingsCommands(program: Command): void {
  const settings = program.add('settings', 'settings of the service')

  settings.add('show', 'all settings').runs(async ({ read }) => answer(await readSettings(read)))

  const set = settings.add('set', 'change a setting')
  for (const name of SWITCHES)
    if (name !== 'eligibility')
      changing(
        set.add(commandOf(name), settingText(english, name, 'command')).addArgument(onOrOff()),
        (present, to: string) => turned(present, name, to === 'on'),
      )

  // What is not given stays as it is.
  changing(
    set
      .add('eligibility', 'rules that an account must meet to use the API')
      .addArgument(onOrOff())
      .option('--min-deposited <usd>', 'what the account must have paid in', usd)
      .option('--min-age <time>', 'how old the account must be, such as 7d', parseDuration),
    ({ eligibility }, to: string, { minDeposited, minAge }: Eligibility) => {
      const rules = given({ minDepositedMicros: minDeposited, minAgeMs: minAge })
      return { eligibility: { ...eligibility, ...rules, on: to === 'on' } }
    },
  )
  changing(
    set
      .add('top-ups', 'limits of top-ups')
      .option('--min <usd>', 'the smallest amount', positiveUsd)
      .option('--max <usd>', 'the largest amount', positiveUsd)
      .option('--max-open <number>', 'how many unpaid top-ups an account may have', wholeNumber),
    ({ topUps }, { min, max, maxOpen }: TopUps) => {
      const limits = given({ minMicros: min, maxMicros: max, maxOpen })
      if (Object.keys(limits).length === 0)
        throw new CliError('Give at least one of --min, --max and --max-open.')
      return { topUps: { ...topUps, ...limits } }
    },
  )
  changing(
    set
      .add('stars', 'let holders pay with Telegram Stars')
      .addArgument(onOrOff())
      .option('--per-usd <stars>', 'how many Stars one USD costs, such as 50 or 76.9', starsPerUsd),
    ({ stars }, to: string, { perUsd }: Stars) => ({
      stars: { ...stars, ...given({ starsPerUsd: perUsd }), on: to === 'on' },
    }),
  )
  changing(
    set
      .add('crypto-pay', 'let holders pay by @CryptoBot, if the service has CRYPTO_PAY_TOKEN')
      .addArgument(onOrOff()),
    (present, to: string) => turned(present, 'cryptoPay', to === 'on'),
  )
  changing(
    set
      .add('digest', 'the summary that the admins get each morning')
      .addArgument(onOrOff())
      .option('--at <time>', 'such as 09:00')
      .option('--zone <zone>', 'a time zone by its IANA name, such as Asia/Dhaka'),
    ({ digest }, to: string, { at, zone }: Digest) => ({
      digest: { ...digest, ...given({ at, zone }), on: to === 'on' },
    }),
  )
  changing(
    set
      .add('low-stock', 'alert the admins when a product has fewer codes than this')
      .argument('<count>', 'a whole number; 0: never', wholeNumber),
    (_, lowStock: number) => ({ lowStock }),
  )
  changing(
    set
      .add(
        'second-person',
        'above which amount a second admin confirms credits, refunds and prices',
      )
      .argument('<usd>', 'such as 500; 0: never', usd),
    (_, aboveMicros: number) => ({ secondPerson: { aboveMicros } }),
  )
  changing(
    set
      .add('support', 'the contact for help that the bot shows')
      .argument('<contact>', 'a Telegram @name, a mail address, an https:// address, or none'),
    (_, contact: string) => ({ support: contact === 'none' ? '' : contact.trim() }),
  )
  changing(
    set
      .add('terms', "the bot's answer to /terms")
      .addOption(new Option('--text <text>', 'the terms').conflicts(['file', 'default']))
      .addOption(new Option('--file <file>', 'the same, from a text file').conflicts('default'))
      .option('--default', "the bot's own short text"),
    (_, { text, file, default: isDefault }: Terms) => {
      const terms = isDefault ? '' : (file === undefined ? text : readText(file))?.trim()
      if (terms === undefined || (terms === '' && !isDefault))
        throw new CliError('Give the terms with --text, --file or --default.')
      return { terms }
    },
  )
}

/** `apiOrders` is set by `settings set api-orders`. */
function commandOf(name: SettingName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function changing<Args extends unknown[]>(
  command: Command,
  changesTo: (present: Settings, ...args: Args) => Partial<Settings>,
): void {
  command
    .createsDatabase()
    .changes<Args>(async ({ tx, now }, ...args) =>
      answer(
        await changeSettingsBy(tx, changesTo(await settingsToChange(tx), ...args), actor, now),
      ),
    )
}

/** All settings, in the order in which they are declared. */
function answer(settings: Settings): Answer {
  return { json: Object.fromEntries(NAMES.map((name) => [name, shown(settings, name)])) }
}

function shown<Name extends SettingName>(settings: Settings, name: Name): unknown {
  return rulesOf(name).shown?.(settings[name]) ?? settings[name]
}

/** @throws DomainError AMOUNT_UNCLEAR for what may be thousands */
function starsPerUsd(text: string): number {
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(text))
    throw new InvalidArgumentError('It must be a number such as 50 or 76.9.')
  typedRate(text)
  return Number(text)
}
