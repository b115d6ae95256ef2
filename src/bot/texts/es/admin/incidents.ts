import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, format } from '../words.ts'

const ORDERS = { one: 'pedido', other: 'pedidos' }

export const incidents: Texts['service']['incidents'] = {
  title: '🚨 Incidentes',
  none: 'Ningún proveedor ha fallado sin parar.',
  worked: (who) => html`🟢 El proveedor ${who} funciona otra vez.`,
  since: 'Desde',
  lasts: 'Dura',
  open: 'Pedidos abiertos',
  notSent: '▫️ No enviados, seguro',
  unknown: '▫️ Sin saber',
  atWork: '▫️ En marcha',
  worth: 'Por valor de',
  toldAt: (at) => `Se avisó a los titulares, ${at}.`,
  triedAgain:
    'Se le prueba otra vez cada pocos segundos. Por los pedidos sin saber se pregunta hasta conocer su resultado; desde aquí no se tocan.',
  triedNext: 'Se le prueba otra vez con el próximo pedido.',
  over: 'Lo que sigue abierto continúa solo.',
  cancel: (count) => `↩️ Cancelar no enviados: ${format.number(count)}`,
  cancelYes: '↩️ Sí, cancelar y devolver',
  confirmCancel: (count, who) =>
    html`¿Cancelar y devolver ${counted(count, ORDERS)} que ${who} no tiene con seguridad?`,
  onlySafe: 'Cada uno se mira otra vez. El que se haya enviado mientras tanto queda como está.',
  cancelled: (count) => `Cancelados y devueltos: ${counted(count, ORDERS)}.`,
  move: '➡️ Enviarlos a otro',
  whereTo: (count) => `¿Adónde van ${counted(count, ORDERS)}?`,
  nowhere: 'No hay otro proveedor para estos productos, o ninguno por debajo de lo pagado.',
  aboutTargets: 'Junto al nombre está cuántos puede tomar sin pérdida.',
  to: (supplier, count) => `➡️ ${supplier} (${format.number(count)})`,
  moved: (count, supplier) => `Enviados a ${supplier}: ${counted(count, ORDERS)}.`,
  tell: '📣 Avisar a los titulares',
  tellYes: '📣 Sí, avisar',
  confirmTell: '¿Enviar esto a todos los que tienen allí un pedido abierto?',
  told: (count) => `Avisadas: ${counted(count, { one: 'persona', other: 'personas' })}.`,
  waits: (count) =>
    `${counted(count, { one: 'proveedor falla', other: 'proveedores fallan' })} sin parar: mira /incidents`,
  back: '‹ Incidentes',
}
