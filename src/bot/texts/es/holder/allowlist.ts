import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const allowlist: Texts['allowlist'] = {
  title: '🌐 Direcciones permitidas',
  onlyThese: (count) => `Solo estas direcciones pueden usar tus claves (${count}):`,
  emptyButRequired:
    'La lista está vacía. Este servicio exige una, así que tus llamadas se rechazan hasta que agregues una dirección.',
  empty:
    'La lista está vacía: tus claves funcionan desde cualquier dirección. Agrega las direcciones de tus servidores, para que nadie más pueda usar una clave perdida.',
  lastCall: (address) => html`Tu última llamada vino de ${address}.`,
  add: '➕ Agregar',
  addLast: (address) => `➕ Agregar ${address}`,
  remove: '➖ Quitar',
  clear: '🗑 Vaciar',
  askAdd: '¿Qué direcciones pueden usar tus claves?',
  howToAdd:
    'Envía una o varias direcciones o bloques IPv4, separados por espacios, comas o líneas nuevas:',
  added: (count) => `Agregado: ${counted(count, { one: 'entrada', other: 'entradas' })}.`,
  known: (count) => `Ya estaban en la lista: ${count}.`,
  notAdded: 'No se agregó nada. Estas no son direcciones ni bloques IPv4:',
  whatIsOne: (address, block) =>
    html`Una dirección es como ${address} y un bloque como ${block}. Envía otra vez la lista entera, o /cancel.`,
  chooseRemove: 'Toca una entrada para quitarla. Desde ahí ya no se podrán usar tus claves.',
  removed: (cidr) => `Se quitó ${cidr}.`,
  wasNotThere: 'Esta entrada ya estaba quitada.',
  askClear: '¿Vaciar la lista?',
  whatClearMeans:
    'Esto quita todas las direcciones. Tus claves funcionarán desde cualquier parte. Si este servicio exige una lista, no funcionarán desde ninguna.',
  clearNow: '🗑 Sí, vaciarla',
  cleared: 'La lista está vacía.',
  noLastAddress:
    'Todavía no he visto una llamada con tu clave actual, o no vino de una dirección IPv4.',
}
