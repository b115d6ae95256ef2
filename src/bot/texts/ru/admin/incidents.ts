import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, format, ORDERS } from '../words.ts'

export const incidents: Texts['service']['incidents'] = {
  title: '🚨 Сбои',
  none: 'Сбоев у поставщиков не было.',
  worked: (who) => html`🟢 Поставщик ${who} снова работает.`,
  quiet: (who) => html`⚪ Сбой у ${who} завершён.`,
  since: 'С',
  lasts: 'Длительность',
  open: 'Открытые заказы',
  notSent: '▫️ Точно не отправлены',
  unknown: '▫️ Исход неизвестен',
  atWork: '▫️ В работе',
  worth: 'На сумму',
  toldAt: (at) => `Владельцам заказов сообщили: ${at}.`,
  triedAgain:
    'Поставщика пробуют снова каждые несколько секунд. О заказах с неизвестным исходом спрашивают, пока он не станет ясен; отсюда их не изменить.',
  triedNext: 'Его попробуют снова со следующим заказом.',
  over: 'Всё, что ещё открыто, продолжится само.',
  overQuiet: (span) =>
    `Открытых заказов там нет, и уже ${span} ничего не сбоит. Работает ли он снова, покажет следующий заказ.`,
  cancel: (count) => `↩️ Отменить неотправленные: ${format.number(count)}`,
  cancelYes: '↩️ Да, отменить и вернуть деньги',
  confirmCancel: (count, who) =>
    html`Отменить с возвратом заказы, которых у ${who} точно нет: ${counted(count, ORDERS)}?`,
  onlySafe: 'Каждый заказ проверяется ещё раз. Отправленный за это время останется как есть.',
  cancelled: (count) => `Отменено с возвратом: ${counted(count, ORDERS)}.`,
  move: '➡️ Отправить другому поставщику',
  whereTo: (count) => `Куда отправить ${counted(count, ORDERS)}?`,
  nowhere: 'Для этих товаров нет другого поставщика или нет такого, чья цена ниже уплаченной.',
  aboutTargets: 'Рядом с названием — сколько заказов можно отдать без убытка.',
  to: (supplier, count) => `➡️ ${supplier} (${format.number(count)})`,
  moved: (count, supplier) => `Отправлено поставщику ${supplier}: ${counted(count, ORDERS)}.`,
  tell: (count) => `📣 Сообщить владельцам заказов (${format.number(count)})`,
  tellYes: '📣 Да, сообщить',
  confirmTell: (count) =>
    `Отправить это тем, кому ещё не сообщали об их открытых там заказах (человек: ${format.number(count)})?`,
  told: (count) =>
    `Оповещено: ${counted(count, { one: 'человек', few: 'человека', many: 'человек', other: 'человека' })}.`,
  waits: (count) => `Поставщики со сбоями: ${format.number(count)}, см. /incidents`,
  back: '‹ Сбои',
}
