import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const pasted: Texts['pasted'] = {
  found: 'Вот что нашлось:',
  order: '📦 Заказ',
  lookup: '🔎 Проверка',
  deposit: '🧾 Пополнение',
  fee: 'Комиссия',
  feeReturned: 'Комиссия вернулась в ваш кошелёк.',
  key: (name) => html`🔑 Это ваш ключ API ${name}. Никому не присылайте ключи, даже мне.`,
  keyRemoved: 'Ваше сообщение удалено.',
  keys: '🗝 Ключи',
  help: 'Я бот и не понимаю, что с этим делать. Вот что я умею. Ещё можно прислать название игры, id заказа, trxid, id игрока или код, и я поищу.',
  helpWithFile: 'Не понимаю, что с этим делать. Вот что я умею:',
  noSuchCommand: (command) => html`Команды ${command} я не знаю.`,
  didYouMean: (command) => `Может быть, ${command}?`,
}
