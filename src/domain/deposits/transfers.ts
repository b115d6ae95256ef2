import type { Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { changeSettings, type Settings, settingsToChange } from '../settings/settings.ts'
import {
  MAX_TRANSFERS,
  problemWithTransfer,
  type Transfer,
  USD,
  USD_RATE_MICROS,
} from '../settings/transfer.ts'
import { DomainError } from '../shared/errors.ts'

// The operator's own ways to be paid. Deposits keep the terms that they were opened with.

export type TransferChanges = Partial<Omit<Transfer, 'id' | 'ratedMs'>>

/** @throws DomainError TRANSFER_NOT_FOUND */
export function transferById({ transfers }: Settings, id: number): Transfer {
  const transfer = transfers.methods.find((one) => one.id === id)
  if (!transfer) throw new DomainError('TRANSFER_NOT_FOUND', { name: String(id) })
  return transfer
}

/** @throws DomainError TRANSFER_NOT_FOUND */
export function transferNamed({ transfers }: Settings, text: string): Transfer {
  const name = text.trim().toLowerCase()
  const transfer = transfers.methods.find((one) => one.name.toLowerCase() === name)
  if (!transfer) throw new DomainError('TRANSFER_NOT_FOUND', { name: text.trim() })
  return transfer
}

/**
 * Adds a way to be paid, in USD and switched off unless the input says otherwise.
 * @throws DomainError INVALID_TRANSFER
 */
export async function addTransfer(
  tx: Tx,
  { actor, ...given }: TransferChanges & { name: string; actor: Actor },
  now: Date,
): Promise<Transfer> {
  const { transfers, topUps } = await settingsToChange(tx)
  const { lastId, methods } = transfers
  if (methods.length >= MAX_TRANSFERS)
    throw new DomainError('INVALID_TRANSFER', { problem: 'too_many', max: MAX_TRANSFERS })
  const plain: Transfer = {
    ...{ id: lastId + 1, name: '', on: false, instructions: '', ratedMs: null },
    ...{ currency: USD, rateMicros: USD_RATE_MICROS, minMicros: null, maxMicros: null, feeBp: 0 },
  }
  const transfer = changed(plain, given, { others: methods, topUps }, now)
  await keep(tx, { lastId: transfer.id, methods: [...methods, transfer] }, now)
  const { id: _, name, ...terms } = transfer
  const detail = { transfer: name, ...spoken(terms) }
  await recordAct(tx, { actor, action: 'transfer.add', detail }, now)
  return transfer
}

/** @throws DomainError TRANSFER_NOT_FOUND, INVALID_TRANSFER */
export async function changeTransfer(
  tx: Tx,
  id: number,
  { actor, ...given }: TransferChanges & { actor: Actor },
  now: Date,
): Promise<Transfer> {
  const settings = await settingsToChange(tx)
  const { lastId, methods } = settings.transfers
  const before = transferById(settings, id)
  const others = methods.filter((one) => one.id !== id)
  const after = changed(before, given, { others, topUps: settings.topUps }, now)
  await keep(tx, { lastId, methods: methods.map((one) => (one.id === id ? after : one)) }, now)
  const names = Object.keys(given) as (keyof TransferChanges)[]
  const was = Object.fromEntries(names.map((name) => [name, before[name]]))
  const detail = { transfer: before.name, ...spoken(given), before: spoken(was) }
  await recordAct(tx, { actor, action: 'transfer.change', detail }, now)
  return after
}

/**
 * Removes a way to be paid. Deposits that were opened with it go on, without its instructions.
 * @throws DomainError TRANSFER_NOT_FOUND
 */
export async function removeTransfer(
  tx: Tx,
  id: number,
  { actor }: { actor: Actor },
  now: Date,
): Promise<void> {
  const settings = await settingsToChange(tx)
  const { lastId, methods } = settings.transfers
  const { name } = transferById(settings, id)
  await keep(tx, { lastId, methods: methods.filter((one) => one.id !== id) }, now)
  await recordAct(tx, { actor, action: 'transfer.remove', detail: { transfer: name } }, now)
}

/** Dates the rate if it is given, also if it is the same as before. */
export function withChanges(before: Transfer, given: TransferChanges, now: Date): Transfer {
  const after = { ...before, ...given }
  if (after.currency === USD) after.ratedMs = null
  else if (given.rateMicros !== undefined) after.ratedMs = now.getTime()
  return after
}

function changed(
  before: Transfer,
  given: TransferChanges,
  { others, topUps }: { others: readonly Transfer[]; topUps: Settings['topUps'] },
  now: Date,
): Transfer {
  const after = withChanges(before, given, now)
  const problem = problemWithTransfer(after, others, topUps)
  if (problem !== null) throw new DomainError('INVALID_TRANSFER', problem)
  return after
}

function keep(tx: Tx, transfers: Settings['transfers'], now: Date): Promise<void> {
  return changeSettings(tx, { transfers }, now)
}

/** For the audit log, where `…Micros` is an amount of USD. */
function spoken({ rateMicros, ...rest }: Partial<Transfer>): Record<string, unknown> {
  return { ...rest, ...(rateMicros === undefined ? {} : { rate: rateMicros / 1_000_000 }) }
}
