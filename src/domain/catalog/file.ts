import { z } from 'zod'
import type { LineOption } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'
import { isUnreadNumber, parseJson } from '../shared/json-numbers.ts'
import { parseUsd, toUsd } from '../shared/money.ts'
import type { CatalogFault, CatalogPlace } from '../shared/problems.ts'
import { MAX_PRICE_MICROS, STOCK_SUPPLIER } from './catalog.ts'
import { MAX_PATTERN_LENGTH, matchesWhole, patternProblem } from './pattern.ts'
import { ROUTING_WAYS } from './routing.ts'
import { translationsOf } from './view.ts'

// The catalog file that operators write: JSON with a list of lines, each with its products. Unknown fields
// are refused, so that a typo is not silently ignored.

const as = (fault: CatalogFault) => ({ params: { fault } })
const textOf = (
  form: RegExp,
  problem: 'supplier_name' | 'pid' | 'slug' | 'order_code',
): z.ZodString => z.string().refine((text) => form.test(text), as({ problem }))

const amount = (number: z.ZodNumber) =>
  number
    .max(toUsd(MAX_PRICE_MICROS))
    .refine((usd) => /^\d+(?:\.\d{1,6})?$/.test(String(usd)), as({ problem: 'decimals' }))
    .transform((usd) => parseUsd(String(usd)))
const price = amount(z.number().positive())
const cost = amount(z.number().min(0))
const rounding = amount(z.number().positive().max(10))

const optionSchema = z.strictObject({
  value: z.string().min(1).max(64),
  label: z.string().min(1).max(64),
  labels: translationsOf(64),
  shortcuts: z.array(z.string().min(1).max(64)).max(20).optional(),
})

const pattern = z
  .string()
  .max(MAX_PATTERN_LENGTH)
  .superRefine((text, context) => {
    const fault = patternProblem(text)
    if (fault !== null) context.addIssue({ code: 'custom', ...as(fault) })
  })

const fieldSchema = z
  .strictObject({
    name: z.enum(['userId', 'zoneId', 'serverId', 'region', 'moreId']),
    label: z.string().min(1).max(64),
    labels: translationsOf(64),
    example: z.string().min(1).max(64).optional(),
    pattern: pattern.optional(),
  })
  .superRefine(({ example, pattern }, context) => {
    if (example === undefined || pattern === undefined || patternProblem(pattern) !== null) return
    if (!matchesWhole(pattern, example))
      context.addIssue({ code: 'custom', path: ['example'], ...as({ problem: 'example' }) })
  })

const supplierName = textOf(/^[a-z][a-z0-9-]{0,31}$/, 'supplier_name')
/** Suppliers are asked in this order: the next one only if those before it certainly did nothing. */
const suppliers = z
  .array(supplierName)
  .min(1)
  .max(8)
  .refine((names) => new Set(names).size === names.length, as({ problem: 'supplier_twice' }))
const routing = z.strictObject({ by: z.enum(ROUTING_WAYS) })
const supplierRef = z.string().min(1).max(128)

const productSchema = z.strictObject({
  pid: textOf(/^[A-Za-z0-9_-]{1,64}$/, 'pid'),
  name: z.string().min(1).max(128),
  names: translationsOf(128),
  priceUsd: price.nullable().optional(),
  /** `margin`: the price follows from the cost, and `priceUsd` is only what it was last. */
  pricing: z.enum(['fixed', 'margin']).optional(),
  belowCost: z.boolean().optional(),
  /** What one unit costs at the first supplier, or at each. */
  costUsd: z.union([cost, z.record(supplierName, cost)]).optional(),
  supplierRef: z
    .union([supplierRef, z.record(supplierName, supplierRef)])
    .nullable()
    .optional(),
  suppliers: suppliers.optional(),
  /** Used instead of the line's. */
  routing: routing.optional(),
  status: z.enum(['active', 'paused', 'archived']).optional(),
})

const lineShape = z.strictObject({
  slug: textOf(/^[a-z0-9]{2,40}$/, 'slug'),
  productName: z.string().min(1).max(128),
  gameName: z.string().min(1).max(128),
  productNames: translationsOf(128),
  gameNames: translationsOf(128),
  kind: z.enum(['topup', 'gamekey', 'giftcard']),
  stockBased: z.boolean().optional(),
  orderCode: textOf(/^[A-Z0-9]{2,6}$/, 'order_code'),
  fields: z.array(fieldSchema).max(5).optional(),
  serverOptions: z.array(optionSchema).min(1).max(200).optional(),
  regionOptions: z.array(optionSchema).min(1).max(200).optional(),
  /** Prices that are worked out are rounded up to a multiple of this. */
  roundToUsd: rounding.optional(),
  suppliers: suppliers.optional(),
  /** Which of the suppliers is asked first. */
  routing: routing.optional(),
  status: z.enum(['active', 'paused', 'hidden', 'removed']).optional(),
  products: z.array(productSchema).max(1000),
})

