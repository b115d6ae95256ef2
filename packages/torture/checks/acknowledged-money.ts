import type { Final, FinalWallet, Json } from '../final.ts'
import type { Call } from '../history.ts'
import { bodyOf, isObject, walletName } from './asks.ts'
import { type Check, type Found, once } from './check.ts'
import { microsOf } from './micros.ts'
import { doneInChat, nameOf, type Wanted, wantedByCommand, wantedInChat } from './money-wanted.ts'

/** Test wallets begin with so much, and are filled up again by a button. */
const TEST_NOTE = 'test money'

export const acknowledgedMoney: Check = {
  name: 'acknowledged-money',
  promise:
    'Money that an admin moved or a holder paid is in the wallet once, where it was acknowledged, and at most once where it was not.',
  find(final, { calls }) {
    const live = final.wallets.filter(({ test }) => !test)
    return once([
      ...byHand(final, live, calls),
      ...final.wallets.filter(({ test }) => test).flatMap((wallet) => testMoney(wallet, calls)),
      ...deposits(live, calls),
    ])
  },
}

function byHand(final: Final, live: readonly FinalWallet[], calls: readonly Call[]): Found[] {
  const wanted = Map.groupBy(
    [...wantedByCommand(calls), ...wantedInChat(calls)],
    ({ name }) => name,
  )
  const done = doneInChat(final, calls)
  const there = new Map<string, Json[]>()
  for (const { holder, transactions } of live)
    for (const row of transactions) {
      const { kind, amountUsd, note } = row
      if (kind !== 'credit' && kind !== 'debit') continue
      const name = nameOf(walletName(holder.telegramId, false), kind, microsOf(amountUsd), note)
      there.set(name, [...(there.get(name) ?? []), row])
    }
  return [...new Set([...wanted.keys(), ...done.keys(), ...there.keys()])].flatMap((name) => {
    const asked: Wanted[] = wanted.get(name) ?? []
    const rows = there.get(name) ?? []
    const doneCount = asked.filter(({ isDone }) => isDone).length + (done.get(name)?.size ?? 0)
    if (rows.length >= doneCount && rows.length <= asked.length) return []
    const what = `"${name}" was wanted ${asked.length} times and done ${doneCount} times, and there are ${rows.length} transactions.`
    return [{ what, evidence: [...asked.map(({ call }) => call), ...rows] }]
  })
}

function testMoney({ holder, transactions }: FinalWallet, calls: readonly Call[]): Found[] {
  const rows = transactions.filter(
    ({ kind }) => !/^(charge|refund|fee|fee_refund)$/.test(String(kind)),
  )
  const strange = rows.filter(({ kind, note }) => kind !== 'credit' || note !== TEST_NOTE)
  const refills = calls.filter(
    ({ channel, account, request }) =>
      channel === 'chat' &&
      account === holder.telegramId &&
      isObject(request) &&
      request.callback_data === 'test-refill',
  )
  if (strange.length === 0 && rows.length <= 1 + refills.length) return []
  const what = `The test wallet of ${holder.name} got money ${rows.length} times, with ${refills.length} refills.`
  return [{ what, evidence: strange.length > 0 ? strange : rows }]
}

/** Every top-up is one reference, and is explained by a payment. */
function deposits(live: readonly FinalWallet[], calls: readonly Call[]): Found[] {
  const rows = live.flatMap(({ holder, transactions }) =>
    transactions.filter(({ kind }) => kind === 'deposit').map((row) => ({ row, holder })),
  )
  const twice = [...Map.groupBy(rows, ({ row }) => row.reference)].flatMap(([reference, same]) =>
    same.length === 1
      ? []
      : {
          what: `${reference} was credited ${same.length} times.`,
          evidence: same.map(({ row }) => row),
        },
  )
  return [...twice, ...live.flatMap((wallet) => paid(wallet, calls))]
}

/** Invoices paid in the chat. */
function paid({ holder, transactions }: FinalWallet, calls: readonly Call[]): Found[] {
  const own = transactions.filter(({ kind }) => kind === 'deposit')
  const pays = calls.filter(
    (call) =>
      call.channel === 'chat' &&
      call.account === holder.telegramId &&
      call.action === 'pay' &&
      bodyOf(call).ok === true,
  )
  if (own.length === pays.length) return []
  const what = `${holder.name} paid ${pays.length} invoices, and was credited ${own.length} times.`
  return [{ what, evidence: [...pays, ...own] }]
}
