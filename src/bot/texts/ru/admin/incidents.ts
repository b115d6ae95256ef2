import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, format, ORDERS } from '../words.ts'

export const incidents: Texts['service']['incidents'] = {
  title: '🚨 Сбои',
  none: 'Сбоев у поставщиков не было.',
  worked: (who) => html`🟢 Поставщик ${who} снова работает.`,
  since: 'С',
  lasts: 'Длится',
  open: 'Открытые заказы',
  notSent: '▫️ Точно не отправлены',
  unknown: '▫️ Неизвестно',
  atWork: '▫️ В работе',
  worth: 'На сумму',
  toldAt: (at) => `Владельцам сообщили, ${at}.`,
  triedAgain:
    'Поставщика пробуют снова каждые несколько секунд. О неизвестных заказах спрашивают, пока исход не станет ясен; отсюда их не тронуть.',
  triedNext: 'Его попробуют снова со следующим заказом.',
  over: 'Всё, что ещё открыто, идёт дальше само.',
  cancel: (count) => `↩️ Отменить неотправленные: ${format.number(count)}`,
  cancelYes: '↩️ Да, отменить и вернуть деньги',
  confirmCancel: (count, who) =>
    html`Отменить заказы и вернуть деньги: ${counted(count, ORDERS)}, которых у ${who} точно нет?`,
  onlySafe: 'Каждый проверяется ещё раз. Отправленный за это время останется как есть.',
  cancelled: (count) => `Отменено с возвратом: ${counted(count, ORDERS)}.`,
  move: '➡️ Отправить другому',
  whereTo: (count) => `Куда отправить ${counted(count, ORDERS)}?`,
  nowhere: 'Для этих товаров нет другого поставщика, или его цена выше уплаченного.',
  aboutTargets: 'Рядом с именем — сколько он может взять без убытка.',
  to: (supplier, count) => `➡️ ${supplier} (${format.number(count)})`,
  moved: (count, supplier) => `Отправлено к ${supplier}: ${counted(count, ORDERS)}.`,
  tell: '📣 Сообщить владельцам',
  tellYes: '📣 Да, сообщить',
  confirmTell: 'Отправить это всем, у кого там открыт заказ?',
  told: (count) =>
    `Сообщено: ${counted(count, { one: 'человек', few: 'человека', many: 'человек', other: 'человека' })}.`,
  waits: (count) => `Сбои у поставщиков: ${format.number(count)}, см. /incidents`,
  back: '‹ Сбои',
}
