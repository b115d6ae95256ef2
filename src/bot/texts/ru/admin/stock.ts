import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { CODES, counted } from '../words.ts'

const LINES = { one: 'строка', few: 'строки', many: 'строк', other: 'строки' }
const CHARACTERS = { one: 'символ', few: 'символа', many: 'символов', other: 'символа' }
const FEWER = { one: 'кода', few: 'кодов', many: 'кодов', other: 'кода' }

export const stock: Texts['service']['stock'] = {
  title: '🎟 Склад',
  none: 'В каталоге нет товаров, которые продаются со склада.',
  choose: 'Нажмите на товар, чтобы добавить коды или посмотреть их.',
  neverAlerts: 'О малом остатке я не предупреждаю. Изменить: /lowstock 10',
  alertsBelow: (count) =>
    `Предупреждаю, когда у товара меньше ${counted(count, FEWER)}. Изменить: /lowstock`,
  markUsage:
    'Напишите /lowstock и число. Предупрежу, когда кодов у товара станет меньше; 0 выключает это.',
  markedNever: 'Больше не буду предупреждать о малом остатке.',
  marked: (count) => `Предупрежу, когда у товара станет меньше ${counted(count, FEWER)}.`,
  quarantine: '🚧 Карантин',
  inStock: (count) => `на складе ${count}`,

  ask: 'Пришлите коды, по одному в строке, текстом или файлом .txt. Сообщение я удалю и, прежде чем что-то добавить, спрошу.',
  codesWanted: 'Пришлите коды, по одному в строке, текстом или файлом .txt, или /cancel.',
  noCodes: 'Кодов здесь не нашлось. Пришлите текстовый файл, по коду в строке, или /cancel.',
  tooMany: (max) =>
    `За раз беру не больше ${max} строк. Пришлите несколько файлов или используйте командную строку.`,
  tooLong:
    'Ничего не добавлено: такой длинный текст Telegram мог разбить посреди кода. Пришлите коды файлом .txt.',

  nothingNew: '🎟 Добавлять нечего: все эти коды уже известны',
  confirm: (count) => `🎟 Добавить ${counted(count, CODES)}?`,
  looksLikeCodes:
    'Похоже на коды, поэтому я ничего не сохранил. Чтобы добавить их, сначала выберите товар.',
  deleted: 'Ваше сообщение с кодами удалено.',
  notDeleted: '⚠️ Удалить сообщение с кодами не получилось. Пожалуйста, удалите его сами.',
  waits: 'Ничего не добавится, пока вы не нажмёте «Да». У вас один час.',
  code: 'Код',
  first: 'Первый',
  last: 'последний',
  characters: (count) => counted(count, CHARACTERS),
  charactersFrom: (least, most) => `от ${least} до ${most} символов`,
  withSpaces: (count) => `⚠️ С пробелами: ${counted(count, LINES)}. Это точно коды?`,
  unlike: (count) => `⚠️ Не похожи на остальные: ${counted(count, LINES)}.`,
  line: (number) => `строка ${number}`,
  duplicates: (count) => `Не добавлено, потому что повторяется: ${count}`,
  inStockAlready: 'уже на складе',
  sameAs: (line) => `то же, что строка ${line}`,
  yes: (count) => `✅ Да, добавить ${counted(count, CODES)}`,
  no: '✖️ Нет',
  setCost: '💲 Сколько они стоили?',
  askCost: 'Сколько вам стоил каждый из этих кодов?',
  aboutCost: (example) => html`Напишите сумму в USD, например ${example}.`,
  eachCost: (cost) => `Каждый стоит вам ${cost}.`,
  dropped: 'Ничего не добавлено.',
  forgotten: 'Присланных кодов у меня больше нет.',
  addedBefore: 'Эти коды уже добавлены.',
  interrupted: (count) =>
    `Прервано, добавлено: ${counted(count, CODES)}. Нажмите «Да» ещё раз, чтобы добавить остальные.`,
  added: (count, pid) => html`🎟 Добавлено к ${pid}: ${counted(count, CODES)}.`,
  noneLeft: (pid) => html`🎟 Ни одного из этих кодов ${pid} на складе уже нет.`,
  now: (level) => `Теперь: ${level}.`,

  undo: '↩️ Отменить',
  askUndo: (count) => `↩️ Убрать со склада ${counted(count, CODES)}?`,
  aboutUndo: (pid) =>
    html`Они добавлены к ${pid} вместе и ещё не проданы. Здесь они удалятся, но их можно добавить снова.`,
  stayTaken: (count) => `Из этих кодов уже проданы или отложены и такими останутся: ${count}.`,
  undoNow: (count) => `↩️ Да, убрать ${counted(count, CODES)}`,
  undone: (count, pid) => html`↩️ Убрано со склада ${pid}: ${counted(count, CODES)}.`,
  noneUndone: (pid) => html`↩️ Ничего не убрано: непроданных среди этих кодов ${pid} уже нет.`,
  nothingToUndo: 'Непроданных среди этих кодов уже нет, убирать нечего.',

  unsold: (count) =>
    `📃 ${counted(count, { one: 'непроданный код', few: 'непроданных кода', many: 'непроданных кодов', other: 'непроданного кода' })}`,
  codesTitle: '📃 Непроданные коды',
  noUnsold: 'Непроданных кодов нет.',
  chooseCode: 'Сначала новые; продаются сначала старые. Нажмите на код, чтобы убрать его.',
  askRemove: '🗑 Убрать этот код со склада?',
  ofProduct: (id, pid) => html`${id}, ${pid}`,
  addedAt: 'Добавлен',
  aboutRemove: 'Он ещё не продан. Здесь он удалится, но его можно добавить снова.',
  remove: '🗑 Да, убрать',
  removed: (id) => `Убрано: ${id}.`,
  soldMeanwhile: 'Тем временем он продан или убран.',
  addMore: '➕ Добавить коды',
  tryAgain: '↻ Попробовать снова',
  back: '‹ Склад',
}
