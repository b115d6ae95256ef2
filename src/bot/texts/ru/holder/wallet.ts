import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const wallet: Texts['wallet'] = {
  title: '👛 Кошелёк',
  balance: 'Баланс',
  openTopUps: 'Открытые пополнения',
  owed: (amount) =>
    html`⚠️ За вами долг ${amount}: платёж был отозван, когда деньги уже были потрачены. Заказы и платные проверки отклоняются, пока долг не закрыт. Следующее пополнение сначала закроет его.`,
  lowBalance: '🔔 Мало на балансе',
  noMark: 'О низком балансе я не предупреждаю.',
  mark: (amount) => html`Предупрежу, когда баланс станет меньше ${amount}.`,
  setMark: '✏️ Задать сумму',
  markOff: '🔕 Выключить',
  askMark: 'Предупредить, когда баланс станет меньше:',
  howToType: html`Напишите сумму в USD, например ${code('50')}.`,
  markOffToast: 'Больше не буду предупреждать.',

  entries: '📒 Операции',
  noEntries: 'Операций пока нет. Первая появится с первым пополнением.',
  balanceThen: (amount) => `баланс ${amount}`,
  kind: {
    deposit: 'Пополнение',
    deposit_refund: 'Возврат пополнения',
    deposit_refund_reversal: 'Отмена возврата пополнения',
    credit: 'Зачисление',
    debit: 'Списание',
    charge: 'Заказ',
    refund: 'Возврат за заказ',
    claim_refund: 'Возврат по обращению',
    fee: 'Проверка',
    fee_refund: 'Возврат за проверку',
    chargeback: 'Отозванное пополнение',
    debt: 'Долг за отозванное пополнение',
    debt_payment: 'Погашение долга',
  },

  statement: '⬇️ Выписка (CSV)',
  statementCaption: (count) =>
    `Все операции кошелька, от старых к новым: ${count}. Время — UTC, суммы — в USD.`,
  statementPart: (part) => `Часть ${part} выписки, со следующими операциями.`,
}
