import type { Command } from 'commander'
import type { Store } from '../db/store.ts'
import { stockLevels } from '../domain/stock.ts'
import {
  addInBatches,
  type Duplicate,
  type NumberedCode,
  numberedCodes,
} from '../domain/stock-import.ts'
import { readText } from './input.ts'
import { counted, table } from './output.ts'
import { addQuarantineCommands } from './quarantine.ts'
import { actor, CliError, type Io, type Session } from './session.ts'

/** The running service waits for so many at a time. */
const BATCH_SIZE = 1000
const MAX_DUPLICATES_TOLD = 20
export function addStockCommands(program: Command, session: Session, io: Io): void {
  const stock = program.command('stock').description('codes of keys, cards and vouchers')

  stock
    .command('add')
    .description('add the codes in a file, one a line')
    .argument('<pid>', 'the product')
    .argument('<file>')
    .action((pid: string, path: string) => {
      const { codes, repeated } = numberedCodes(readText(path))
      if (codes.length === 0) throw new CliError(`${path} has no codes.`)
      return session.run(async (store, now) => {
        const { added, known } = await add(store, pid, codes, { session, io }, now)
        const duplicates = [...repeated, ...known].sort((a, b) => a.line - b.line)
        return { json: { pid, added, duplicates }, text: addedText(pid, added, duplicates) }
      })
    })

  addQuarantineCommands(stock, session)

  stock
    .command('show')
    .description('how many codes each product has')
    .action(() =>
      session.run(async (store) => {
        const products = await stockLevels(store.read)
        const rows = products.map(({ pid, name, available, taken }) => [
          pid,
          String(available),
          String(taken),
          name,
        ])
        const none = 'The catalog has no product that is sold from stock.'
        return {
          json: { products },
          text: table(['PRODUCT', 'AVAILABLE', 'TAKEN', 'NAME'], rows, none),
        }
      }),
    )
}

/** Adds them; where it ends half-way, the operator is told how far it came. */
async function add(
  store: Store,
  pid: string,
  codes: NumberedCode[],
  { session, io }: { session: Session; io: Io },
  now: Date,
): Promise<{ added: number; known: Duplicate[] }> {
  let [added, done] = [0, 0]
  const onAdded = (count: number) => {
    added += count
    done = Math.min(done + BATCH_SIZE, codes.length)
    session.progress.show(`${added} added, ${done} of ${counted(codes.length, 'code')} done`)
  }
  try {
    return await session.interruptible((signal) =>
      addInBatches(store, pid, { codes, batchSize: BATCH_SIZE, actor, onAdded, signal }, now),
    )
  } catch (error) {
    session.progress.clear()
    if (added > 0)
      io.err(`${counted(added, 'code')} were added before this; it is safe to run it again.\n`)
    throw error
  }
}

function addedText(pid: string, added: number, duplicates: Duplicate[]): string {
  const said = [`Added ${counted(added, 'code')} to ${pid}.`]
  if (duplicates.length > 0) said.push(`Not added, as duplicates: ${duplicates.length}.`)
  for (const { line, starts, reason } of duplicates.slice(0, MAX_DUPLICATES_TOLD))
    said.push(`  line ${line}: ${starts}… (${reason})`)
  const more = duplicates.length - MAX_DUPLICATES_TOLD
  if (more > 0) said.push(`  … and ${more} more; --json lists all of them`)
  return said.join('\n')
}
