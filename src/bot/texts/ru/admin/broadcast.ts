import type { Texts } from '../../en.ts'
import { format } from '../words.ts'

export const broadcast: Texts['people']['broadcast'] = {
  title: '📣 Новости',
  none: 'Пока ничего не рассылалось.',
  about: 'Что рассылалось, сначала новое.',
  write: '✏️ Написать',
  askWho: 'Кому отправить?',
  audience: {
    all: 'Всем',
    balance: 'Тем, у кого есть баланс',
    tier: 'Одному уровню',
    line: 'Покупателям линейки',
  },
  noTier: 'Без уровня',
  askText: 'Что написать?',
  aboutText: (max) =>
    `Пришлите текст таким, каким его прочтут, не длиннее ${max} символов. Вы увидите его раньше других.`,
  toWhom: 'Кому',
  people: 'Получателей',
  aboutSending:
    'Всё остальное отправляется раньше. Новости можно отключить; тем, кто это сделал, они не приходят.',
  tryOut: '🧪 Отправить мне',
  start: '📣 Отправить',
  stop: '⏹ Остановить',
  state: {
    draft: 'Ещё не отправлено',
    running: '📤 Рассылается',
    stopped: '⏹ Остановлено',
    done: '✅ Отправлено',
  },
  mark: { draft: '📝', running: '📤', stopped: '⏹', done: '✅' },
  sent: 'Отправлено',
  unreached: 'Не доставлено',
  sentOf: (sent, total) => `${format.number(sent)} из ${format.number(total)}`,
  written: 'Написано',
  back: '‹ Новости',
}
