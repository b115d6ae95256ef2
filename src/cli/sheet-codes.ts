import type { Store } from '../db/store.ts'
import type { FoundTable } from '../domain/spreadsheets/headings.ts'
import { checkStockSheet } from '../domain/spreadsheets/stock-sheet.ts'
import type { CodeGroup } from '../domain/stock/batches.ts'
import { addInBatches } from '../domain/stock/import.ts'
import { knownAmong } from '../domain/stock/numbered-code.ts'
import { counted } from './counted.ts'
import { usdOrNull } from './output.ts'
import { type Answer, actor, type Io, type Session } from './session.ts'
import { wrongCells } from './sheet-problems.ts'
import { BATCH_SIZE, inOrder } from './stock.ts'

type Added = CodeGroup & { added: number; batch: number | null }

/** Adds the codes of a spreadsheet, a batch for each product, or without `yes` only checks them. */
export async function importCodes(
  store: Store,
  found: FoundTable,
  { yes, ...at }: { yes: boolean; session: Session; io: Io },
  now: Date,
): Promise<Answer> {
  const checked = await checkStockSheet(store.read, found)
  if (checked.problems.length > 0) return wrongCells(checked)
  const { groups, repeated } = checked
  const known = await knownAmong(
    store.read,
    groups.flatMap(({ codes }) => codes),
  )
  const all = groups.reduce((sum, { codes }) => sum + codes.length, 0)
  const added = yes ? await addAll(store, groups, at, now) : []
  const duplicates = inOrder(repeated, known)
  const rows = yes ? added : groups.map((one) => ({ ...one, added: 0, batch: null }))
  return {
    json: {
      imported: yes,
      products: rows.map(({ pid, costMicros, codes, added, batch }) => ({
        ...{ pid, codes: codes.length, added, batch },
        costUsd: usdOrNull(costMicros),
      })),
      duplicates,
    },
    next: [
      yes
        ? 'To remove those of a batch that are unsold: stock remove PID --batch BATCH'
        : `Nothing was added. Add --yes to add ${counted(all - known.length, 'code')}.`,
    ],
  }
}

async function addAll(
  store: Store,
  groups: readonly CodeGroup[],
  { session, io }: { session: Session; io: Io },
  now: Date,
): Promise<Added[]> {
  const done: Added[] = []
  let count = 0
  const onAdded = (added: number) => {
    count += added
    session.progress.show(`${count} added`)
  }
  try {
    await session.interruptible(async (signal) => {
      for (const group of groups) {
        const { pid, costMicros, codes } = group
        const input = { codes: [...codes], costMicros, actor, onAdded, signal }
        const { added, batchId } = await addInBatches(
          store,
          pid,
          { ...input, batchSize: BATCH_SIZE },
          now,
        )
        done.push({ ...group, added, batch: batchId })
      }
    })
  } catch (error) {
    session.progress.clear()
    if (count > 0)
      io.err(`${counted(count, 'code')} were added before this. It is safe to run it again.\n`)
    throw error
  }
  return done
}
