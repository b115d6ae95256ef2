import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

const CODES = { one: 'código', other: 'códigos' }

export const stock: Texts['service']['stock'] = {
  title: '🎟 Existencias',
  none: 'El catálogo no tiene ningún producto que se venda de existencias.',
  choose: 'Toca un producto para agregar códigos o ver los que tiene.',
  neverAlerts: 'No te aviso cuando quedan pocos. Para cambiarlo: /lowstock 10',
  alertsBelow: (count) =>
    `Te aviso cuando a un producto le quedan menos de ${counted(count, CODES)}. Para cambiarlo: /lowstock`,
  markUsage:
    'Escribe /lowstock y un número. Te aviso cuando a un producto le queden menos códigos; 0 lo desactiva.',
  markedNever: 'Ya no te avisaré cuando queden pocos.',
  marked: (count) => `Te aviso cuando a un producto le queden menos de ${counted(count, CODES)}.`,
  quarantine: '🚧 Cuarentena',
  inStock: (count) => `quedan ${count}`,

  ask: 'Envía los códigos que quieres agregar, uno por línea, como texto o como archivo .txt. Borro tu mensaje y te pregunto antes de agregar nada.',
  codesWanted: 'Envía los códigos, uno por línea, como texto o como archivo .txt, o /cancel.',
  noCodes: 'No encontré códigos. Envía un archivo de texto con un código por línea, o /cancel.',
  tooMany: (max) =>
    `Puedo tomar ${max} líneas a la vez como máximo. Envía varios archivos, o usa la línea de comandos.`,
  tooLong:
    'No se agregó nada: Telegram puede haber partido un texto tan largo en medio de un código. Envía los códigos en un archivo .txt.',

  nothingNew: '🎟 Nada que agregar: todos estos códigos ya se conocen',
  confirm: (count) => `🎟 ¿Agregar ${counted(count, CODES)}?`,
  looksLikeCodes:
    'Parecen códigos, así que no he guardado ninguno. Para añadirlos, elige primero su producto.',
  deleted: 'Borré tu mensaje con los códigos.',
  notDeleted: '⚠️ No pude borrar tu mensaje con los códigos. Bórralo tú, por favor.',
  waits: 'No se agrega nada hasta que toques Sí. Tienes una hora.',
  code: 'Código',
  first: 'Primero',
  last: 'último',
  characters: (count) => counted(count, { one: 'carácter', other: 'caracteres' }),
  charactersFrom: (least, most) =>
    `de ${least} a ${counted(most, { one: 'carácter', other: 'caracteres' })}`,
  withSpaces: (count) =>
    `⚠️ ${counted(count, { one: 'línea tiene', other: 'líneas tienen' })} espacios: ¿es eso un código?`,
  unlike: (count) =>
    `⚠️ ${counted(count, { one: 'línea es distinta', other: 'líneas son distintas' })} de las demás:`,
  line: (number) => `línea ${number}`,
  duplicates: (count) => `Sin agregar, porque están repetidos: ${count}`,
  inStockAlready: 'ya está en existencias',
  sameAs: (line) => `igual que la línea ${line}`,
  yes: (count) => `✅ Sí, agregar ${counted(count, CODES)}`,
  no: '✖️ No',
  setCost: '💲 ¿Cuánto costaron?',
  askCost: '¿Cuánto te costó cada uno de estos códigos?',
  aboutCost: (example) => html`Escribe el importe en USD, por ejemplo ${example}.`,
  eachCost: (cost) => `Cada uno te cuesta ${cost}.`,
  dropped: 'No se agregó nada.',
  forgotten: 'Ya no tengo los códigos que enviaste.',
  addedBefore: 'Estos códigos ya estaban agregados.',
  interrupted: (count) =>
    `Me interrumpieron después de ${counted(count, CODES)}. Toca Sí otra vez para agregar el resto.`,
  added: (count, pid) => html`🎟 Agregado a ${pid}: ${counted(count, CODES)}.`,
  noneLeft: (pid) => html`🎟 Ninguno de estos códigos de ${pid} queda en existencias.`,
  now: (level) => `Ahora: ${level}.`,

  undo: '↩️ Deshacer',
  askUndo: (count) => `↩️ ¿Quitar ${counted(count, CODES)} de las existencias?`,
  aboutUndo: (pid) =>
    html`Se agregaron juntos a ${pid} y aún no se vendieron. Aquí se borran, pero puedes agregarlos otra vez.`,
  stayTaken: (count) =>
    `${counted(count, { one: 'de estos códigos ya se vendió o se apartó, y así queda', other: 'de estos códigos ya se vendieron o se apartaron, y así quedan' })}.`,
  undoNow: (count) => `↩️ Sí, quitar ${counted(count, CODES)}`,
  undone: (count, pid) => html`↩️ Fuera de las existencias de ${pid}: ${counted(count, CODES)}.`,
  noneUndone: (pid) =>
    html`↩️ No se quitó nada: ninguno de estos códigos de ${pid} está sin vender.`,
  nothingToUndo: 'Ninguno de estos códigos está sin vender, así que no hay nada que quitar.',

  unsold: (count) =>
    `📃 ${counted(count, { one: 'código sin vender', other: 'códigos sin vender' })}`,
  codesTitle: '📃 Códigos sin vender',
  noUnsold: 'No hay códigos sin vender.',
  chooseCode: 'Los más nuevos primero; los más antiguos se venden primero. Toca uno para quitarlo.',
  askRemove: '🗑 ¿Quitar este código de las existencias?',
  ofProduct: (id, pid) => html`${id} de ${pid}`,
  addedAt: 'Agregado',
  aboutRemove: 'Aún no se vendió. Aquí se borra, pero puedes agregarlo otra vez.',
  remove: '🗑 Sí, quitarlo',
  removed: (id) => `Se quitó ${id}.`,
  soldMeanwhile: 'Mientras tanto se vendió o se quitó.',
  addMore: '➕ Agregar códigos',
  tryAgain: '↻ Intentar de nuevo',
  back: '‹ Existencias',
}
