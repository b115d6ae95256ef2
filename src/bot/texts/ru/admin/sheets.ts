import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { CODES, counted } from '../words.ts'

const CHANGES = { one: 'изменение', few: 'изменения', many: 'изменений', other: 'изменения' }
const CELLS = { one: 'ячейка', few: 'ячейки', many: 'ячеек', other: 'ячейки' }

export const sheets: Texts['service']['sheets'] = {
  title: '📄 Таблицы',
  about: (none) =>
    html`Возьмите файл, измените ячейки в своей программе и пришлите его обратно. Прежде чем что-то менять, я покажу каждую изменённую ячейку. Удалённое и пустое остаётся как есть; чтобы очистить ячейку, напишите ${none}.`,
  kind: { prices: '💲 Цены', products: '🎮 Товары', stock: '🎟 Склад' },
  caption: {
    prices: 'Менять можно эти столбцы:',
    products: 'Менять можно эти столбцы:',
    stock:
      'Впишите новые коды в эти столбцы, по одному в строке. Для каждого следующего кода скопируйте строку. Сообщение с вашим файлом я удалю.',
  },
  put: '⬆️ Прислать файл обратно',
  ask: 'Пришлите файл документом. Подойдёт XLSX или CSV.',
  fileWanted: 'Пришлите таблицу документом, XLSX или CSV, или нажмите /cancel.',
  nothing: 'Ничего не изменится: в файле то же, что и здесь.',
  confirm: (count) => `📄 Внести ${counted(count, CHANGES)}?`,
  row: (row) => `Строка ${row}`,
  follows: 'Что из этого следует:',
  unread: (columns) => `Этих столбцов я не знаю: ${columns}.`,
  ignored: (column, count) =>
    `${column}: другие значения (${counted(count, CELLS)}), но этот столбец здесь менять нельзя.`,
  yes: (count) => `✅ Да, внести ${counted(count, CHANGES)}`,
  done: (count) => `📄 Готово: ${counted(count, CHANGES)}.`,
  wrong: (count) => `⚠️ С ошибкой: ${counted(count, CELLS)}. Ничего не изменилось.`,
  correct: 'Исправьте и пришлите файл снова.',
  allOfThem: 'Все ошибки, со строками и столбцами.',
  changedSince: 'Тем временем что-то изменилось. Вот что файл изменил бы теперь.',
  ofProduct: (codes, product) => `${product}: ${codes}`,
  codes: (count) => counted(count, CODES),
  back: '‹ Таблицы',
}
