import type { Texts } from '../../en.ts'

export const claims: Texts['claims'] = {
  button: '⚠️ ¿Un problema?',
  reportAgain: '⚠️ Hay otro problema',
  whatIsWrong: '¿Qué pasa con este pedido?',
  reason: {
    not_received: 'No llegó nada',
    wrong_goods: 'Llegó otra cosa',
    code_invalid: 'El código no es válido',
    code_used: 'El código ya estaba usado',
    other: 'Otro problema',
    by_operator: 'Lo corregimos nosotros',
  },

  askText:
    'Cuéntame qué pasó, en un solo mensaje. También sirve una captura de pantalla con unas palabras.',
  askTextHint: 'Por ejemplo: qué dijo el juego o la tienda cuando probaste el código.',
  sendWithoutText: 'Enviar sin texto',
  textWanted: 'Envía un texto, una foto o una imagen como archivo.',

  received: '¡Gracias! El operador lo revisa, y te escribiré con la respuesta.',
  askPicture: 'Envía ahora la captura, como foto o como imagen en archivo.',
  addPicture: '🖼 Agregar captura',
  noPicture: 'Sin captura',
  pictureAdded: 'El operador ya ve tu captura.',
  pictureBefore: 'Ya enviaste una captura. Con una basta.',

  title: '⚠️ Un problema con un pedido',
  state: {
    open: '🔎 Lo estamos revisando',
    replaced: '✅ Tienes un código nuevo',
    refunded: '✅ Dinero devuelto',
    refused: '❌ No aceptado',
    withdrawn: '↩️ Lo retiraste',
  },
  status: 'Estado',
  amountBack: 'Devuelto',
  report: 'Reclamo',
  order: 'Pedido',
  what: 'Problema',
  sentAt: 'Enviado',
  endedAt: 'Respondido',
  youWrote: 'Escribiste:',
  withPicture: '🖼 Con tu captura.',
  answer: 'La respuesta:',
  newCodes: 'El código nuevo está en la página del pedido. El anterior ya no se debe usar.',
  intoWallet: 'El dinero está en tu billetera.',
  disagree: (support) => `¿No estás de acuerdo? Escribe a ${support} con el número del reclamo.`,

  showOrder: '📦 El pedido',
  withdraw: '↩️ Retirarlo',
  confirmWithdraw: '¿Ya no hay problema? Entonces el operador deja de revisarlo.',
  withdrawNow: '✅ Sí, retirarlo',
  keep: 'No, mantenerlo',
  withdrawn: 'Retirado.',

  list: '⚠️ Tus reclamos',
  toList: '‹ Tus reclamos',
  none: 'No has hecho ningún reclamo. Para hacer uno, abre el pedido y toca “¿Un problema?”.',

  decided: {
    replaced: '✅ Tienes un código nuevo para tu pedido.',
    refunded: '✅ Te devolvimos dinero por tu pedido.',
    refused: '❌ El operador no aceptó tu reclamo.',
  },
  show: 'Ver',
}
