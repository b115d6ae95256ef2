import type { Reader, Store } from '../db/store.ts'
import { batchView } from '../domain/stock/batches.ts'
import {
  type Duplicate,
  formsOf,
  knownAmong,
  type NumberedCode,
  previewCodes,
} from '../domain/stock/code-text.ts'
import { addInBatches, numberedCodes } from '../domain/stock/import.ts'
import { codesInQuarantine, endQuarantine, quarantinedCodes } from '../domain/stock/quarantine.ts'
import { removeBatch, removeCodes, unsoldCodes } from '../domain/stock/removal.ts'
import { requireStocked, stockLevels } from '../domain/stock/stock.ts'
import { type Answer, counted } from './answer.ts'
import type { Command } from './command.ts'
import { readText } from './files.ts'
import { listOf, reference, usd, whole } from './input.ts'
import { actor, CliError, type Session } from './session.ts'

/** Codes per transaction. The running service waits for each transaction. */
const BATCH_SIZE = 1000
const LISTED = 500

const id = whole('An id is a whole number above zero.')

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
      const { added, batchId: batch, known } = await addCodes(store, goods, session, now)
      const duplicates = leftOut(repeated, known)
      const again = `To remove the unsold ones again: stock remove ${pid} --batch ${batch}`
      return {
        json: { pid, added, batch, costMicros, preview, duplicates },
        next: added > 0 ? [again] : [],
      }
    })

  addRemovalCommands(stock)
  addQuarantineCommands(stock)

  stock.add('show', 'how many codes each product has').runs(async ({ read }) => ({
    json: { products: await stockLevels(read) },
    columns: 'pid available name',
    none: 'The catalog has no product that is sold from stock.',
  }))
}

/** Adds the codes. If that fails part-way, prints how many were added. */
async function addCodes(
  store: Store,
  { pid, costMicros, codes }: { pid: string; costMicros: number | null; codes: NumberedCode[] },
  { progress, interruptible, io }: Session,
  now: Date,
) {
  let [added, done] = [0, 0]
  const onAdded = (count: number) => {
    added += count
    done = Math.min(done + BATCH_SIZE, codes.length)
    progress.show(`${added} added, ${done} of ${counted(codes.length, 'code')} done`)
  }
  try {
    return await interruptible((signal) => {
      const input = { codes, costMicros, batchSize: BATCH_SIZE, actor, onAdded, signal }
      return addInBatches(store, pid, input, now)
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

/** Adds the commands that list unsold codes, masked, and remove them. */
function addRemovalCommands(stock: Command): void {
  stock
    .add('list', 'the unsold codes of a product, masked, in the order in which they will be sold')
    .argument('<pid>', 'the product')
    .option('--after <id>', `the next ${LISTED} codes after this id`, id)
    .runs(async ({ read }, pid: string, { after }: { after?: number }) => {
      await requireStocked(read, pid)
      const cursor = after === undefined ? null : ({ side: 'behind', id: after } as const)
      const page = { limit: LISTED, cursor }
      const { rows: codes, hasMore } = await unsoldCodes(read, pid, page, 'oldest')
      const more = `There are more: stock list ${pid} --after ${codes.at(-1)?.id}`
      return {
        json: { pid, codes, hasMore },
        columns: 'id masked addedAt batchId',
        none: `${pid} has no unsold codes.`,
        next: hasMore ? [more] : [],
      }
    })

  stock
    .add('remove', 'remove unsold codes from stock; codes that were sold or set aside stay')
    .argument('<pid>', 'the product')
    .argument('[ids...]', 'see stock list', listOf(id), [])
    .option('--batch <batch>', 'all codes of a batch; stock add and stock list show its number', id)
    .runs(async ({ store, now }, pid: string, ids: number[], { batch }: { batch?: number }) => {
      if ((ids.length === 0) === (batch === undefined))
        throw new CliError('Give the ids of the codes, or one batch with --batch.')
      return batch === undefined
        ? removeIds(store, pid, [...new Set(ids)], now)
        : removeWhole(store, pid, batch, now)
    })
}

async function removeIds(store: Store, pid: string, ids: number[], now: Date): Promise<Answer> {
  await requireStocked(store.read, pid)
  const removed = await store.transaction((tx) => removeCodes(tx, pid, { ids, actor }, now))
  const gone = new Set(removed.map((code) => code.id))
  const others = ids.filter((one) => !gone.has(one))
  const failure = `Not an unsold code of ${pid}: ${others.join(', ')}.`
  return {
    json: { pid, removed: [...gone], notUnsold: others },
    failure: others.length === 0 ? undefined : failure,
  }
}

async function removeWhole(store: Store, pid: string, batch: number, now: Date): Promise<Answer> {
  if ((await batchView(store.read, batch)).pid !== pid)
    throw new CliError(`Batch ${batch} does not belong to ${pid}.`)
  const { removed, taken } = await removeBatch(store, batch, { actor }, now)
  return { json: { pid, batch, removed, taken } }
}

/** Adds the commands for codes that may have been used, because of a cancelled order or a restored backup. */
function addQuarantineCommands(stock: Command): void {
  stock
    .add(
      'quarantine',
      'codes that may have been used and wait for your decision; with an id, the codes themselves',
    )
    .argument('[id]', 'an order id, or an id that begins with RESTORE-', reference)
    .runs(async ({ read }, id?: string) => ({
      json: await quarantined(read, id),
      none: 'No code is in quarantine.',
    }))

  for (const [decision, description, done] of [
    ['release', 'put codes in quarantine back on sale: they were not used', 'on sale'],
    ['discard', 'write off codes in quarantine: they were used', 'written off'],
  ] as const)
    stock
      .add(decision, description)
      .argument('<id>', 'see stock quarantine', reference)
      .option('--codes <file>', 'only the codes in this file, one per line')
      .runs(async ({ store, now }, orderId: string, { codes: path }: { codes?: string }) => {
        const named = path === undefined ? undefined : await numberedCodes(readText(path))
        const input = { decision, codes: named?.codes.flatMap(formsOf), actor }
        const codes = await store.transaction((tx) => endQuarantine(tx, orderId, input, now))
        const verb = codes === 1 ? 'is' : 'are'
        return {
          json: { orderId, decision, codes },
          text: `${counted(codes, 'code')} of ${orderId} ${verb} ${done}.`,
        }
      })
}

async function quarantined(db: Reader, orderId?: string) {
  if (orderId !== undefined) return { orderId, codes: await codesInQuarantine(db, orderId) }
  return { codes: await quarantinedCodes(db, { limit: LISTED, offset: 0 }) }
}
