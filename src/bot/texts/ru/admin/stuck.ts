import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const stuck: Texts['service']['stuck'] = {
  title: '⏳ Что ждёт',
  none: 'Дольше десяти минут ничего не ждёт.',
  choose: 'Открыто больше десяти минут или без ясного ответа. Сначала старые.',
  noSupplier: 'нет поставщика',
  why: {
    unknown: 'исход неизвестен',
    not_sent: 'ни у одного поставщика его ещё нет',
    in_progress: 'поставщик работает над ним',
    person: 'это должен сделать человек',
  },
  attempts: (count) =>
    counted(count, { one: 'попытка', few: 'попытки', many: 'попыток', other: 'попытки' }),
  next: 'Следующая',
}
