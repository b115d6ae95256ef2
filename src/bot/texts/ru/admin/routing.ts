import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const routing: Texts['service']['routing'] = {
  words: {
    chosen: {
      listed: 'первый в списке',
      healthy: 'первый, кто работает',
      by_hand: 'передан вручную',
    },
    cheapest: (cost, others) => `самый дешёвый (${cost}${others === '' ? '' : `; ${others}`})`,
    costUnknown: 'цена неизвестна',
    weighted: (weight, total) => `вес ${weight} из ${total}`,
    canary: (percent) => `на пробе, ${percent} % заказов`,
    next: {
      declined: (after) => `следующий: ${after} отказался`,
      unavailable: (after) => `следующий: ${after} недоступен`,
      breaker_open: (after) => `следующий: ${after} временно отключён из-за сбоев`,
    },
    skipped: {
      breaker_open: 'пропущен: временно отключён из-за сбоев',
      day_limit: 'пропущен: дневной лимит исчерпан',
      full: 'пропущен: у него уже предел открытых заказов',
      no_codes: 'пропущен: мало кодов',
    },
    by: {
      listed: 'по порядку списка',
      cheapest: 'сначала самый дешёвый',
      healthy: 'первый, кто работает',
      weighted: 'по весам',
    },
  },
  why: 'Почему там',
  title: '🔀 Выбор поставщика',
  row: 'Поставщик выбирается',
  about:
    'Какого поставщика спрашивать первым? Действует со следующего заказа; остальные остаются запасными.',
  weights: 'Веса',
  canary: 'На пробе',
  canaryOf: (supplier, percent) => `${supplier}, ${percent} % заказов`,
  byCommand: (command) => html`Веса и пробу задают в командной строке: ${command}.`,
  isLost: 'Если выбрать другое, его веса пропадут.',
  isSet: (how) => `Со следующего заказа: ${how}.`,
  back: '‹ Линейка',
}

export const limits: Texts['service']['limits'] = {
  title: '⚖️ Лимиты',
  about:
    'Заказы, которые не помещаются в день, идут следующему поставщику, а если его нет — отклоняются. Если открыто слишком много, они идут следующему или ждут.',
  day: 'Не больше за день',
  atOnce: 'Открытых заказов сразу',
  none: 'без лимита',
  bought: (spent) => `сегодня ${spent}`,
  editDay: '📅 Лимит за день',
  editAtOnce: '🔢 Открыто сразу',
  offDay: '✖️ Без лимита за день',
  offAtOnce: '✖️ Открыто сколько угодно',
  askDay: 'На сколько USD можно купить там за день? День начинается в 00:00 UTC.',
  askAtOnce: 'Сколько заказов может быть там открыто сразу? Напишите целое число.',
  changed: 'Лимиты изменены.',
  notNumber: 'Напишите целое число больше нуля.',
  back: '‹ Поставщики',
}
