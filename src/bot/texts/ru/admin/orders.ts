import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { CODES, counted, PIECES } from '../words.ts'

export const orders: Texts['service']['orders'] = {
  title: '📦 Заказы',
  ofHolder: (name) => `📦 Заказы: ${name}`,
  none: 'Таких заказов нет.',
  all: 'Все',
  account: '👤 Аккаунт',
  usage: 'Напишите /orders, или /orders processing, /orders completed или /orders cancelled.',
}

export const order: Texts['service']['order'] = {
  usage: 'Напишите /order и id, например /order API-GMA-7Q2M9XK4-0T8ZPD. Список — /orders.',
  isTest: '🧪 Тест: оплачено тестовыми деньгами, поставщики не вызываются.',
  lookupTitle: (path) => `🔎 Проверка: ${path}`,
  labels: {
    order: 'Заказ',
    lookup: 'Проверка',
    status: 'Статус',
    reason: 'Причина',
    account: 'Аккаунт',
    key: 'Ключ',
    idempotencyKey: 'Ключ идемпотентности',
    product: 'Товар',
    amount: 'Сумма',
    cost: 'Себестоимость',
    paidBack: 'Возвращено',
    profit: 'Прибыль',
    fee: 'Комиссия',
    supplier: 'Поставщик',
    item: 'Товар у него',
    theirOrder: 'Заказ у него',
    next: 'Следующие поставщики',
    codes: 'Коды',
    placed: 'Создан',
    ended: 'Завершён',
    attempts: 'Попытки',
    nextAttempt: 'Следующая попытка',
    known: 'Известен поставщику',
    result: 'Результат',
  },
  feeReturned: 'возвращена',
  amountFor: (amount, pieces) => `${amount} · ${counted(pieces, PIECES)}`,
  codesUse: { voucher: 'ваучер для поставщика', delivered: 'выданы' },
  perhapsKnown: 'возможно',
  notKnown: 'нет',
  watched: (time) => html`До ${time} у поставщика спрашивают, согласен ли он.`,
  calls: 'Вызовы (UTC)',
  entries: 'Операции',
  complete: '✅ Завершить вручную',
  cancel: '↩️ Отменить с возвратом',
  refund: '↩️ Вернуть деньги…',
  replaceCodes: '🎟 Заменить коды…',
  showCodes: (count) => `👁 Показать ${counted(count, CODES)}`,
  noCodes: 'Кодов нет.',
  codesOf: (count, id) =>
    html`${counted(count, CODES)}, ${id}. В журнале записано, что вы их смотрели.`,
  deleteCodes: '🗑 Удалить это сообщение',
  back: '‹ Заказы',
  keep: 'Оставить как есть',

  confirmCancel: 'Отменить этот заказ и вернуть деньги?',
  aboutCancel: (id, amount) => html`${id}: ${amount} вернутся в кошелёк.`,
  voucherBack: 'Его ваучер вернётся на склад.',
  voucherAside: 'Его ваучер будет отложен, пока вы не узнаете, использован ли он.',
  onlyIfCertain:
    'Делайте это, только если точно знаете, что заказ не выполнен и не будет выполнен.',
  supplierMayHave: '⚠️ Заказ может быть у поставщика. Сначала спросите его.',
  whyCancel: (error) => html`Почему отмена? Реселлер получит ваш ответ в поле ${error}.`,
  typeReason: '✏️ Другая причина',
  askReason: 'Почему он отменён?',
  aboutReason: 'Напишите причину. Реселлер её увидит. После этого заказ будет отменён с возвратом.',

  confirmComplete: 'Завершить этот заказ вручную?',
  aboutComplete: (id) =>
    html`${id}: делайте это, только если точно знаете, что игрок всё получил. Заказ останется оплаченным. Если заказ у поставщика и он не согласен, я напишу вам.`,
  completeNow: '✅ Да, завершить',
  cancelled: (amount) => `Отменено, ${amount} вернулись в кошелёк.`,
  completed: 'Завершено вручную.',
  endedBefore: (status, time) =>
    `Ничего не изменилось: заказ уже завершён ${time}. Статус: ${status}.`,
}

export const calls: Texts['service']['calls'] = {
  what: {
    place: 'заказ',
    check: 'опрос',
    lookup: 'проверка',
    checkLookup: 'опрос проверки',
  },
  outcome: {
    completed: 'выполнено',
    processing: 'в обработке',
    failed: 'не вышло',
    declined: 'отказ',
    absent: 'не найдено',
    not_sent: 'не отправлено',
    unknown: 'неизвестно',
  },
  noAnswer: 'ответа ещё нет',
}
