import type { CellFault, ProblemTexts, SheetFault } from '../../../domain/shared/problems.ts'
import { format } from './words.ts'

const AMOUNT = 'no es un monto en USD. Escríbelo como 1.50, con seis decimales como máximo'

export const sheetFaults: ProblemTexts<SheetFault> = {
  not_a_sheet: () => 'Esto no es una hoja de cálculo. Guárdala como .xlsx o como CSV UTF-8.',
  old_format: () =>
    'Es un archivo .xls antiguo o tiene contraseña. Guárdalo como .xlsx sin contraseña.',
  damaged: () =>
    'El archivo está dañado o incompleto. Ábrelo en tu programa y guárdalo otra vez como .xlsx.',
  unpacked: () =>
    'El libro es demasiado grande. Quita las demás hojas y las imágenes, o guarda la hoja como CSV.',
  no_heading: ({ found }) =>
    `No encontré la columna "pid".${found.length > 0 ? ` Encontré: ${found.join(', ')}.` : ''} Escribe pid encima de la columna de los productos, o descarga un archivo nuevo y conserva sus encabezados.`,
  no_columns: ({ found }) =>
    `Aparte de "pid", no conozco ninguna columna.${found.length > 0 ? ` Encontré: ${found.join(', ')}.` : ''} Los códigos nuevos van en la columna "code"; para lo demás, descarga un archivo nuevo y conserva sus encabezados.`,
  no_rows: () => 'No hay filas debajo de los encabezados.',
  no_codes: () => 'No hay códigos en la columna "code".',
  several: ({ names }) =>
    `Varias hojas tienen la columna "pid": ${names.join(', ')}. Deja solo una.`,
  heading_twice: ({ name }) => `Dos columnas se llaman "${name}". Deja solo una.`,
  too_many_cells: ({ max }) =>
    `Un archivo puede tener ${max} celdas como máximo (filas por columnas). Guárdalo con menos columnas.`,
  too_many_rows: ({ max }) =>
    `Un archivo puede tener ${max} filas como máximo. Envíalo por partes.`,
  too_many_changes: ({ max }) =>
    `Un archivo puede hacer ${max} cambios como máximo. Envíalo por partes.`,
  too_many_codes: ({ max }) =>
    `Un archivo puede traer ${max} códigos como máximo. Envíalo por partes.`,
  too_many_products: ({ max }) =>
    `Un archivo puede traer códigos de ${max} productos como máximo. Envíalo por partes.`,
}

export const cellFaults: ProblemTexts<CellFault> = {
  amount: ({ said }) => (said === '' ? '' : `"${said}" `) + AMOUNT,
  unclear: ({ said, as: [larger, smaller] }) =>
    `"${said}" puede significar dos montos: escribe ${larger} o ${smaller}`,
  pricing: ({ said }) => `"${said}": escribe fixed o margin`,
  yes_no: ({ said }) => `"${said}": escribe yes o no`,
  status: ({ said }) => `"${said}": escribe active, paused o archived`,
  suppliers: ({ said }) =>
    `"${said}": escribe los nombres de los proveedores separados por comas, cada uno una vez, o none para los de la línea`,
  percent: () => 'es un porcentaje. Escribe un monto en USD, por ejemplo 1.50',
  date: () =>
    'es una fecha: tu programa cambió lo que escribiste. Da formato de texto a la celda y escríbelo otra vez',
  error: () => 'es una fórmula sin resultado. Escribe el valor',
  rounded: () =>
    'es un número que tu programa redondea o muestra con separadores. Da formato de texto a la celda y escríbelo otra vez',
  price_range: ({ maxMicros }) =>
    `un precio debe ser mayor que 0 y de ${format.usd(maxMicros)} como máximo`,
  cost_range: ({ maxMicros }) => `un coste puede ser de ${format.usd(maxMicros)} como máximo`,
  follows_cost: () => 'este precio sigue al coste. Para fijarlo, escribe fixed en pricing',
  no_price: () => 'un precio no se puede quitar. Para dejar de vender, escribe paused en status',
  stock_supplier: () =>
    'una recarga de juego no puede salir de las existencias. Pon otro proveedor',
  name: ({ max }) => `un nombre puede tener ${max} caracteres como máximo`,
  ref: ({ max }) =>
    `escribe una referencia de ${max} caracteres como máximo, o una por proveedor: one=a-60; other=4711`,
  code_too_long: ({ max }) => `un código puede tener ${max} caracteres como máximo`,
  unknown_supplier: ({ name, suppliers }) =>
    `"${name}" no es proveedor de este producto. Sus proveedores: ${suppliers.join(', ')}`,
  pid_missing: () => 'falta el pid. Cópialo del archivo que descargaste',
  unknown_pid: () =>
    'ningún producto tiene este pid. Los productos nuevos llegan con el archivo del catálogo',
  not_from_stock: () => 'este producto no se vende de existencias, así que no tiene códigos',
  pid_twice: ({ first }) => `este producto ya está en la fila ${first}. Deja una fila por producto`,
  code_elsewhere: ({ first }) => `la fila ${first} tiene el mismo código para otro producto`,
  twice: ({ column }) => `la columna ${column} dice otra cosa`,
}
