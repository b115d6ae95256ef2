import { suppliersOverview } from '../../domain/reports/suppliers.ts'
import { bold, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, type Screen, send, show, withButton } from '../screen.ts'
import { suppliersView } from '../views/admin/suppliers.ts'

/** The suppliers and their status. */
export const suppliers = {
  right: 'orders',
  group: 'goods',
  menu: { label: 'admin-suppliers', to: ['a.suppliers'] },
  commands: {
    suppliers: async (ctx) => send(ctx, await suppliersScreen(ctx)),
  },
  buttons: {
    'a.suppliers': async (ctx) => show(ctx, await suppliersScreen(ctx)),
  },
  notices: {
    day_limit: ({ texts: { t } }, { supplier }) => {
      const text = t('notices-day-limit', { supplier: bold(supplier) })
      return withButton(text, t('notices-suppliers'), 'a.suppliers')
    },
    supplier_balance_low: ({ texts: { format, t } }, { supplier, balanceMicros }) => {
      const about = { supplier: format.apart(supplier), amount: format.usd(balanceMicros) }
      const text = lines(t('admin-price-lists-low-balance', about))
      return withButton(text, t('notices-suppliers'), 'a.suppliers')
    },
  },
} satisfies Feature

async function suppliersScreen({ texts, deps, now, t, format, read }: BotContext): Promise<Screen> {
  const kinds = new Map([...deps.suppliers].map(([name, { kind }]) => [name, kind]))
  const overview = await suppliersOverview(read, kinds, now)
  return {
    text: suppliersView(texts, overview, now),
    buttons: [
      ...[...deps.suppliers.keys()].map((name) => [
        button(`🚚 ${format.apart(name)}`, 'a.supplier', name),
      ]),
      [
        button(t('admin-suppliers-stuck'), 'a.stuck'),
        button(t('admin-incidents-title'), 'a.incidents'),
      ],
      [button(t('common-back'), 'admin'), button(t('common-refresh'), 'a.suppliers')],
    ],
  }
}
