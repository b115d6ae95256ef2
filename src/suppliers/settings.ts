import { z } from 'zod'
import { DomainError } from '../domain/shared/errors.ts'
import { parsePositiveDuration } from '../domain/shared/time.ts'
import { type AdapterFile, withBaseUrl } from './adapter/schema.ts'
import { findAdapter } from './files.ts'

/** A supplier as the environment describes it. */
export type SupplierSettings =
  | { kind: 'manual'; name: string; remindMs: number }
  | AdapterSupplierSettings

/** A supplier that an adapter file describes. */
export type AdapterSupplierSettings = {
  /** The name of the file, without its ending. */
  kind: string
  name: string
  file: AdapterFile
  settings: Record<string, string>
  secrets: Record<string, string>
  allowLoss: boolean
  /** How many units of the file's currency one USD is worth. */
  rate: number
}

type Problem = (variable: string, message: string) => void

/** Always set up, even if SUPPLIERS does not name it. Admins fulfil its orders by hand. */
const BUILT_IN: SupplierSettings = { kind: 'manual', name: 'manual', remindMs: 15 * 60_000 }
const NAME = /^[a-z][a-z0-9-]{0,31}$/
const RESERVED = ['stock', 'sandbox']

const remind = z.string().default('15m').transform(toDurationMs)

const AN_ADDRESS = 'must be an address such as https://supplier.example'
const url = z
  .url({ protocol: /^https?$/, error: AN_ADDRESS })
  // Paths are put behind it.
  .regex(/^[^@?#]+$/, AN_ADDRESS)
  .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
const text = z.string().regex(/^[\x21-\x7e]+$/, 'must have no spaces or other special characters')
const rate = z.string().regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,9})?$/, 'must be a number above zero')
const own = z.object({
  ALLOW_LOSS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  RATE: rate.transform(Number).optional(),
  BASE_URL: url.optional(),
})
const OWN_KEYS = Object.keys(own.shape)

/**
 * Reads the suppliers from the environment: SUPPLIERS lists them as `name:kind`, and the settings of each
 * are in SUPPLIER_<NAME>_…. Every kind but `manual` is an adapter file, also of the folder SUPPLIER_FILES.
 * @param problem called for each variable with an invalid value.
 */
export function readSuppliers(
  env: Record<string, string | undefined>,
  problem: Problem,
): SupplierSettings[] {
  const settings = new Map([[BUILT_IN.name, BUILT_IN]])
  const entries = (env.SUPPLIERS ?? '').split(/[\s,]+/).filter((entry) => entry !== '')
  const seen = new Set<string>()
  for (const entry of entries) {
    const [name = '', kind = ''] = entry.split(':')
    if (!NAME.test(name) || !NAME.test(kind) || entry.split(':').length !== 2)
      problem('SUPPLIERS', `"${entry}" is not of the form name:reseller or name:manual`)
    else if (RESERVED.includes(name))
      problem('SUPPLIERS', `the name "${name}" is reserved for the service`)
    else if (seen.has(name)) problem('SUPPLIERS', `names "${name}" twice`)
    else {
      const one = settingsOf(name, kind, env, problem)
      if (one) settings.set(name, one)
    }
    seen.add(name)
  }
  for (const [variable, names] of readTwice([...settings.values()]))
    if (env[variable] !== undefined)
      problem(variable, `is read for ${names.join(' and for ')}: give one of them another name`)
  return [...settings.values()]
}

/** Variables of two suppliers, such as the EU_KEY of `north` and the KEY of `north-eu`. */
function readTwice(settings: readonly SupplierSettings[]): [variable: string, names: string[]][] {
  const names = Map.groupBy(
    settings.flatMap((one) => {
      const keys = 'file' in one ? [...Object.keys(one.file.settings), ...OWN_KEYS] : ['REMIND']
      return keys.map((key) => ({ variable: prefixOf(one.name) + key, name: one.name }))
    }),
    ({ variable }) => variable,
  )
  return [...names].flatMap(([variable, all]): [string, string[]][] =>
    all.length > 1 ? [[variable, all.map(({ name }) => name)]] : [],
  )
}

function settingsOf(
  name: string,
  kind: string,
  env: Record<string, string | undefined>,
  problem: Problem,
): SupplierSettings | null {
  if (kind === 'manual') {
    const data = createRead(name, env, problem)(z.object({ REMIND: remind }))
    return data && { kind: 'manual', name, remindMs: data.REMIND }
  }
  const found = findAdapter(kind, env.SUPPLIER_FILES)
  if ('problem' in found) {
    problem('SUPPLIERS', found.problem)
    return null
  }
  return readAdapterSettings({ kind, name, file: found.file }, env, problem)
}

/** Reads what the operator has set for a supplier of an adapter file. Null if anything is wrong or missing. */
export function readAdapterSettings(
  { kind, name, file }: Pick<AdapterSupplierSettings, 'kind' | 'name' | 'file'>,
  env: Record<string, string | undefined>,
  problem: Problem,
): AdapterSupplierSettings | null {
  const read = createRead(name, env, problem)
  const values = read(settingsSchema(file))
  const common = read(own)
  if (common && file.currency !== 'USD' && common.RATE === undefined)
    problem(
      `${prefixOf(name)}RATE`,
      `must say how many ${file.currency} one USD is worth, such as 15500`,
    )
  if (!values || !common) return null
  const all = Object.entries(values as Record<string, string>)
  const isSecret = ([key]: [string, string]) => file.settings[key]?.secret === true
  const { BASE_URL: baseUrl } = common
  return {
    ...{ kind, name },
    file: baseUrl === undefined ? file : withBaseUrl(file, baseUrl),
    settings: Object.fromEntries(all.filter((one) => !isSecret(one))),
    secrets: Object.fromEntries(all.filter(isSecret)),
    allowLoss: common.ALLOW_LOSS === 'on',
    rate: file.currency === 'USD' ? 1 : (common.RATE ?? 1),
  }
}

function prefixOf(name: string): string {
  return `SUPPLIER_${name.toUpperCase().replaceAll('-', '_')}_`
}

function createRead(name: string, env: Record<string, string | undefined>, problem: Problem) {
  const prefix = prefixOf(name)
  return <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) => {
    const given = Object.keys(schema.shape).map((key) => [key, env[prefix + key]])
    const parsed = schema.safeParse(Object.fromEntries(given))
    for (const { path, message } of parsed.error?.issues ?? [])
      problem(prefix + path.join('_'), message)
    return parsed.data ?? null
  }
}

/** What the operator sets for a supplier of this file. */
function settingsSchema({ settings }: AdapterFile) {
  return z.object(
    Object.fromEntries(
      Object.entries(settings).map(([key, { about, url: isUrl }]) => [
        key,
        z.string({ error: `must be ${about}` }).pipe(isUrl ? url : text),
      ]),
    ),
  )
}

/** Parses the duration in a variable, such as `15m`. Returns milliseconds. */
export function toDurationMs(text: string, context: z.RefinementCtx): number {
  try {
    return parsePositiveDuration(text)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const message = `"${text}" is not a length of time above zero: write a whole number and s, m, h or d, such as 30m, 2h or 7d.`
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
}
