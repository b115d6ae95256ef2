import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

const CHANGES = { one: 'cambio', other: 'cambios' }

export const priceLists: Texts['service']['priceLists'] = {
  title: (supplier) => `📋 Lista de precios de ${supplier}`,
  readBefore: 'Aplicada',
  never: 'nunca',
  list: 'La lista',
  fresh: (count) => `nuevos: ${count}`,
  gone: (count) => `ya no están: ${count}`,
  back: (count) => `de vuelta: ${count}`,
  changed: (count) => `cambiados: ${count}`,
  nothing: 'Nada cambia para tus productos.',
  changes: 'Para tus productos:',
  prices: 'Precios que resultan:',
  isGone: 'ya no está, no se vende allí',
  isBack: 'de vuelta',
  noCost: 'sin coste',
  apply: (count) => `✅ Aplicar ${counted(count, CHANGES)}`,
  remember: '✅ Recordar la lista',
  applied: 'Hecho. Los precios nuevos valen desde el próximo pedido.',
  changedSince: 'La lista o el catálogo cambió mientras tanto. Así está ahora.',

  waiting: (count) => `⚠️ Te esperan: ${count}`,
  waitingOf: (count, all) => `⚠️ Te esperan: ${count} de ${all}`,
  noneWaits: 'Nada te espera.',
  reason: {
    cost_zero: 'Ahora no cuesta nada.',
    cost_jump: 'Su coste cambia más que tu límite.',
    renamed: 'Tiene otro nombre: quizá ahora es otra cosa.',
    many_gone: 'Más de la mitad de tus artículos allí desaparecieron a la vez.',
    empty_list: 'La lista está vacía.',
  },
  agree: '✅ De acuerdo',
  agreed: 'Hecho.',

  jumped: (supplier, count) =>
    `⚠️ ${supplier}: ${counted(count, { one: 'cambio te espera', other: 'cambios te esperan' })}, como precios que saltaron.`,
  unreadable: (supplier, time) =>
    `⚠️ Hace ${time} que no se puede leer la lista de precios de ${supplier}. Los costes y lo que se vende allí pueden ser viejos.`,
  lowBalance: (supplier, amount) =>
    `🪫 Tu saldo en ${supplier} es de ${amount}. Recárgalo antes de que fallen pedidos.`,
  problem: 'No se puede leer la lista de precios',
  show: '📋 Lista de precios',
  goneThere: (supplier) => `📭 Ahora no se vende en ${supplier}.`,

  settings: '⏱ Horario y avisos',
  every: 'Se aplica sola',
  everyTime: (time) => `cada ${time}`,
  neverBySelf: '✖️ No por sí sola',
  off: 'no',
  aboutEvery: 'Lo sospechoso siempre te espera.',
  lowMark: 'Aviso por debajo de',
  setLowMark: '🪫 Aviso de saldo bajo',
  askLowMark: (supplier) => `Avisarte cuando tu saldo en ${supplier} baje de:`,
  aboutLowMark: (example, off) => html`Escribe un importe en USD, como ${example}, o ${off}.`,
  saved: 'Guardado.',
}
