import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

const OTHERS = {
  one: 'другого пополнения',
  few: 'других пополнений',
  many: 'других пополнений',
  other: 'другого пополнения',
}
const RECEIPTS = { one: 'чек', few: 'чека', many: 'чеков', other: 'чека' }

export const deposits: Texts['people']['deposits'] = {
  pendingTitle: '🧾 Пополнения ждут вас',
  nonePending: 'Ни одно пополнение не ждёт решения.',
  creditedTitle: '✅ Зачисленные пополнения',
  noneCredited: 'Зачисленных пополнений ещё нет.',
  ofTitle: (name) => `🧾 Пополнения: ${name}`,
  noneOf: 'Пополнений пока нет.',
  pending: '🔎 Ждут',
  credited: '✅ Зачислены',

  topUpOf: (amount) => `Пополнение на ${amount}`,
  statusLabel: 'Статус',
  status: {
    open: '🕓 ждёт оплаты',
    submitted: '🔎 ждёт решения',
    credited: '✅ зачислено',
    rejected: '❌ отклонено',
    cancelled: '✕ отменено владельцем',
    expired: '⌛ истекло',
    refunding: '↩️ возвращается',
    refunded: '↩️ возвращено',
    charged_back: '↩️ отозвано платёжным сервисом',
  },
  creditedLabel: 'Зачислено',
  decidedBy: 'Решение',
  reason: 'Причина',
  accountLabel: 'Аккаунт',
  method: 'Способ',
  reference: 'Назначение',
  payment: 'Платёж',
  toPay: 'К оплате',
  rate: 'Курс',
  paidIn: 'Оплачено',
  receipts: 'Чеки',
  started: 'Начато',
  ended: 'Завершено',
  isWithoutReceipt: 'Чека нет.',
  sameReceipt: (count) => `Тот же чек прислан для ${counted(count, OTHERS)}:`,
  sameReceiptElsewhere: (count, ofOthers) =>
    `Тот же чек прислан для ${counted(count, OTHERS)} (из других аккаунтов: ${ofOthers}):`,

  submitted: '🔔 Вас ждёт чек',
  decidedMeanwhile: '🔔 Пришёл чек, но по пополнению уже есть решение',
  oneReceipt: '📎 Чек',
  allReceipts: (count) => `📎 Все: ${counted(count, RECEIPTS)}`,
  receiptNumber: (number, count) => `Чек ${number} из ${count}`,
  noReceipt: 'К этому пополнению чека нет.',
  receiptGone: 'В Telegram этого файла больше нет. Попросите владельца прислать его ещё раз.',
  show: '🧾 Показать пополнение',
  account: '👤 Аккаунт',
  back: '‹ Пополнения',
  approve: '✅ Зачислить',
  otherAmount: '✏️ Другая сумма',
  reject: '❌ Отклонить',
  refund: '↩️ Вернуть деньги',

  confirmApprove: (amount) => `Зачислить ${amount}?`,
  approves: (name, reference) =>
    html`Деньги поступят в кошелёк (${name}), владелец получит сообщение. Делайте это, только если деньги с назначением ${reference} к вам пришли.`,
  approveNow: '✅ Да, зачислить',
  howMuchArrived: (currency) => `Сколько денег пришло, в ${currency}?`,
  wantedToPay: (name, amount) => `${name}: хотели внести ${amount}.`,
  askArrived: (example) =>
    html`Напишите сумму, например ${example}. Перед зачислением я спрошу ещё раз.`,
  confirmOther: (amount, claimed) => `Зачислить ${amount} вместо ${claimed}?`,
  approvesOther: (name, reference) =>
    html`Деньги поступят в кошелёк (${name}), владелец получит сообщение с обеими суммами. Делайте это, только если именно эта сумма с назначением ${reference} к вам пришла.`,
  farOff: '⚠️ Суммы сильно различаются: нет ли лишней или пропущенной цифры?',
  approved: (amount, name) => `✅ Зачислено ${amount}: ${name}.`,
  approvedOther: (amount, name, claimed) => `✅ Зачислено ${amount} вместо ${claimed}: ${name}.`,

  whyRejected: (amount) => `Почему отклонено пополнение на ${amount}?`,
  askReason: 'Выберите или напишите причину. Владелец её увидит.',
  rejected: (amount, name) => `❌ Пополнение на ${amount} отклонено: ${name}.`,
  because: (reason) => `Причина: ${reason}`,
  confirmRefund: (amount) => `Вернуть ${amount}?`,
  refunds: 'Сумма спишется из кошелька, в нём должно хватать. Отменить это нельзя.',
  refundsStars: (stars) =>
    `Сумма спишется из кошелька, в нём должно хватать, и ${stars} вернутся плательщику. Отменить это нельзя.`,
  chargedBack: (amount, name) =>
    `↩️ Платёжный сервис уже отозвал этот платёж (${name}), поэтому из кошелька списано ${amount}. Если часть была потрачена, она стала долгом.`,
  refunded: (amount, name) => `↩️ Возвращено ${amount}: ${name}.`,
  refunding: (amount, name) =>
    `↩️ Из кошелька списано ${amount}: ${name}. Платёжный сервис ещё не подтвердил возврат; продолжаю спрашивать.`,
  cannotRefund:
    'Вернуть это пополнение отсюда нельзя, или уже нельзя. Сейчас показано его состояние.',
  notPending: 'Это пополнение больше не ждёт решения. Сейчас показано его состояние.',
  rejectReasons: {
    absent: 'Деньги не пришли',
    amount: 'Не та сумма',
    unreadable: 'Чек не читается',
  },
  refundReasons: { asked: 'По вашей просьбе', twice: 'Оплачено дважды' },
}
