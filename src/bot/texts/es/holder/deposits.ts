import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const deposits: Texts['deposits'] = {
  topUp: '➕ Recargar saldo',
  method: {
    manual: '🏦 Transferencia bancaria',
    stars: '⭐️ Telegram Stars',
    crypto_pay: '🪙 Cripto (@CryptoBot)',
  },
  chooseMethod: '¿Cómo quieres pagar?',
  noMethod: 'En este momento no se puede recargar saldo.',
  chooseAmount: (least, largest) => `¿Cuánto? De ${least} a ${largest}.`,
  otherAmount: '✏️ Otro monto',
  howMuch: '¿Cuánto, en USD?',
  askAmount: (least, largest) =>
    html`Escribe un monto de ${least} a ${largest}, como ${code('25')} o ${code('12.50')}.`,
  askAmountIn: (least, largest, own) =>
    html`Escribe un monto en USD de ${least} a ${largest}, como ${code('25')}, o lo que quieres pagar, como ${own}.`,
  rate: 'Tasa de cambio',
  rateOf: (rate, at) => `${rate}, del ${at}`,
  fee: 'Comisión',
  bonus: 'Bono',

  transfer: (amount) => `Transfiere ${amount}`,
  inWallet: 'A tu billetera',
  closedWay:
    'Esta forma de pago está cerrada. Si ya pagaste, envía el comprobante. Si no, cancela esta recarga.',
  reference: 'Referencia',
  transferSteps:
    'Escribe esta referencia en tu transferencia. Cuando hayas pagado, envía aquí el comprobante como foto, imagen en archivo o PDF.',
  openUntil: (time) => html`Abierta hasta el ${time}.`,
  pay: (amount) => `Pagar ${amount}`,
  payOnPage:
    'Paga en la página de @CryptoBot con el botón de abajo. El dinero estará en tu billetera en un minuto.',
  payNow: '🪙 Pagar',
  noPage: 'Ahora no se pudo crear la página de pago y no se cobró nada. Pulsa Reintentar.',
  tryAgain: '🔄 Reintentar',
  topUpOf: (amount) => `Recarga de ${amount}`,
  invoiceBelow:
    'Paga con el botón de la factura de abajo. El dinero estará en tu billetera al instante.',
  invoiceAgain: '⭐️ Enviar la factura otra vez',
  invoiceTitle: 'Recarga de saldo',
  invoiceDescription: (amount, reference) =>
    `${amount} para tu billetera. Referencia ${reference}.`,
  cancel: '✕ Cancelar esta recarga',

  sendReceipt: '📎 Enviar el comprobante',
  addReceipt: '📎 Agregar un comprobante',
  askReceipt: 'Envía ahora el comprobante, como foto, imagen en archivo o PDF.',
  receiptWanted: 'Envía el comprobante como foto, imagen en archivo o PDF, o /cancel.',
  received: (receipts) =>
    receipts === 1
      ? '🔎 Gracias. El operador tiene tu comprobante. Te escribiré cuando haya una decisión.'
      : `🔎 Gracias. El operador tiene ${counted(receipts, { one: 'comprobante', other: 'comprobantes' })}. Te escribiré cuando haya una decisión.`,
  receivedBefore:
    '🔎 Ya tengo este archivo, y el operador también. Te escribiré cuando haya una decisión.',
  whichDeposit: 'Tienes varias recargas abiertas. ¿De cuál es este comprobante?',
  fileGone: 'Ya no puedo ver ese archivo. Envía el comprobante otra vez.',

  show: '🧾 Ver la recarga',
  list: '🧾 Pagos',
  none: 'Todavía no has recargado saldo.',
  statusLabel: 'Estado',
  status: {
    open: '🕓 por pagar',
    submitted: '🔎 comprobante en revisión',
    credited: '✅ en tu billetera',
    rejected: '❌ rechazada',
    cancelled: '✕ cancelada',
    expired: '⌛ vencida',
    refunding: '↩️ en devolución',
    refunded: '↩️ devuelta',
    charged_back: '↩️ anulada por el servicio de pago',
  },
  statusIs: (status) => `El estado de esta recarga es: ${status}.`,
  credited: 'Acreditado',
  thatArrived: (amount) => html`${amount}, el monto que llegó`,
  receipts: 'Comprobantes',
  reason: 'Motivo',
  paidBy: 'Forma de pago',
  started: 'Inicio',
  ended: 'Fin',

  checkoutRefused: {
    unknown: 'No conozco esta recarga. Empieza una nueva.',
    ended: 'Esta recarga ya no está abierta. Empieza una nueva.',
    expired: 'Esta recarga venció. Empieza una nueva.',
    'other-person': 'Esta factura es para otra persona.',
    'other-amount': 'El monto no coincide. Empieza una recarga nueva.',
    banned:
      'Tu cuenta no se puede recargar en este momento. Envía /paysupport para ver quién ayuda.',
  },
  unmatched:
    'Tu pago llegó, pero no encontré ninguna recarga tuya para él. El operador ya lo sabe y lo revisará. Envía /paysupport para ver cómo preguntar.',
}
