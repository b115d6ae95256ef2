import { askingSupplier } from '../../../decisions/orders.ts'
import { listingOf } from '../../../domain/catalog/catalog.ts'
import { optionsOf } from '../../../domain/catalog/player.ts'
import { correctPlayer } from '../../../domain/fulfilment/order-attempts.ts'
import { orderRow } from '../../../domain/orders/orders.ts'
import { fieldText } from '../../../domain/shared/typed-text.ts'
import type { Ask } from '../../ask.ts'
import { type Act, act, changes, type Params } from '../../kit/acts.ts'
import { decided } from '../../kit/decide.ts'
import { choice, type Fields, text } from '../../kit/fields.ts'
import { html, type Part } from '../../kit/html.ts'
import { playerText, productText } from './list.ts'

const PATH = '/panel/orders/:id'

/** The order that an act is about. */
export async function aboutOrder(ask: Ask, { id = '' }: Params): Promise<Part> {
  const order = await orderRow(ask.read, id)
  const player = playerText(order.player)
  return html`<p>${productText(ask, order)}${player && ` · ${player}`} · ${ask.format.usd(order.amountMicros)}<br><code>${id}</code></p>`
}

/** An act on an order, whose page it begins at. */
export function orderAct<F extends Fields>(one: Omit<Act<F>, 'back'>): Act {
  return act<F>({ about: aboutOrder, ...one, back: ({ id }) => `/panel/orders/${id}` })
}

/** Acts on the attempts at an open order. */
export const orderAttempts: Record<string, Act> = {
  [`${PATH}/ask`]: orderAct({
    right: 'orders',
    title: ({ t }) => t('panel-orders-ask'),
    ...decided(askingSupplier),
  }),
  [`${PATH}/player`]: orderAct({
    right: 'orders',
    title: ({ t }) => t('panel-orders-player-act'),
    about: async (ask, params) =>
      html`${await aboutOrder(ask, params)}<p>${ask.t('panel-orders-player-about')}</p>`,
    async fields({ read }, { id = '' }): Promise<Fields> {
      const { player, pid } = await orderRow(read, id)
      const line = (await listingOf(read, pid))?.line
      if (!line) return {}
      const each = line.fields.map((field) => {
        const { name, label } = field
        const value = player[name] ?? ''
        const options = optionsOf(line, field)?.map((one) => [one.value, one.value] as const)
        if (options) return [name, choice(label, options, { value })]
        return [name, { ...text(label, { value }), read: fieldText }]
      })
      return Object.fromEntries(each)
    },
    async preview({ read, t }, { id = '' }, player) {
      const { player: before } = await orderRow(read, id)
      return changes([[t('panel-orders-player'), playerText(before), playerText(player)]])
    },
    async run(sent, { id = '' }, player) {
      const { actor, now, t } = sent
      await sent.change((tx) => correctPlayer(tx, id, { player, actor }, now))
      return { said: t('panel-orders-player-done') }
    },
  }),
}
