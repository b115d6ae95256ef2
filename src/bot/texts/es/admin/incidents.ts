import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, format } from '../words.ts'

const ORDERS = { one: 'pedido', other: 'pedidos' }

export const incidents: Texts['service']['incidents'] = {
  title: '🚨 Incidentes',
  none: 'Ningún proveedor ha tenido fallos seguidos.',
  worked: (who) => html`🟢 El proveedor ${who} funciona otra vez.`,
  quiet: (who) => html`⚪ El incidente con ${who} ha terminado.`,
  since: 'Desde',
  lasts: 'Duración',
  open: 'Pedidos abiertos',
  notSent: '▫️ Con seguridad no enviados',
  unknown: '▫️ Resultado desconocido',
  atWork: '▫️ En proceso',
  worth: 'Valor',
  toldAt: (at) => `Se avisó a los titulares el ${at}.`,
  triedAgain:
    'Se prueba otra vez cada pocos segundos. Por los pedidos de resultado desconocido se pregunta hasta conocerlo; desde aquí no se tocan.',
  triedNext: 'Se prueba otra vez con el próximo pedido.',
  over: 'Lo que sigue abierto continúa solo.',
  overQuiet: (span) =>
    `Allí no queda ningún pedido abierto y nada ha fallado desde hace ${span}. El próximo pedido dirá si funciona otra vez.`,
  cancel: (count) => `↩️ Cancelar no enviados: ${format.number(count)}`,
  cancelYes: '↩️ Sí, cancelar y reembolsar',
  confirmCancel: (count, who) =>
    html`¿Cancelar y reembolsar ${counted(count, ORDERS)} que con seguridad ${who} no tiene?`,
  onlySafe: 'Cada uno se mira otra vez. El que se haya enviado mientras tanto queda como está.',
  cancelled: (count) => `Cancelados y reembolsados: ${counted(count, ORDERS)}.`,
  move: '➡️ Enviarlos a otro proveedor',
  whereTo: (count) => `¿Adónde enviar ${counted(count, ORDERS)}?`,
  nowhere: 'No hay otro proveedor para estos productos, o ninguno a un precio menor que lo pagado.',
  aboutTargets: 'Junto a cada nombre se indica cuántos puede tomar sin pérdidas.',
  to: (supplier, count) => `➡️ ${supplier} (${format.number(count)})`,
  moved: (count, supplier) => `Enviados a ${supplier}: ${counted(count, ORDERS)}.`,
  tell: (count) => `📣 Avisar a los titulares (${format.number(count)})`,
  tellYes: '📣 Sí, avisar',
  confirmTell: (count) =>
    `¿Enviar esto a ${counted(count, { one: 'persona', other: 'personas' })} con pedidos abiertos allí de los que aún no se avisó?`,
  told: (count) => `Se avisó a ${counted(count, { one: 'persona', other: 'personas' })}.`,
  waits: (count) =>
    `${counted(count, { one: 'proveedor sigue', other: 'proveedores siguen' })} fallando: mira /incidents`,
  back: '‹ Incidentes',
}
