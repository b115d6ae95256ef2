import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const books: Texts['service']['books'] = {
  title: (month) => `📒 Cuentas, ${month}`,
  opening: 'Monederos al principio',
  closing: 'Monederos al final',
  addsUp: '✅ Cuadra con el libro mayor hasta la última cifra.',
  wrong: (amount) => `⚠️ Faltan ${amount}. Ejecuta la auditoría: npm run cli -- audit`,
  none: 'Este mes no hubo movimientos.',
  kind: {
    deposit: 'Recargas',
    deposit_refund: 'Recargas devueltas',
    deposit_refund_reversal: 'Devoluciones de recargas fallidas',
    chargeback: 'Retirado por servicios de pago',
    debt: 'Deudas nuevas',
    debt_payment: 'Deudas pagadas',
    credit: 'Añadido a mano',
    debit: 'Quitado a mano',
    charge: 'Cobrado por pedidos',
    refund: 'Pedidos reembolsados',
    claim_refund: 'Devuelto tras problemas',
    fee: 'Tarifas de consultas',
    fee_refund: 'Tarifas devueltas',
  },
  sold: 'Vendido',
  cost: 'Coste',
  now: 'Ahora',
  atSupplier: (supplier) => `En ${supplier}`,
  stock: 'Códigos en venta',
  inStock: (count) => counted(count, { one: 'código', other: 'códigos' }),
  costUnknown: (count) =>
    `${counted(count, { one: 'código', other: 'códigos' })} sin coste conocido`,
  debts: 'Deudas tras contracargos',
  about:
    'Solo cuentas reales. Un mes empieza a las 00:00 UTC de su primer día. Las ventas y la ganancia cuentan un pedido cuando terminó; el libro mayor, cuando se cobró.',
  usage: 'Escribe /books, o /books y un mes, como /books 2026-01.',
}
