import { suppliersOverview } from '../../domain/reports/suppliers.ts'
import type { BotContext, Feature } from '../context.ts'
import { lines } from '../html.ts'
import { button, type Screen, send, show } from '../screen.ts'

/** The suppliers and their status. */
export const suppliers: Feature = {
  commands: {
    suppliers: async (ctx) => send(ctx, await suppliersScreen(ctx)),
  },
  buttons: {
    'a.suppliers': async (ctx) => show(ctx, await suppliersScreen(ctx)),
  },
}

async function suppliersScreen({ texts, deps, now }: BotContext): Promise<Screen> {
  const { suppliers: words } = texts.service
  const kinds = new Map([...deps.suppliers].map(([name, { kind }]) => [name, kind]))
  const overview = await suppliersOverview(deps.store.read, kinds, now)
  return {
    text: lines(
      words.title,
      ...overview.flatMap((supplier) => ['', words.supplier(supplier, now)]),
    ),
    buttons: [
      [button(words.stuck, 'a.stuck')],
      [button(texts.common.back, 'admin'), button(texts.common.refresh, 'a.suppliers')],
    ],
  }
}
