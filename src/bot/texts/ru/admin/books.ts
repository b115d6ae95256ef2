import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const books: Texts['service']['books'] = {
  title: (month) => `📒 Учёт, ${month}`,
  opening: 'Кошельки в начале',
  closing: 'Кошельки в конце',
  addsUp: '✅ Сходится с журналом до последнего знака.',
  wrong: (amount) => `⚠️ Не хватает ${amount}. Запустите проверку: npm run cli -- audit`,
  none: 'За этот месяц движений не было.',
  kind: {
    deposit: 'Пополнения',
    deposit_refund: 'Возвращённые пополнения',
    deposit_refund_reversal: 'Неудавшиеся возвраты пополнений',
    chargeback: 'Отозвано платёжными сервисами',
    debt: 'Возникшие долги',
    debt_payment: 'Погашенные долги',
    credit: 'Зачислено вручную',
    debit: 'Списано вручную',
    charge: 'Списано за заказы',
    refund: 'Возвраты за заказы',
    claim_refund: 'Возвращено из-за проблем',
    fee: 'Плата за проверки',
    fee_refund: 'Возвращённая плата',
  },
  sold: 'Продано',
  cost: 'Себестоимость',
  now: 'Сейчас',
  atSupplier: (supplier) => `У ${supplier}`,
  stock: 'Коды в продаже',
  inStock: (count) => counted(count, { one: 'код', few: 'кода', many: 'кодов', other: 'кода' }),
  costUnknown: (count) =>
    `${counted(count, { one: 'код', few: 'кода', many: 'кодов', other: 'кода' })} без известной себестоимости`,
  debts: 'Долги после возвратов платежей',
  about:
    'Только настоящие аккаунты. Месяц начинается в 00:00 UTC первого дня. Продажи и прибыль считают заказ в момент завершения, журнал – в момент списания.',
  usage: 'Напишите /books или /books и месяц, например /books 2026-01.',
}
