import type { Reader } from '../db/store.ts'
import { numberedCodes } from '../domain/stock/import.ts'
import { formsOf } from '../domain/stock/numbered-code.ts'
import { codesInQuarantine, endQuarantine, quarantinedCodes } from '../domain/stock/quarantine.ts'
import type { Command } from './command.ts'
import { counted } from './counted.ts'
import { readText, reference } from './input.ts'
import { type Answer, actor } from './session.ts'

const LISTED = 500

/** Adds the commands for codes that may have been used, because of a cancelled order or a restored backup. */
export function addQuarantineCommands(stock: Command): void {
  stock
    .command('quarantine')
    .description(
      'codes that may have been used and wait for your decision; with an id, the codes themselves',
    )
    .argument('[id]', 'an order id, or an id that begins with RESTORE-', reference)
    .runs(async ({ store: { read } }, id?: string) =>
      id === undefined ? list(read) : show(read, id),
    )

  for (const [decision, description, done] of [
    ['release', 'put codes in quarantine back on sale: they were not used', 'on sale'],
    ['discard', 'write off codes in quarantine: they were used', 'written off'],
  ] as const)
    stock
      .command(decision)
      .description(description)
      .argument('<id>', 'see stock quarantine', reference)
      .option('--codes <file>', 'only the codes in this file, one per line')
      .runs(async ({ store, now }, id: string, { codes: path }: { codes?: string }) => {
        const codes =
          path === undefined
            ? undefined
            : (await numberedCodes(readText(path))).codes.flatMap(formsOf)
        const count = await store.transaction((tx) =>
          endQuarantine(tx, id, { decision, codes, actor }, now),
        )
        const verb = count === 1 ? 'is' : 'are'
        return {
          json: { orderId: id, decision, codes: count },
          text: `${counted(count, 'code')} of ${id} ${verb} ${done}.`,
        }
      })
}

async function list(read: Reader): Promise<Answer> {
  const codes = await quarantinedCodes(read, { limit: LISTED, offset: 0 })
  return { json: { codes }, none: 'No code is in quarantine.' }
}

async function show(read: Reader, orderId: string): Promise<Answer> {
  const codes = await codesInQuarantine(read, orderId)
  return { json: { orderId, codes } }
}
