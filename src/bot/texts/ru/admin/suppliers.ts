import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const suppliers: Texts['service']['suppliers'] = {
  title: '🚚 Поставщики',
  notSetUp: 'здесь не настроен',
  works: 'в порядке',
  stopped: (calls, time) => `🔴 Остановлено, снова попробую через ${time}: ${calls}`,
  trying: (calls) => `🟠 Пробую несколько вызовов: ${calls}`,
  balance: 'Баланс',
  balanceUnknown: 'неизвестен',
  openOrders: 'Открытые заказы',
  lastDay: 'За 24 ч',
  calls: (count) =>
    counted(count, { one: 'вызов', few: 'вызова', many: 'вызовов', other: 'вызова' }),
  faults: (count) => `сбоев ${count}`,
  mean: (ms) => `в среднем ${ms} мс`,
  noCalls: 'вызовов не было',
  back: '‹ Поставщики',
  stuck: '⏳ Что ждёт',
}
