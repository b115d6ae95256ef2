import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const webhooks: Texts['webhooks'] = {
  open: '🪝 Webhooks',
  ofTestKeys: '🪝 Webhooks de tus claves de prueba',
  one: '🪝 Webhook',
  oneOfTestKeys: '🪝 Webhook de tus claves de prueba',
  about: 'Envío eventos, como un pedido completado, a estas URL. Toca una para ver qué se envió.',
  whatFor:
    'Puedo enviar eventos, como un pedido completado, a una URL tuya, para que tus programas no tengan que preguntar una y otra vez. Cada llamada va firmada.',
  full: (count) => `Tienes ${count}, que es el límite. Quita uno para agregar otro.`,
  add: '➕ Agregar un webhook',
  world: { live: '🪝 Webhooks de claves reales', test: '🧪 Webhooks de claves de prueba' },

  state: 'Estado',
  on: '🟢 activado',
  failing: (time) => html`🟠 activado, pero falla desde el ${time}`,
  off: {
    switched_off: '⚪️ desactivado',
    failing: '⚪️ desactivado, porque ninguna llamada funcionó en cinco días',
    gone: '⚪️ desactivado, porque tu servidor respondió 410 (gone)',
  },
  events: 'Eventos',
  allEvents: 'todos',
  waiting: 'En espera',
  calls: (count) => counted(count, { one: 'llamada', other: 'llamadas' }),
  lastTest: 'Última prueba',
  testOnItsWay: '🕓 en camino: toca Actualizar',
  id: 'Id',
  added: 'Agregado',

  sendTest: '📨 Enviar un evento de prueba',
  testSent: 'Un evento de prueba va en camino. Toca Actualizar para ver la respuesta.',
  deliveries: '📜 Envíos',
  chooseTypes: '🗂 Elegir eventos',
  rotate: '🔁 Cambiar el secreto',
  turnOn: '🟢 Activar',
  turnOff: '⚪️ Desactivar',
  turnedOn:
    'El webhook está activado. Recibe lo que pase desde ahora. En Envíos puedes mandarle lo que se perdió.',
  turnedOff: 'El webhook está desactivado.',
  remove: '🗑 Quitar',
  removed: 'Webhook quitado.',
  whichEvents: '🗂 ¿Qué eventos?',
  askTypes:
    'Toca un evento para elegirlo o dejarlo fuera. Si los eliges todos, también se envían los tipos nuevos.',
  next: 'Siguiente: la URL ›',
  save: '💾 Guardar',
  typesSaved: 'Guardado.',
  whereTo: '🪝 ¿Adónde envío los eventos?',
  askUrl: html`Envía la URL de tu servidor, como ${code('https://shop.example/webhooks')}. Entonces le envío un evento de prueba firmado y te muestro el secreto con el que se firma cada llamada.`,
  didYouMean: (url) => html`¿Querías decir ${url}?`,
  offerUrl: (url) =>
    html`¿Envío los eventos de tu cuenta a ${url}? Entonces le envío un evento de prueba firmado y te muestro el secreto con el que se firma cada llamada.`,

  secret: 'El secreto de tu webhook',
  to: (url) => html`hacia ${url}`,
  secretShownOnce: html`Solo lo muestro una vez. Tu servidor lo necesita para verificar el encabezado ${code('webhook-signature')} de cada llamada: cualquier biblioteca de Standard Webhooks lo hace.`,
  copySecret: '📋 Copiar el secreto',
  secretNotShown:
    'Hecho, pero mi mensaje con el secreto no te llegó y no puedo mostrarlo otra vez. Abre el webhook y pide un secreto nuevo.',
  newSecretNotShown:
    'Hecho, pero mi mensaje con el secreto nuevo no te llegó y no puedo mostrarlo otra vez. Pide otro. El secreto que usa tu servidor deja de servir en ese momento, así que prepárate para cambiarlo.',
  rotatedBefore: 'El webhook tiene un secreto nuevo desde que se mostró este botón.',
  ask: {
    rotate: '¿Cambiar el secreto?',
    off: '¿Desactivar el webhook?',
    remove: '¿Quitar el webhook?',
  },
  whatItMeans: {
    rotate: (url) =>
      html`Recibes al instante un secreto nuevo para ${url}. Durante 24 horas cada llamada se firma también con el anterior, para que puedas cambiar tu servidor. Si recibiste un secreto nuevo hace menos de 24 horas, el que había antes deja de servir ahora.`,
    off: (url) =>
      html`No se envía nada a ${url} hasta que lo actives de nuevo. Lo que pase mientras tanto solo se envía si lo pides después, en Envíos.`,
    remove: (url) => html`Ya no se envía nada a ${url}, y su secreto desaparece.`,
  },
  confirmed: {
    rotate: '🔁 Sí, cambiarlo',
    off: '⚪️ Sí, desactivarlo',
    remove: '🗑 Sí, quitarlo',
  },

  noDeliveries: 'Todavía no se envió nada.',
  legend:
    'Cada línea tiene el evento, el estado de la respuesta de tu servidor, cuánto tardó y el número del intento.',
  notSentYet: 'sin enviar todavía',
  event: 'Evento',
  notKept: 'ya no se conserva',
  subject: 'Sobre',
  queued: 'En cola',
  attempts: 'Intentos',
  lastAttempt: 'Último intento',
  answer: 'Respuesta',
  answered: (status, ms) => `${status} en ${ms} ms`,
  noAnswer: (problem, ms) => `${problem} tras ${ms} ms`,
  nextAttempt: 'Próximo intento',
  givenUp: 'No hay más intentos. Puedes enviarlo otra vez.',
  sendAgain: '📨 Enviar otra vez',
  sentAgain: 'Va en camino otra vez.',
  deliveryGone: 'Este envío se repitió desde entonces, o ya no se conserva.',
  resend: '📨 Enviar todo desde …',
  askSince: html`Se envían otra vez todos los eventos desde entonces, también los que tu servidor ya aceptó. Toca un momento, o envía una fecha como ${code('2026-01-15')} o ${code('2026-01-15 12:00')} (UTC).`,
  notADate:
    'Esto no es una fecha del pasado. Escríbela como 2026-01-15 o 2026-01-15 12:00 (UTC), o envía /cancel.',
  nothingSince: (time) => html`No ha habido eventos de los tipos elegidos desde el ${time}.`,
  askResend: (count) => `¿Enviar otra vez ${counted(count, { one: 'evento', other: 'eventos' })}?`,
  everythingSince: (time) =>
    html`Es todo desde el ${time}. Tu servidor recibe cada uno con el mismo id que antes.`,
  resendNow: (count) => `📨 Sí, enviar ${count}`,
  resending: 'Van en camino.',
}
