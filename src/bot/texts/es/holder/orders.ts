import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

const CODES = { one: 'código', other: 'códigos' }

export const orders: Texts['orders'] = {
  list: '📦 Tus pedidos',
  testList: '🧪 Tus pedidos de prueba',
  none: 'Todavía no tienes pedidos. Compra algo en la tienda, o deja que tus programas pidan por la API.',
  noneLikeThis: 'No tienes pedidos así.',
  noTests: 'Ninguna clave de prueba ha hecho un pedido todavía.',
  howToOpen: 'Toca un número para ver el pedido.',

  filterAll: 'Todos',
  filter: {
    processing: '⏳ En proceso',
    completed: '✅ Completados',
    cancelled: '↩️ Cancelados',
  },
  filterGame: '🎮 Juego',
  chooseGame: '¿Pedidos de qué juego?',
  allGames: 'Todos los juegos',

  mark: { processing: '⏳', completed: '✅', cancelled: '↩️' },
  status: {
    processing: '⏳ en proceso',
    completed: '✅ completado',
    cancelled: '↩️ cancelado',
  },
  refunded: '↩️ cancelado y reembolsado',
  willTellYou:
    'Te escribiré cuando esté listo. Si no se puede hacer, el dinero vuelve a tu billetera.',
  isTest: '🧪 Pedido de prueba: pagado con dinero de prueba',
  labels: {
    order: 'Pedido',
    game: 'Juego',
    trxid: 'trxid',
    bought: 'Comprado',
    key: 'Clave',
    status: 'Estado',
    reason: 'Motivo',
    amount: 'Monto',
    placed: 'Pedido el',
    ended: 'Terminado',
  },
  inChat: 'en este chat',
  amountFor: (amount, pieces) =>
    `${amount} por ${counted(pieces, { one: 'unidad', other: 'unidades' })}`,
  reason: {
    'INVALID PLAYER': 'El juego no conoce a este jugador.',
    'OUT OF STOCK': 'Al proveedor se le agotó.',
    'REGION NOT SUPPORTED': 'No se puede enviar a la región de este jugador.',
  },

  codes: 'Códigos (toca para ver):',
  tooManyCodes: (count) =>
    `${counted(count, CODES)}: demasiados para mostrarlos aquí. Descárgalos abajo en un archivo.`,
  codesFile: '⬇️ Códigos en un archivo',
  codesCaption: (count, id) => html`${counted(count, CODES)} de ${id}`,

  back: '‹ Pedidos',
  showTests: '🧪 Pedidos de prueba',
  showLive: '📦 Tus pedidos',

  newsOff: '🔕 No más noticias',
  newsOn: '🔔 Noticias de la tienda',
  newsAreOff: 'Ya no recibirás noticias de la tienda.',
  newsAreOn: 'Vuelves a recibir noticias de la tienda.',
  notices: '🔔 Avisos',
  askNotices: '¿Cuándo te escribo sobre los pedidos que aún estaban en proceso?',
  notice: {
    each: 'Cuando termina cada uno',
    hourly: 'Un resumen cada hora',
    failures: 'Solo si se cancela alguno',
    none: 'Nunca',
  },
  noticesSet: {
    each: 'Te escribiré cuando termine un pedido que estaba en proceso.',
    hourly: 'Te enviaré un resumen cada hora.',
    failures: 'Te escribiré solo cuando se cancele un pedido.',
    none: 'Ya no te escribiré sobre pedidos.',
  },
}
