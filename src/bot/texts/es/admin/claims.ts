import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

const CODES = { one: 'código', other: 'códigos' }

export const adminClaims: Texts['adminClaims'] = {
  title: '⚠️ Reclamos',
  none: 'Nadie espera una respuesta.',
  menu: '⚠️ Reclamos',
  back: '‹ Reclamos',

  opened: '⚠️ Un reclamo sobre un pedido',
  reminder: '⏰ Este reclamo sigue esperando respuesta',
  endedMeanwhile: 'Mientras tanto, este reclamo terminó.',
  pictureOf: (reference) => `🖼 La captura de ${reference}`,
  many: (count) =>
    `⚠️ ${counted(count, { one: 'reclamo espera', other: 'reclamos esperan' })} respuesta.`,
  show: 'Ver',

  reason: {
    not_received: 'no llegó nada',
    wrong_goods: 'llegó otra cosa',
    code_invalid: 'el código no es válido',
    code_used: 'el código ya estaba usado',
    other: 'otro problema',
    by_operator: 'lo corregimos nosotros',
  },
  state: {
    open: '🔎 abierto',
    replaced: '🎟 código cambiado',
    refunded: '↩️ reembolsado',
    refused: '❌ rechazado',
    withdrawn: '🚪 retirado por el titular',
  },

  claim: 'Reclamo',
  what: 'Problema',
  openedAt: 'Abierto',
  status: 'Estado',
  endedAt: 'Terminado',
  decidedBy: 'Decidió',
  answer: 'Respuesta',
  paidBack: 'Devuelto',
  wrote: 'El titular escribió:',
  wroteNothing: 'El titular no escribió nada.',
  hasPicture: '🖼 Con una captura.',

  theOrder: 'El pedido',
  order: 'Pedido',
  account: 'Cuenta',
  product: 'Producto',
  amount: 'Monto',
  left: 'Queda por devolver',
  supplier: 'Proveedor',
  verified: 'Nombre verificado',
  placed: 'Pedido el',
  orderEnded: 'Terminado',
  codes: 'Códigos',
  more: (count) => `y ${count} más`,
  replacedBefore: 'Cambiados hasta ahora',
  inStock: 'Existencias',
  calls: 'Llamadas a proveedores (UTC)',
  others: 'Sus otros reclamos',
  noOthers: 'No ha hecho ningún otro reclamo.',

  replace: (inStock) => `🎟 Cambiar (hay ${inStock})`,
  refund: '↩️ Reembolsar',
  refuse: '❌ Rechazar',
  picture: '🖼 Captura',
  pictureGone: 'Telegram ya no tiene esta imagen.',
  history: '🕘 Mensajes',
  showOrder: '📦 Pedido',
  showAccount: '👤 Cuenta',

  choose: '¿Qué códigos se cambian? Tócalos y luego Continuar.',
  onlyFirst: (count) =>
    `Aquí solo se pueden elegir los primeros ${count}. El comando claim replace admite cualquiera.`,
  all: (count) => `Todos (${count})`,
  next: 'Continuar',
  chooseOne: 'Toca antes al menos un código.',
  noStock: 'No hay suficientes códigos. Agrega más, o reembolsa el reclamo.',
  confirmReplace: (count, inStock) =>
    `¿Cambiar ${counted(count, CODES)}? Lo cambiado va a cuarentena y no vuelve a venderse. El titular recibe la misma cantidad de las existencias (hay ${inStock}) y un mensaje.`,
  replaceNow: '✅ Sí, cambiar',
  replaced: 'Cambiado. El titular recibió un mensaje.',

  howMuch: '¿Cuánto vuelve a la billetera?',
  whole: (amount) => `Todo: ${amount}`,
  half: (amount) => `La mitad: ${amount}`,
  other: '✏️ Otro monto',
  askAmount: (max) => `Escribe un monto, ${max} como máximo.`,
  confirmRefund: (amount) =>
    `¿Devolver ${amount} a la billetera? El pedido sigue completado, y el titular recibe un mensaje. No se puede deshacer.`,
  refundNow: '✅ Sí, devolver',
  refunded: (amount) => `${amount} volvieron a la billetera.`,

  addNote: '✏️ Agregar una nota',
  askNote: '¿Qué debe leer el titular con esto? Escríbelo. Lo recibe palabra por palabra.',

  askReason: '¿Por qué se rechaza? Escribe el motivo. El titular lo recibe palabra por palabra.',
  refused: 'Rechazado. El titular recibió tu motivo.',
  keep: 'Dejarlo abierto',

  replacedTitle: 'Cambiado tras un reclamo',
  replacedAbout: (order) =>
    html`El comprador de ${order} hizo un reclamo y recibió otro código. Este ya lo vio, así que no se vende nunca más. Pide tu dinero a quien te lo vendió y luego dalo de baja.`,

  historyTitle: '🕘 Sus reclamos y tus respuestas',
  holderSaid: 'Titular:',
  youSaid: 'Respuesta:',
}
