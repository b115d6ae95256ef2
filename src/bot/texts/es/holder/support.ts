import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { toOperator } from '../words.ts'

export const support: Texts['support'] = {
  title: '💬 Ayuda con un pago',
  button: '💬 Soporte',
  include: (support) =>
    `¿Hay algo mal en una recarga o un pedido? Escribe ${toOperator(support)} e incluye:`,
  yourId: 'tu id:',
  theReference: 'la referencia de la recarga, o el id del pedido',
  whatHappened: 'cuándo y cómo pagaste, y qué pasó',
  newestTopUps: 'Tus últimas recargas',
  notTelegram: 'El soporte de Telegram no puede ayudar con los pagos a este bot.',

  terms: '📄 Condiciones',
  defaultTerms: (support) => [
    'Las recargas entran en tu billetera aquí y pagan tus pedidos. El saldo no se puede retirar.',
    'Si es seguro que un pedido no se pudo hacer, se reembolsa a tu billetera. Lo entregado es definitivo, también los códigos que se te mostraron.',
    'Eres responsable de los ids y nombres para los que haces pedidos, y de tu clave de API.',
    'Si cometes fraude, usas pagos robados o anulas un pago, pierdes el acceso al servicio.',
    'Telegram no es parte de este acuerdo, y su soporte no puede ayudar con los pagos.',
    `Preguntas y quejas: escribe ${toOperator(support)}. /paysupport muestra qué incluir.`,
  ],

  settings: '💬 Soporte y condiciones',
  contact: (contact) => `Los usuarios ven este contacto: ${contact}`,
  noContact: 'No hay contacto. Los usuarios leen “el operador”.',
  ownTerms: '/terms muestra:',
  shortTerms: '/terms muestra el texto breve incluido.',
  change: { support: '✏️ Soporte', terms: '✏️ Condiciones' },
  remove: { support: '🗑 Quitar', terms: '🗑 Usar el texto breve' },
  ask: {
    support: html`¿A quién deben pedir ayuda los usuarios? Envía un ${code('@nombre')} de Telegram, un correo electrónico o una dirección ${code('https://')}.`,
    terms: html`Envía el texto para /terms, de hasta 3500 caracteres.`,
  },
  changed: {
    support: 'Cambiado. Los usuarios lo ven desde ahora.',
    terms: 'Cambiado. /terms lo muestra.',
  },
  removed: {
    support: 'Quitado. Ahora los usuarios leen “el operador”.',
    terms: 'Quitado. /terms vuelve a mostrar el texto breve incluido.',
  },
}
