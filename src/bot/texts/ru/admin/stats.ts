import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const stats: Texts['service']['stats'] = {
  title: '📈 Статистика',
  period: {
    today: 'Сегодня',
    yesterday: 'Вчера',
    week: 'Последние 7 дней',
    month: 'Последние 30 дней',
    quarter: 'Последние 90 дней',
  },
  short: {
    today: 'Сегодня',
    yesterday: 'Вчера',
    week: '7 дней',
    month: '30 дней',
    quarter: '90 дней',
  },
  range: (first, last) => `${first} – ${last}`,
  otherDays: '📅 Другие дни',
  pictures: '🖼 Картинки',
  salesAndProfit: 'Продажи и прибыль по дням',
  salesByLine: 'Продажи по линейкам',
  successByLine: 'Выполненные заказы по линейкам',
  aboutSuccess: 'Доля завершённых заказов, время половины и 95 из 100',
  askDays: 'За какие дни?',
  aboutAsk: (example) =>
    html`Напишите первый и последний день, например ${example}. Не больше года.`,
  badDays: 'Нужны два дня, например 2026-01-01 2026-01-31: сначала ранний, не больше года.',
  none: 'За эти дни ничего не продано.',
  sales: 'Продажи',
  orders: (count) =>
    counted(count, { one: 'заказ', few: 'заказа', many: 'заказов', other: 'заказа' }),
  more: (share) => `на ${share} больше, чем за столько же дней до этого`,
  less: (share) => `на ${share} меньше, чем за столько же дней до этого`,
  moreThanDay: (share) => `на ${share} больше, чем за предыдущий день`,
  lessThanDay: (share) => `на ${share} меньше, чем за предыдущий день`,
  profit: 'Прибыль',
  margin: (share) => `${share} от продаж`,
  withoutCost: (orders, amount) =>
    `Не вошло в прибыль: ${orders} на ${amount}, потому что их себестоимость неизвестна. Укажите её через /product.`,
  ended: 'Завершённые заказы',
  completed: 'выполнено',
  times: (half, most) => `Половина – до ${half}, 95 из 100 – до ${most}`,
  claims: 'Возвращено из-за проблем',
  topUps: 'Пополнения',
  newAccounts: 'Новые аккаунты',
  byLine: 'По линейкам',
  bySupplier: 'По поставщикам',
  topProducts: 'Продаётся лучше всего',
  topAccounts: 'Лучшие клиенты',
  open: 'Открытые заказы',
  accounts: 'Аккаунты',
  owed: 'Долги после возвратов платежей',
  about:
    'Дни начинаются в 00:00 UTC. Заказ считается в день завершения, возвраты вычтены из продаж.',
  openOrders: '⏳ Открытые заказы',
}
