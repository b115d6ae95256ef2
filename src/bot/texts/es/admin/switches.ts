import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const switches: Texts['service']['switches'] = {
  title: '🎛 Interruptores',
  names: {
    maintenance: '🛠 Mantenimiento',
    apiorders: '📦 Pedidos por API',
    shop: '🛍 Tienda del chat',
    allowlist: '🌐 Direcciones exigidas',
    statuspage: '📡 Página de estado',
    eligibility: '🎓 Requisitos',
    stars: '⭐️ Telegram Stars',
    crypto: '🪙 Cripto (@CryptoBot)',
  },
  on: 'sí',
  off: 'no',
  effect: {
    maintenance: 'sí: se rechazan pedidos y consultas nuevos',
    apiorders: 'no: se rechazan pedidos nuevos',
    shop: 'no: nadie puede comprar en el chat',
  },
  turn: {
    on: (name) => `${name}: activar`,
    off: (name) => `${name}: desactivar`,
  },
  yes: { on: 'Sí, activar', off: 'Sí, desactivar' },
  turned: {
    maintenance: {
      on: 'Mantenimiento activado: se rechazan pedidos y consultas nuevos hasta que lo desactives.',
      off: 'Mantenimiento desactivado: la API está abierta otra vez.',
    },
    apiorders: {
      on: 'Los pedidos por API están activados.',
      off: 'Los pedidos por API están desactivados: se rechazan pedidos nuevos.',
    },
    shop: {
      on: 'La tienda está abierta: los titulares pueden comprar en el chat.',
      off: 'La tienda está cerrada: nadie puede comprar en el chat.',
    },
    statuspage: {
      on: 'La página de estado es pública.',
      off: 'La página de estado está oculta.',
    },
    allowlist: {
      on: 'Se exige una lista de direcciones: se rechazan las cuentas sin ella.',
      off: 'Ya no se exige una lista de direcciones.',
    },
    eligibility: {
      on: 'Los requisitos se aplican desde ahora.',
      off: 'Los requisitos ya no se aplican.',
    },
    stars: { on: 'Se ofrecen Telegram Stars.', off: 'Ya no se ofrecen Telegram Stars.' },
    crypto: { on: 'Se ofrece pagar con cripto.', off: 'Ya no se ofrece pagar con cripto.' },
  },
  usage: (command) => `Escribe ${command} on o ${command} off.`,
  eligibilityUsage:
    'Escribe /eligibility on o /eligibility off. Puedes agregar cuánto debe haber recargado una cuenta y qué antigüedad debe tener: /eligibility on 50 7d.',
  confirm: {
    maintenance: '¿Activar el mantenimiento?',
    apiorders: '¿Desactivar los pedidos por API?',
    shop: '¿Cerrar la tienda del chat?',
    allowlist: '¿Exigir una lista de direcciones?',
    eligibility: '¿Activar los requisitos?',
  },
  about: {
    maintenance:
      'Todos los pedidos y consultas nuevos de todos los revendedores se rechazan al instante, hasta que lo desactives. Los pedidos abiertos continúan, y los revendedores pueden leer todo.',
    apiorders:
      'Todos los pedidos nuevos de todos los revendedores se rechazan al instante, hasta que los actives de nuevo. Las consultas y los pedidos abiertos continúan.',
    shop: 'Nadie puede comprar en el chat hasta que la abras de nuevo. Los pedidos por API y los abiertos continúan.',
    allowlist:
      'La API rechaza al instante a todas las cuentas sin lista, hasta que tengan una o desactives esto.',
    eligibility: 'La API rechaza al instante a todas las cuentas que no los cumplen.',
  },
  all: '‹ Interruptores',
  editRules: '✏️ Requisitos',
  topUps: '➕ Recargas',
  askRules: '¿Quién puede usar la API?',
  aboutRules: (both, none) =>
    html`Envía cuánto debe haber recargado una cuenta (en USD), qué antigüedad debe tener, o las dos cosas, como ${both}. ${none} significa sin requisitos.`,
  rules: (amount, age) => `recargado al menos ${amount}, antigüedad de ${age}`,
  confirmRules: '¿Usar estos requisitos?',
  aboutNewRules: (rules) =>
    `Los requisitos son: ${rules}. La API rechaza al instante a todas las demás cuentas.`,
  rulesOn: (rules) => `Requisitos activados: ${rules}.`,
  rulesOff: (rules) => `Requisitos desactivados: ${rules}.`,
}
