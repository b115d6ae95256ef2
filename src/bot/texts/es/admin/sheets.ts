import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

const CHANGES = { one: 'cambio', other: 'cambios' }
const CELLS = { one: 'celda', other: 'celdas' }

export const sheets: Texts['service']['sheets'] = {
  title: '📄 Hojas de cálculo',
  about: (none) =>
    html`Descarga un archivo, cambia celdas en tu programa y envíalo de vuelta. Te muestro cada celda cambiada antes de cambiar nada. Lo que quites o dejes vacío sigue igual; escribe ${none} para vaciar una celda.`,
  kind: { prices: '💲 Precios', products: '🎮 Productos', stock: '🎟 Existencias' },
  caption: {
    prices: 'Puedes cambiar estas columnas:',
    products: 'Puedes cambiar estas columnas:',
    stock:
      'Escribe los códigos nuevos en estas columnas, uno por fila. Copia la fila para cada código adicional. Borro el mensaje con tu archivo.',
  },
  put: '⬆️ Enviar una cambiada',
  ask: 'Envía el archivo como documento. Sirve XLSX o CSV.',
  fileWanted: 'Envía la hoja como documento, XLSX o CSV, o usa /cancel.',
  nothing: 'Nada cambia: el archivo tiene los mismos valores que hay aquí.',
  confirm: (count) => `📄 ¿Hacer ${counted(count, CHANGES)}?`,
  row: (row) => `Fila ${row}`,
  follows: 'Lo que resulta de esto:',
  unread: (columns) => `No conozco estas columnas: ${columns}.`,
  ignored: (column, count) =>
    `${column}: ${counted(count, CELLS)} con otro valor, pero esta columna no se cambia aquí.`,
  yes: (count) => `✅ Sí, hacer ${counted(count, CHANGES)}`,
  done: (count) => `📄 Hecho: ${counted(count, CHANGES)}.`,
  wrong: (count) =>
    `⚠️ ${counted(count, { one: 'celda tiene un error', other: 'celdas tienen errores' })}. Nada cambió.`,
  correct: 'Corrígelo y envía el archivo otra vez.',
  allOfThem: 'Todos los errores, con sus filas y columnas.',
  changedSince: 'Algo cambió mientras tanto. Esto es lo que el archivo cambiaría ahora.',
  ofProduct: (codes, product) => `${product}: ${codes}`,
  codes: (count) => counted(count, { one: 'código', other: 'códigos' }),
  back: '‹ Hojas de cálculo',
}
