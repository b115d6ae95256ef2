import { z } from 'zod'
import type { LineOption } from '../../db/json-columns.ts'
import { DomainError } from '../shared/errors.ts'
import { explainNumber, parseJson } from '../shared/json-numbers.ts'
import { parseUsd, toUsd } from '../shared/money.ts'
import { MAX_PRICE_MICROS, STOCK_SUPPLIER } from './catalog.ts'
import { MAX_PATTERN_LENGTH, patternProblem } from './pattern.ts'

// The catalog as an operator writes it: one JSON file of lines, each with its products. Unknown
// names are refused, so that a mistyped one is not silently ignored.

const price = z
  .number()
  .positive()
  .max(toUsd(MAX_PRICE_MICROS))
  .refine((usd) => /^\d+(?:\.\d{1,6})?$/.test(String(usd)), 'must have at most six decimals')
  .transform((usd) => parseUsd(String(usd)))

const optionSchema = z.strictObject({
  value: z.string().min(1).max(64),
  label: z.string().min(1).max(64),
  shortcuts: z.array(z.string().min(1).max(64)).max(20).optional(),
})

const pattern = z
  .string()
  .max(MAX_PATTERN_LENGTH)
  .superRefine((text, context) => {
    const message = patternProblem(text)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })

const fieldSchema = z.strictObject({
  name: z.enum(['userId', 'zoneId', 'serverId', 'region', 'moreId']),
  label: z.string().min(1).max(64),
  pattern: pattern.optional(),
})

const supplierName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be 1-32 lower-case letters, digits or -')
/** Who is asked first, and who next where the one before certainly did not do it. */
const suppliers = z
  .array(supplierName)
  .min(1)
  .max(8)
  .refine((names) => new Set(names).size === names.length, 'must name each supplier once')
const supplierRef = z.string().min(1).max(128)

const productSchema = z.strictObject({
  pid: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1-64 letters, digits, - or _'),
  name: z.string().min(1).max(128),
  priceUsd: price.nullable().optional(),
  supplierRef: z
    .union([supplierRef, z.record(supplierName, supplierRef)])
    .nullable()
    .optional(),
  suppliers: suppliers.optional(),
  status: z.enum(['active', 'paused', 'archived']).optional(),
})

const lineSchema = z
  .strictObject({
    slug: z.string().regex(/^[a-z0-9]{2,40}$/, 'must be 2-40 lower-case letters or digits'),
    productName: z.string().min(1).max(128),
    gameName: z.string().min(1).max(128),
    kind: z.enum(['topup', 'gamekey', 'giftcard']),
    stockBased: z.boolean().optional(),
    orderCode: z.string().regex(/^[A-Z0-9]{2,6}$/, 'must be 2-6 capital letters or digits'),
    fields: z.array(fieldSchema).max(5).optional(),
    serverOptions: z.array(optionSchema).min(1).max(200).optional(),
    regionOptions: z.array(optionSchema).min(1).max(200).optional(),
    suppliers: suppliers.optional(),
    status: z.enum(['active', 'paused', 'hidden', 'removed']).optional(),
    products: z.array(productSchema).max(1000),
  })
  .superRefine((line, context) => {
    const problem = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    const fields = (line.fields ?? []).map((field) => field.name)
    if (new Set(fields).size < fields.length) problem('fields', 'must name each field once')
    if (fields.includes('region') && fields.includes('serverId'))
      problem('fields', 'must not ask for both region and serverId')
    if (fields.includes('region') !== (line.regionOptions !== undefined))
      problem('regionOptions', 'must be given exactly where the field region is asked for')
    if (line.serverOptions && !fields.includes('serverId'))
      problem('serverOptions', 'must be given only where the field serverId is asked for')
    for (const name of ['serverOptions', 'regionOptions'] as const)
      if (repeats(line[name] ?? []))
        problem(name, 'must use each value and shortcut once, in capitals or not')
    for (const [i, product] of line.products.entries()) {
      if (typeof product.supplierRef !== 'object' || product.supplierRef === null) continue
      const names = product.suppliers ?? line.suppliers ?? []
      for (const name of Object.keys(product.supplierRef))
        if (!names.includes(name))
          context.addIssue({
            code: 'custom',
            path: ['products', i, 'supplierRef'],
            message: `names "${name}", which is not among its suppliers`,
          })
    }
    if (line.kind === 'topup') {
      if (!line.suppliers) problem('suppliers', 'must name who fulfils a top-up line')
      if (fields.length === 0) problem('fields', 'must name what a top-up needs, such as userId')
      for (const { at, names } of suppliersIn(line))
        if (names.includes(STOCK_SUPPLIER))
          context.addIssue({
            code: 'custom',
            path: at,
            message: `must not name "${STOCK_SUPPLIER}" on a top-up line; "stockBased": true gives each order a code, which a supplier redeems`,
          })
    } else {
      if (line.stockBased !== undefined)
        problem(
          'stockBased',
          `must be absent: keys and cards name "${STOCK_SUPPLIER}" in suppliers`,
        )
      if (fields.length > 0) problem('fields', 'must be absent: keys and cards need no player')
    }
  })

