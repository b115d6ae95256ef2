import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const stats: Texts['service']['stats'] = {
  title: '📈 Estadísticas',
  period: { today: 'Hoy (UTC)', week: 'Últimos 7 días', month: 'Últimos 30 días' },
  open: 'Pedidos abiertos',
  accounts: 'Cuentas',
  owed: 'Debido por pagos anulados',
  sales: 'Ventas',
  orders: (count) => counted(count, { one: 'pedido', other: 'pedidos' }),
  claims: 'Devuelto por problemas',
  topUps: 'Recargas',
  newAccounts: 'Cuentas nuevas',
  about:
    'Los días empiezan a las 00:00 UTC, y hoy cuenta como uno. Las ventas son netas de reembolsos.',
  openOrders: '⏳ Pedidos abiertos',
}
