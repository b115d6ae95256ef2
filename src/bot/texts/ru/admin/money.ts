import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const money: Texts['people']['money'] = {
  usage: {
    credit: 'Напишите /credit, id или @имя, сумму в USD и пометку: /credit @ada 25 Бонус.',
    debit: 'Напишите /debit, id или @имя, сумму в USD и пометку: /debit @ada 25 Оплачено дважды.',
  },
  howMuch: { credit: '➕ Сколько зачислить?', debit: '➖ Сколько списать?' },
  askAmount: {
    credit: html`Напишите сумму в USD и пометку, например ${code('25 Бонус')}. Пометка останется в операциях, и владелец получит её в сообщении. Прежде чем что-то провести, я спрошу.`,
    debit: html`Напишите сумму в USD и пометку, например ${code('25 Оплачено дважды')}. Пометка останется в операциях, и владелец получит её в сообщении. Прежде чем что-то провести, я спрошу.`,
  },
  balance: 'Баланс',
  owes: 'Долг',
  note: 'Пометка',
  addingPaysFirst: (amount) => html`${amount}: зачисление сначала закроет его`,
  thisPaysFirst: (amount) => html`${amount}: это сначала закроет его`,

  confirm: {
    credit: (amount, name) => html`➕ Зачислить ${amount} в кошелёк: ${name}?`,
    debit: (amount, name) => html`➖ Списать ${amount} из кошелька: ${name}?`,
  },
  getMessage: 'Владелец получит сообщение с пометкой.',
  yes: {
    credit: (amount) => `➕ Да, зачислить ${amount}`,
    debit: (amount) => `➖ Да, списать ${amount}`,
  },
  askNote:
    'За что? Напишите пометку: она останется в операциях, и владелец получит её в сообщении.',
  noteTooLong: (max) => `Пометка — не длиннее ${max} символов. Напишите короче.`,

  done: {
    credit: (amount, name) => html`➕ В кошелёк зачислено ${amount}: ${name}.`,
    debit: (amount, name) => html`➖ Из кошелька списано ${amount}: ${name}.`,
  },
  paidDebt: (amount) => `Из них ${amount} закрыли долг аккаунта.`,
  paidPartOfDebt: (amount, rest) =>
    html`Из них ${amount} пошли на долг аккаунта; осталось ${rest}.`,
  notCovered: (name, balance, amount) =>
    `Ничего не изменилось: ${name}, в кошельке ${balance}, это меньше ${amount}.`,
}
