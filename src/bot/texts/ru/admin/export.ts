import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const exports: Texts['service']['exports'] = {
  title: '⬇️ Файлы для таблиц',
  about:
    'Выберите, что получить файлом CSV: его открывают Excel и другие таблицы. Названия столбцов английские на любом языке. Товары и аккаунты – какие они сейчас, независимо от дней.',
  button: '⬇️ Экспорт',
  kind: {
    orders: '📦 Заказы',
    ledger: '📒 Журнал',
    deposits: '🧾 Пополнения',
    products: '🎮 Товары',
    accounts: '👤 Аккаунты',
    summary: '📈 Сводка',
  },
  rows: (count) => counted(count, { one: 'строка', few: 'строки', many: 'строк', other: 'строки' }),
  tooLarge:
    'Файл слишком большой для Telegram. Выберите меньше дней или используйте командную строку: npm run cli -- export',
}
