import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

const CHANGES = { one: 'изменение', few: 'изменения', many: 'изменений', other: 'изменения' }

export const priceLists: Texts['service']['priceLists'] = {
  title: (supplier) => `📋 Прайс-лист ${supplier}`,
  readBefore: 'Применён',
  never: 'никогда',
  list: 'Список',
  fresh: (count) => `новых ${count}`,
  gone: (count) => `пропало ${count}`,
  back: (count) => `снова есть ${count}`,
  changed: (count) => `изменилось ${count}`,
  nothing: 'Для ваших товаров ничего не меняется.',
  changes: 'Для ваших товаров:',
  prices: 'Цены, которые изменятся:',
  isGone: 'пропал, там не продаётся',
  isBack: 'снова есть',
  noCost: 'цены закупки нет',
  apply: (count) => `✅ Применить ${counted(count, CHANGES)}`,
  remember: '✅ Запомнить список',
  applied: 'Готово. Новые цены действуют со следующего заказа.',
  changedSince: 'Тем временем список или каталог изменился. Вот как обстоит дело сейчас.',

  waiting: (count) => `⚠️ Ждёт вас: ${count}`,
  waitingOf: (count, all) => `⚠️ Ждёт вас: ${count} из ${all}`,
  noneWaits: 'Вас ничего не ждёт.',
  reason: {
    cost_zero: 'Теперь он ничего не стоит.',
    cost_jump: 'Цена закупки меняется сильнее вашего предела.',
    renamed: 'У него другое название: возможно, это уже что-то другое.',
    many_gone: 'Больше половины ваших позиций там пропало сразу.',
    empty_list: 'Список пуст.',
  },
  agree: '✅ Согласиться',
  agreed: 'Готово.',

  jumped: (supplier, count) =>
    `⚠️ ${supplier}: вас ждёт ${counted(count, CHANGES)}, например скачки цен.`,
  unreadable: (supplier, time) =>
    `⚠️ Прайс-лист ${supplier} не удаётся прочитать уже ${time}. Цены закупки и наличие могли устареть.`,
  lowBalance: (supplier, amount) =>
    `🪫 Ваш баланс у ${supplier}: ${amount}. Пополните его, пока заказы не начали срываться.`,
  problem: 'Прайс-лист не читается',
  show: '📋 Прайс-лист',
  goneThere: (supplier) => `📭 У ${supplier} сейчас не продаётся.`,

  settings: '⏱ Расписание и оповещения',
  every: 'Применяется сам',
  everyTime: (time) => `раз в ${time}`,
  neverBySelf: '✖️ Не сам',
  off: 'нет',
  aboutEvery: 'Подозрительное всегда ждёт вас.',
  lowMark: 'Оповестить ниже',
  setLowMark: '🪫 Оповещать о низком балансе',
  askLowMark: (supplier) => `Оповестить, когда баланс у ${supplier} станет ниже:`,
  aboutLowMark: (example, off) => html`Введите сумму в USD, например ${example}, или ${off}.`,
  saved: 'Сохранено.',
}
