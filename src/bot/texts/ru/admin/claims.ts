import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { CODES, counted } from '../words.ts'

export const adminClaims: Texts['adminClaims'] = {
  title: '⚠️ Обращения',
  none: 'Ответа никто не ждёт.',
  menu: '⚠️ Обращения',
  back: '‹ Обращения',

  opened: '⚠️ Проблема с заказом',
  reminder: '⏰ Обращение всё ещё ждёт ответа',
  endedMeanwhile: 'Тем временем обращение закрыто.',
  pictureOf: (reference) => `🖼 Скриншот к ${reference}`,
  many: (count) =>
    `⚠️ Ждут ответа: ${counted(count, { one: 'обращение', few: 'обращения', many: 'обращений', other: 'обращения' })}.`,
  show: 'Показать',

  reason: {
    not_received: 'ничего не пришло',
    wrong_goods: 'пришло не то',
    code_invalid: 'код не подходит',
    code_used: 'код уже использован',
    other: 'другая проблема',
    by_operator: 'исправлено нами',
  },
  state: {
    open: '🔎 открыто',
    replaced: '🎟 код заменён',
    refunded: '↩️ деньги возвращены',
    refused: '❌ отклонено',
    withdrawn: '🚪 отозвано владельцем',
  },

  claim: 'Обращение',
  what: 'Проблема',
  openedAt: 'Открыто',
  status: 'Статус',
  endedAt: 'Закрыто',
  decidedBy: 'Решение',
  answer: 'Ответ',
  paidBack: 'Возвращено',
  wrote: 'Владелец написал:',
  wroteNothing: 'Владелец ничего не написал.',
  hasPicture: '🖼 Со скриншотом.',

  theOrder: 'Заказ',
  order: 'Номер',
  account: 'Аккаунт',
  product: 'Товар',
  amount: 'Сумма',
  left: 'Можно вернуть',
  supplier: 'Поставщик',
  verified: 'Проверенное имя',
  placed: 'Создан',
  orderEnded: 'Завершён',
  codes: 'Коды',
  more: (count) => `и ещё ${count}`,
  replacedBefore: 'Заменено раньше',
  inStock: 'На складе',
  calls: 'Вызовы поставщиков (UTC)',
  others: 'Другие обращения владельца',
  noOthers: 'Других обращений не было.',

  replace: (inStock) => `🎟 Заменить (на складе ${inStock})`,
  refund: '↩️ Вернуть деньги',
  refuse: '❌ Отклонить',
  picture: '🖼 Скриншот',
  pictureGone: 'В Telegram этой картинки больше нет.',
  history: '🕘 Сообщения',
  showOrder: '📦 Заказ',
  showAccount: '👤 Аккаунт',

  choose: 'Какие коды заменить? Отметьте их, потом нажмите «Продолжить».',
  onlyFirst: (count) =>
    `Здесь можно выбрать только из первых ${count}. Команде claim replace доступны все.`,
  all: (count) => `Все (${count})`,
  next: 'Продолжить',
  chooseOne: 'Сначала отметьте хотя бы один код.',
  noStock: 'На складе не хватает кодов. Добавьте их или верните деньги.',
  confirmReplace: (count, inStock) =>
    `Заменить ${counted(count, CODES)}? Заменённое уйдёт в карантин и больше не продаётся. Владелец получит столько же со склада, где сейчас ${inStock}, и сообщение.`,
  replaceNow: '✅ Да, заменить',
  replaced: 'Заменено. Владелец получил сообщение.',

  howMuch: 'Сколько вернуть в кошелёк?',
  whole: (amount) => `Всё: ${amount}`,
  half: (amount) => `Половину: ${amount}`,
  other: '✏️ Другая сумма',
  askAmount: (max) => `Напишите сумму, не больше ${max}.`,
  confirmRefund: (amount) =>
    `Вернуть ${amount} в кошелёк? Заказ останется выполненным, владелец получит сообщение. Отменить это нельзя.`,
  refundNow: '✅ Да, вернуть',
  refunded: (amount) => `${amount} вернулись в кошелёк.`,

  addNote: '✏️ Добавить пометку',
  askNote: 'Что сообщить владельцу? Напишите. Он получит это слово в слово.',

  askReason: 'Почему отказ? Напишите причину. Владелец получит её слово в слово.',
  refused: 'Отклонено. Владелец получил вашу причину.',
  keep: 'Оставить открытым',

  replacedTitle: 'Заменено по обращению',
  replacedAbout: (order) =>
    html`Покупатель ${order} сообщил о проблеме и получил другой код. Этот он уже видел, поэтому больше не продаём. Потребуйте деньги у того, кто вам его продал, и спишите.`,

  historyTitle: '🕘 Обращения владельца и ваши ответы',
  holderSaid: 'Владелец:',
  youSaid: 'Ответ:',
}
