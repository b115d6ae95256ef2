import { accountOf, type Find } from '../domain/reports/find.ts'
import { findAny } from '../domain/reports/find-any.ts'
import { holderOf } from '../domain/reports/order.ts'
import type { Command } from './command.ts'
import { usdOrNull } from './output.ts'

/** Looks for whatever somebody has written down. */
export function addFindCommand(program: Command): void {
  program
    .command('find')
    .description('look for an id, a trxid, a reference, a player, a person or the end of a code')
    .argument('<text...>')
    .runs(async ({ store }, words: string[]) => {
      const found = await findAny(store.read, words.join(' '))
      const json: object[] = []
      for (const find of found) {
        const { telegramId, name } = await holderOf(store.read, accountOf(find))
        const { id, status, micros, at } = told(find)
        json.push({
          kind: find.kind,
          id,
          telegramId,
          name,
          status,
          amountUsd: usdOrNull(micros),
          at,
        })
      }
      return { json: { found: json }, none: 'Nothing was found.' }
    })
}

type Told = { id: string; status: string | null; micros: number | null; at: Date }

function told(find: Find): Told {
  switch (find.kind) {
    case 'order': {
      const { id, status, amountMicros: micros, createdAt: at } = find.order
      return { id, status, micros, at }
    }
    case 'lookup': {
      const { id, status, feeMicros: micros, createdAt: at } = find.lookup
      return { id, status, micros, at }
    }
    case 'deposit': {
      const { reference: id, status, amountMicros: micros, createdAt: at } = find.deposit
      return { id, status, micros, at }
    }
    case 'claim': {
      const { reference: id, state: status, openedAt: at } = find.claim
      return { id, status, micros: null, at }
    }
    case 'key': {
      const { name: id, createdAt: at } = find.key
      return { id, status: null, micros: null, at }
    }
    case 'account': {
      const { id, createdAt: at } = find.account
      return { id: String(id), status: null, micros: null, at }
    }
  }
}
