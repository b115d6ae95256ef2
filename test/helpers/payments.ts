import { expect } from 'vitest'
import { adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { type Deposit, depositByReference } from '../../src/domain/deposits/deposits.ts'
import { refundDeposit } from '../../src/domain/deposits/refunds.ts'
import { walletOf } from '../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { paymentsJob } from '../../src/jobs/payments.ts'
import { createLog } from '../../src/log/log.ts'
import { ADMIN, depositStore, open, USD } from './deposits.ts'
import { openTestAccount, START } from './factories.ts'

/** A holder who pays in Stars, the job that reads Telegram's list of them, and an admin who refunds. */
export async function paymentsShop() {
  const made = await depositStore()
  const { store, telegram, stars, methods } = made
  const holder = await openTestAccount(store)
  const clock = { now: START }
  const logLines: string[] = []
  const log = createLog('warn', { write: (line) => void logLines.push(line) })
  const context = { store, methods, clock: () => clock.now, log }
  const job = (ways = methods.values()) =>
    paymentsJob({ ...context, methods: ways, isPaused: () => false })
  const wallet = () => walletOf(store.read, holder.id)
  return {
    ...{ ...made, holder, clock, logLines, context, job, wallet },
    run: () => job().runOnce(),
    balance: async () => (await wallet()).balanceMicros,
    /** A deposit that is paid at Telegram, and of which no update came. */
    async paid(usd = 10): Promise<Deposit & { paymentId: string }> {
      const deposit = await open(store, holder.id, stars, { amountMicros: usd * USD })
      const { reference, price } = deposit
      const { telegramId } = holder
      return { ...deposit, paymentId: telegram.pay({ reference, price: price ?? 0, telegramId }) }
    },
    spend: (amountMicros: number, accountId = holder.id) =>
      store.transaction((tx) => {
        const debit = { amountMicros: -amountMicros, note: 'spent', actor: ADMIN } as const
        return adjustBalance(tx, accountId, debit, clock.now)
      }),
    refund: ({ reference }: { reference: string }, reason = 'as asked', ways = methods) =>
      refundDeposit({ ...context, methods: ways }, reference, { reason, actor: ADMIN }),
    statusOf: async ({ reference }: { reference: string }) =>
      (await depositByReference(store.read, reference)).status,
    async proven() {
      expect((await proveLedger(store.read)).findings).toEqual([])
    },
  }
}
