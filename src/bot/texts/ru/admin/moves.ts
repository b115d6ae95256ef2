import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const moves: Texts['people']['moves'] = {
  title: '📲 Переносы аккаунтов',
  button: '📲 Перенести',
  none: 'Ни один аккаунт не ждёт переноса.',
  usage:
    'Напишите /move, у кого аккаунт, кому его передать и почему: /move 123456789 @name потерял телефон',
  waits: (count) =>
    `📲 ${counted(count, { one: 'аккаунт ждёт', few: 'аккаунта ждут', many: 'аккаунтов ждут', other: 'аккаунта ждут' })} переноса: /move`,
  ask: (whom) => `Кому передать аккаунт ${whom} и почему?`,
  about:
    'Пришлите Telegram id или @имя, а затем причину: её прочтёт нынешний владелец. Новый владелец должен уже написать боту, но ещё не пользоваться своим аккаунтом.',
  confirm: (from, to) => `Перенести аккаунт от ${from} к ${to}?`,
  wait: 'Это произойдёт через 24 часа. Нынешний владелец узнает об этом сейчас и может остановить перенос.',
  yes: '📲 Перенести через 24 часа',
  done: 'Аккаунт перейдёт через 24 часа. Оба получат сообщение.',
  cancel: '🛑 Отменить перенос',
  state: {
    open: 'ждёт',
    moved: 'перенесён',
    declined: 'новый владелец отказался',
    stopped: 'остановлен владельцем',
    cancelled: 'отменён',
    expired: 'не принят вовремя',
    refused: 'стал невозможен',
  },
  status: 'Статус',
  from: 'От кого',
  to: 'Кому',
  at: 'Когда',
  reason: 'Причина',
  asked: 'Кто решил',
  ended: 'Кто завершил',
  why: 'Почему',
  back: '‹ Переносы',
  show: 'Посмотреть',
  movedFrom: (id, time) => html`Перенесён ${time}, прежний Telegram id: ${id}`,
  movedTo: (id, time) =>
    html`Прежний аккаунт этого человека перенесён ${time} на Telegram id ${id}`,
  coming: (id, time) => html`Переносится ${time} на Telegram id ${id}`,
  offered: (who, time) => html`Предложен ${who} до ${time}`,
}
