import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const approvals: Texts['people']['approvals'] = {
  title: '🔐 Segunda persona',
  none: 'Nada espera a una segunda persona.',
  above: (amount) =>
    `Los abonos y reembolsos de más de ${amount} necesitan una segunda persona. Las tasas, las formas de pago y los papeles que mueven dinero, siempre.`,
  anyAmount: 'sin límite',
  never: 'Ningún monto necesita una segunda persona.',
  kinds: {
    adjustment: 'Abono o cargo',
    top_up: 'Recarga',
    top_up_refund: 'Devolución de una recarga',
    payment: 'Pago por asignar',
    claim: 'Reembolso por un problema',
    order: 'Cancelar un pedido',
    settings: 'Ajustes de recargas',
    second_person: 'Monto para una segunda persona',
    transfer: 'Forma de pago',
    supplier: 'Límites de un proveedor',
    role: 'Papel',
    tier: 'Nivel de una cuenta',
    claim_codes: 'Cambio de códigos',
    payment_return: 'Devolución de un pago',
  },
  state: {
    open: 'en espera',
    confirmed: 'confirmado',
    declined: 'rechazado',
    expired: 'vencido',
  },
  amount: 'Monto',
  asked: 'Lo decidió',
  ended: 'Lo cerró',
  until: 'Hasta',
  reason: 'Motivo',
  confirm: '✅ Confirmar',
  decline: '✖️ Rechazar',
  withdraw: '✖️ Retirar',
  waitsForOther: 'Esto necesita una segunda persona. Ya está avisada y tiene 24 horas.',
  done: { confirmed: 'Confirmado y hecho.', declined: 'Rechazado. Nada ha cambiado.' },
  wanted: (who, what, amount) => `🔐 ${who} necesita una segunda persona: ${what}, ${amount}.`,
  told: {
    confirmed: (who, what, amount) => `✅ ${who} lo confirmó: ${what}, ${amount}. Está hecho.`,
    declined: (who, what, amount) => `✖️ ${who} lo rechazó: ${what}, ${amount}. Nada ha cambiado.`,
  },
  show: 'Verlo',
  waits: (count) =>
    `${counted(count, { one: 'decisión espera', other: 'decisiones esperan' })} a una segunda persona: mira /approvals`,
  setting: (amount) => `🔐 Segunda persona: más de ${amount}`,
  settingNever: '🔐 Segunda persona: nunca',
  ask: '¿Por encima de cuántos USD hacen falta dos?',
  about:
    'Los abonos y reembolsos por encima de este monto esperan hasta que otra persona del equipo los confirme. Las tasas, las formas de pago, los papeles que mueven dinero y subir este monto esperan entonces siempre. Envía 0 para nunca.',
  back: '‹ Segunda persona',
}
