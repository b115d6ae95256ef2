import { setTimeout as sleep } from 'node:timers/promises'
import type { Command } from 'commander'
import type { Store } from '../db/store.ts'
import { addStock, parseCodes, stockLevels } from '../domain/stock.ts'
import { readText } from './input.ts'
import { counted, table } from './output.ts'
import { actor, CliError, type Io, type Session } from './session.ts'

/** Codes in one transaction, and the pause after it in which the running service gets its turn. */
const BATCH_SIZE = 1000
const BATCH_PAUSE_MS = 25

const MAX_DUPLICATES_TOLD = 20
const SHOWN_CHARACTERS = 4

type NumberedCode = { line: number; code: string }
/** A line that was not added; `starts` is all of its code that is ever printed. */
type Duplicate = { line: number; starts: string; reason: string }

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
        const { added, known } = await addInBatches(store, pid, codes, io, now)
        const duplicates = [...repeated, ...known].sort((a, b) => a.line - b.line)
        return { json: { pid, added, duplicates }, text: addedText(pid, added, duplicates) }
      })
    })

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

/** The codes with their line numbers, each once; `repeated` are the later lines of the same code. */
function numberedCodes(text: string): { codes: NumberedCode[]; repeated: Duplicate[] } {
  parseCodes(text)
  const firstLines = new Map<string, number>()
  const repeated: Duplicate[] = []
  for (const [i, row] of text.split(/\r?\n/).entries()) {
    const [code] = parseCodes(row)
    if (code === undefined) continue
    const first = firstLines.get(code)
    if (first === undefined) firstLines.set(code, i + 1)
    else repeated.push(duplicate({ line: i + 1, code }, `the same as line ${first}`))
  }
  return { codes: [...firstLines].map(([code, line]) => ({ code, line })), repeated }
}

async function addInBatches(
  store: Store,
  pid: string,
  numbered: NumberedCode[],
  io: Io,
  now: Date,
): Promise<{ added: number; known: Duplicate[] }> {
  const lineOf = new Map(numbered.map(({ code, line }) => [code, line]))
  const known: Duplicate[] = []
  let added = 0
  try {
    for (let from = 0; from < numbered.length; from += BATCH_SIZE) {
      if (from > 0) await sleep(BATCH_PAUSE_MS)
      const codes = numbered.slice(from, from + BATCH_SIZE).map(({ code }) => code)
      const input = { codes, actor }
      const result = await store.transaction((tx) => addStock(tx, pid, input, now))
      added += result.added
      for (const code of result.duplicates)
        known.push(duplicate({ line: lineOf.get(code) ?? 0, code }, 'in stock before'))
    }
  } catch (error) {
    if (added > 0)
      io.err(`${counted(added, 'code')} were added before this; it is safe to run it again.\n`)
    throw error
  }
  return { added, known }
}

/** Of a short code at most half is shown, so that no code is ever printed whole. */
function duplicate({ line, code }: NumberedCode, reason: string): Duplicate {
  const shown = Math.min(SHOWN_CHARACTERS, Math.floor(code.length / 2))
  return { line, starts: code.slice(0, shown), reason }
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
