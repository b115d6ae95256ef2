import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const payments: Texts['people']['payments'] = {
  title: '❓ Платежи без пополнения',
  none: 'Все платежи в кошельках или возвращены.',
  waits: (count) =>
    `Без пополнения: ${counted(count, { one: 'платёж', few: 'платежа', many: 'платежей', other: 'платежа' })}, см. /payments`,
  one: '❓ Платёж без пополнения',
  worth: 'Стоит',
  paid: 'Оплачено',
  unknown: 'неизвестно',
  for: 'Назначение',
  payer: 'Плательщик',
  payment: 'Платёж',
  arrived: 'Пришёл',
  statusLabel: 'Статус',
  decidedBy: 'Решение',
  reason: 'Причина',
  status: {
    open: '🔎 ждёт решения',
    assigned: '✅ зачислен',
    returning: '↩️ возвращается',
    returned: '↩️ возвращён',
  },
  find: 'Узнайте, чей он, и зачислите или верните.',
  twice: (reference) => html`Пополнение ${reference} уже зачислено: это второй платёж.`,
  assignTo: (reference) => `✅ На ${reference}`,
  assign: '✅ Зачислить',
  giveBack: '↩️ Вернуть',
  askWhom: (reference, withAmount) =>
    html`Чей он? Пришлите назначение пополнения, например ${reference}, или получателя и сумму в USD: ${withAmount}.`,
  sayAmount: 'Неизвестно, сколько стоит этот платёж. Пришлите получателя и сумму в USD.',
  confirm: (amount, name) => `Зачислить ${amount}: ${name}?`,
  about: 'Деньги поступят в кошелёк, владелец получит сообщение.',
  yes: '✅ Да, зачислить',
  done: (amount, name) => `✅ Зачислено ${amount}: ${name}.`,
  byService: 'Платёжный сервис вернёт деньги плательщику. Напишите причину.',
  byHand:
    'Сначала верните деньги в платёжном сервисе. Затем напишите здесь причину, и платёж будет отмечен как возвращённый.',
  gone: '↩️ Платёж возвращён.',
  notYet: '↩️ Платёжный сервис ещё не подтвердил возврат. Нажмите «Вернуть» позже ещё раз.',
  back: '‹ Платежи',
  decide: '❓ Решить',
}
