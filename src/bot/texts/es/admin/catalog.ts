import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

const PRODUCTS = { one: 'producto', other: 'productos' }

export const catalog: Texts['service']['catalog'] = {
  title: '🗂 Catálogo',
  lineCount: (count) => counted(count, { one: 'línea', other: 'líneas' }),
  productCount: (count) => counted(count, PRODUCTS),
  lines: '🎮 Líneas',
  stock: '🎟 Existencias',
  get: '⬇️ Descargar el archivo',
  put: '⬆️ Importar un archivo',
  caption: 'El catálogo entero. Cámbialo y envíalo de vuelta con ⬆️ Importar un archivo.',
  about:
    'Envía el catálogo como archivo .json. Las líneas y productos del archivo se agregan o se cambian; los demás se quedan. Te muestro los cambios antes de importar nada.',
  fileWanted: 'Envía un archivo .json como documento, o /cancel.',
  confirm: '¿Importar este archivo?',
  lineSummary: (added, known) => `Líneas nuevas: ${added}, conocidas: ${known}`,
  productSummary: (added, known) => `Productos nuevos: ${added}, conocidos: ${known}`,
  stillArchived: (pids) =>
    `No se venden, porque estaban archivados: ${pids}. Ponles "status": "active" en el archivo, o reanúdalos aquí.`,
  moreOf: (some, more) => `${some} y ${more} más`,
  noChange: 'Ningún producto existente cambiaría.',
  changes: (count) => `Cambiarían ${counted(count, PRODUCTS)}:`,
  itsPlace: 'su lugar en la lista',
  none: 'ninguno',
  ofItsLine: 'los de su línea',
  importNow: '⬆️ Sí, importarlo',
  importedToast: 'Importado.',
  imported: '⬆️ Importado',
}
