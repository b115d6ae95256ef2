import { type Command, InvalidArgumentError, Option } from 'commander'
import {
  changeSettingsBy,
  readSettings,
  type Settings,
  settingsToChange,
} from '../domain/service/settings.ts'
import { formatUsd, toUsd } from '../domain/shared/money.ts'
import { duration, onOrOff, positiveUsd, readText, usd } from './input.ts'
import { duration as durationText, onOff, pairs } from './output.ts'
import { type Answer, actor, CliError, type Session } from './session.ts'

type Switch = 'on' | 'off'
type Limits = { minDeposited?: number; minAge?: number }
type TopUps = { min?: number; max?: number; maxOpen?: number }
type Instructions = { instructions?: string; instructionsFile?: string }

/** How many characters of the instructions are shown in the list of settings. */
const BRIEF_LENGTH = 60

const SWITCHES = [
  ['maintenance', 'maintenance', 'pause every POST; what was ordered can still be read'],
  ['api-orders', 'apiOrders', 'whether POST /orders is open'],
  ['require-allowlist', 'requireAllowlist', 'whether accounts without an allowlist are refused'],
] as const

export function addSettingsCommands(program: Command, session: Session): void {
  const settings = program.command('settings').description("the service's switches")

  settings
    .command('show')
    .description('all switches')
    .action(() => session.run(async (store) => answer(await readSettings(store.read))))

  const set = settings.command('set').description('turn a switch')
  for (const [command, name, description] of SWITCHES)
    set
      .command(command)
      .description(description)
      .addArgument(onOrOff())
      .action((to: Switch) => change(session, () => ({ [name]: to === 'on' })))

  set
    .command('eligibility')
    .description('whether an account must meet rules to use the API')
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
    .command('low-stock')
    .description('at fewer codes of a product than this the admins are told')
    .argument('<count>', 'a whole number; 0: never', wholeNumber)
    .action((count: number) => change(session, () => ({ lowStock: count })))

  addTopUpSettings(set, session)
  addSupportSettings(set, session)
}

function addTopUpSettings(set: Command, session: Session): void {
  set
    .command('top-ups')
    .description('what holders may pay in')
    .option('--min <usd>', 'the least amount', positiveUsd)
    .option('--max <usd>', 'the largest amount', positiveUsd)
    .option('--max-open <number>', 'how many unpaid top-ups an account may have', wholeNumber)
    .action(({ min, max, maxOpen }: TopUps) => {
      if (min === undefined && max === undefined && maxOpen === undefined)
        throw new CliError('Say what to change: --min, --max or --max-open.')
      return change(session, ({ topUps }) => ({
        topUps: {
          minMicros: min ?? topUps.minMicros,
          maxMicros: max ?? topUps.maxMicros,
          maxOpen: maxOpen ?? topUps.maxOpen,
        },
      }))
    })

  set
    .command('manual-transfer')
    .description('whether holders may pay by a transfer that an admin confirms')
    .addArgument(onOrOff())
    .option('--instructions <text>', 'where to send the money')
    .addOption(
      new Option('--instructions-file <file>', 'the same, from a text file').conflicts(
        'instructions',
      ),
    )
    .action((to: Switch, { instructions, instructionsFile }: Instructions) => {
      const given = instructionsFile === undefined ? instructions : readText(instructionsFile)
      return change(session, ({ manualTransfer }) => ({
        manualTransfer: {
          on: to === 'on',
          instructions: given?.trim() ?? manualTransfer.instructions,
        },
      }))
    })

  set
    .command('stars')
    .description('whether holders may pay with Telegram Stars')
    .addArgument(onOrOff())
    .option('--per-usd <stars>', 'how many Stars make a USD, such as 50 or 76.9', decimal)
    .action((to: Switch, { perUsd }: { perUsd?: number }) =>
      change(session, ({ stars }) => ({
        stars: { on: to === 'on', starsPerUsd: perUsd ?? stars.starsPerUsd },
      })),
    )
}

function addSupportSettings(set: Command, session: Session): void {
  set
    .command('support')
    .description('whom people ask for help, as the bot tells them')
    .argument(
      '<contact>',
      'a Telegram @name, a mail address or an https:// address; none: not said',
    )
    .action((contact: string) =>
      change(session, () => ({ support: contact === 'none' ? '' : contact.trim() })),
    )

  set
    .command('terms')
    .description('what /terms says in the bot')
    .addOption(new Option('--text <text>', 'the terms').conflicts(['file', 'default']))
    .addOption(new Option('--file <file>', 'the same, from a text file').conflicts('default'))
    .option('--default', "the bot's own short text")
    .action((given: { text?: string; file?: string; default?: boolean }) => {
      const text = given.file === undefined ? given.text?.trim() : readText(given.file).trim()
      const terms = given.default ? '' : text
      if (terms === undefined || (terms === '' && !given.default))
        throw new CliError('Say what the terms are: --text, --file or --default.')
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

function answer(settings: Settings): Answer {
  const { maintenance, apiOrders, requireAllowlist, eligibility, sandbox } = settings
  const { topUps, manualTransfer, stars, lowStock, support, terms } = settings
  const { on, minDepositedMicros, minAgeMs } = eligibility
  const { minMicros, maxMicros, maxOpen } = topUps
  const rules = `at least ${formatUsd(minDepositedMicros)} paid in, ${durationText(minAgeMs)} old`
  return {
    json: {
      maintenance,
      apiOrders,
      requireAllowlist,
      eligibility: { on, minDepositedUsd: toUsd(minDepositedMicros), minAgeSec: minAgeMs / 1000 },
      topUps: { minUsd: toUsd(minMicros), maxUsd: toUsd(maxMicros), maxOpen },
      manualTransfer,
      stars,
      lowStock,
      support,
      terms,
      sandbox,
    },
    text: pairs([
      ['maintenance', onOff(maintenance)],
      ['api-orders', onOff(apiOrders)],
      ['require-allowlist', onOff(requireAllowlist)],
      ['eligibility', `${onOff(on)} (${rules})`],
      ['low-stock', lowStock === 0 ? 'off' : `below ${lowStock}`],
      ['top-ups', `from ${formatUsd(minMicros)} to ${formatUsd(maxMicros)}, ${maxOpen} open`],
      ['manual-transfer', `${onOff(manualTransfer.on)} (${brief(manualTransfer.instructions)})`],
      ['stars', `${onOff(stars.on)} (${stars.starsPerUsd} a USD)`],
      ['support', support === '' ? 'not said' : support],
      ['terms', terms === '' ? "the bot's own" : brief(terms)],
      ...(sandbox ? [['sandbox', 'this is a database of the sandbox'] as [string, string]] : []),
    ]),
  }
}

/** The instructions, shortened to one line. The JSON has the whole text. */
function brief(instructions: string): string {
  if (instructions === '') return 'no instructions'
  const line = [...instructions.replace(/\s+/g, ' ')]
  return line.length <= BRIEF_LENGTH ? line.join('') : `${line.slice(0, BRIEF_LENGTH).join('')}…`
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It is not a whole number.')
  return Number(text)
}

function decimal(text: string): number {
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(text))
    throw new InvalidArgumentError('It is not a number such as 50 or 76.9.')
  return Number(text)
}
