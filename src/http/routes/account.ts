import type { Reader } from '../../db/store.ts'
import { balanceOf } from '../../domain/ledger/ledger.ts'
import { toUsd } from '../../domain/shared/money.ts'
import { json } from '../answer.ts'
import type { Route } from '../context.ts'
import { reading } from '../operations.ts'
import { addressSchema, balanceSchema } from '../responses.ts'

export function accountRoutes(read: Reader): Route[] {
  return [
    {
      method: 'get',
      path: '/balance',
      operation: reading({ tag: 'Account', summary: 'Wallet balance in USD' }, balanceSchema),
      handle: async (c) => {
        const balanceUsd = toUsd(await balanceOf(read, c.get('caller').accountId))
        return json(c, { success: true, balanceUsd, currency: 'USD' })
      },
    },
    {
      method: 'get',
      path: '/my-ip',
      operation: reading(
        { tag: 'Account', summary: 'Your address as the service sees it, for the allowlist' },
        addressSchema,
      ),
      handle: (c) => json(c, { success: true, ip: c.get('caller').address }),
    },
  ]
}
