import type { Store } from '../db/store.ts'
import { addStaged, stageCodes } from '../domain/stock/batches.ts'
import {
  type Duplicate,
  knownAmong,
  type NumberedCode,
  previewCodes,
} from '../domain/stock/code-text.ts'
import { numberedCodes } from '../domain/stock/import.ts'
import { requireStocked, stockLevels } from '../domain/stock/stock.ts'
import { counted } from './answer.ts'
import type { Command } from './command.ts'
import { readText } from './files.ts'
import { usd } from './input.ts'
import { actor, CliError, type Session } from './session.ts'

type AddOptions = { cost?: number; dryRun?: boolean }
/** A line that is not added, and why. */
type LeftOut = { line: number; starts: string; reason: string }

export function addStockCommands(program: Command): void {
  const { session } = program
  const stock = program.add('stock', 'codes of keys, cards and vouchers')

  stock
    .add('add', 'add the codes in a file, one per line')
    .argument('<pid>', 'the product')
    .argument('<file>')
    .option('--cost <usd>', 'what each code cost you', usd)
    .option('--dry-run', 'only check the file; nothing is added')
    .runs(async ({ store, read, now }, pid: string, path: string, options: AddOptions) => {
      const { cost: costMicros = null, dryRun = false } = options
      const { codes, repeated } = await numberedCodes(readText(path))
      if (codes.length === 0) throw new CliError(`${path} has no codes.`)
      const preview = await previewCodes(codes)
      if (dryRun) {
        await requireStocked(read, pid)
        const duplicates = leftOut(repeated, await knownAmong(read, codes))
        const wouldAdd = codes.length + repeated.length - duplicates.length
        const next = ['Nothing has changed.']
        return { json: { pid, added: 0, wouldAdd, preview, duplicates }, next }
      }
      const goods = { pid, costMicros, codes }
      const { added, batch, known } = await addCodes(store, goods, session, now)
      const duplicates = leftOut(repeated, known)
      const again = `To remove the unsold ones again: batch ${batch} on the panel’s page /panel/goods`
      return {
        json: { pid, added, batch, costMicros, preview, duplicates },
        next: added > 0 ? [again] : [],
      }
    })

  stock.add('show', 'how many codes each product has').runs(async ({ read }) => ({
    json: { products: await stockLevels(read) },
  }))
}

/** Adds the codes. If that fails part-way, prints how many were added. */
async function addCodes(
  store: Store,
  { pid, costMicros, codes }: { pid: string; costMicros: number | null; codes: NumberedCode[] },
  { progress, interruptible, io }: Session,
  now: Date,
) {
  let added = 0
  const onAdded = (count: number) => {
    added += count
    progress.show(`${added} added, of ${counted(codes.length, 'code')}`)
  }
  try {
    return await interruptible(async (signal) => {
      const input = { codes, costMicros, actor, isConfirmed: true, signal }
      const { id: batch } = await stageCodes(store, pid, input, now)
      const { known } = await addStaged(store, batch, { actor, onAdded, signal }, now)
      return { added, batch, known }
    })
  } catch (error) {
    progress.clear()
    if (added > 0)
      io.err(`${counted(added, 'code')} were added before this. It is safe to run it again.\n`)
    throw error
  }
}

function leftOut(...some: Duplicate[][]): LeftOut[] {
  return some
    .flat()
    .sort((a, b) => a.line - b.line)
    .map(({ line, starts, sameAs }) => ({
      line,
      starts,
      reason: sameAs === null ? 'in stock already' : `the same as line ${sameAs}`,
    }))
}
