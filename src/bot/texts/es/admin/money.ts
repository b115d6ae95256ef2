import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const money: Texts['people']['money'] = {
  usage: {
    credit:
      'Escribe /credit, un id o @nombre, el monto en USD y una nota: /credit @ada 25 Cortesía.',
    debit:
      'Escribe /debit, un id o @nombre, el monto en USD y una nota: /debit @ada 25 Pagado dos veces.',
  },
  howMuch: {
    credit: '➕ ¿Cuánto agregar?',
    debit: '➖ ¿Cuánto quitar?',
  },
  askAmount: {
    credit: html`Escribe el monto en USD y una nota, como ${code('25 Cortesía')}. La nota queda en el libro, y la persona recibe un mensaje con ella. Te pregunto antes de anotar nada.`,
    debit: html`Escribe el monto en USD y una nota, como ${code('25 Pagado dos veces')}. La nota queda en el libro, y la persona recibe un mensaje con ella. Te pregunto antes de anotar nada.`,
  },
  balance: 'Saldo',
  owes: 'Debe',
  note: 'Nota',
  addingPaysFirst: (amount) => html`${amount}: lo que agregues paga eso primero`,
  thisPaysFirst: (amount) => html`${amount}: esto lo paga primero`,

  confirm: {
    credit: (amount, name) => html`➕ ¿Agregar ${amount} a la billetera de ${name}?`,
    debit: (amount, name) => html`➖ ¿Quitar ${amount} de la billetera de ${name}?`,
  },
  getMessage: 'Recibirá un mensaje con la nota.',
  yes: {
    credit: (amount) => `➕ Sí, agregar ${amount}`,
    debit: (amount) => `➖ Sí, quitar ${amount}`,
  },
  askNote:
    '¿Por qué? Escribe una nota: queda en el libro, y la persona recibe un mensaje con ella.',
  noteTooLong: (max) =>
    `Una nota puede tener ${max} caracteres como máximo. Escribe una más corta.`,

  done: {
    credit: (amount, name) => html`➕ Se agregaron ${amount} a la billetera de ${name}.`,
    debit: (amount, name) => html`➖ Se quitaron ${amount} de la billetera de ${name}.`,
  },
  paidDebt: (amount) => `De eso, ${amount} pagaron lo que debía la cuenta.`,
  paidPartOfDebt: (amount, rest) =>
    html`De eso, ${amount} pagaron lo que debía la cuenta; aún debe ${rest}.`,
  notCovered: (name, balance, amount) =>
    `No cambió nada: la billetera de ${name} tiene ${balance}, menos que ${amount}.`,
}
