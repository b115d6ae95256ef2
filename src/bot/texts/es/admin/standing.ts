import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const standing: Texts['people']['standing'] = {
  usage: {
    ban: 'Escribe /ban, un id o @nombre y, si quieres, un motivo: /ban @ada Tarjeta robada.',
    unban: 'Escribe /unban y un id o @nombre, y nada más.',
    restrict:
      'Escribe /restrict, un id o @nombre, cuánto tiempo y, si quieres, un motivo: /restrict @ada 2h Demasiados pagos anulados. Escribe el tiempo como 30m, 2h o 7d.',
    unrestrict: 'Escribe /unrestrict y un id o @nombre, y nada más.',
    apioff:
      'Escribe /apioff, un id o @nombre y, si quieres, un motivo: /apioff @ada Demasiadas llamadas malas.',
    apion: 'Escribe /apion y un id o @nombre, y nada más.',
    shopoff: 'Escribe /shopoff, un id o @nombre y, si quieres, un motivo: /shopoff @ada Solo API.',
    shopon: 'Escribe /shopon y un id o @nombre, y nada más.',
  },
  notForAdmins: {
    ban: (name) =>
      `${name} es admin y no se puede bloquear: primero quítale el rol en /team o su id de ADMIN_IDS.`,
    restrict: (name) =>
      `${name} es admin y no se puede restringir: primero quítale el rol en /team o su id de ADMIN_IDS.`,
  },

  howLong: '🟠 ¿Restringir cuánto tiempo?',
  askTime:
    'El bot y la API rechazan a esta persona hasta entonces, y la restricción termina sola. Toca un tiempo, o escribe uno con un motivo, como 2h Demasiados pagos anulados.',
  ask: {
    ban: '⛔ ¿Bloquear?',
    restrict: '🟠 ¿Restringir?',
    apioff: '⚪️ ¿Desactivar la API?',
    shopoff: '⚪️ ¿Desactivar la tienda?',
  },
  askRestrict: (time) => `🟠 ¿Restringir durante ${time}?`,
  effect: {
    ban: 'El bot y la API rechazan a esta persona hasta que la desbloquees.',
    restrict: 'El bot y la API rechazan a esta persona hasta entonces.',
    apioff:
      'Las llamadas de sus programas se rechazan al instante, y no puede activar la API por su cuenta.',
    shopoff: 'Ya no puede comprar en el chat. Su acceso a la API se queda como está.',
  },
  ordersContinue: 'Los pedidos en proceso continúan, y conserva su saldo.',
  askReason: 'Escribe el motivo. Esta persona lo verá.',
  withoutReason: 'Sin motivo',

  confirm: {
    ban: (name) => html`⛔ ¿Bloquear a ${name}?`,
    restrict: (name, until) => html`🟠 ¿Restringir a ${name} hasta el ${until}?`,
    apioff: (name) => html`⚪️ ¿Desactivar la API de ${name}?`,
    shopoff: (name) => html`⚪️ ¿Desactivar la tienda del chat a ${name}?`,
  },
  reason: 'Motivo',
  noReason: 'ninguno',
  balance: 'Saldo',
  replaces: (until) => html`⚠️ Esto sustituye la restricción hasta el ${until}.`,
  getMessage: 'Recibirá un mensaje.',
  getReason: 'Recibirá un mensaje con el motivo.',
  yes: {
    ban: '⛔ Sí, bloquear',
    restrict: '🟠 Sí, restringir',
    apioff: '⚪️ Sí, desactivar',
    shopoff: '⚪️ Sí, desactivar',
  },
  timeIsOver: 'No cambió nada: ese momento ya pasó.',

  did: {
    ban: (name) => `⛔ La cuenta de ${name} está bloqueada.`,
    unban: (name) => `🟢 La cuenta de ${name} ya no está bloqueada.`,
    restrict: (name, until) => `🟠 La cuenta de ${name} está restringida hasta el ${until}.`,
    unrestrict: (name) => `🟢 La cuenta de ${name} ya no está restringida.`,
    apioff: (name) => `⚪️ La API de ${name} está desactivada.`,
    apion: (name) => `🟢 La API de ${name} está permitida de nuevo.`,
    shopoff: (name) => `⚪️ La tienda del chat está desactivada para ${name}.`,
    shopon: (name) => `🟢 ${name} puede comprar otra vez en el chat.`,
  },
  because: (reason) => `Motivo: ${reason}`,
  hasBlocked: 'Bloqueó el bot, así que no recibe ningún mensaje.',
  already: {
    ban: (name, since) =>
      `No cambió nada: la cuenta de ${name} ya está bloqueada desde el ${since}.`,
    unban: (name) => `No cambió nada: la cuenta de ${name} no está bloqueada.`,
    restrict: (name, until) =>
      `No cambió nada: la cuenta de ${name} ya está restringida hasta el ${until}. /restrict con otro tiempo lo cambia.`,
    unrestrict: (name) => `No cambió nada: la cuenta de ${name} no está restringida.`,
    apioff: (name) => `No cambió nada: la API de ${name} ya está desactivada.`,
    apion: (name) => `No cambió nada: ningún admin desactivó la API de ${name}.`,
    shopoff: (name) => `No cambió nada: la tienda ya está desactivada para ${name}.`,
    shopon: (name) => `No cambió nada: ${name} ya puede comprar en el chat.`,
  },
  stillRestricted: (until) => `Sigue restringida hasta el ${until}.`,
  stillBanned: 'Sigue bloqueada.',
  stillOff: 'Pero el titular la desactivó.',
}
