import type { Supplier } from '../domain/suppliers/supplier.ts'

/** A supplier that does each order that it is sent, once, and knows what it has done. */
export function createNext() {
  const done = new Map<string, number>()
  const act = (ref: string) => done.set(ref, (done.get(ref) ?? 0) + 1)
  const supplier: Supplier = {
    kind: 'next',
    needsRef: true,
    async place({ ref, wantsCodes, quantity }) {
      if (!done.has(ref)) act(ref)
      return {
        outcome: 'completed',
        ...(wantsCodes ? { codes: codesOf(ref, quantity) } : {}),
      }
    },
    async check({ ref, wantsCodes, quantity }) {
      if (!done.has(ref)) return { outcome: 'absent' }
      return {
        outcome: 'completed',
        ...(wantsCodes ? { codes: codesOf(ref, quantity) } : {}),
      }
    },
  }
  return { supplier, done: (ref: string) => done.get(ref) ?? 0 }
}

function codesOf(ref: string, quantity: number): string[] {
  return Array.from({ length: quantity }, (_, i) => `NEXT-${ref}-${i + 1}-SECRETCODE`)
}
