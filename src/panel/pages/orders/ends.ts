import { cancelling, completing } from '../../../decisions/orders.ts'
import { deliversCodes } from '../../../domain/catalog/catalog.ts'
import { REASONS, reasonIn } from '../../../domain/orders/admin-decision.ts'
import { orderRow } from '../../../domain/orders/orders.ts'
import { reportOn } from '../../../domain/reports/order.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import type { Ask } from '../../ask.ts'
import type { Act, Params } from '../../kit/acts.ts'
import { decided } from '../../kit/decide.ts'
import { area, check, type Fields, text } from '../../kit/fields.ts'
import { plainly } from '../../kit/words.ts'
import { orderAct } from './attempts.ts'

const PATH = '/panel/orders/:id'

/** Completes an open order by hand, with its codes if it delivers any. */
export const completes = decided(
  completing,
  async ({ t, read }: Ask, { id = '' }: Params): Promise<Fields> => {
    const order = await orderRow(read, id)
    if (!deliversCodes(order)) return {}
    const label = t('panel-orders-codes-asked', { count: order.quantity })
    return { codes: area(label, { file: t('panel-orders-codes-file') }) }
  },
)

/** Cancels an open order. While the supplier may have it, whoever does that says that they have asked. */
export const cancels = decided(cancelling, async ({ t, read }: Ask, { id = '' }: Params) => {
  const { job } = await reportOn(read, id)
  const hint = t('panel-orders-reason-hint')
  const reason = text(t('panel-orders-reason'), { offers: Object.values(REASONS), hint })
  const label = t('panel-inbox-asked-supplier')
  const mayHave = plainly(t('admin-order-supplier-may-have'))
  const requireOn = (typed: string) => {
    if (typed !== 'on') throw new DomainError('FIELD_MISSING', { field: label })
  }
  const asked = { ...check(label, false, { hint: mayHave }), read: requireOn }
  return { reason: { ...reason, read: reasonIn }, ...(job?.sent && { asked }) }
})

/** Acts that end an open order by hand. */
export const orderEnds: Record<string, Act> = {
  [`${PATH}/complete`]: orderAct({
    right: 'orders',
    title: ({ t }) => t('panel-orders-complete'),
    ...completes,
  }),
  [`${PATH}/cancel`]: orderAct({
    right: 'orders',
    title: ({ t }) => t('panel-orders-cancel'),
    ...cancels,
  }),
}
