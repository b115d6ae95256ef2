import type { RefusedFor } from '../../../../domain/access/last-refusal.ts'
import { code, type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, toOperator } from '../words.ts'

export const api: Texts['api'] = {
  title: '🔑 Acceso a la API',
  access: 'Acceso',
  state: { on: '🟢 activado', off: '⚪️ desactivado' },
  key: 'Clave',
  noKey: 'ninguna',
  keyCreated: (time) => html`creada el ${time}`,
  keyUsed: (ago) => `último uso: ${ago}`,
  keyUsedFrom: (ago, address) => html`último uso: ${ago}, desde ${address}`,
  keyUnused: 'sin usar todavía',
  otherKeys: 'Otras claves',
  olderKey: 'Clave anterior',
  validUntil: (time) => html`válida hasta el ${time}`,
  moreOlderKeys: (count) =>
    `… y ${counted(count, { one: 'clave anterior', other: 'claves anteriores' })} más`,
  addressList: 'Direcciones',
  anyAddress: 'cualquiera',
  allowed: (count) => counted(count, { one: 'permitida', other: 'permitidas' }),
  asksAboutNew: 'te pregunto por las nuevas',
  baseUrl: 'URL base',
  accepted: {
    one: '✅ Las llamadas con tu clave se aceptan.',
    many: '✅ Las llamadas con tus claves se aceptan.',
  },
  refused: 'La API rechaza tus llamadas en este momento:',

  lastRefused: (ago: string, from: Html, why: string) =>
    html`🚫 Última llamada rechazada: ${ago}, ${from}: ${why}.`,
  from: (address: Html) => html`desde ${address}`,
  fromUnknown: html`desde una dirección desconocida`,
  /** Why the last refused call was refused, to put at the end of a sentence. */
  refusedFor: {
    replaced: 'su clave se cambió por una nueva',
    expired: 'su clave había caducado',
    revoked: 'su clave fue revocada',
    API_DISABLED: 'el acceso a la API estaba desactivado',
    API_DISABLED_BY_ADMIN: 'el operador había desactivado el acceso a la API',
    API_NOT_ELIGIBLE: 'la cuenta aún no podía usar la API',
    ACCOUNT_BANNED: 'la cuenta estaba bloqueada',
    ACCOUNT_RESTRICTED: 'la cuenta estaba restringida',
    IP_ALLOWLIST_REQUIRED: 'no había una lista de direcciones permitidas',
    IP_NOT_ALLOWED: 'la dirección no estaba en tu lista',
    KEY_SCOPE: 'su clave no sirve para esas llamadas',
  } satisfies Record<RefusedFor, string>,
  allowRefused: (address: string) => `✅ Permitir ${address}`,
  askAllow: '¿Permitir llamadas desde esta dirección?',
  whatAllowMeans:
    'Los programas de esta dirección podrán usar la API con tus claves. Permítela solo si es tuya.',
  allowNow: '✅ Sí, permitirla',

  turnOn: '🟢 Activar',
  turnOff: '⚪️ Desactivar',
  turnedOn: 'El acceso a la API está activado.',
  turnedOff:
    'El acceso a la API está desactivado. Se rechazan todas las llamadas hasta que lo actives de nuevo.',
  askOff: '¿Desactivar el acceso a la API?',
  whatOffMeans:
    'Todas las llamadas de tus programas se rechazan al instante. Los pedidos en proceso continúan, y tu clave sigue siendo la misma.',
  createKey: '🔑 Crear una clave',
  rotateKey: '🔁 Cambiar la clave',
  addresses: '🌐 Direcciones',
  tryIt: '▶️ Primeras llamadas',

  replace: '🔁 Cambiar la clave',
  chooseGrace:
    'Recibes una clave nueva al instante, con los mismos límites y vencimiento. ¿Cuánto tiempo debe seguir funcionando la anterior, para que puedas cambiar tus programas?',
  grace: { none: 'Nada', hour: '1 hora', day: '24 horas' },
  askReplace: '¿Cambiar esta clave?',
  afterReplacing: {
    none: 'La clave anterior deja de funcionar al instante.',
    hour: 'La clave anterior sigue funcionando 1 hora.',
    day: 'La clave anterior sigue funcionando 24 horas.',
  },
  rotateNow: '🔁 Sí, cambiarla',
  newKey: 'Tu clave de API',
  shownOnce:
    'Solo la muestro una vez y no guardo copia. Guárdala donde tus programas puedan leerla y luego borra este mensaje.',
  sendAs: html`Envíala en cada llamada, en el encabezado ${code('X-API-Key: …')}.`,
  copyKey: '📋 Copiar la clave',
  deleteMessage: '🗑 Ya la guardé: borrar este mensaje',
  keyNotShown:
    'Se creó una clave nueva, pero mi mensaje con ella no te llegó y no guardo copia. Crea otra clave.',
  keyOutOfDate: 'La clave cambió desde que se mostró este botón.',

  runThese:
    'Ejecuta estos comandos en una terminal (toca uno para copiarlo). Antes pon tu clave después de KEY=',
  forSale: 'Mira qué está a la venta:',
  orderOne: (product, price) =>
    `Un pedido: ${product} por ${price} de tu billetera, entregado al instante:`,
  orderAny: 'Un pedido, pagado con tu billetera:',
  aboutTrxid:
    'El trxid es tu propio id del pedido. Usa uno nuevo en cada pedido, por ejemplo un UUID, porque dos clientes no pueden usar el mismo. Si envías otra vez un pedido con el mismo trxid, no se te cobra dos veces.',
  reference: (url) => `La referencia completa: ${url}`,

  refusal: {
    MISSING_API_KEY: 'No tienes ninguna clave válida. Crea una abajo.',
    ACCOUNT_BANNED: (support) => `Tu cuenta está bloqueada. Pregunta ${toOperator(support)}.`,
    ACCOUNT_RESTRICTED: (support) =>
      `Tu cuenta está restringida por un tiempo. Espera a que se levante la restricción o pregunta ${toOperator(support)}.`,
    API_DISABLED_BY_ADMIN: (support) =>
      `El operador desactivó tu acceso a la API. Pregunta ${toOperator(support)}.`,
    API_DISABLED: 'El acceso a la API está desactivado. Actívalo abajo.',
    API_NOT_ELIGIBLE: (rules) =>
      `Todavía no puedes usar la API. Podrás en cuanto se cumpla esto: ${rules}.`,
    IP_ALLOWLIST_REQUIRED:
      'Este servicio exige una lista de direcciones permitidas. Agrega las tuyas en Direcciones.',
    IP_NOT_ALLOWED:
      'Tu última llamada vino de una dirección que no está en tu lista. Agrégala en Direcciones.',
  },
  eligibleBy: {
    deposited: (amount) => `has recargado al menos ${amount} en total`,
    age: (age) => `tu cuenta tiene ${age}`,
  },
  maintenance: 'El servicio está en mantenimiento: por ahora se rechazan los pedidos nuevos.',
  ordersPaused: 'Los pedidos por API están en pausa por ahora. Todo lo demás funciona.',
}
