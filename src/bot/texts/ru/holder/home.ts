import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { toOperator } from '../words.ts'

export const home: Texts['home'] = {
  hello: (name) => html`👋 Здравствуйте, ${name}`,
  nameless: 'друг',
  intro:
    'Пополните кошелёк и покупайте в магазине. С доступом к API заказывать могут и ваши программы.',
  maintenance: '🛠 Идут технические работы. Заказы по-прежнему можно смотреть.',
  wallet: '👛 Кошелёк',
  topUp: '➕ Пополнить',
  api: '🔑 Доступ к API',
  orders: '📦 Заказы',
  help: '❔ Помощь',
  admin: '🛡 Админ',
  language: '🌐 Язык',
  standing: 'Аккаунт',
  standings: { active: '🟢 активен', restricted: '🟠 ограничен', banned: '⛔ заблокирован' },
  banned: 'Ваш аккаунт заблокирован.',
  restricted: 'Ваш аккаунт ограничен.',
  restrictedUntil: (time) => `Ваш аккаунт ограничен до ${time}.`,
  reason: (reason) => `Причина: ${reason}.`,
  keepsBalance: (support) =>
    `Баланс остаётся вашим; вопросы можно задать ${toOperator(support)}. По платежам отправьте /paysupport.`,

  helpTitle: 'Что я умею',
  firstOrder: 'Ваш первый заказ',
  firstOrderSteps:
    '1. Пополните кошелёк. 2. В /api включите доступ и создайте ключ. 3. Отправляйте заказы с этим ключом.',
  tryFirst:
    'Чтобы сначала попробовать бесплатно, возьмите тестовый ключ: /api, затем «Тестовые ключи».',
  apiIsAt: (url, reference) =>
    html`API находится по адресу ${url}, а его справочник — ${reference}`,
  questions: (support) => `Есть вопросы? Напишите ${toOperator(support)}.`,

  chooseLanguage: 'На каком языке мне говорить?',
  languageChosen: 'Теперь я говорю по-русски.',

  commands: {
    start: 'Меню',
    shop: 'Купить пополнение игры, ключ или карту',
    wallet: 'Баланс, пополнения, операции, выписка',
    api: 'Доступ к API, ключи, адреса, вебхуки',
    orders: 'Ваши заказы и их коды',
    bulk: 'Купить много сразу, из CSV-файла',
    language: 'Язык, на котором я говорю',
    help: 'Что умеет этот бот',
    moveaccount: 'Перенести аккаунт на другой Telegram',
    paysupport: 'Помощь с платежом',
    terms: 'Условия сервиса',
    cancel: 'Прервать текущий вопрос',
  },
}
