import { asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { lines, products } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'
import { type FieldPatternProblem, type Line, type Product, patternProblems } from './catalog.ts'

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

/** All products of a line, on sale or not, in the operator's order. */
export function productsOf(db: Reader, slug: string): Promise<Product[]> {
  return db
    .select()
    .from(products)
    .where(eq(products.slug, slug))
    .orderBy(asc(products.position), asc(products.pid))
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

export async function catalogSize(db: Reader): Promise<{ lines: number; products: number }> {
  return { lines: await db.$count(lines), products: await db.$count(products) }
}
