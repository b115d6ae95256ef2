import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

const PRODUCTS = { one: 'товар', few: 'товара', many: 'товаров', other: 'товара' }

export const catalog: Texts['service']['catalog'] = {
  title: '🗂 Каталог',
  lineCount: (count) =>
    counted(count, { one: 'линейка', few: 'линейки', many: 'линеек', other: 'линейки' }),
  productCount: (count) => counted(count, PRODUCTS),
  lines: '🎮 Линейки',
  stock: '🎟 Склад',
  get: '⬇️ Взять файл',
  put: '⬆️ Загрузить файл',
  caption: 'Весь каталог. Измените его и пришлите обратно кнопкой ⬆️ Загрузить файл.',
  about:
    'Пришлите каталог файлом .json. Линейки и товары из файла добавятся или изменятся, остальные останутся. Сначала покажу изменения, потом загружу.',
  fileWanted: 'Пришлите файл .json документом или /cancel.',
  confirm: 'Загрузить этот файл?',
  lineSummary: (added, known) => `Линейки: новых ${added}, известных ${known}`,
  productSummary: (added, known) => `Товары: новых ${added}, известных ${known}`,
  stillArchived: (pids) =>
    `Не продаются, потому что были в архиве: ${pids}. Укажите в файле "status": "active" или возобновите их здесь.`,
  moreOf: (some, more) => `${some} и ещё ${more}`,
  noChange: 'Из прежних товаров ни один не изменится.',
  changes: (count) => `Изменится: ${counted(count, PRODUCTS)}.`,
  itsPlace: 'место в списке',
  none: 'нет',
  ofItsLine: 'как у линейки',
  importNow: '⬆️ Да, загрузить',
  importedToast: 'Загружено.',
  imported: '⬆️ Загружено',
}
