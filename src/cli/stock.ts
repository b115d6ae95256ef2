import type { Store } from '../db/store.ts'
import { toUsd } from '../domain/shared/money.ts'
import { addInBatches, numberedCodes } from '../domain/stock/import.ts'
import { type Duplicate, knownAmong, type NumberedCode } from '../domain/stock/numbered-code.ts'
import { previewCodes } from '../domain/stock/preview.ts'
import { requireStocked, stockLevels } from '../domain/stock/stock.ts'
import type { Command } from './command.ts'
import { counted } from './counted.ts'
import { readText, usd } from './input.ts'
import { addQuarantineCommands } from './quarantine.ts'
import { actor, CliError, type Io, type Session } from './session.ts'
import { addStockRemovalCommands } from './stock-removal.ts'

/** Codes per transaction. The running service waits for each transaction. */
export const BATCH_SIZE = 1000

type AddOptions = { cost?: number; dryRun?: boolean }
/** A line that is not added, and why. */
type LeftOut = { line: number; starts: string; reason: string }

export function addStockCommands(program: Command, session: Session, io: Io): void {
  const stock = program.command('stock').description('codes of keys, cards and vouchers')

  stock
    .command('add')
    .description('add the codes in a file, one per line')
    .argument('<pid>', 'the product')
    .argument('<file>')
    .option('--cost <usd>', 'what each code cost you', usd)
    .option('--dry-run', 'only check the file; nothing is added')
    .action(async (pid: string, path: string, { cost: costMicros, dryRun = false }: AddOptions) => {
      const { codes, repeated } = await numberedCodes(readText(path))
      if (codes.length === 0) throw new CliError(`${path} has no codes.`)
      const preview = await previewCodes(codes)
      return session.run(async (store, now) => {
        if (dryRun) {
          await requireStocked(store.read, pid)
          const duplicates = inOrder(repeated, await knownAmong(store.read, codes))
          const fresh = codes.length + repeated.length - duplicates.length
          return {
            json: { pid, added: 0, wouldAdd: fresh, preview, duplicates },
            next: ['Nothing has changed.'],
          }
        }
        const { added, known, batchId } = await add(
          store,
          pid,
          { codes, costMicros },
          { session, io },
          now,
        )
        const duplicates = inOrder(repeated, known)
        return {
          json: {
            pid,
            added,
            batch: batchId,
            costUsd: costMicros === undefined ? null : toUsd(costMicros),
            preview,
            duplicates,
          },
          next:
            added > 0
              ? [`To remove the unsold ones again: stock remove ${pid} --batch ${batchId}`]
              : [],
        }
      })
    })

  addStockRemovalCommands(stock)
  addQuarantineCommands(stock)

  stock
    .command('show')
    .description('how many codes each product has')
    .runs(async ({ store }) => {
      return {
        json: { products: await stockLevels(store.read) },
        columns: ['pid', 'available', 'name'],
        none: 'The catalog has no product that is sold from stock.',
      }
    })
}

/** Adds the codes. If that fails part-way, prints how many were added. */
async function add(
  store: Store,
  pid: string,
  { codes, costMicros }: { codes: NumberedCode[]; costMicros: number | undefined },
  { session, io }: { session: Session; io: Io },
  now: Date,
): ReturnType<typeof addInBatches> {
  let [added, done] = [0, 0]
  const onAdded = (count: number) => {
    added += count
    done = Math.min(done + BATCH_SIZE, codes.length)
    session.progress.show(`${added} added, ${done} of ${counted(codes.length, 'code')} done`)
  }
  try {
    return await session.interruptible((signal) =>
      addInBatches(
        store,
        pid,
        { codes, costMicros: costMicros ?? null, batchSize: BATCH_SIZE, actor, onAdded, signal },
        now,
      ),
    )
  } catch (error) {
    session.progress.clear()
    if (added > 0)
      io.err(`${counted(added, 'code')} were added before this. It is safe to run it again.\n`)
    throw error
  }
}

export function inOrder(...some: Duplicate[][]): LeftOut[] {
  return some
    .flat()
    .sort((a, b) => a.line - b.line)
    .map(({ line, starts, sameAs }) => ({
      line,
      starts,
      reason: sameAs === null ? 'in stock already' : `the same as line ${sameAs}`,
    }))
}
