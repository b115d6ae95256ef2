import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { CODES, counted } from '../words.ts'

export const quarantine: Texts['service']['quarantine'] = {
  title: '🚧 Коды в карантине',
  choose:
    'Эти коды могли быть использованы: заказ отменён, или восстановлена резервная копия. Выясните это, потом верните их в продажу или спишите.',
  none: 'В карантине кодов нет.',
  wasUsed: (count) =>
    count === 1 ? 'Использован ли этот код?' : `Использованы ли они: ${counted(count, CODES)}?`,
  ofRestore: (product, order) =>
    html`${product}: восстановлена резервная копия. То, что здесь, могло быть продано после её создания (${order}).`,
  forAll: (command) =>
    html`Решение относится ко всем. Чтобы выбрать только некоторые, используйте командную строку: ${command}`,
  ofOrder: (order) => html`Это ваучер ${order}. Проверьте его там, где купили.`,
  release: '🎟 Не использован: в продажу',
  discard: '🗑 Использован: списать',
  order: '📦 Заказ',
  decided: { release: 'Снова в продаже.', discard: 'Списано.' },
}
