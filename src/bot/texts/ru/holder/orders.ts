import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { CODES, counted, PIECES } from '../words.ts'

export const orders: Texts['orders'] = {
  list: '📦 Ваши заказы',
  testList: '🧪 Ваши тестовые заказы',
  none: 'Заказов пока нет. Купите что-нибудь в магазине или дайте заказывать вашим программам через API.',
  noneLikeThis: 'Таких заказов у вас нет.',
  noTests: 'Тестовых заказов ещё не было.',
  howToOpen: 'Нажмите на номер, чтобы открыть заказ.',

  filterAll: 'Все',
  filter: {
    processing: '⏳ В обработке',
    completed: '✅ Выполнены',
    cancelled: '↩️ Отменены',
  },
  filterGame: '🎮 Игра',
  chooseGame: 'Заказы какой игры?',
  allGames: 'Все игры',

  mark: { processing: '⏳', completed: '✅', cancelled: '↩️' },
  status: {
    processing: '⏳ в обработке',
    completed: '✅ выполнен',
    cancelled: '↩️ отменён',
  },
  refunded: '↩️ отменён, деньги вернулись',
  willTellYou: 'Напишу, когда будет готово. Если не получится, деньги вернутся в кошелёк.',
  isTest: '🧪 Тестовый заказ: оплачен тестовыми деньгами',
  labels: {
    order: 'Заказ',
    game: 'Игра',
    trxid: 'trxid',
    bought: 'Куплено',
    key: 'Ключ',
    status: 'Статус',
    reason: 'Причина',
    amount: 'Сумма',
    placed: 'Создан',
    ended: 'Завершён',
  },
  inChat: 'в этом чате',
  amountFor: (amount, pieces) => `${amount} · ${counted(pieces, PIECES)}`,
  reason: {
    'INVALID PLAYER': 'Игра не знает такого игрока.',
    'OUT OF STOCK': 'У поставщика этого больше нет.',
    'REGION NOT SUPPORTED': 'В регион этого игрока отправить нельзя.',
  },

  codes: 'Коды (нажмите, чтобы увидеть):',
  tooManyCodes: (count) =>
    `${counted(count, CODES)}: слишком много, чтобы показать здесь. Возьмите их файлом ниже.`,
  codesFile: '⬇️ Коды файлом',
  codesCaption: (count, id) => html`${counted(count, CODES)}, ${id}`,

  back: '‹ Заказы',
  showTests: '🧪 Тестовые заказы',
  showLive: '📦 Ваши заказы',

  newsOff: '🔕 Отключить новости',
  newsOn: '🔔 Новости магазина',
  newsAreOff: 'Новости магазина больше не будут приходить.',
  newsAreOn: 'Новости магазина снова будут приходить.',
  notices: '🔔 Уведомления',
  askNotices: 'Когда писать вам о заказах, которые ещё обрабатывались?',
  notice: {
    each: 'Когда закончится каждый',
    hourly: 'Сводка раз в час',
    failures: 'Только если отменён',
    none: 'Никогда',
  },
  noticesSet: {
    each: 'Напишу, когда закончится заказ, который обрабатывался.',
    hourly: 'Буду присылать сводку раз в час.',
    failures: 'Буду писать, только если заказ отменён.',
    none: 'Больше не буду писать о заказах.',
  },
}
