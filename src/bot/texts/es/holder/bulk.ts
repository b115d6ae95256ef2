import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, toOperator } from '../words.ts'

const rows = (count: number) => counted(count, { one: 'fila', other: 'filas' })

export const bulk: Texts['bulk'] = {
  open: '📋 Muchos a la vez',
  title: '📋 Muchos a la vez',
  howTo: 'Envíame un archivo CSV, o copia filas de una hoja de cálculo y pégalas aquí.',
  columns: html`Una fila por pedido: el producto, el jugador, la cantidad y, si quieres, tu propia referencia.`,
  limits: (rows, kilobytes) =>
    `Hasta ${rows} filas, en un archivo de ${kilobytes} KB como máximo. Primero te muestro el total; no se compra nada antes de que confirmes.`,
  template: '⬇️ Plantilla (CSV)',
  templateCaption: 'Completa este archivo y envíamelo. Una fila por pedido.',
  yours: 'Tus archivos',
  rows,

  wanted: 'Envía un archivo CSV o pega las filas. La plantilla muestra cómo son.',
  tooLarge: (kilobytes) =>
    `Este archivo es demasiado grande: el límite es ${kilobytes} KB. Divídelo en varios archivos.`,
  notText:
    'No puedo leer este archivo. En tu hoja de cálculo elige "Guardar como" y luego "CSV UTF-8", y envíame ese archivo.',
  split:
    'Este texto es tan largo que Telegram puede haberlo partido. Envía las filas en un archivo.',

  canBuy: (amount, count) => html`✅ Se pueden comprar ${rows(count)}: ${amount}`,
  cannotBuy: (count) =>
    counted(count, {
      one: 'fila tiene un error y no se comprará:',
      other: 'filas tienen errores y no se comprarán:',
    }),
  moreProducts: (count) => `… y ${counted(count, { one: 'producto', other: 'productos' })} más`,
  moreProblems: (count) => `… y ${rows(count)} más. En el archivo están todas.`,
  outOfStock: 'no hay suficientes',
  balanceAfter: 'Saldo después',
  short: (amount) =>
    html`⚠️ A tu saldo le faltan ${amount}. Recarga primero; si no, me detendré cuando se acabe el dinero.`,
  repeated: (count, numbers) =>
    `⚠️ ${counted(count, { one: 'fila dice', other: 'filas dicen' })} lo mismo que una fila anterior y también se comprarán: ${numbers}`,
  sameBefore: (time) => html`⚠️ Ya compraste esta misma tabla: ${time}`,
  buy: (count, amount) => `✅ Comprar ${rows(count)} · ${amount}`,
  correct: '📎 Enviar archivo corregido',
  drop: '🗑 Descartar',
  dropped: 'Descartado. No se compró nada.',
  startedBefore: 'Ya empecé con esto.',
  problemsFile: '⬇️ Filas con errores (CSV)',
  problemsCaption: (count) => `${rows(count)} con errores`,
  rowNumber: (row) => `Fila ${row}`,

  bought: 'Comprados',
  processing: 'Aún en proceso',
  cancelled: 'Cancelados y reembolsados',
  refused: 'No comprados',
  invalid: 'Con errores',
  waiting: 'En espera',
  spent: 'Gastado',
  of: (done, all) => `${done} de ${all}`,
  running: 'Estoy haciendo tus pedidos. Este mensaje muestra el avance.',
  finishing:
    'Todos los pedidos están hechos. Espero a que terminen los últimos y te envío los resultados.',
  over: 'Terminado. Los resultados tienen cada pedido con sus códigos.',
  holds: {
    holder: '⏹ Lo detuviste. Lo comprado se queda comprado.',
    balance:
      '💸 Tu saldo no alcanza para el siguiente pedido, así que me detuve. Recarga saldo y toca Continuar.',
    standing: '⛔ Me detuve porque tu cuenta está restringida o bloqueada.',
    not_allowed: '⚪️ Me detuve porque el operador te desactivó la tienda.',
    failed: (support) =>
      `⚠️ Me detuve porque aquí algo salió mal. Toca Continuar. Si vuelve a pasar, escribe ${toOperator(support)}.`,
    maintenance: '🛠 El servicio está en mantenimiento. Sigo yo solo cuando vuelva.',
    shop_off: '🛍 La tienda está cerrada por ahora. Sigo yo solo cuando abra de nuevo.',
  },
  stop: '⏹ Detener',
  goOn: '▶️ Continuar',
  topUp: '➕ Recargar saldo',
  results: '⬇️ Resultados (CSV)',
  show: '📋 Ver',
  resultsReady: '📋 Tu archivo está terminado',

  states: {
    reading: 'leyéndose',
    draft: 'sin confirmar',
    running: 'en marcha',
    stopped: 'detenido',
    done: 'terminado',
  },

  problem: {
    no_pid: 'Falta el producto.',
    unknown_pid: 'No hay ningún producto así.',
    not_sold: 'Este producto ya no se vende.',
    paused: 'Este producto está en pausa por ahora.',
    fields_differ: 'La región y el servidor no coinciden.',
    one_each: 'Las recargas de juego se compran de una en una. Envía una fila por cada una.',
    out_of_stock: 'No hay suficientes códigos.',
    trxid_taken: 'No se pudo pedir esta fila. Envíala de nuevo en otro archivo.',
    restored:
      'El servicio se restauró desde una copia de seguridad, así que no sé si esto se compró. Pregunta al operador antes de pedirlo otra vez.',
  },
  badQuantity: (max) => `La cantidad debe ser un número entero de 1 a ${max}.`,
  extraCells: (columns) =>
    `Hay demasiadas celdas. Este producto solo tiene estas columnas: ${columns}.`,
  cellTooLong: (max) => `Una celda tiene más de ${max} caracteres.`,
  rounded: (number) =>
    `Tu hoja de cálculo redondeó un número: ${number}. Pon esa columna en formato de texto y escribe el número otra vez.`,
  priceChanged: (amount) => `Ahora cuesta ${amount}. No se cobró nada.`,
  missing: (field) => `Falta esto: ${field}.`,
  misfit: (field) => `Esto no parece correcto: ${field}.`,
  noOption: (field, options) => `${field}: debe ser uno de estos valores: ${options}.`,
}
