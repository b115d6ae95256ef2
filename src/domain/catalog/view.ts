import { asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader } from '../../db/store.ts'
import { lines, products, type Translations } from '../schema.ts'
import { createReadThroughCache, type InvalidationFeed } from '../shared/cache/invalidation-feed.ts'
import { chunksOf } from '../shared/chunks.ts'
import { DomainError } from '../shared/errors.ts'
import {
  type FieldPatternProblem,
  type Line,
  listingOf,
  type NotOrderable,
  type OrderableProduct,
  orderable,
  type Product,
  patternProblems,
  type RouteFinder,
} from './catalog.ts'

/** All lines, on sale or not, in the operator's order. */
export function allLines(db: Reader): Promise<Line[]> {
  return db.select().from(lines).orderBy(asc(lines.position), asc(lines.slug))
}

/** The pattern problems of all lines. A line with one cannot be sold. */
export async function allPatternProblems(
  db: Reader,
): Promise<({ slug: string } & FieldPatternProblem)[]> {
  return (await allLines(db)).flatMap((line) =>
    patternProblems(line).map((problem) => ({ slug: line.slug, ...problem })),
  )
}

/** @throws DomainError LINE_NOT_FOUND */
export async function lineBySlug(db: Reader, slug: string): Promise<Line> {
  const [line] = await db.select().from(lines).where(eq(lines.slug, slug))
  if (!line) throw new DomainError('LINE_NOT_FOUND', { slug })
  return line
}

export type ProductRow = { product: Product; line: Line }

/** All products with their lines; a query to be narrowed down and put in order. */
export function productRows(db: Reader) {
  return db
    .select({ product: products, line: lines })
    .from(products)
    .innerJoin(lines, eq(lines.slug, products.slug))
}

/** All of them, in the operator's order. */
export function rowsInOrder(db: Reader): Promise<ProductRow[]> {
  const { pid, position } = products
  return productRows(db).orderBy(asc(lines.position), asc(lines.slug), asc(position), asc(pid))
}

const PIDS_PER_QUERY = 250

/** Those of the products that are in the catalog, by their ids. */
export async function rowsNamed(
  db: Reader,
  pids: readonly string[],
): Promise<Map<string, ProductRow>> {
  const found = new Map<string, ProductRow>()
  for (const some of chunksOf(pids, PIDS_PER_QUERY)) {
    const rows = await productRows(db).where(inArray(products.pid, some)).orderBy(products.pid)
    for (const row of rows) found.set(row.product.pid, row)
  }
  return found
}

/** The names of products, on sale or not, by their ids. */
export async function productNames(
  db: Reader,
  pids: readonly string[],
): Promise<Map<string, Pick<Product, 'name' | 'names'>>> {
  if (pids.length === 0) return new Map()
  const { pid, name, names } = products
  const rows = await db
    .select({ pid, name, names })
    .from(products)
    .where(inArray(pid, [...pids]))
  return new Map(rows.map((row) => [row.pid, row]))
}

/** By pid: the product if it can be ordered, or why it cannot. Null if there is no such product. */
export type ListingCache = ReturnType<typeof createListingCache>

/** Most catalogs have fewer products. */
const CAPACITY = 5000

export function createListingCache(deps: {
  read: Reader
  feed: InvalidationFeed
  routeOf: RouteFinder
}) {
  const { read, feed, routeOf } = deps
  async function load(pid: string): Promise<OrderableProduct | NotOrderable | null> {
    const listing = await listingOf(read, pid)
    return listing && orderable(listing, routeOf)
  }
  return createReadThroughCache(feed, { load, capacity: CAPACITY, tag: 'catalog' })
}

/** More than the bot speaks, so that a catalog may be ahead of it. */
const MAX_LANGUAGES = 50

/** Translations of a text, by ISO 639 code: `{ "es": "60 monedas" }`. */
export function translationsOf(maxLength: number) {
  return z
    .record(z.string().regex(/^[a-z]{2,3}$/), z.string().min(1).max(maxLength))
    .refine((texts) => Object.keys(texts).length <= MAX_LANGUAGES)
    .optional()
}

/** A text of the catalog in a language, if the catalog has it in that language. */
export function inLanguage(
  text: string,
  translations: Translations | null | undefined,
  language: string,
): string {
  return translations && Object.hasOwn(translations, language)
    ? (translations[language] ?? text)
    : text
}
