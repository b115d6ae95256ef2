import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, toOperator } from '../words.ts'

export const shop: Texts['shop'] = {
  open: '🛍 Tienda',
  title: '🛍 Tienda',
  intro: 'Toca lo que quieres comprar, o escribe un juego, un paquete o el id de un producto.',
  nothing: 'En este momento no hay nada a la venta. Vuelve más tarde.',
  previous: '‹ Anterior',
  next: 'Siguiente ›',
  backToShop: '‹ Tienda',
  backToPacks: '‹ Paquetes',
  choosePack: '¿Cuál quieres?',
  left: (count) => `quedan ${count}`,
  manyLeft: (count) => `quedan más de ${count}`,
  soldOut: 'agotado',

  found: (text) => html`🔎 Esto encontré para ${text}`,
  foundMore: 'Hay más. Escribe más palabras para encontrarlo.',

  howMany: '¿Cuántos quieres?',
  each: (price) => `${price} cada uno`,
  otherQuantity: '✏️ Otra cantidad',
  askQuantity: (max) => `Escribe cuántos quieres: un número entero de 1 a ${max}.`,
  wrongQuantity: (max) => `Escribe un número entero de 1 a ${max}.`,

  forWhom: '¿Para quién es?',
  anotherPlayer: '✏️ Otro jugador',
  forget: '🗑 Olvidar uno',
  askWhom: '¿A qué jugador quieres que olvide?',
  askForget: (player) =>
    html`¿Olvidar a ${player}? Ya no te ofreceré este jugador. Tus pedidos no cambian.`,
  yesForget: '🗑 Sí, olvidar',
  forgotten: 'Olvidado.',
  askField: (label) => html`Envíame este dato: ${label}.`,
  chooseOption: (label) => html`Elige: ${label}.`,
  example: (example) => html`Por ejemplo: ${example}`,
  wrongField: (label) => `Este dato no es válido: ${label}. Revísalo en el juego.`,
  tooLong: 'Es demasiado largo. Envía solo lo que muestra el juego.',

  offerName: '¿Busco primero el nombre de este jugador?',
  nameCosts: (fee) => html`Cuesta ${fee}, también si el jugador no existe.`,
  nameIsFree: (count) =>
    `${count === 1 ? 'Es gratis: hoy te queda' : 'Es gratis: hoy te quedan'} ${counted(count, { one: 'consulta', other: 'consultas' })}.`,
  showName: '👤 Ver el nombre',
  showNameFor: (fee) => `👤 Ver el nombre · ${fee}`,
  skipName: 'Omitir ›',
  nameAbsent: '⚠️ El juego no conoce a ese jugador. Revisa el id.',
  continueAnyway: 'Seguir de todos modos ›',
  nameUnknown: 'Ahora mismo no se puede averiguar el nombre. Puedes comprar sin él.',
  nameNotPaid: 'Tu saldo no alcanza para consultar el nombre.',

  check: '🧾 Revisa tu compra',
  player: 'Jugador',
  quantity: 'Cantidad',
  price: 'Precio',
  balanceAfter: 'Saldo después',
  missing: 'Te faltan',
  missingMore: (amount) => html`${amount}`,
  topUpFirst: (button) => `Primero recarga saldo. Luego vuelve aquí y toca “${button}”.`,
  owes: (amount) =>
    html`Debes ${amount}, porque se anuló un pago. Tu próxima recarga paga eso primero, y luego podrás comprar.`,
  buy: (price) => `✅ Comprar por ${price}`,
  topUp: '➕ Recargar saldo',
  checkAgain: '↻ Revisar de nuevo',
  otherPlayer: '👤 Otro jugador',
  savedPlayers: '👤 Jugadores guardados',
  changeQuantity: '🔢 Otra cantidad',
  priceChanged: (before, after) =>
    `⚠️ El precio cambió de ${before} a ${after}. No se compró nada. ¿Lo quieres al precio nuevo?`,

  done: '✅ Listo',
  processing: '⏳ En proceso',
  cancelled: '↩️ No se pudo',
  waits: 'Cambiaré este mensaje cuando esté listo. No hace falta que esperes aquí.',
  moneyIsBack: (amount) => html`Devolvimos ${amount} a tu billetera.`,
  reason: (reason) => `Motivo: ${reason}`,
  paid: 'Pagado',
  balance: 'Saldo',
  order: 'Pedido',
  codesBelow: 'Tus códigos están en el mensaje de abajo.',
  codes: (count) => `🔑 ${counted(count, { one: 'código', other: 'códigos' })}`,
  codesOf: (pack) => `🔑 Tus códigos: ${pack}`,
  tapToShow: 'Toca un código para verlo.',
  codesInFile: (count) =>
    `En el archivo de abajo está todo: ${counted(count, { one: 'código', other: 'códigos' })}.`,
  showCodes: '🔑 Ver los códigos',
  again: '🔁 Repetir',
  tryAgain: '🔁 Intentar de nuevo',
  toOrder: '📦 Pedido',
  toOrders: '📦 Pedidos',

  refused: {
    SHOP_DISABLED:
      'La tienda está cerrada por ahora. Tus pedidos siguen en marcha. Vuelve más tarde.',
    MAINTENANCE:
      'El servicio está en mantenimiento. Tus pedidos siguen en marcha. Vuelve más tarde.',
    UNKNOWN_PID: 'Este producto ya no se vende. Elige otro.',
    INVALID_PRODUCT: 'Este producto ya no se vende. Elige otro.',
    PRODUCT_DISABLED: 'Este producto está en pausa por ahora. Elige otro.',
    GAME_DISABLED: 'Este juego está en pausa por ahora. Elige otro.',
    INVALID_PACK: 'Este producto no tiene precio por ahora. Elige otro.',
    INSUFFICIENT_STOCK: 'Quedan menos de los que quieres. Elige una cantidad menor.',
    INVALID_FIELDS: 'Los datos del jugador ya no son correctos. Escríbelos de nuevo.',
    FIELDS_DIFFER: 'Los datos del jugador ya no son correctos. Escríbelos de nuevo.',
    QUANTITY_NOT_ALLOWED: 'Este producto se vende de uno en uno.',
    QUANTITY_EXCEEDS_MAX: 'Es más de lo que permite un pedido. Elige una cantidad menor.',
    DUPLICATE_IN_FLIGHT:
      'Este pedido se está haciendo ahora mismo. Mira tus pedidos en un momento.',
    DRAFT_GONE: 'Esta compra es demasiado antigua para continuar. Empieza de nuevo.',
    ORDER_NOT_FOUND: 'No encuentro este pedido. Empieza en la tienda.',
    TRXID_TAKEN: 'Esta compra no puede continuar. Empieza de nuevo.',
    TRXID_USED_ELSEWHERE: 'Esta compra no puede continuar. Empieza de nuevo.',
  },
  soldOutNow: 'Está agotado en este momento. Elige otro o vuelve más tarde.',
  notAllowed: (support) =>
    `La tienda está desactivada para tu cuenta. Pregunta ${toOperator(support)}.`,
  accountShut: (support) =>
    `Tu cuenta no puede comprar en este momento. Pregunta ${toOperator(support)}.`,
  priceIsNow: (price) => `El precio cambió. Ahora cuesta ${price}.`,
  notCovered: (price) => `Tu saldo no alcanza para ${price}. Primero recarga saldo.`,
}
