import type { Model, Operation } from './model.ts'

/** What is done to a wallet. A refund has no call of its own: it came between two looks at its order. */
export type WalletInput =
  | { kind: 'charge' | 'credit' | 'refund'; micros: number }
  | { kind: 'read' }
/** What its caller was told; a number is a balance in micro-USD, null that it was not told. */
export type WalletOutput = 'ok' | 'insufficient' | number | null
export type WalletOperation = Operation<WalletInput, WalletOutput>

/**
 * One wallet: its balance is the sum of what happened to it and is never negative. A charge is refused if, and
 * only if, the balance is below it.
 * @param initialMicros the balance at the start of the history, in micro-USD
 */
export function walletModel(initialMicros: number): Model<number, WalletInput, WalletOutput> {
  return {
    initial: initialMicros,
    key: String,
    readOnly: ({ input, output }) => input.kind === 'read' || output === 'insufficient',
    step(balance, { input, output }) {
      if (input.kind === 'read') return output === null || output === balance ? [balance] : []
      const after = input.kind === 'charge' ? balance - input.micros : balance + input.micros
      if (output === 'insufficient') return after < 0 ? [balance] : []
      // Not known: whoever was not told may have been refused.
      if (output === null) return after < 0 ? [balance] : [after, balance]
      return output === 'ok' && after >= 0 ? [after] : []
    },
  }
}
