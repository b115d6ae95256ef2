import type { Settings } from '../../src/domain/settings/settings.ts'
import type { Transfer } from '../../src/domain/settings/transfer.ts'

/** Settings with which Stars are taken, 50 for a USD. */
export const STARS = { stars: { on: true, starsPerUsd: 50 } }

/** Settings with one way to transfer money, in USD unless the changes say otherwise. */
export function oneTransfer(changes: Partial<Transfer> = {}): Pick<Settings, 'transfers'> {
  const transfer: Transfer = {
    ...{ id: 1, name: 'Bank transfer', on: true, instructions: 'IBAN DE00' },
    ...{ currency: 'USD', rateMicros: 1_000_000, ratedMs: null },
    ...{ minMicros: null, maxMicros: null, feeBp: 0 },
    ...changes,
  }
  return { transfers: { lastId: transfer.id, methods: [transfer] } }
}
