import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const stats: Texts['service']['stats'] = {
  title: '📈 Estadísticas',
  period: {
    today: 'Hoy',
    yesterday: 'Ayer',
    week: 'Los últimos 7 días',
    month: 'Los últimos 30 días',
    quarter: 'Los últimos 90 días',
  },
  short: {
    today: 'Hoy',
    yesterday: 'Ayer',
    week: '7 días',
    month: '30 días',
    quarter: '90 días',
  },
  range: (first, last) => `${first} a ${last}`,
  otherDays: '📅 Otros días',
  pictures: '🖼 Gráficos',
  salesAndProfit: 'Ventas y ganancia por día',
  salesByLine: 'Ventas por línea',
  successByLine: 'Pedidos completados por línea',
  aboutSuccess: 'Parte de los pedidos terminados, y el tiempo de la mitad y de 95 de cada 100',
  askDays: '¿Qué días?',
  aboutAsk: (example) =>
    html`Escribe el primer día y el último, por ejemplo ${example}. Un año como máximo.`,
  badDays:
    'Necesito dos días, por ejemplo 2026-01-01 2026-01-31: primero el anterior, y un año como máximo.',
  none: 'No se vendió nada en esos días.',
  sales: 'Ventas',
  orders: (count) => counted(count, { one: 'pedido', other: 'pedidos' }),
  more: (share) => `${share} más que en los mismos días anteriores`,
  less: (share) => `${share} menos que en los mismos días anteriores`,
  moreThanDay: (share) => `${share} más que el día anterior`,
  lessThanDay: (share) => `${share} menos que el día anterior`,
  profit: 'Ganancia',
  margin: (share) => `${share} de las ventas`,
  withoutCost: (orders, amount) =>
    `Fuera de la ganancia: ${orders} por ${amount}, porque no se sabe cuánto costaron. Indica los costes con /product.`,
  ended: 'Pedidos terminados',
  completed: 'completados',
  times: (half, most) => `La mitad en ${half}, 95 de cada 100 en ${most}`,
  claims: 'Devuelto tras problemas',
  topUps: 'Recargas',
  newAccounts: 'Cuentas nuevas',
  byLine: 'Por línea',
  bySupplier: 'Por proveedor',
  topProducts: 'Lo más vendido',
  topAccounts: 'Mejores clientes',
  open: 'Pedidos abiertos',
  accounts: 'Cuentas',
  owed: 'Deudas tras contracargos',
  about:
    'Los días empiezan a las 00:00 UTC. Un pedido cuenta el día en que terminó, y a las ventas se les restan las devoluciones.',
  openOrders: '⏳ Pedidos abiertos',
}
