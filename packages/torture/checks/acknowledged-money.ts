import type { Final, FinalWallet, Json } from '../final.ts'
import type { Call } from '../history.ts'
import { bodyOf, isObject, walletName } from './asks.ts'
import { type Check, type Found, once } from './check.ts'
import { microsOf } from './micros.ts'
import { doneInChat, nameOf, type Wanted, wantedByCommand, wantedInChat } from './money-wanted.ts'

/** An admin's change that was taken back has a transaction of its own, with this before the note. */
const UNDONE = /^UNDO-/
const UNDO_NOTE = '↩️ '
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
      ...live.flatMap(undone),
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
      const { kind, amountUsd, note, reference } = row
      if ((kind !== 'credit' && kind !== 'debit') || UNDONE.test(String(reference))) continue
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

function undone({ holder, transactions }: FinalWallet): Found[] {
  const undos = transactions.filter(({ reference }) => UNDONE.test(String(reference)))
  const alike = (row: Json, sign: 1 | -1) => `${sign * microsOf(row.amountUsd)} ${row.note}`
  const originals = Map.groupBy(
    transactions.filter(({ kind }) => kind === 'credit' || kind === 'debit'),
    (row) => alike(row, 1),
  )
  return [...Map.groupBy(undos, (row) => alike(row, -1))].flatMap(([name, rows]) => {
    const before = originals.get(name.replace(UNDO_NOTE, ''))?.length ?? 0
    if (rows.length <= before) return []
    const what = `${holder.name} had ${before} of "${name}", and ${rows.length} were taken back.`
    return [{ what, evidence: rows }]
  })
}

function testMoney({ holder, transactions }: FinalWallet, calls: readonly Call[]): Found[] {
  const rows = transactions.filter(
    ({ kind }) => !/^(charge|refund|fee|fee_refund)$/.test(String(kind)),
  )
  const strange = rows.filter(({ kind, note }) => kind !== 'credit' || note !== TEST_NOTE)
  const refills = calls.filter(
    ({ door, account, request }) =>
      door === 'chat' &&
      account === holder.telegramId &&
      isObject(request) &&
      request.callback_data === 'test-refill',
  )
  if (strange.length === 0 && rows.length <= 1 + refills.length) return []
  const what = `The test wallet of ${holder.name} got money ${rows.length} times, with ${refills.length} refills.`
  return [{ what, evidence: strange.length > 0 ? strange : rows }]
}

/** Every top-up is one reference; each is explained by a payment, or by an admin's approval. */
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
  const approved = approvedIn(calls)
  const references = new Set(rows.map(({ row }) => row.reference))
  const lost = [...approved].flatMap(([reference, call]) =>
    references.has(reference) || call.status !== 0
      ? []
      : { what: `${reference} was approved, and is in no wallet.`, evidence: [call] },
  )
  return [...twice, ...lost, ...live.flatMap((wallet) => paid(wallet, calls, approved))]
}

/** Top-ups that an admin approved with a command, or perhaps did. */
function approvedIn(calls: readonly Call[]): Map<string, Call> {
  return new Map(
    calls.flatMap((call) =>
      call.door === 'cli' && call.action === 'deposit approve'
        ? [[String((call.request as string[])[2]), call] as const]
        : [],
    ),
  )
}

/** Invoices paid in the chat, and receipts that admins may have approved there. */
function paid(
  { holder, transactions }: FinalWallet,
  calls: readonly Call[],
  approved: ReadonlyMap<string, Call>,
): Found[] {
  const own = transactions.filter(({ kind }) => kind === 'deposit')
  const others = own.filter(({ reference }) => !approved.has(String(reference)))
  const acts = calls.filter(({ door, account }) => door === 'chat' && account === holder.telegramId)
  const pays = acts.filter((call) => call.action === 'pay' && bodyOf(call).ok === true)
  const receipts = acts.filter(({ action }) => action === 'photo')
  if (own.length >= pays.length && others.length <= pays.length + receipts.length) return []
  const what = `${holder.name} paid ${pays.length} invoices and sent ${receipts.length} receipts, and was credited ${own.length} times.`
  return [{ what, evidence: [...pays, ...own] }]
}
