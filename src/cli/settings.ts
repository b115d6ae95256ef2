import { InvalidArgumentError, Option } from 'commander'
import type { Tx } from '../db/store.ts'
import {
  isSwitch,
  NAMES,
  type SettingName,
  type Settings,
  type SwitchName,
  turned,
} from '../domain/settings/all-settings.ts'
import {
  changeSettingsBy,
  readSettings,
  rulesOf,
  settingsToChange,
} from '../domain/settings/settings.ts'
import { contactMeant } from '../domain/settings/support.ts'
import { typedRate } from '../domain/shared/typed-amount.ts'
import { english } from '../locales/languages.ts'
import { settingText } from '../locales/setting-text.ts'
import type { Answer } from './answer.ts'
import type { Command } from './command.ts'
import { readText } from './files.ts'
import { checked, duration, onOrOff, positiveUsd, usd, wholeNumber } from './input.ts'
import { actor, CliError } from './session.ts'

type Typed<Value> = [flags: string, about: string, parse?: (text: string) => Value]
type Grouped = 'eligibility' | 'topUps' | 'stars' | 'cryptoPay' | 'digest'
/** The options of a setting with several values, one for each that is not on or off. */
type Group<Name extends Grouped> = {
  about: string
  options: { [Field in Exclude<keyof Settings[Name], 'on'>]: Typed<Settings[Name][Field]> }
}

const GROUPS: { [Name in Grouped]: Group<Name> } = {
  eligibility: {
    about: 'rules that an account must meet to use the API',
    options: {
      minDepositedMicros: ['--min-deposited <usd>', 'what the account must have paid in', usd],
      minAgeMs: ['--min-age <time>', 'how old the account must be, such as 7d', duration],
    },
  },
  topUps: {
    about: 'limits of top-ups',
    options: {
      minMicros: ['--min <usd>', 'the smallest amount', positiveUsd],
      maxMicros: ['--max <usd>', 'the largest amount', positiveUsd],
      maxOpen: ['--max-open <number>', 'how many unpaid top-ups an account may have', wholeNumber],
    },
  },
  stars: {
    about: 'let holders pay with Telegram Stars',
    options: {
      starsPerUsd: [
        '--per-usd <stars>',
        'how many Stars one USD costs, such as 50 or 76.9',
        checked(decimal),
      ],
    },
  },
  cryptoPay: {
    about: 'let holders pay by @CryptoBot, if the service has CRYPTO_PAY_TOKEN',
    options: {},
  },
  digest: {
    about: 'the summary that the admins get each morning',
    options: {
      at: ['--at <time>', 'such as 09:00'],
      zone: ['--zone <zone>', 'a time zone by its IANA name, such as Asia/Dhaka'],
    },
  },
}

export function addSettingsCommands(program: Command): void {
  const settings = program.add('settings', 'settings of the service')

  settings.add('show', 'all settings').runs(async ({ read }) => answer(await readSettings(read)))

  const set = settings.add('set', 'change a setting')
  for (const name of NAMES)
    if (isGrouped(name)) addGroup(set, name)
    else if (isSwitch(name)) addSwitch(set, name)

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
    (_, contact: string) => ({ support: contact === 'none' ? '' : contactMeant(contact) }),
  )
  changing(
    set
      .add('terms', "the bot's answer to /terms")
      .addOption(new Option('--text <text>', 'the terms').conflicts(['file', 'default']))
      .addOption(new Option('--file <file>', 'the same, from a text file').conflicts('default'))
      .option('--default', "the bot's own short text"),
    (_, given: { text?: string; file?: string; default?: boolean }) => {
      const text = given.file === undefined ? given.text?.trim() : readText(given.file).trim()
      const terms = given.default ? '' : text
      if (terms === undefined || (terms === '' && !given.default))
        throw new CliError('Give the terms with --text, --file or --default.')
      return { terms }
    },
  )
}

/** `apiOrders` is set by `settings set api-orders`. */
function commandOf(name: SettingName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function addSwitch(set: Command, name: SwitchName): void {
  changing(
    set.add(commandOf(name), settingText(english, name, 'command')).addArgument(onOrOff()),
    (present, to: string) => turned(present, name, to === 'on'),
  )
}

/** What is not given stays as it is. */
function addGroup(set: Command, name: Grouped): void {
  const { about, options } = GROUPS[name]
  const command = set.add(commandOf(name), about)
  const fields = Object.entries<Typed<unknown>>(options).map(([field, [flags, text, parse]]) => {
    const option = new Option(flags, text)
    command.addOption(parse === undefined ? option : option.argParser(parse))
    return [field, option.attributeName()] as const
  })
  const given = () => {
    const all = command.opts<Record<string, unknown>>()
    const changed = fields.filter(([, option]) => all[option] !== undefined)
    return Object.fromEntries(changed.map(([field, option]) => [field, all[option]]))
  }
  if (name === 'topUps')
    changing(command, ({ topUps }) => {
      const changes = given()
      if (Object.keys(changes).length === 0)
        throw new CliError('Give at least one of --min, --max and --max-open.')
      return { topUps: { ...topUps, ...changes } }
    })
  else
    changing(command.addArgument(onOrOff()), (present, to: string) => ({
      [name]: { ...present[name], ...given(), on: to === 'on' },
    }))
}

function isGrouped(name: SettingName): name is Grouped {
  return Object.hasOwn(GROUPS, name)
}

function changing<Args extends unknown[]>(
  command: Command,
  changesTo: (present: Settings, ...args: Args) => Partial<Settings>,
): void {
  const work = async ({ tx, now }: { tx: Tx; now: Date }, ...args: Args) =>
    answer(await changeSettingsBy(tx, changesTo(await settingsToChange(tx), ...args), actor, now))
  command.createsDatabase().changes<Args>(work)
}

/** All settings, in the order in which they are declared. */
function answer(settings: Settings): Answer {
  return { json: Object.fromEntries(NAMES.map((name) => [name, shown(settings, name)])) }
}

function shown<Name extends SettingName>(settings: Settings, name: Name): unknown {
  return rulesOf(name).shown?.(settings[name]) ?? settings[name]
}

function decimal(text: string): number {
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(text))
    throw new InvalidArgumentError('It must be a number such as 50 or 76.9.')
  // Refuses what may be thousands.
  typedRate(text)
  return Number(text)
}
