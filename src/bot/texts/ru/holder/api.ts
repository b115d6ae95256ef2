import type { RefusedFor } from '../../../../domain/access/last-refusal.ts'
import { code, type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, toOperator } from '../words.ts'

export const api: Texts['api'] = {
  title: '🔑 Доступ к API',
  access: 'Доступ',
  state: { on: '🟢 включён', off: '⚪️ выключен' },
  key: 'Ключ',
  noKey: 'нет',
  keyCreated: (time) => html`создан ${time}`,
  keyUsed: (ago) => `последний вызов ${ago}`,
  keyUsedFrom: (ago, address) => html`последний вызов ${ago} с адреса ${address}`,
  keyUnused: 'ещё не использовался',
  otherKeys: 'Другие ключи',
  olderKey: 'Прежний ключ',
  validUntil: (time) => html`действует до ${time}`,
  moreOlderKeys: (count) =>
    `… и ещё ${counted(count, { one: 'прежний ключ', few: 'прежних ключа', many: 'прежних ключей', other: 'прежнего ключа' })}`,
  addressList: 'Адреса',
  anyAddress: 'любые',
  allowed: (count) => `разрешено: ${count}`,
  asksAboutNew: 'О новых спрашиваю',
  baseUrl: 'Базовый адрес',
  accepted: {
    one: '✅ Вызовы с вашим ключом принимаются.',
    many: '✅ Вызовы с вашими ключами принимаются.',
  },
  refused: 'Сейчас API отклоняет ваши вызовы:',

  lastRefused: (ago: string, from: Html, why: string) =>
    html`🚫 Последний отклонённый запрос: ${ago}, ${from}: ${why}.`,
  from: (address: Html) => html`с адреса ${address}`,
  fromUnknown: html`с неизвестного адреса`,
  /** Why the last refused call was refused, to put at the end of a sentence. */
  refusedFor: {
    replaced: 'его ключ заменён новым',
    expired: 'срок его ключа истёк',
    revoked: 'его ключ отозван',
    API_DISABLED: 'доступ к API был выключен',
    API_DISABLED_BY_ADMIN: 'оператор выключил доступ к API',
    API_NOT_ELIGIBLE: 'аккаунту ещё нельзя было пользоваться API',
    ACCOUNT_BANNED: 'аккаунт был заблокирован',
    ACCOUNT_RESTRICTED: 'аккаунт был ограничен',
    IP_ALLOWLIST_REQUIRED: 'не было списка разрешённых адресов',
    IP_NOT_ALLOWED: 'адреса не было в вашем списке',
    KEY_SCOPE: 'его ключ не для таких запросов',
  } satisfies Record<RefusedFor, string>,
  allowRefused: (address: string) => `✅ Разрешить ${address}`,
  askAllow: 'Разрешить запросы с этого адреса?',
  whatAllowMeans:
    'Программы с этого адреса смогут пользоваться API с вашими ключами. Разрешайте, только если адрес ваш.',
  allowNow: '✅ Да, разрешить',

  turnOn: '🟢 Включить',
  turnOff: '⚪️ Выключить',
  turnedOn: 'Доступ к API включён.',
  turnedOff: 'Доступ к API выключен. Все вызовы отклоняются, пока вы его не включите.',
  askOff: 'Выключить доступ к API?',
  whatOffMeans:
    'Все вызовы ваших программ сразу отклоняются. Заказы в обработке продолжаются, ключ остаётся прежним.',
  createKey: '🔑 Создать ключ',
  rotateKey: '🔁 Заменить ключ',
  addresses: '🌐 Адреса',
  tryIt: '▶️ Первые вызовы',

  replace: '🔁 Заменить ключ',
  chooseGrace:
    'Новый ключ вы получите сразу, с теми же лимитами и сроком. Сколько ещё должен работать старый, чтобы вы успели поменять его в программах?',
  grace: { none: 'Нисколько', hour: '1 час', day: '24 часа' },
  askReplace: 'Заменить этот ключ?',
  afterReplacing: {
    none: 'Старый ключ сразу перестанет работать.',
    hour: 'Старый ключ будет работать ещё 1 час.',
    day: 'Старый ключ будет работать ещё 24 часа.',
  },
  rotateNow: '🔁 Да, заменить',
  newKey: 'Ваш ключ API',
  shownOnce:
    'Показываю его один раз и копии не храню. Сохраните его там, где его прочтут ваши программы, и удалите это сообщение.',
  sendAs: html`Отправляйте его с каждым вызовом в заголовке ${code('X-API-Key: …')}.`,
  copyKey: '📋 Скопировать ключ',
  deleteMessage: '🗑 Ключ сохранён, удалить сообщение',
  keyNotShown:
    'Новый ключ создан, но сообщение с ним до вас не дошло, а копии у меня нет. Создайте другой ключ.',
  keyOutOfDate: 'С тех пор как показана эта кнопка, ключ изменился.',

  runThese:
    'Выполните эти команды в терминале (нажмите, чтобы скопировать). Сначала впишите свой ключ после KEY=',
  forSale: 'Что продаётся:',
  orderOne: (product, price) => `Заказ: ${product} за ${price} из вашего кошелька, доставка сразу:`,
  orderAny: 'Заказ с оплатой из кошелька:',
  aboutTrxid:
    'trxid — ваш собственный id заказа. Для каждого заказа берите новый, например UUID: двум клиентам один и тот же не подойдёт. Если отправить заказ ещё раз с тем же trxid, деньги второй раз не спишутся.',
  reference: (url) => `Полный справочник: ${url}`,

  refusal: {
    MISSING_API_KEY: 'У вас нет действующего ключа. Создайте его ниже.',
    ACCOUNT_BANNED: (support) => `Ваш аккаунт заблокирован. Напишите ${toOperator(support)}.`,
    ACCOUNT_RESTRICTED: (support) =>
      `Ваш аккаунт временно ограничен. Дождитесь конца срока или напишите ${toOperator(support)}.`,
    API_DISABLED_BY_ADMIN: (support) =>
      `Оператор отключил вам доступ к API. Напишите ${toOperator(support)}.`,
    API_DISABLED: 'Доступ к API выключен. Включите его ниже.',
    API_NOT_ELIGIBLE: (rules) => `Пользоваться API пока нельзя. Для этого нужно: ${rules}.`,
    IP_ALLOWLIST_REQUIRED:
      'Сервис требует список разрешённых адресов. Добавьте свои в разделе «Адреса».',
    IP_NOT_ALLOWED:
      'Последний вызов пришёл с адреса, которого нет в вашем списке. Добавьте его в разделе «Адреса».',
  },
  eligibleBy: {
    deposited: (amount) => `внести всего не меньше ${amount}`,
    age: (age) => `чтобы вашему аккаунту исполнилось ${age}`,
  },
  maintenance: 'Идут технические работы: новые заказы пока отклоняются.',
  ordersPaused: 'Заказы через API пока на паузе. Остальное работает.',
}
