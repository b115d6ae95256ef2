import type { Texts } from '../../en.ts'
import { counted, ORDERS } from '../words.ts'

export const stats: Texts['service']['stats'] = {
  title: '📈 Статистика',
  period: { today: 'Сегодня (UTC)', week: 'За 7 дней', month: 'За 30 дней' },
  open: 'Открытые заказы',
  accounts: 'Аккаунты',
  owed: 'Долги по отозванным платежам',
  sales: 'Продажи',
  orders: (count) => counted(count, ORDERS),
  claims: 'Возвращено по обращениям',
  topUps: 'Пополнения',
  newAccounts: 'Новые аккаунты',
  about: 'День начинается в 00:00 UTC, сегодня тоже считается. Продажи — за вычетом возвратов.',
  openOrders: '⏳ Открытые заказы',
}
