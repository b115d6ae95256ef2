import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const addressGuard: Texts['addressGuard'] = {
  open: '🛡 Direcciones nuevas',
  isOn: 'Activado. Antes de que una clave pague desde una dirección donde nunca se usó, te pregunto. Pregunto cinco veces por hora como máximo.',
  isOff:
    'Desactivado. Tus claves pueden pagar desde cualquier dirección que pueda llamar. Si lo activas, te pregunto antes de que una clave pague desde una dirección donde nunca se usó.',
  about:
    'Las llamadas que solo leen siempre se aceptan. Las direcciones individuales de tu lista de direcciones permitidas cuentan como conocidas.',
  waiting: 'Esperan tu respuesta',
  known: 'Direcciones conocidas',
  noneYet: 'Ninguna todavía.',
  turnOn: '🛡 Activar',
  turnOff: '⚪️ Desactivar',
  turnedOn: 'Te preguntaré antes de que una clave pague desde una dirección nueva.',
  turnedOff: 'Ya no pregunto. Tus claves pueden pagar desde cualquier dirección que pueda llamar.',
  forget: '➖ Quitar',
  chooseForget:
    'Toca una dirección para quitarla. Mientras esto esté activado, volveré a preguntarte antes de que la clave pague desde ahí.',
  forgotten: (address) => `Se quitó ${address}.`,

  question: '🛡 Alguien quiere pagar con tu clave desde una dirección nueva',
  key: 'Clave',
  address: 'Dirección',
  askYours:
    'Rechacé la llamada, porque esta clave nunca se usó desde ahí. No se cobró nada. ¿Es tuya esta dirección?',
  allow: '✅ Permitir',
  allowAndList: '✅ Permitir y agregar a la lista',
  notMe: '🚫 No fui yo: revocar la clave',
  freeze: '🧊 Desactivar toda la API',
  askList: (address) => `¿Empezar la lista de direcciones permitidas con ${address}?`,
  listIsEmpty:
    'Tu lista está vacía, así que cualquier dirección puede llamar. En cuanto tenga una entrada, se rechazan todas las demás.',
  addsOthers: 'Por eso agregaría también las direcciones desde las que se usan tus claves:',
  noOthers: 'No conozco otra dirección desde la que se usen tus claves.',
  listNow: '✅ Sí, empezar la lista',
  allowed: (key, address) => html`✅ La clave ${key} puede pagar desde ${address}.`,
  listed: (count) => `Agregadas a la lista de direcciones permitidas: ${count}.`,
  sendAgain: 'Envía otra vez la llamada rechazada.',
  revoked: (key) => html`🚫 La clave ${key} está revocada: ya nadie puede usarla.`,
  endedBefore: (key) => html`🚫 La clave ${key} ya no era válida: nadie puede usarla.`,
  afterRevoking: {
    replaced: 'La clave que la sustituyó funciona como antes.',
    others: 'Tus otras claves funcionan como antes.',
    none: 'No tienes otra clave. Crea una nueva para tus programas.',
  },
  lookWhere:
    'Alguien la conocía, así que revisa dónde estaba guardada. Si puede conocer más claves tuyas, desactiva toda la API.',
  frozen: 'La API está desactivada para tu cuenta.',
  whatFrozenMeans: 'Se rechazan todas las llamadas. Los pedidos en proceso continúan.',
  afterFreezing:
    'Revoca las claves que otra persona pueda conocer. Después activa de nuevo la API, en Acceso a la API.',
  noLongerOpen: 'Esta pregunta ya no está abierta.',
  over: 'Esta pregunta ya no está abierta: ya la respondiste, o su clave ya no es válida.',
  apiAccess: '🔑 Acceso a la API',
}
