import { InvalidArgumentError, Option } from 'commander'
import {
  addTransfer,
  changeTransfer,
  removeTransfer,
  type TransferChanges,
  transferNamed,
} from '../domain/deposits/transfers.ts'
import { readSettings } from '../domain/settings/settings.ts'
import { MAX_FEE_BP, type Transfer, USD, USD_RATE_MICROS } from '../domain/settings/transfer.ts'
import { typedPercent, typedRate } from '../domain/shared/typed-amount.ts'
import { given, pick } from './answer.ts'
import type { Command } from './command.ts'
import { readText } from './files.ts'
import { checked, positiveUsd } from './input.ts'
import { actor, CliError } from './session.ts'

const percent = checked((text: string) => typedPercent(text, MAX_FEE_BP / 100))

type Options = {
  on?: boolean
  off?: boolean
  rename?: string
  instructions?: string
  instructionsFile?: string
  currency?: string
  rate?: number
  fee?: number
  bonus?: number
  min?: number
  max?: number
  limits?: boolean
}

/** The operator's own ways to be paid. */
export function addTransferCommands(program: Command): void {
  const transfer = program.add('transfer', 'ways to be paid by a transfer that an admin confirms')

  transfer.add('list', 'all of them').runs(async ({ read }) => ({
    json: (await readSettings(read)).transfers.methods.map(transferJson),
    columns: 'name on currency rate ratedAt feePercent minUsd maxUsd instructions',
    none: 'There is no way to transfer money.',
  }))

  withTerms(transfer.add('add', 'add one, switched off unless you say --on'))
    .argument('<name>', 'what payers choose it by')
    .createsDatabase()
    .changes(async ({ tx, now }, name: string, options: Options) => {
      const input = { ...changesIn(options), name, actor }
      return { json: transferJson(await addTransfer(tx, input, now)) }
    })

  withTerms(transfer.add('set', 'change one, for new top-ups'))
    .argument('<name>')
    .option('--rename <name>', 'another name')
    .option('--no-limits', 'the limits of all top-ups')
    .changes(async ({ tx, now }, name: string, options: Options) => {
      const changes = changesIn(options)
      if (Object.keys(changes).length === 0) throw new CliError('Give at least one option.')
      const { id } = transferNamed(await readSettings(tx), name)
      return { json: transferJson(await changeTransfer(tx, id, { ...changes, actor }, now)) }
    })

  transfer
    .add('remove <name>', 'remove one; open top-ups no longer show its instructions')
    .changes(async ({ tx, now }, text: string) => {
      const { id, name } = transferNamed(await readSettings(tx), text)
      await removeTransfer(tx, id, { actor }, now)
      return { json: { name, removed: true } }
    })
}

function withTerms(command: Command): Command {
  return command
    .addOption(new Option('--on', 'let holders choose it').conflicts('off'))
    .addOption(new Option('--off', 'let nobody choose it'))
    .addOption(
      new Option('--instructions <text>', 'where to send the money').conflicts('instructionsFile'),
    )
    .option('--instructions-file <file>', 'the same, from a text file')
    .option('--currency <code>', 'such as BDT, with --rate; or USD')
    .option('--rate <number>', 'what one USD costs in it, such as 121.5', rate)
    .addOption(
      new Option('--fee <percent>', 'what is added to what people pay, such as 1.5')
        .argParser(percent)
        .conflicts('bonus'),
    )
    .addOption(
      new Option('--bonus <percent>', 'what people need not pay, such as 2').argParser(percent),
    )
    .option('--min <usd>', 'the smallest top-up by it', positiveUsd)
    .option('--max <usd>', 'the largest top-up by it', positiveUsd)
}

/** @throws CliError */
function changesIn(options: Options): TransferChanges {
  const { on, off, rename, instructions, instructionsFile, fee, bonus, min, max } = options
  const text = instructionsFile === undefined ? instructions : readText(instructionsFile)
  const unlimited = options.limits === false ? null : undefined
  return given({
    on: on ? true : off ? false : undefined,
    name: rename?.trim(),
    instructions: text?.trim(),
    ...rateIn(options),
    feeBp: fee ?? (bonus === undefined ? undefined : 0 - bonus),
    minMicros: min ?? unlimited,
    maxMicros: max ?? unlimited,
  })
}

/** @throws CliError for another currency without its rate */
function rateIn({ currency: text, rate }: Options) {
  const currency = text?.toUpperCase()
  if (currency === USD) return { currency, rateMicros: USD_RATE_MICROS }
  if (currency !== undefined && rate === undefined)
    throw new CliError(`Give --rate, too: what one USD costs in ${currency}.`)
  return { currency, rateMicros: rate }
}

const rate = checked((text: string) => {
  const rateMicros = /^[\d.]+$/.test(text) ? typedRate(text) : null
  if (rateMicros === null)
    throw new InvalidArgumentError('It must be a number such as 121.5, with at most 6 decimals.')
  return rateMicros
})

function transferJson(transfer: Transfer) {
  const { rateMicros, ratedMs } = transfer
  return {
    ...pick(transfer, 'name on instructions currency'),
    rate: rateMicros / 1_000_000,
    ratedAt: ratedMs === null ? null : new Date(ratedMs),
    ...pick(transfer, 'feeBp minMicros maxMicros'),
  }
}
