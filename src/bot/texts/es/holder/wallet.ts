import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const wallet: Texts['wallet'] = {
  title: '👛 Billetera',
  balance: 'Saldo',
  openTopUps: 'Recargas abiertas',
  owed: (amount) =>
    html`⚠️ Debes ${amount}, porque se anuló un pago después de que lo gastaras. Los pedidos y las consultas de pago se rechazan hasta que lo pagues. Tu próxima recarga paga eso primero.`,
  lowBalance: '🔔 Saldo bajo',
  noMark: 'No te aviso cuando tu saldo está bajo.',
  mark: (amount) => html`Te aviso cuando tu saldo baje de ${amount}.`,
  setMark: '✏️ Fijar el monto',
  markOff: '🔕 Desactivar',
  askMark: 'Avísame cuando mi saldo baje de:',
  howToType: html`Escribe un monto en USD, como ${code('50')}.`,
  markOffToast: 'Ya no te avisaré.',

  entries: '📒 Movimientos',
  noEntries: 'Todavía no hay movimientos. Tu primera recarga será el primero.',
  balanceThen: (amount) => `saldo ${amount}`,
  kind: {
    deposit: 'Recarga de saldo',
    deposit_refund: 'Recarga devuelta',
    deposit_refund_reversal: 'Devolución de una recarga anulada',
    credit: 'Abono',
    debit: 'Cargo',
    charge: 'Pedido',
    refund: 'Pedido reembolsado',
    claim_refund: 'Reembolso por un problema',
    fee: 'Consulta',
    fee_refund: 'Consulta reembolsada',
    chargeback: 'Recarga anulada',
    debt: 'Deuda por una recarga anulada',
    debt_payment: 'Deuda pagada',
  },

  statement: '⬇️ Extracto (CSV)',
  statementCaption: (count) =>
    `Todos los movimientos de tu billetera, del más antiguo al más nuevo: ${count}. Las horas están en UTC y los montos en USD.`,
  statementPart: (part) => `Parte ${part} de tu extracto, con los movimientos siguientes.`,
}
