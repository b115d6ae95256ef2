import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const testKeys: Texts['testKeys'] = {
  open: '🧪 Claves de prueba',
  about:
    'Prueba tus programas sin pagar: misma dirección, mismo catálogo y precios, pero con dinero y pedidos de prueba. No se entrega nada, y tu billetera, tus pedidos y tus límites no se tocan.',
  wallet: 'Billetera de prueba',
  none: 'Todavía no tienes clave de prueba. Una nueva trae 100 USD de prueba.',
  endingsDecide: 'El final del id del jugador decide qué pasa con un pedido de prueba:',
  endings: {
    '01': 'completado a los 3 s',
    '02': 'cancelado y reembolsado al instante',
    '03': 'cancelado y reembolsado a los 3 s',
    '04': 'sin respuesta durante un minuto, luego completado',
    '05': 'falla una vez, luego completado',
  },
  otherEndings: (testCode) =>
    html`Todo lo demás se completa al instante. Las claves de juego y las tarjetas entregan códigos ${testCode}.`,
  create: '🔑 Nueva clave de prueba',
  refill: '💵 Recargar a $100',
  refilled: 'Tu billetera de prueba vuelve a tener 100 USD.',
  orders: '📦 Pedidos de prueba',
  revoke: (name) => `🗑 Revocar ${name}`,
  askRevoke: (name) => `¿Revocar la clave de prueba ${name}?`,
  whatRevokeMeans:
    'Las llamadas con ella se rechazan al instante. Tus pedidos y tu dinero de prueba se conservan.',
  revokeNow: '🗑 Sí, revocarla',
  revoked: 'La clave de prueba está revocada.',
  newKey: 'Tu clave de prueba',
  shownOnce: html`Solo la muestro una vez y no guardo copia. Envíala en cada llamada, en el encabezado ${code('X-API-Key: …')}.`,
  worksAtOnce: 'Funciona al instante, incluso con tu acceso a la API desactivado.',
}
