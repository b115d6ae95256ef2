import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const transfers: Texts['service']['transfers'] = {
  heading: '🏦 Transferencias',
  none: 'Todavía no hay ninguna forma de transferir dinero.',
  add: '➕ Agregar una forma de pago',
  rate: 'Tasa',
  rateSet: (rate, ago) => `${rate}, fijada ${ago}`,
  amountsOfAll: (range) => `${range}, como en todas las recargas`,
  fee: 'Comisión',
  bonus: 'Bono',
  noFee: 'ninguna',
  noInstructions: 'Todavía sin instrucciones.',
  instructionsAre: 'Instrucciones para el pagador:',
  edit: {
    name: '✏️ Nombre',
    rate: '✏️ Moneda y tasa',
    fee: '✏️ Comisión o bono',
    amounts: '✏️ Montos',
    instructions: '✏️ Instrucciones',
  },
  turn: { on: '🟢 Ofrecerla', off: '⚪️ Dejar de ofrecerla' },
  ask: {
    name: html`¿Cómo se llama? Los pagadores la eligen por este nombre, como ${code('bKash')}.`,
    rate: html`Envía la moneda y cuánto de ella cuesta un USD, como ${code('BDT 121.5')}, o ${code('USD')}.`,
    fee: html`Envía la comisión en porcentaje, como ${code('1.5')}, un bono con signo menos, como ${code('-2')}, o ${code('0')} si no hay ninguno. La comisión se suma a lo que se paga; el bono se descuenta.`,
    amounts: html`Envía el monto mínimo y el máximo de una recarga en USD, como ${code('5 200')}, o ${code('0')} para los de todas las recargas.`,
    instructions: html`Envía el texto que dice adónde transferir el dinero: banco, cuenta, nombre.`,
  },
  rateWanted: 'Escribe una moneda y un número, como BDT 121.5, o USD.',
  confirm: (name) => `¿Cambiar lo que se paga con ${name}?`,
  aboutConfirm:
    'Se aplica a las recargas nuevas. Las abiertas conservan lo que se mostró a sus pagadores.',
  pays: (amount) => `Por ${amount}`,
  yes: '✅ Sí, cambiar',
  remove: '🗑 Quitar',
  confirmRemove: (name) => `¿Quitar ${name}?`,
  aboutRemove:
    'Nadie podrá elegirla más. Las recargas abiertas siguen, pero ya no muestran sus instrucciones.',
  removeNow: '🗑 Sí, quitar',
  added: (name) => `Se agregó ${name}. Se ofrece cuando escribas las instrucciones y la actives.`,
  changed: 'Cambiado. Se aplica a las recargas nuevas.',
  removed: (name) => `Se quitó ${name}.`,
  usage: 'Escribe el nombre y la tasa: /rate bKash 121.5',
  back: '‹ Recargas',
}
