import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const orderLink: Texts['orderLink'] = {
  button: '🔗 Enlace para el cliente',
  title: '🔗 Enlace para el cliente',
  what: 'Quien tenga este enlace ve el producto, una parte de los datos del jugador, las horas y el estado de este pedido. No muestra precio ni código, ni nada sobre ti.',
  make: '🔗 Crear el enlace',
  link: (url) => html`El enlace: ${url}`,
  copy: '📋 Copiar el enlace',
  open: '↗️ Abrir',
  revoke: '🗑 Anular el enlace',
  askRevoke: '¿Anular el enlace?',
  whatRevokeMeans: 'Quien lo tenga ya no verá nada. Puedes crear otro más tarde.',
  revokeNow: '🗑 Sí, anularlo',
  revoked: 'Enlace anulado.',
  noAddress:
    'Los enlaces necesitan una dirección en internet, y el operador aún no ha puesto una para este servicio.',
}