/** Each list of suppliers in a line, and where it is. */
function suppliersIn(line: {
  suppliers?: string[] | undefined
  products: { suppliers?: string[] | undefined }[]
}) {
  const own = line.products.map(({ suppliers: names = [] }, i) => ({
    at: ['products', i, 'suppliers'],
    names,
  }))
  return [{ at: ['suppliers'], names: line.suppliers ?? [] }, ...own]
}

const fileSchema = z
  .strictObject({ lines: z.array(lineSchema).max(1000) })
  .superRefine(({ lines }, context) => {
    const seen = new Set<string>()
    const once = (name: string, path: (string | number)[]) => {
      if (seen.has(name))
        context.addIssue({ code: 'custom', path, message: `is used twice: "${name}"` })
      seen.add(name)
    }
    for (const [i, line] of lines.entries()) once(line.slug, ['lines', i, 'slug'])
    seen.clear()
    for (const [i, line] of lines.entries())
      for (const [j, product] of line.products.entries())
        once(product.pid, ['lines', i, 'products', j, 'pid'])
  })

export type CatalogFile = z.output<typeof fileSchema>
export type CatalogLine = CatalogFile['lines'][number]
export type CatalogProduct = CatalogLine['products'][number]
/** As CatalogFile, with prices in USD as they stand in the file. */
export type CatalogJson = z.input<typeof fileSchema>

const MAX_PROBLEMS_TOLD = 20

/**
 * Reads a catalog file.
 * @throws DomainError INVALID_INPUT, with each problem's line, product and field.
 */
export function parseCatalog(text: string): CatalogFile {
  let json: unknown
  try {
    json = parseJson(text)
  } catch (error) {
    throw new DomainError('INVALID_INPUT', `The catalog is not JSON: ${(error as Error).message}`)
  }
  const parsed = fileSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const told = issues.slice(0, MAX_PROBLEMS_TOLD).map((issue) => describe(json, issue))
  if (issues.length > told.length) told.push(`… and ${issues.length - told.length} more`)
  throw new DomainError(
    'INVALID_INPUT',
    `The catalog was not imported; nothing has changed. Fix this first:\n  ${told.join('\n  ')}`,
  )
}

/** Where a problem is, in the operator's words: `line 2 (gameb), product 3 (GWP-1), priceUsd: …`. */
function describe(json: unknown, issue: z.core.$ZodIssue): string {
  const words: string[] = []
  let at = json
  for (const [i, step] of issue.path.entries()) {
    at = (at as Record<PropertyKey, unknown> | undefined)?.[step]
    if (typeof step !== 'number') {
      const opensRow =
        typeof issue.path[i + 1] === 'number' && (step === 'lines' || step === 'products')
      if (!opensRow) words.push(String(step))
      continue
    }
    const list = issue.path[i - 1]
    const { slug, pid } = Object(at) as { slug?: unknown; pid?: unknown }
    const name = slug ?? pid
    const row = list === 'lines' ? 'line' : list === 'products' ? 'product' : 'row'
    words.push(`${row} ${step + 1}${typeof name === 'string' ? ` (${name})` : ''}`)
  }
  return `${words.join(', ') || 'the file'}: ${explainNumber(issue.message)}`
}

/** Two options of one name would send a player to whichever comes first. */
function repeats(options: LineOption[]): boolean {
  const names = options.flatMap(({ value, shortcuts = [] }) =>
    [value, ...shortcuts].map((name) => name.toLowerCase()),
  )
  return new Set(names).size < names.length
}
