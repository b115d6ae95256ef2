import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const digest: Texts['service']['digest'] = {
  title: (day) => `☀️ Вчера, ${day}`,
  weekBefore: (amount) => `неделей раньше: ${amount}`,
  low: 'Коды на исходе',
  balances: 'Осталось у поставщиков',
  lasts: (days) =>
    days === 0
      ? 'меньше дня'
      : `примерно ${counted(days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`,
  backupFailed: '⚠️ Последняя резервная копия не удалась:',
  comesAt: (time, zone) => `Приходит каждый день в ${time} (${zone}). Дни считаются по UTC.`,
  isOff: 'Сама не приходит: включите её ниже.',
  turnOn: '☀️ Каждое утро',
  turnOff: '🔕 Не присылать',
  setTime: '🕘 Время',
  askTime: 'Когда её присылать?',
  aboutTime: (example) =>
    html`Напишите время и часовой пояс, например ${example}. Пояс называется по ближайшему крупному городу.`,
  usage: 'Напишите /digest, чтобы увидеть сводку, /digest off или время: /digest 09:00 Asia/Dhaka.',
}
