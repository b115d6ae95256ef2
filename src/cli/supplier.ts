import { InvalidArgumentError, Option } from 'commander'
import { stringify } from 'yaml'
import { toUsd } from '../domain/shared/money.ts'
import { reachOf } from '../suppliers/adapter/adapter.ts'
import { placeholders } from '../suppliers/adapter/examples.ts'
import { problemText, readAdapterFile } from '../suppliers/adapter/file.ts'
import type { AdapterFile, Example } from '../suppliers/adapter/schema.ts'
import { createTransport } from '../suppliers/adapter/transport.ts'
import { dryRun, type Means, tryCall } from '../suppliers/adapter/trial.ts'
import { type AdapterSupplierSettings, readAdapterSettings } from '../suppliers/settings.ts'
import { type Answer, asItIs, given } from './answer.ts'
import type { Command } from './command.ts'
import { positiveUsd, wholeNumber } from './input.ts'
import { type CliDeps, CliError } from './session.ts'
import { addSupplierCheck, read } from './supplier-check.ts'

const CALLS = ['place', 'check', 'balance', 'prices', 'gameavvfy', 'gamebvfy', 'redeem'] as const
/** As if a buyer had paid so much: no more is risked than somebody has said. */
const DEFAULT_PAID_MICROS = 1_000_000
const LOOK = 'This was no order of any customer: look at the supplier for what it cost you.'
/** These only read. */
const READS: readonly string[] = ['balance', 'prices']

type Options = {
  call: Example['call']
  item?: string
  player?: string
  field?: Record<string, string>
  quantity?: number
  codes?: boolean
  paid?: number
  id?: string
  ref?: string
  name?: string
  dryRun?: boolean
  yes?: boolean
}

/** What the author of an adapter file needs. */
export function addSupplierCommands(program: Command): void {
  const { supplierEnv } = program.session
  const supplier = program.add('supplier', 'adapter files, which describe suppliers')
  addSupplierCheck(supplier)
  supplier
    .add('try', 'make one call of an adapter file by hand; without --yes only shows the request')
    .argument('<file>', 'such as suppliers/north.yaml')
    .addOption(new Option('--call <call>').choices(CALLS).default('place'))
    .option('--item <item>', "the supplier's name for the product")
    .option('--player <id>', "the player's id (userId, or playerId of a lookup)")
    .option('--field <name=value>', 'another field of the player or lookup; repeatable', field)
    .option('--quantity <number>', 'how many', wholeNumber)
    .option('--codes', 'order codes: keys or cards')
    .option('--paid <usd>', 'the most that it may cost; 1 USD if not given', positiveUsd)
    .option('--id <id>', "the supplier's id of the order, for check")
    .option('--ref <ref>', 'our ref of the order; made up if not given')
    .option('--name <name>', 'whose SUPPLIER_<NAME>_… settings to use')
    .option('--dry-run', 'only show the request')
    .option('--yes', 'make the call: it may spend your money at the supplier')
    .answers((now, path: string, options: Options) => answerOf(path, options, supplierEnv, now))
}

/** `zoneId=2001` */
function field(text: string, before: Record<string, string> = {}): Record<string, string> {
  const [, name, value] = /^([A-Za-z]\w{0,31})=(.+)$/.exec(text) ?? []
  if (name === undefined || value === undefined)
    throw new InvalidArgumentError('Give a name and a value, such as zoneId=2001.')
  return { ...before, [name]: value }
}

async function answerOf(
  path: string,
  options: Options,
  env: CliDeps['supplierEnv'],
  now: Date,
): Promise<Answer> {
  const file = adapterIn(path)
  const { call, name, dryRun: isDry = false, yes = false } = options
  const own = name === undefined ? null : settingsOf(file, name, env, { mayLack: !yes })
  if (yes && !own)
    throw new CliError('Add --name: a real call needs the SUPPLIER_<NAME>_… settings.')
  const trial = { call, order: orderOf(options, now) }
  const used = own?.file ?? file
  const common = { file: used, values: own ?? placeholders(file), now, rate: own?.rate ?? 1 }
  if (!yes || isDry) {
    const { requests, means } = await dryRun(trial, common)
    if (requests.length === 0) throw new CliError(`Nothing would be sent: ${whyNot(means)}`)
    const failure = isDry ? undefined : `Nothing was sent. ${warning(call)} Add --yes to make it.`
    return { ...shown({ sent: false, requests }), failure }
  }
  const transport = createTransport(reachOf(used))
  const { isAnswered, example, means } = await tryCall(trial, { ...common, transport })
  const cost = READS.includes(call) ? [] : [LOOK]
  if (!isAnswered) throw new CliError([`No answer: ${whyNot(means)}`, ...cost].join(' '))
  return {
    ...shown({ sent: true, ...(example ? { examples: [example] } : { means }) }),
    next: cost,
  }
}

/** As it would stand in an adapter file. */
function shown(data: object): Answer {
  return { json: asItIs(data), text: stringify(data, { lineWidth: 110 }).trimEnd() }
}

function warning(call: Example['call']): string {
  return READS.includes(call)
    ? 'This call goes to the real supplier.'
    : 'This call goes to the real supplier, spends your money there, and is no order of any customer: this service will know nothing about it.'
}

function orderOf(options: Options, now: Date): NonNullable<Example['order']> {
  const { call, item, player, field = {}, quantity, codes, id, ref } = options
  const { paid = DEFAULT_PAID_MICROS } = options
  const isLookup = ['gameavvfy', 'gamebvfy', 'redeem'].includes(call)
  const playerField = ['gameavvfy', 'redeem'].includes(call) ? 'playerId' : 'userId'
  const fields = { ...(player === undefined ? {} : { [playerField]: player }), ...field }
  return {
    ref: ref ?? `TRY-${now.getTime().toString(36).toUpperCase()}`,
    paid: toUsd(paid),
    ...given({ item, id, quantity, wantsCodes: codes }),
    ...(isLookup ? { input: fields } : { player: fields }),
  }
}

/** @throws CliError */
function adapterIn(path: string): AdapterFile {
  const found = readAdapterFile(read(path))
  if ('file' in found) return found.file
  throw new CliError(found.problems.map((one) => problemText(path, one)).join('\n'))
}

/** @returns null if something is not set and may lack. @throws CliError */
function settingsOf(
  file: AdapterFile,
  name: string,
  env: CliDeps['supplierEnv'],
  { mayLack }: { mayLack: boolean },
): AdapterSupplierSettings | null {
  const problems: string[] = []
  const own = readAdapterSettings({ kind: 'tried', name, file }, env, (variable, message) =>
    problems.push(`${variable} ${message}`),
  )
  if (!own && !mayLack) throw new CliError(problems.join('\n'))
  return own
}

function whyNot(means: Means): string {
  return typeof means === 'string' ? `${means}.` : String(means.note ?? means.said ?? means.reason)
}
