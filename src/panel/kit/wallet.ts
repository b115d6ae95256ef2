import { walletOf } from '../../domain/ledger/ledger.ts'
import type { Ask } from '../ask.ts'
import { changes } from './acts.ts'
import { html, type Part } from './html.ts'

/** What putting this amount into a wallet would make of its balance. */
export async function balanceChange(
  { read, t, format }: Ask,
  accountId: number,
  amountMicros: number,
): Promise<Part> {
  const { balanceMicros, debtMicros } = await walletOf(read, accountId)
  const afterMicros = Math.max(balanceMicros - debtMicros + amountMicros, 0)
  const debt = t('admin-money-this-pays-first', { amount: format.usd(debtMicros) })
  return html`${changes([[t('admin-money-balance'), format.usd(balanceMicros), format.usd(afterMicros)]])}
${debtMicros > 0 && html`<p class="warn">${t('admin-money-owes')}: ${debt}</p>`}`
}
