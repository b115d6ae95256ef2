import { accountOf, type Find } from '../domain/reports/find.ts'
import { findAny } from '../domain/reports/find-any.ts'
import { holderOf } from '../domain/reports/order.ts'
import type { Command } from './command.ts'

/** Looks for whatever somebody has written down. */
export function addFindCommand(program: Command): void {
  program
    .add('find', 'look for an id, a trxid, a reference, a player, a person or the end of a code')
    .argument('<text...>')
    .runs(async ({ read }, words: string[]) => {
      const found = await findAny(read, words.join(' '))
      const json = found.map(async (find) => {
        const { telegramId, name } = await holderOf(read, accountOf(find))
        const { id, status = null, amountMicros = null, at } = shownOf(find)
        return { kind: find.kind, id, telegramId, name, status, amountMicros, at }
      })
      return { json: { found: await Promise.all(json) }, none: 'Nothing was found.' }
    })
}

type Shown = { id: string; status?: string; amountMicros?: number; at: Date }

function shownOf(find: Find): Shown {
  switch (find.kind) {
    case 'order': {
      const { createdAt: at, ...order } = find.order
      return { ...order, at }
    }
    case 'lookup': {
      const { id, status, feeMicros: amountMicros, createdAt: at } = find.lookup
      return { id, status, amountMicros, at }
    }
    case 'deposit': {
      const { reference: id, status, amountMicros, createdAt: at } = find.deposit
      return { id, status, amountMicros, at }
    }
    case 'claim': {
      const { reference: id, state: status, openedAt: at } = find.claim
      return { id, status, at }
    }
    case 'key':
      return { id: find.key.name, at: find.key.createdAt }
    case 'account':
      return { id: String(find.account.id), at: find.account.createdAt }
  }
}
