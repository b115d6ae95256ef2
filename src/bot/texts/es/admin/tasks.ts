import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const tasks: Texts['service']['tasks'] = {
  title: '🙋 Para hacer a mano',
  choose: 'Los más antiguos primero. Toca uno para tomarlo.',
  none: 'Ningún pedido espera a que alguien lo haga a mano.',
  stillToDo: '⏰ Aún por hacer a mano',
  ended: (status) => `Este pedido terminó: ${status}`,
  item: 'Artículo',
  order: 'Pedido',
  paid: 'Pagado',
  by: 'Comprador',
  placed: 'Pedido el',
  takenBy: 'Responsable',
  you: 'tú',
  since: 'Desde',

  take: '🙋 Tomar',
  done: '✅ Hecho',
  failed: '↩️ No se pudo',
  leave: 'Dejarlo libre',
  showOrder: '📦 Pedido',
  back: '‹ Para hacer a mano',
  taken: 'Este pedido ahora es tuyo. Los demás admins lo ven.',
  left: 'Cualquier admin puede tomar otra vez este pedido.',

  confirmDone: '¿Lo recibió el jugador?',
  aboutDone: (pack, id, amount) =>
    html`${pack}, ${id}: esto completa el pedido, y sus ${amount} quedan pagados.`,
  doneNow: '✅ Sí, hecho',
  confirmFailed: '¿No se pudo hacer?',
  aboutFailed: (id, amount) =>
    html`${id}: esto cancela el pedido, y ${amount} vuelven a la billetera.`,
  whyNot: (error) => html`¿Por qué no? El revendedor recibe tu respuesta en ${error}.`,
  takenByOther: '⚠️ Otro admin tomó este pedido. Pregúntale antes.',
  keep: 'Dejarlo como está',
}

export const delivery: Texts['service']['delivery'] = {
  ask: (count) => `Envía ${counted(count, { one: 'código', other: 'códigos' })}`,
  about: (pack, id) =>
    html`${pack}, ${id}. Envía un código por línea, como texto o como archivo .txt. Esto completa el pedido, y el revendedor recibe los códigos al instante.`,
  keep: 'Dejarlo como está',
  wanted: 'Envía los códigos, uno por línea, como texto o como archivo .txt.',
  repeated: 'El mismo código está dos veces.',
  tooLong:
    'Telegram puede haber partido en dos un texto tan largo. Envía los códigos en un archivo .txt.',
  nothingDone: 'No se entregó nada.',
  tryAgain: '↻ Intentar de nuevo',
}
