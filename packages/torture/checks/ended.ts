import type { Check } from './check.ts'

export const ended: Check = {
  name: 'ended',
  promise: 'Every order ends once its supplier answers again.',
  find({ wallets }) {
    return wallets.flatMap(({ orders, holder }) =>
      orders
        .filter(({ status }) => status === 'processing')
        .map((order) => ({
          what: `Order ${order.orderId} of ${holder.name} is still open.`,
          evidence: [order],
        })),
    )
  },
}
