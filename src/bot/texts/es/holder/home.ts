import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { toOperator } from '../words.ts'

export const home: Texts['home'] = {
  hello: (name) => html`👋 Hola, ${name}`,
  nameless: 'qué tal',
  intro:
    'Recarga tu billetera y compra en la tienda. Con acceso a la API, tus programas también pueden pedir.',
  closed: {
    maintenance:
      '🛠 Las compras están en pausa por mantenimiento. Tu saldo y tus pedidos están a salvo.',
    shop: '🛍 La tienda está cerrada por ahora. Tu saldo y tus pedidos están a salvo.',
    apiOrders:
      '🔌 Los pedidos nuevos por API están en pausa por ahora. Tu saldo y tus pedidos están a salvo.',
  },
  meanwhile: {
    maintenance:
      'Mientras tanto puedes recargar saldo, ver tus pedidos y mirar precios. Vuelve más tarde para comprar.',
    shop: 'Mientras tanto puedes recargar saldo y ver tus pedidos. Vuelve más tarde para comprar.',
    apiOrders: 'Mientras tanto puedes comprar en la tienda, recargar saldo y ver tus pedidos.',
  },
  wallet: '👛 Billetera',
  topUp: '➕ Recargar saldo',
  api: '🔑 Acceso a la API',
  orders: '📦 Pedidos',
  help: '❔ Ayuda',
  admin: '🛡 Admin',
  language: '🌐 Idioma',
  standing: 'Cuenta',
  standings: { active: '🟢 activa', restricted: '🟠 restringida', banned: '⛔ bloqueada' },
  banned: 'Tu cuenta está bloqueada.',
  restricted: 'Tu cuenta está restringida.',
  restrictedUntil: (time) => `Tu cuenta está restringida hasta el ${time}.`,
  reason: (reason) => `Motivo: ${reason}.`,
  keepsBalance: (support) =>
    `Conservas tu saldo; puedes preguntar ${toOperator(support)}. Para ayuda con un pago, envía /paysupport.`,

  helpTitle: 'Qué puedo hacer',
  firstOrder: 'Tu primer pedido',
  firstOrderSteps:
    '1. Recarga tu billetera. 2. En /api, activa el acceso y crea una clave. 3. Envía pedidos con esa clave.',
  tryFirst:
    'Para probarlo antes sin pagar, crea una clave de prueba: /api y luego Claves de prueba.',
  apiIsAt: (url, reference) => html`La API está en ${url}, y su referencia en ${reference}`,
  questions: (support) => `¿Preguntas? Escribe ${toOperator(support)}.`,

  chooseLanguage: '¿En qué idioma quieres que hable?',
  languageChosen: 'Desde ahora hablo español.',

  commands: {
    start: 'El menú',
    shop: 'Comprar una recarga de juego, una clave o una tarjeta',
    wallet: 'Saldo, recargas, movimientos, extracto',
    api: 'Acceso a la API, claves, direcciones, webhooks',
    orders: 'Tus pedidos y sus códigos',
    bulk: 'Comprar muchos a la vez, con un archivo CSV',
    language: 'El idioma en que hablo',
    help: 'Qué puede hacer este bot',
    paysupport: 'Ayuda con un pago',
    terms: 'Las condiciones de este servicio',
    cancel: 'Detener la pregunta actual',
  },
}
