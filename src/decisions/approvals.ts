import { confirmApproval, declineApproval } from '../domain/approvals/approvals.ts'
import { orderRow } from '../domain/orders/orders.ts'
import type { Act } from './decision.ts'

// What becomes of what waits for a second person. `id`: the request's.

export const confirming: Act = {
  async run({ deps, actor, telegramId, texts }, id) {
    const done = await confirmApproval(deps, Number(id), { actor, telegramId })
    if (done.kind === 'order') deps.meter.orderEnded(await orderRow(deps.store.read, done.id))
    return { said: texts.t('admin-approvals-done-confirmed') }
  },
}

/** Also for whoever asked. */
export const declining: Act = {
  async run({ change, deps, actor, telegramId, now, texts }, id) {
    const by = { actor, telegramId, owners: deps.owners }
    await change((tx) => declineApproval(tx, Number(id), by, now))
    return { said: texts.t('admin-approvals-done-declined') }
  },
}
