import { findAny } from '../domain/reports/find-any.ts'
import { holderOf } from '../domain/reports/order.ts'
import type { Command } from './command.ts'

/** Looks for whatever somebody has written down. */
export function addFindCommand(program: Command): void {
  program
    .add(
      'find <text...>',
      'look for an id, a trxid, a reference, a player, a person or the end of a code',
    )
    .runs(async ({ read }, words: string[]) => {
      const found = await findAny(read, words.join(' '))
      const json = found.map(async ({ kind, id, accountId, status, amountMicros, at }) => {
        const { telegramId, name } = await holderOf(read, accountId)
        return { kind, id, telegramId, name, status, amountMicros, at }
      })
      return { json: { found: await Promise.all(json) }, none: 'Nothing was found.' }
    })
}
