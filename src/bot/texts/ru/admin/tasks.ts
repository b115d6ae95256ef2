import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { CODES, counted } from '../words.ts'

export const tasks: Texts['service']['tasks'] = {
  title: '🙋 Сделать вручную',
  choose: 'Сначала старые. Нажмите, чтобы взять.',
  none: 'Заказов для ручного выполнения нет.',
  stillToDo: '⏰ Всё ещё ждёт ручного выполнения',
  ended: (status) => `Этот заказ завершён: ${status}`,
  item: 'Товар',
  order: 'Заказ',
  paid: 'Оплачено',
  by: 'Кем',
  placed: 'Создан',
  takenBy: 'В работе у',
  you: 'вас',
  since: 'С',

  take: '🙋 Взять',
  done: '✅ Сделано',
  failed: '↩️ Не вышло',
  leave: 'Отдать обратно',
  showOrder: '📦 Заказ',
  back: '‹ Сделать вручную',
  taken: 'Теперь этот заказ ваш. Другие админы это видят.',
  left: 'Этот заказ снова может взять любой админ.',

  confirmDone: 'Игрок всё получил?',
  aboutDone: (pack, id, amount) =>
    html`${pack}, ${id}: заказ будет выполнен, и ${amount} останутся оплаченными.`,
  doneNow: '✅ Да, сделано',
  confirmFailed: 'Сделать не удалось?',
  aboutFailed: (id, amount) => html`${id}: заказ будет отменён, ${amount} вернутся в кошелёк.`,
  whyNot: (error) => html`Почему? Реселлер получит ваш ответ в поле ${error}.`,
  takenByOther: '⚠️ Этот заказ взял другой админ. Сначала спросите его.',
  keep: 'Оставить как есть',
}

export const delivery: Texts['service']['delivery'] = {
  ask: (count) => `Пришлите ${counted(count, CODES)}`,
  about: (pack, id) =>
    html`${pack}, ${id}. Пришлите по одному коду в строке, текстом или файлом .txt. Заказ будет выполнен, и реселлер сразу получит коды.`,
  keep: 'Оставить как есть',
  wanted: 'Пришлите коды, по одному в строке, текстом или файлом .txt.',
  repeated: 'Один и тот же код встречается дважды.',
  tooLong: 'Такой длинный текст Telegram мог разбить надвое. Пришлите коды файлом .txt.',
  nothingDone: 'Ничего не выдано.',
  tryAgain: '↻ Попробовать снова',
}
