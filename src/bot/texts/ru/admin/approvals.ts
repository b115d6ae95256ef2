import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const approvals: Texts['people']['approvals'] = {
  title: '🔐 Второй человек',
  none: 'Решений, которые ждут второго человека, нет.',
  above: (amount) => `Зачисления, возвраты и цены выше ${amount} подтверждает второй человек.`,
  never: 'Второй человек не нужен ни для какой суммы.',
  kinds: {
    adjustment: 'Зачисление или списание',
    top_up: 'Пополнение',
    top_up_refund: 'Возврат пополнения',
    payment: 'Зачисление платежа',
    claim: 'Возврат по проблеме',
    order: 'Отмена заказа',
    cost: 'Себестоимость',
    price: 'Цена',
    pricing: 'Цены',
    catalog: 'Каталог',
    list: 'Прайс-лист',
    sheet: 'Таблица',
  },
  state: {
    open: 'ждёт',
    confirmed: 'подтверждено',
    declined: 'отклонено',
    expired: 'срок истёк',
  },
  amount: 'Сумма',
  asked: 'Кто решил',
  ended: 'Кто завершил',
  until: 'До',
  reason: 'Причина',
  confirm: '✅ Подтвердить',
  decline: '✖️ Отклонить',
  withdraw: '✖️ Отозвать',
  waitsForOther: 'Нужен второй человек. Кому нужно, уже сообщили; на ответ есть 24 часа.',
  done: { confirmed: 'Подтверждено и сделано.', declined: 'Отклонено. Ничего не изменилось.' },
  wanted: (who, what, amount) => `🔐 ${who}: нужен второй человек. ${what}, ${amount}.`,
  told: {
    confirmed: (who, what, amount) => `✅ ${who}: подтверждено. ${what}, ${amount}. Сделано.`,
    declined: (who, what, amount) =>
      `✖️ ${who}: отклонено. ${what}, ${amount}. Ничего не изменилось.`,
  },
  show: 'Посмотреть',
  waits: (count) =>
    `Ждут второго человека: ${counted(count, { one: 'решение', few: 'решения', many: 'решений', other: 'решения' })}, см. /approvals`,
  setting: (amount) => `🔐 Второй человек: свыше ${amount}`,
  settingNever: '🔐 Второй человек: никогда',
  ask: 'Свыше какой суммы в USD нужны двое?',
  about:
    'Зачисления, возвраты и изменения цен выше этой суммы ждут, пока их подтвердит другой член команды. 0 — никогда.',
  back: '‹ Второй человек',
}
