import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const pasted: Texts['pasted'] = {
  found: 'Esto es lo que encontré:',
  order: '📦 Pedido',
  lookup: '🔎 Consulta',
  deposit: '🧾 Recarga de saldo',
  fee: 'Comisión',
  feeReturned: 'La comisión volvió a tu billetera.',
  key: (name) =>
    html`🔑 Esta es tu clave de API ${name}. Nunca envíes una clave a nadie, tampoco a mí.`,
  keyRemoved: 'Borré tu mensaje.',
  keys: '🗝 Claves',
  help: 'Soy un bot y no sé qué hacer con esto. Esto es lo que puedo hacer. También puedes enviarme el nombre de un juego, el id de un pedido, un trxid, el id de un jugador o un código, y lo busco.',
  helpWithFile: 'No sé qué hacer con esto. Esto es lo que puedo hacer:',
  noSuchCommand: (command) => html`No conozco el comando ${command}.`,
  didYouMean: (command) => `¿Querías decir ${command}?`,
}
