import type SQLite from 'better-sqlite3'
import type pg from 'pg'
import { MoveError } from './marks.ts'
import type { MovedTable } from './tables.ts'
import { sourceSum, sourceTotals, type Total, targetSum, targetTotals } from './totals.ts'

/** The contents of both databases, found to be the same. */
export type Sides = {
  tables: { table: string; source: number; target: number }[]
  totals: { source: Total; target: Total }[]
}

type Compared = { source: SQLite.Database; client: pg.Client; tables: MovedTable[] }

/**
 * Compares every row of both databases, and their totals.
 * @param step called with what is being compared and how many rows are done. An error from it ends the work.
 * @throws MoveError that names the differences.
 */
export async function compare(
  { source, client, tables }: Compared,
  step: (what: string, done: number) => Promise<void>,
): Promise<Sides> {
  const wrong: string[] = []
  const sides: Sides = { tables: [], totals: [] }
  let done = 0
  for (const table of tables) {
    await step(`Comparing ${table.name}`, done)
    const ofTarget = targetSum(client, table)
    // Awaited below; until then nobody handles its error.
    ofTarget.catch(() => undefined)
    const there = await sourceSum(source, table, () => step(`Comparing ${table.name}`, done))
    const here = await ofTarget
    done += there.count
    sides.tables.push({ table: table.name, source: there.count, target: here.count })
    if (there.count !== here.count)
      wrong.push(
        `${table.name} has ${there.count} rows in the file and ${here.count} on PostgreSQL`,
      )
    else if (there.sum !== here.sum) wrong.push(`some rows of ${table.name} differ`)
  }
  await step('Comparing the totals', done)
  const [inSource, inTarget] = [await sourceTotals(source), await targetTotals(client)]
  for (const what of new Set([...inSource, ...inTarget].map((total) => total.what))) {
    const none: Total = { what, count: '0', micros: null }
    const [from, to] = [inSource, inTarget].map((all) => all.find((one) => one.what === what))
    sides.totals.push({ source: from ?? none, target: to ?? none })
    if (from?.count !== to?.count || from?.micros !== to?.micros)
      wrong.push(`the totals of ${what} differ`)
  }
  if (wrong.length === 0) return sides
  throw new MoveError(
    `The two databases differ: ${wrong.join('; ')}. Was one of them changed during the move? The move is not complete. Give it up with --give-up, then move to a new, empty database.`,
  )
}
