import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const account: Texts['people']['account'] = {
  whose: '👤 ¿Qué cuenta?',
  askWho: html`Envía un id numérico de Telegram, como ${code('123456789')}, o @nombre.`,
  orNewest: 'O toca una de las más nuevas:',

  noName: 'Sin nombre',
  isAdmin: '🛡 admin',
  standing: 'Cuenta',
  standings: {
    active: '🟢 activa',
    restricted: '🟠 restringida',
    banned: '⛔ bloqueada',
  },
  bannedSince: (time) => html`⛔ bloqueada desde el ${time}`,
  restrictedUntil: (time) => html`🟠 restringida hasta el ${time}`,
  alsoRestricted: (time) => html`También restringida hasta el ${time}`,
  reason: 'Motivo',
  balance: 'Saldo',
  owes: (amount) =>
    html`⚠️ Debe ${amount} porque se anuló un pago. Los pedidos se rechazan hasta que una recarga o un abono lo pague.`,
  paidIn: 'Recargado en total',
  openTopUps: 'Recargas abiertas',
  orderCount: 'Pedidos',

  api: 'API',
  apiIs: {
    on: 'activada por el titular',
    off: 'desactivada por el titular',
    onButForbidden: 'activada por el titular, desactivada por un admin',
    offAndForbidden: 'desactivada por el titular, desactivada por un admin',
  },
  accepted: '✅ Las llamadas se aceptan.',
  refused: '⚠️ Las llamadas se rechazan:',
  refusal: {
    ACCOUNT_BANNED: 'bloqueada',
    ACCOUNT_RESTRICTED: 'restringida',
    API_DISABLED_BY_ADMIN: 'desactivada por un admin',
    API_DISABLED: 'desactivada por el titular',
    API_NOT_ELIGIBLE: 'aún no cumple las reglas: mira /eligibility',
    MISSING_API_KEY: 'sin clave válida',
    IP_ALLOWLIST_REQUIRED: 'sin direcciones permitidas, pero el servicio las exige',
    IP_NOT_ALLOWED: 'la última llamada vino de una dirección no permitida',
  },
  shop: 'Tienda',
  shopForbidden: '⚪️ desactivada por un admin',

  key: 'Clave',
  noKey: 'ninguna',
  otherKeys: 'Otras claves',
  olderKey: 'Clave anterior',
  validUntil: 'Válida hasta',
  moreOlderKeys: (count) =>
    `… y ${counted(count, { one: 'clave anterior', other: 'claves anteriores' })} más`,
  keyNeverUsed: (created) => html`creada el ${created}, nunca usada`,
  keyUsed: (created, ago) => html`creada el ${created}, último uso: ${ago}`,
  keyUsedFrom: (created, ago, address) =>
    html`creada el ${created}, último uso: ${ago}, desde ${address}`,

  addresses: 'Direcciones permitidas',
  anyAddress: 'cualquiera',
  isAsked: 'Se pregunta al titular por las direcciones nuevas.',
  webhooks: 'Webhooks',
  webhooksOff: (count) => `desactivados: ${count}`,
  test: '🧪 Cuenta de prueba',
  testAccount: (number, amount, orders) =>
    `n.º ${number}, ${amount} de prueba, ${counted(orders, { one: 'pedido', other: 'pedidos' })}`,
  opened: 'Abierta',
  hasBlocked: (time) => html`🔇 Bloqueó el bot el ${time}, así que no recibe mensajes.`,

  ban: '⛔ Bloquear',
  unban: '🟢 Desbloquear',
  restrict: '🟠 Restringir',
  unrestrict: '🟢 Quitar restricción',
  apioff: '⚪️ API no',
  apion: '🟢 API sí',
  shopoff: '⚪️ Tienda no',
  shopon: '🟢 Tienda sí',
  credit: '➕ Abono',
  debit: '➖ Cargo',
  orders: '📦 Pedidos',
  deposits: '🧾 Recargas',
  entries: '📒 Movimientos',
  log: '📜 Registro',
  show: '👤 Cuenta',
  back: '‹ Cuentas',

  entriesOf: (name) => `📒 Movimientos de ${name}`,
  noEntries: 'Todavía no hay movimientos.',
}
