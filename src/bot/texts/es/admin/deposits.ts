import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

const OTHERS = { one: 'recarga más', other: 'recargas más' }

export const deposits: Texts['people']['deposits'] = {
  pendingTitle: '🧾 Recargas que te esperan',
  nonePending: 'Ninguna recarga espera una decisión.',
  creditedTitle: '✅ Recargas acreditadas',
  noneCredited: 'Todavía no se acreditó ninguna recarga.',
  ofTitle: (name) => `🧾 Recargas de ${name}`,
  noneOf: 'Todavía no hay recargas.',
  pending: '🔎 En espera',
  credited: '✅ Acreditadas',

  topUpOf: (amount) => `Recarga de ${amount}`,
  statusLabel: 'Estado',
  status: {
    open: '🕓 por pagar',
    submitted: '🔎 espera una decisión',
    credited: '✅ acreditada',
    rejected: '❌ rechazada',
    cancelled: '✕ cancelada por el titular',
    expired: '⌛ vencida',
    refunding: '↩️ en devolución',
    refunded: '↩️ devuelta',
    charged_back: '↩️ anulada por el servicio de pago',
  },
  creditedLabel: 'Acreditado',
  decidedBy: 'Decidió',
  reason: 'Motivo',
  accountLabel: 'Cuenta',
  method: 'Forma de pago',
  reference: 'Referencia',
  payment: 'Pago',
  toPay: 'Por pagar',
  rate: 'Tasa de cambio',
  paidIn: 'Pagado en',
  receipts: 'Comprobantes',
  started: 'Inicio',
  ended: 'Fin',
  isWithoutReceipt: 'No hay comprobante.',
  sameReceipt: (count) => `El mismo comprobante se envió para ${counted(count, OTHERS)}:`,
  sameReceiptElsewhere: (count, ofOthers) =>
    `El mismo comprobante se envió para ${counted(count, OTHERS)} (de otras cuentas: ${ofOthers}):`,

  submitted: '🔔 Te espera un comprobante',
  decidedMeanwhile: '🔔 Llegó un comprobante, pero su recarga ya está decidida',
  oneReceipt: '📎 Comprobante',
  allReceipts: (count) => `📎 Ver ${counted(count, { one: 'comprobante', other: 'comprobantes' })}`,
  receiptNumber: (number, count) => `Comprobante ${number} de ${count}`,
  noReceipt: 'Esta recarga no tiene comprobante.',
  receiptGone: 'Telegram ya no tiene este archivo. Pide al titular que lo envíe otra vez.',
  show: '🧾 Ver la recarga',
  account: '👤 Cuenta',
  back: '‹ Recargas',
  approve: '✅ Aprobar',
  otherAmount: '✏️ Otro monto',
  reject: '❌ Rechazar',
  refund: '↩️ Devolver',

  confirmApprove: (amount) => `¿Acreditar ${amount}?`,
  approves: (name, reference) =>
    html`El dinero entra en la billetera de ${name}, que recibirá un mensaje. Hazlo solo si recibiste el dinero, con la referencia ${reference}.`,
  approveNow: '✅ Sí, acreditar',
  howMuchArrived: (currency) => `¿Cuánto dinero llegó, en ${currency}?`,
  wantedToPay: (name, amount) => `${name} quería pagar ${amount}.`,
  askArrived: (example) =>
    html`Escribe el monto, como ${example}. Te pregunto una vez más antes de acreditarlo.`,
  confirmOther: (amount, claimed) => `¿Acreditar ${amount} en vez de ${claimed}?`,
  approvesOther: (name, reference) =>
    html`El dinero entra en la billetera de ${name}, que recibirá un mensaje con los dos montos. Hazlo solo si recibiste ese monto, con la referencia ${reference}.`,
  farOff: '⚠️ Los dos montos son muy distintos: ¿sobra o falta un dígito?',
  approved: (amount, name) => `✅ Se acreditaron ${amount} a ${name}.`,
  approvedOther: (amount, name, claimed) =>
    `✅ Se acreditaron ${amount} a ${name} en vez de ${claimed}.`,

  whyRejected: (amount) => `¿Por qué se rechaza la recarga de ${amount}?`,
  askReason: 'Toca o escribe el motivo. El titular de la cuenta lo verá.',
  rejected: (amount, name) => `❌ La recarga de ${amount} de ${name} está rechazada.`,
  because: (reason) => `Motivo: ${reason}`,
  confirmRefund: (amount) => `¿Devolver ${amount}?`,
  refunds:
    'El monto se descuenta de la billetera, que debe tener saldo suficiente. No se puede deshacer.',
  refundsStars: (stars) =>
    `El monto se descuenta de la billetera, que debe tener saldo suficiente, y ${stars} vuelven al pagador. No se puede deshacer.`,
  chargedBack: (amount, name) =>
    `↩️ El servicio de pago ya había anulado el pago de ${name}, así que se descontaron ${amount} de la billetera. Si una parte estaba gastada, la cuenta debe esa parte.`,
  refunded: (amount, name) => `↩️ Se devolvieron ${amount} a ${name}.`,
  refunding: (amount, name) =>
    `↩️ Se descontaron ${amount} de la billetera de ${name}. El servicio de pago aún no confirma la devolución; sigo preguntando.`,
  cannotRefund:
    'Esta recarga no se puede devolver desde aquí, o ya no. Ahora ves su estado actual.',
  notPending: 'Esta recarga ya no espera una decisión. Ahora ves su estado actual.',
  rejectReasons: {
    absent: 'No recibido',
    amount: 'Monto incorrecto',
    unreadable: 'El comprobante no se lee',
  },
  refundReasons: { asked: 'Como pediste', twice: 'Pagado dos veces' },
}
