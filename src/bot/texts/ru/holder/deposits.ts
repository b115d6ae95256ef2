import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

const RECEIPTS = { one: 'чек', few: 'чека', many: 'чеков', other: 'чека' }

export const deposits: Texts['deposits'] = {
  topUp: '➕ Пополнить',
  method: {
    manual: '🏦 Банковский перевод',
    stars: '⭐️ Telegram Stars',
    crypto_pay: '🪙 Криптовалюта (@CryptoBot)',
  },
  chooseMethod: 'Как хотите заплатить?',
  noMethod: 'Пополнения сейчас закрыты.',
  chooseAmount: (least, largest) => `Сколько? От ${least} до ${largest}.`,
  otherAmount: '✏️ Другая сумма',
  howMuch: 'Сколько, в USD?',
  askAmount: (least, largest) =>
    html`Напишите сумму от ${least} до ${largest}, например ${code('25')} или ${code('12.50')}.`,
  askAmountIn: (least, largest, own) =>
    html`Напишите сумму в USD от ${least} до ${largest}, например ${code('25')}, или сколько хотите заплатить, например ${own}.`,
  rate: 'Курс',
  rateOf: (rate, at) => `${rate}, от ${at}`,
  fee: 'Комиссия',
  bonus: 'Бонус',

  transfer: (amount) => `Переведите ${amount}`,
  inWallet: 'В кошелёк',
  closedWay:
    'Этот способ оплаты закрыт. Если вы уже заплатили, пришлите чек. Если нет, отмените пополнение.',
  reference: 'Назначение',
  transferSteps:
    'Укажите это назначение в переводе. После оплаты пришлите сюда чек: фото, картинку файлом или PDF.',
  openUntil: (time) => html`Открыто до ${time}.`,
  pay: (amount) => `Оплатить ${amount}`,
  payOnPage:
    'Оплатите на странице @CryptoBot кнопкой ниже. Деньги будут в кошельке в течение минуты.',
  payNow: '🪙 Оплатить',
  noPage: 'Сейчас не удалось создать страницу оплаты, ничего не списано. Нажмите «Повторить».',
  tryAgain: '🔄 Повторить',
  topUpOf: (amount) => `Пополнение на ${amount}`,
  invoiceBelow: 'Оплатите кнопкой на счёте ниже. Деньги сразу будут в кошельке.',
  invoiceAgain: '⭐️ Прислать счёт ещё раз',
  invoiceTitle: 'Пополнение кошелька',
  invoiceDescription: (amount, reference) => `${amount} в ваш кошелёк. Назначение ${reference}.`,
  cancel: '✕ Отменить пополнение',

  sendReceipt: '📎 Прислать чек',
  addReceipt: '📎 Добавить чек',
  askReceipt: 'Пришлите чек: фото, картинку файлом или PDF.',
  receiptWanted: 'Пришлите чек (фото, картинку файлом или PDF) или /cancel.',
  received: (receipts) =>
    receipts === 1
      ? '🔎 Спасибо. Чек у оператора. Напишу, когда будет решение.'
      : `🔎 Спасибо. У оператора ${counted(receipts, RECEIPTS)}. Напишу, когда будет решение.`,
  receivedBefore: '🔎 Этот файл уже есть и у меня, и у оператора. Напишу, когда будет решение.',
  whichDeposit: 'У вас несколько открытых пополнений. К какому этот чек?',
  fileGone: 'Этот файл мне больше не виден. Пришлите чек ещё раз.',

  show: '🧾 Показать пополнение',
  list: '🧾 Платежи',
  none: 'Пополнений пока не было.',
  statusLabel: 'Статус',
  status: {
    open: '🕓 ждёт оплаты',
    submitted: '🔎 чек на проверке',
    credited: '✅ в вашем кошельке',
    rejected: '❌ отклонено',
    cancelled: '✕ отменено',
    expired: '⌛ истекло',
    refunding: '↩️ возвращается',
    refunded: '↩️ возвращено',
    charged_back: '↩️ отозвано платёжным сервисом',
  },
  statusIs: (status) => `Статус этого пополнения: ${status}.`,
  credited: 'Зачислено',
  thatArrived: (amount) => html`${amount}, столько пришло`,
  receipts: 'Чеки',
  reason: 'Причина',
  paidBy: 'Способ оплаты',
  started: 'Начато',
  ended: 'Завершено',

  checkoutRefused: {
    unknown: 'Такого пополнения нет. Начните новое.',
    ended: 'Это пополнение уже закрыто. Начните новое.',
    expired: 'Это пополнение истекло. Начните новое.',
    'other-person': 'Этот счёт выставлен другому человеку.',
    'other-amount': 'Сумма не сходится. Начните новое пополнение.',
    banned:
      'Сейчас ваш кошелёк нельзя пополнить. Отправьте /paysupport, чтобы узнать, кто поможет.',
  },
  unmatched:
    'Ваш платёж пришёл, но пополнения для него не нашлось. Оператор об этом знает и разберётся. Отправьте /paysupport, чтобы узнать, как спросить.',
}
