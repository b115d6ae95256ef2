import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, ORDERS } from '../words.ts'

export const account: Texts['people']['account'] = {
  whose: '👤 Чей аккаунт?',
  askWho: html`Пришлите числовой id в Telegram, например ${code('123456789')}, или @имя.`,
  orNewest: 'Или выберите из новых:',

  noName: 'Без имени',
  isAdmin: '🛡 админ',
  standing: 'Аккаунт',
  standings: { active: '🟢 активен', restricted: '🟠 ограничен', banned: '⛔ заблокирован' },
  bannedSince: (time) => html`⛔ заблокирован с ${time}`,
  restrictedUntil: (time) => html`🟠 ограничен до ${time}`,
  alsoRestricted: (time) => html`Ещё и ограничен до ${time}`,
  reason: 'Причина',
  balance: 'Баланс',
  owes: (amount) =>
    html`⚠️ Долг ${amount}: платёж был отозван. Заказы отклоняются, пока его не закроет пополнение или зачисление.`,
  paidIn: 'Внесено всего',
  openTopUps: 'Открытые пополнения',
  orderCount: 'Заказы',

  api: 'API',
  apiIs: {
    on: 'включён владельцем',
    off: 'выключен владельцем',
    onButForbidden: 'включён владельцем, отключён админом',
    offAndForbidden: 'выключен владельцем, отключён админом',
  },
  accepted: '✅ Вызовы принимаются.',
  refused: '⚠️ Вызовы отклоняются:',
  refusal: {
    ACCOUNT_BANNED: 'заблокирован',
    ACCOUNT_RESTRICTED: 'ограничен',
    API_DISABLED_BY_ADMIN: 'отключён админом',
    API_DISABLED: 'выключен владельцем',
    API_NOT_ELIGIBLE: 'ещё не выполнены условия: см. /eligibility',
    MISSING_API_KEY: 'нет действующего ключа',
    IP_ALLOWLIST_REQUIRED: 'нет разрешённых адресов, а сервис их требует',
    IP_NOT_ALLOWED: 'последний вызов пришёл с неразрешённого адреса',
  },
  shop: 'Магазин',
  shopForbidden: '⚪️ отключён админом',

  key: 'Ключ',
  noKey: 'нет',
  otherKeys: 'Другие ключи',
  olderKey: 'Прежний ключ',
  validUntil: 'Действует до',
  moreOlderKeys: (count) =>
    `… и ещё ${counted(count, { one: 'прежний ключ', few: 'прежних ключа', many: 'прежних ключей', other: 'прежнего ключа' })}`,
  keyNeverUsed: (created) => html`создан ${created}, не использовался`,
  keyUsed: (created, ago) => html`создан ${created}, последний вызов ${ago}`,
  keyUsedFrom: (created, ago, address) =>
    html`создан ${created}, последний вызов ${ago} с адреса ${address}`,

  addresses: 'Разрешённые адреса',
  anyAddress: 'любые',
  isAsked: 'О новых адресах спрашиваем владельца.',
  webhooks: 'Вебхуки',
  webhooksOff: (count) => `выключено ${count}`,
  test: '🧪 Тестовый аккаунт',
  testAccount: (number, amount, orders) =>
    `№ ${number}, тестовых денег ${amount}, ${counted(orders, ORDERS)}`,
  opened: 'Открыт',
  hasBlocked: (time) => html`🔇 Бот заблокирован с ${time}, сообщения не доходят.`,

  ban: '⛔ Заблокировать',
  unban: '🟢 Разблокировать',
  restrict: '🟠 Ограничить',
  unrestrict: '🟢 Снять ограничение',
  apioff: '⚪️ API выкл.',
  apion: '🟢 API вкл.',
  shopoff: '⚪️ Магазин выкл.',
  shopon: '🟢 Магазин вкл.',
  credit: '➕ Зачислить',
  debit: '➖ Списать',
  orders: '📦 Заказы',
  deposits: '🧾 Пополнения',
  entries: '📒 Операции',
  log: '📜 Журнал',
  show: '👤 Аккаунт',
  back: '‹ Аккаунты',

  entriesOf: (name) => `📒 Операции: ${name}`,
  noEntries: 'Операций пока нет.',
}
