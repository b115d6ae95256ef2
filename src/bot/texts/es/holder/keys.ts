import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const keys: Texts['keys'] = {
  open: '🗝 Claves',
  about:
    'Dale a cada programa su propia clave. Puedes limitar lo que hace una clave y revocar una sin tocar las demás.',
  none: 'No tienes ninguna clave válida.',
  full: (count) =>
    `Tienes ${counted(count, { one: 'clave', other: 'claves' })}, que es el límite. Revoca una para crear otra.`,
  expired: 'Vencidas',
  add: '➕ Clave nueva',
  newKey: '➕ Una clave nueva',
  whatScopesMean:
    'Leer: ver productos, pedidos y tu saldo. Pedir: comprar. Consultar: verificar un jugador o canjear un código.',
  chooseThenName: 'Elige qué puede hacer. Después dale un nombre y la creo.',
  next: 'Siguiente: el nombre ›',
  askName:
    '¿Cómo se llama? Envía un nombre, por ejemplo el del programa que la usará. Entonces creo la clave y te la muestro.',
  askRename: 'Envía el nuevo nombre de la clave.',
  key: 'Clave',
  can: 'Puede',
  scope: { read: 'Leer', order: 'Pedir', lookup: 'Consultar' },
  aDay: (amount) => `${amount} al día`,
  anOrder: (amount) => `${amount} por pedido`,
  untilDay: (day) => `hasta el ${day}`,
  noCap: 'ninguno',
  dailyCapIs: 'Límite diario',
  orderCapIs: 'Límite por pedido',
  works: 'Funciona',
  worksUntil: (time) => html`hasta el ${time}`,
  worksForEver: 'siempre',
  spentToday: 'Gastado hoy',
  created: 'Creada',
  lastUsed: 'Último uso',
  usedFrom: (ago, address) => html`${ago}, desde ${address}`,
  unused: 'Sin usar todavía',
  lastScope: 'Una clave necesita al menos uno de estos permisos.',
  dailyCap: '💵 Límite diario',
  orderCap: '💵 Límite por pedido',
  expiry: '⏳ Vencimiento',
  rename: '✏️ Cambiar nombre',
  rotate: '🔁 Cambiar',
  revoke: '🗑 Revocar',
  back: '‹ Claves',
  askCap: {
    daily:
      '¿Cuánto puede gastar la clave en un día como máximo, en USD? El día empieza a las 00:00 UTC. Lo que se reembolsa no cuenta.',
    order: '¿Cuánto puede costar como máximo un pedido o una consulta de pago, en USD?',
  },
  howToCap: html`Envía un monto, como ${code('50')}, o ${code('none')} para quitar el límite.`,
  chooseExpiry: '¿Cuánto tiempo debe funcionar la clave, a partir de ahora?',
  forEver: 'Siempre',
  changed: 'Clave cambiada.',
  askRevoke: '¿Revocar esta clave?',
  whatRevokeMeans: 'Todas las llamadas con ella se rechazan al instante. No se puede deshacer.',
  revokeNow: '🗑 Sí, revocarla',
  revoked: (name) => `La clave ${name} está revocada.`,
}