const lineSchema = lineShape.superRefine((line, context) => {
  const report = (path: (string | number)[], fault: CatalogFault) =>
    context.addIssue({ code: 'custom', path, ...as(fault) })
  const fields = (line.fields ?? []).map((field) => field.name)
  if (new Set(fields).size < fields.length) report(['fields'], { problem: 'field_twice' })
  if (fields.includes('region') && fields.includes('serverId'))
    report(['fields'], { problem: 'region_and_server' })
  if (fields.includes('region') !== (line.regionOptions !== undefined))
    report(['regionOptions'], { problem: 'region_options' })
  if (line.serverOptions && !fields.includes('serverId'))
    report(['serverOptions'], { problem: 'server_options' })
  for (const name of ['serverOptions', 'regionOptions'] as const)
    if (repeats(line[name] ?? [])) report([name], { problem: 'option_twice' })
  for (const [i, product] of line.products.entries()) {
    if (typeof product.supplierRef !== 'object' || product.supplierRef === null) continue
    const names = product.suppliers ?? line.suppliers ?? []
    for (const name of Object.keys(product.supplierRef))
      if (!names.includes(name))
        report(['products', i, 'supplierRef'], { problem: 'unknown_supplier', name })
  }
  if (line.kind === 'topup') {
    if (!line.suppliers) report(['suppliers'], { problem: 'no_supplier' })
    if (fields.length === 0) report(['fields'], { problem: 'no_fields' })
    const usesStock = (names: string[] = []) => names.includes(STOCK_SUPPLIER)
    if (usesStock(line.suppliers)) report(['suppliers'], { problem: 'stock_supplier' })
    for (const [i, product] of line.products.entries())
      if (usesStock(product.suppliers))
        report(['products', i, 'suppliers'], { problem: 'stock_supplier' })
  } else {
    if (line.stockBased !== undefined) report(['stockBased'], { problem: 'stock_based' })
    if (fields.length > 0) report(['fields'], { problem: 'fields_of_code' })
  }
})

const fileSchema = z
  .strictObject({ lines: z.array(lineSchema).max(1000) })
  .superRefine(({ lines }, context) => {
    const seen = new Set<string>()
    const once = (name: string, path: (string | number)[]) => {
      if (seen.has(name))
        context.addIssue({ code: 'custom', path, ...as({ problem: 'used_twice', name }) })
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
/** As CatalogFile, but with prices in USD, as in the file. */
export type CatalogJson = z.input<typeof fileSchema>

const MAX_PROBLEMS_REPORTED = 20

/**
 * Parses and checks a catalog file.
 * @throws DomainError CATALOG_NOT_JSON; INVALID_CATALOG with the line, product and field of each problem.
 */
export function parseCatalog(text: string): CatalogFile {
  let json: unknown
  try {
    json = parseJson(text)
  } catch (error) {
    throw new DomainError('CATALOG_NOT_JSON', { said: (error as Error).message })
  }
  const parsed = fileSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const problems = issues
    .slice(0, MAX_PROBLEMS_REPORTED)
    .map((issue) => ({ at: placeOf(json, issue.path), ...faultOf(issue) }))
  throw new DomainError('INVALID_CATALOG', { problems, more: issues.length - problems.length })
}

function faultOf({ message, ...issue }: z.core.$ZodIssue): CatalogFault {
  if (issue.code === 'custom' && issue.params) return issue.params.fault as CatalogFault
  return isUnreadNumber(message) ? { problem: 'number' } : { problem: 'schema', said: message }
}

function placeOf(json: unknown, path: PropertyKey[]): CatalogPlace[] {
  const place: CatalogPlace[] = []
  let at = json
  for (const [i, step] of path.entries()) {
    at = (at as Record<PropertyKey, unknown> | undefined)?.[step]
    if (typeof step !== 'number') {
      const opensRow = typeof path[i + 1] === 'number' && (step === 'lines' || step === 'products')
      if (!opensRow) place.push({ field: String(step) })
      continue
    }
    const list = path[i - 1]
    const { slug, pid } = Object(at) as { slug?: unknown; pid?: unknown }
    const name = slug ?? pid
    const row = list === 'lines' ? 'line' : list === 'products' ? 'product' : 'row'
    place.push({ row, number: step + 1, name: typeof name === 'string' ? name : null })
  }
  return place
}

/** Whether two options share a name: a player would always get the first of them. */
function repeats(options: LineOption[]): boolean {
  const names = options.flatMap(({ value, shortcuts = [] }) =>
    [value, ...shortcuts].map((name) => name.toLowerCase()),
  )
  return new Set(names).size < names.length
}
