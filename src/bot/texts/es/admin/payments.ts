import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const payments: Texts['people']['payments'] = {
  title: '❓ Pagos sin recarga',
  none: 'Cada pago está en una billetera o fue devuelto.',
  waits: (count) =>
    `${counted(count, { one: 'pago', other: 'pagos' })} sin recarga: mira /payments`,
  one: '❓ Un pago sin recarga',
  worth: 'Vale',
  paid: 'Pagado',
  unknown: 'no se sabe',
  for: 'Para',
  payer: 'Pagó',
  payment: 'Pago',
  arrived: 'Llegó',
  statusLabel: 'Estado',
  decidedBy: 'Decidió',
  reason: 'Motivo',
  status: {
    open: '🔎 espera una decisión',
    assigned: '✅ acreditado',
    returning: '↩️ en devolución',
    returned: '↩️ devuelto',
  },
  find: 'Averigua de quién es y asígnalo, o devuélvelo.',
  twice: (reference) => html`La recarga ${reference} ya se acreditó: este es un segundo pago.`,
  assignTo: (reference) => `✅ A ${reference}`,
  assign: '✅ Asignar',
  giveBack: '↩️ Devolver',
  askWhom: (reference, withAmount) =>
    html`¿De quién es? Envía la referencia de una recarga, como ${reference}, o quién lo recibe y cuánto en USD: ${withAmount}.`,
  sayAmount: 'No sé cuánto vale este pago. Envía quién lo recibe y el monto en USD.',
  confirm: (amount, name) => `¿Acreditar ${amount} a ${name}?`,
  about: 'El dinero entra en su billetera y recibirá un mensaje.',
  yes: '✅ Sí, acreditar',
  done: (amount, name) => `✅ Se acreditaron ${amount} a ${name}.`,
  byService: 'El servicio de pago lo devuelve al pagador. Escribe el motivo.',
  byHand:
    'Devuélvelo primero en el servicio de pago. Luego escribe aquí el motivo y quedará como devuelto.',
  gone: '↩️ El pago está devuelto.',
  notYet: '↩️ El servicio de pago aún no lo confirma. Pulsa «Devolver» otra vez más tarde.',
  back: '‹ Pagos',
  decide: '❓ Decidir',
}
