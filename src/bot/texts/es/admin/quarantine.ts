import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const quarantine: Texts['service']['quarantine'] = {
  title: '🚧 Códigos en cuarentena',
  choose:
    'Estos códigos pueden estar usados: su pedido se canceló, o se restauró una copia de seguridad. Averígualo y luego devuélvelos a la venta o dalos de baja.',
  none: 'No hay códigos en cuarentena.',
  wasUsed: (count) => (count === 1 ? '¿Se usó este código?' : `¿Se usaron estos ${count} códigos?`),
  ofRestore: (product, order) =>
    html`${product}: se restauró una copia de seguridad. Lo que hay aquí puede haberse vendido después de hacer esa copia (${order}).`,
  forAll: (command) =>
    html`Tu decisión se aplica a todos. Para elegir solo algunos, usa la línea de comandos: ${command}`,
  ofOrder: (order) => html`Era el cupón de ${order}. Verifícalo donde lo compraste.`,
  release: '🎟 Sin usar: a la venta',
  discard: '🗑 Usado: dar de baja',
  order: '📦 Pedido',
  decided: { release: 'De vuelta a la venta.', discard: 'Dado de baja.' },
}
