import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const lines: Texts['service']['lines'] = {
  title: '🎮 Линейки',
  none: 'Каталог пуст. Сначала загрузите файл.',
  choose: 'Нажмите на линейку, чтобы увидеть её товары.',
  labels: {
    status: 'Статус',
    kind: 'Вид',
    suppliers: 'Поставщики',
    products: 'Товары',
    line: 'Линейка',
    price: 'Цена',
    cost: 'Себестоимость',
    inStock: 'На складе',
  },
  status: {
    active: '🟢 в продаже',
    paused: '⏸ на паузе',
    hidden: '🙈 скрыто',
    removed: '✕ убрано',
    archived: '🗄 в архиве',
  },
  kind: { topup: 'пополнение', gamekey: 'ключ игры', giftcard: 'подарочная карта' },
  fromStock: 'продаётся со склада',
  missing: (suppliers) => `⚠️ Здесь не настроено: ${suppliers}. См. SUPPLIERS в .env.example.`,
  notSold: (field, problem) =>
    html`⚠️ Не продаётся, шаблон поля ${field}: ${problem}. Исправьте его в файле каталога и загрузите снова.`,
  lineNotActive: (status) => `⚠️ Заказать нельзя из-за статуса линейки: ${status}.`,
  noPrice: 'нет цены',
  noCost: 'неизвестна',
  profitEach: (profit) => `${profit} с каждой`,
  commandsFor: 'Id слишком длинный для кнопок. Используйте команды:',
  verbs: {
    resume: '🟢 Возобновить',
    pause: '⏸ Пауза',
    hide: '🙈 Скрыть',
    archive: '🗄 В архив',
  },
  editPrice: '💲 Цена',
  askPrice: 'Сколько это должно стоить?',
  priceNow: (price) => `Сейчас: ${price}.`,
  aboutPrice: (example) =>
    html`Напишите новую цену за штуку в USD, например ${example}. Она действует со следующего заказа.`,
  priced: (pid, price) => `${pid} теперь стоит ${price}.`,
  editCost: '🏷 Себестоимость',
  askCost: 'Сколько это стоит вам?',
  costNow: (cost) => `Себестоимость сейчас: ${cost}.`,
  aboutCost: (example) =>
    html`Напишите, сколько вы платите первому поставщику за единицу, в USD, например ${example}. По ней я считаю прибыль; клиенты её не видят.`,
  costSet: (pid, cost, supplier) => `${pid}: себестоимость ${cost} у ${supplier}.`,
  isNow: (name, status) => `${name}: теперь ${status}.`,
  isAlready: (name, status) => `${name}: уже ${status}.`,
  lineUsage:
    'Напишите /line, чтобы увидеть линейки, или /line и slug, чтобы увидеть одну. Чтобы изменить её, добавьте pause, resume или hide, например /line gamea pause.',
  productUsage:
    'Напишите /product и id товара, чтобы увидеть его. Чтобы изменить, добавьте pause, resume, archive или price либо cost и сумму, например /product GWP-1 price 4.99.',
  back: '‹ Линейки',
  backToLine: '‹ Линейка',
}
