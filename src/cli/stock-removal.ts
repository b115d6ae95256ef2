import { InvalidArgumentError } from 'commander'
import { batchView } from '../domain/stock/batches.ts'
import { removeBatch, removeCodes, unsoldCodes } from '../domain/stock/removal.ts'
import { requireStocked } from '../domain/stock/stock.ts'
import type { Command } from './command.ts'
import { type Answer, actor, CliError } from './session.ts'

const LISTED = 500

/** Adds the commands that list unsold codes, masked, and remove them. */
export function addStockRemovalCommands(stock: Command): void {
  stock
    .command('list')
    .description('the unsold codes of a product, masked, in the order in which they will be sold')
    .argument('<pid>', 'the product')
    .option('--after <id>', `the next ${LISTED} codes after this id`, id)
    .runs(async ({ store: { read } }, pid: string, { after }: { after?: number }) => {
      await requireStocked(read, pid)
      const cursor = after === undefined ? null : ({ side: 'behind', id: after } as const)
      const { rows: codes, hasMore } = await unsoldCodes(
        read,
        pid,
        { limit: LISTED, cursor },
        'oldest',
      )
      const last = codes.at(-1)?.id
      return {
        json: { pid, codes, hasMore },
        columns: ['id', 'masked', 'addedAt', 'batchId'],
        none: `${pid} has no unsold codes.`,
        next: hasMore ? [`There are more: stock list ${pid} --after ${last}`] : [],
      }
    })

  stock
    .command('remove')
    .description('remove unsold codes from stock; codes that were sold or set aside stay')
    .argument('<pid>', 'the product')
    .argument('[ids...]', 'see stock list', ids, [])
    .option('--batch <batch>', 'all codes of a batch; stock add and stock list show its number', id)
    .runs(
      async (
        { store, now },
        pid: string,
        ids: number[],
        { batch }: { batch?: number },
      ): Promise<Answer> => {
        if ((ids.length === 0) === (batch === undefined))
          throw new CliError('Give the ids of the codes, or one batch with --batch.')
        if (batch !== undefined) {
          if ((await batchView(store.read, batch)).pid !== pid)
            throw new CliError(`Batch ${batch} does not belong to ${pid}.`)
          const { removed, taken } = await removeBatch(store, batch, { actor }, now)
          return { json: { pid, batch, removed, taken } }
        }
        await requireStocked(store.read, pid)
        const wanted = [...new Set(ids)]
        const removed = await store.transaction((tx) =>
          removeCodes(tx, pid, { ids: wanted, actor }, now),
        )
        const gone = new Set(removed.map((code) => code.id))
        const others = wanted.filter((one) => !gone.has(one))
        return {
          json: { pid, removed: [...gone], notUnsold: others },
          failure:
            others.length === 0 ? undefined : `Not an unsold code of ${pid}: ${others.join(', ')}.`,
        }
      },
    )
}

function id(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('An id is a whole number above zero.')
}

function ids(text: string, before: number[]): number[] {
  return [...before, id(text)]
}
