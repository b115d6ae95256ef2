import { z } from 'zod'
import { parsePositiveDuration } from '../domain/shared/durations.ts'
import { DomainError } from '../domain/shared/errors.ts'

/** A supplier as the environment describes it. */
export type SupplierSettings =
  | { kind: 'manual'; name: string; remindMs: number }
  | { kind: 'reseller'; name: string; baseUrl: string; apiKey: string; allowLoss: boolean }

type Kind = SupplierSettings['kind']

/** Always set up, even if SUPPLIERS does not name it. Admins fulfil its orders by hand. */
const BUILT_IN: SupplierSettings = { kind: 'manual', name: 'manual', remindMs: 15 * 60_000 }
const RESERVED = ['stock', 'sandbox']

/** The Fetch Standard's bad ports, which fetch refuses to call. */
export const BAD_PORTS = [
  ...[1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101],
  ...[102, 103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389],
  ...[427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636],
  ...[989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665],
  ...[6666, 6667, 6668, 6669, 6679, 6697, 10080],
]

const remind = z.string().default('15m').transform(toDurationMs)

const schemas = {
  manual: z.object({ REMIND: remind }),
  reseller: z.object({
    URL: z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://supplier.example' })
      .refine((url) => !BAD_PORTS.includes(Number(portOf(url))), {
        message: 'has a port that HTTP clients refuse to call: have the supplier use another',
      })
      .transform((url) => url.replace(/(?<!\/)\/+$/, '')),
    KEY: z
      .string({ error: 'must be the API key that the supplier gave you' })
      .regex(/^[\x21-\x7e]+$/, 'must be the API key that the supplier gave you, without spaces'),
    ALLOW_LOSS: z.enum(['on', 'off']).default('off'),
  }),
}

/**
 * Reads the suppliers from the environment: SUPPLIERS lists them as `name:kind`, and the settings of each
 * are in SUPPLIER_<NAME>_….
 * @param problem called for each variable with an invalid value.
 */
export function readSuppliers(
  env: Record<string, string | undefined>,
  problem: (variable: string, message: string) => void,
): SupplierSettings[] {
  const settings = new Map([[BUILT_IN.name, BUILT_IN]])
  const entries = (env.SUPPLIERS ?? '').split(/[\s,]+/).filter((entry) => entry !== '')
  const seen = new Set<string>()
  for (const entry of entries) {
    const [name = '', kind = ''] = entry.split(':')
    if (!/^[a-z][a-z0-9-]{0,31}$/.test(name) || !isKind(kind) || entry.split(':').length !== 2)
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
  return [...settings.values()]
}

function settingsOf(
  name: string,
  kind: Kind,
  env: Record<string, string | undefined>,
  problem: (variable: string, message: string) => void,
): SupplierSettings | null {
  const prefix = `SUPPLIER_${name.toUpperCase().replaceAll('-', '_')}_`
  const own = Object.fromEntries(
    Object.keys(schemas[kind].shape).map((key) => [key, env[prefix + key]]),
  )
  const parsed = schemas[kind].safeParse(own)
  if (!parsed.success) {
    for (const issue of parsed.error.issues) problem(prefix + issue.path.join('_'), issue.message)
    return null
  }
  const { data } = parsed
  if ('REMIND' in data) return { kind: 'manual', name, remindMs: data.REMIND }
  const { URL: baseUrl, KEY: apiKey, ALLOW_LOSS } = data
  return { kind: 'reseller', name, baseUrl, apiKey, allowLoss: ALLOW_LOSS === 'on' }
}

/** The port in a URL; empty if it is the scheme's default, or if the text is not a URL. */
function portOf(url: string): string {
  return URL.canParse(url) ? new URL(url).port : ''
}

function isKind(text: string): text is Kind {
  return Object.hasOwn(schemas, text)
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
