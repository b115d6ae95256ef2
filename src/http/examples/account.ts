import type { Examples } from '../operations.ts'

export const BALANCE_EXAMPLES: Examples = {
  'A wallet': { success: true, balanceUsd: 100, currency: 'USD' },
}
export const ADDRESS_EXAMPLES: Examples = { Yours: { success: true, ip: '198.51.100.7' } }
