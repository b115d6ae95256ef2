import { html } from '../../html.ts'
import type { Texts } from '../en.ts'
import { counted, ORDERS, toOperator } from './words.ts'

const PRODUCTS = { one: 'товара', few: 'товаров', many: 'товаров', other: 'товара' }

export const notices: Texts['notices'] = {
  questions: (support) => `Есть вопросы? Напишите ${toOperator(support)}.`,
  paidDebt: (amount) => `Из них ${amount} пошли на ваш долг.`,

  orderCompleted: (pack, id) => html`✅ Выполнено: ${pack}. ${id}`,
  orderCancelled: (pack, id) => html`↩️ Не получилось: ${pack}. ${id}`,
  moneyBack: (amount) => `${amount} вернулись в ваш кошелёк.`,
  ordersCompleted: (count) => `🕐 За последний час выполнено: ${counted(count, ORDERS)}.`,
  ordersCancelled: (count) => `Отменено, деньги вернулись: ${counted(count, ORDERS)}.`,
  showOrder: 'Показать заказ',

  credited: (amount) => html`✅ Пополнение на ${amount} уже в вашем кошельке.`,
  creditedOther: (credited, asked, reference) =>
    html`✅ ${credited} в вашем кошельке. Столько пришло по пополнению на ${asked} (${reference}).`,
  chargedBack: (amount, reference) =>
    html`↩️ Платёжный сервис отозвал платёж по пополнению на ${amount} (${reference}).`,
  takenFromWallet: (amount) => `Из кошелька списано ${amount}.`,
  spentBefore: (amount) => `Из них ${amount} уже были потрачены.`,
  rejected: (amount, reference) => html`❌ Пополнение на ${amount} (${reference}) отклонено.`,
  refunded: (amount, reference) => html`↩️ Пополнение на ${amount} (${reference}) возвращено вам.`,

  standing: {
    banned: '⛔ Ваш аккаунт заблокирован.',
    unbanned: '🟢 Ваш аккаунт больше не заблокирован.',
    restricted: '🟠 Ваш аккаунт ограничен.',
    unrestricted: '🟢 Ваш аккаунт больше не ограничен.',
    api_off: '⚪️ Оператор отключил вам доступ к API.',
    api_on: '🟢 Оператор снова разрешил вам доступ к API.',
    shop_off: '⚪️ Оператор отключил вам магазин в этом чате.',
    shop_on: '🟢 В этом чате снова можно покупать.',
  },
  restrictedUntil: (time) => html`🟠 Ваш аккаунт ограничен до ${time}.`,
  added: (amount) => html`➕ В ваш кошелёк зачислено ${amount}.`,
  taken: (amount) => html`➖ Из вашего кошелька списано ${amount}.`,
  balanceLow: (amount) =>
    html`👛 Баланс снизился до ${amount}, это меньше заданной вами суммы. Заказы дороже этого отклоняются.`,
  toWallet: '👛 Кошелёк',
  topUp: '➕ Пополнить',

  webhookGone: (url) =>
    html`⚪️ Вебхук ${url} выключен: ваш сервер ответил 410, то есть события ему больше не нужны.`,
  webhookFailing: (url) =>
    html`⚪️ Вебхук ${url} выключен: пять дней не удался ни один вызов. Почините сервер и включите вебхук снова. Пропущенное можно отправить в разделе «Отправки».`,
  showWebhook: '🪝 Показать вебхук',
  keyEndsSoon: (key, time) =>
    html`⏳ Ключ ${key} действует до ${time}. Потом его вызовы будут отклоняться. Откройте ключ, чтобы продлить его, или дайте программе другой.`,
  keyExpired: (key, time) =>
    html`⌛️ Ключ ${key} истёк ${time}. Его вызовы отклоняются. Создайте для программы новый.`,
  keyRevoked: (key) => html`🚫 Оператор отозвал ваш ключ ${key}. Его вызовы отклоняются.`,
  keysRevoked: '🚫 Оператор отозвал ваши ключи API. Их вызовы отклоняются.',
  slowDown:
    '🐢 Вы прислали больше, чем я успеваю, поэтому последние сообщения пропущены. Подождите немного и отправьте их ещё раз.',

  paidBackElsewhere: (reference) =>
    html`⚠️ Платёж по ${reference} вернулся плательщику, но не через этот сервис.`,
  account: 'Аккаунт',
  partTaken: (taken, amount) => `Из ${amount} списано из кошелька ${taken}.`,
  stillThere: (amount) =>
    `Эти ${amount} ещё в кошельке. Чтобы забрать их, нажмите здесь «Вернуть деньги».`,
  spent: (amount) => html`${amount} уже были потрачены.`,
  nowOwes: (amount) =>
    html`Теперь за аккаунтом долг ${amount}. Заказы отклоняются, пока его не закроет пополнение или /credit.`,
  owedSince: 'За аккаунтом был этот долг, с тех пор он погашен.',
  refundRefused: (reference, amount) =>
    html`⚠️ Платёжный сервис отказался вернуть ${reference}. Эти ${amount} снова в кошельке.`,
  unmatched: 'Платёж не удалось сопоставить; ничего не зачислено.',
  payment: 'Платёж',
  for: 'За что',
  paid: 'Оплачено',
  findPayer: 'Узнайте, чей он. Затем зачислите его или верните в /payments.',
  outcomeUnknown: (id) =>
    html`⚠️ Пока неизвестно, выполнен ли ${id}: поставщик не даёт ясного ответа.`,
  keepsAsking: 'Продолжаю спрашивать поставщика. По догадке ничего не возвращается.',
  orderWaits: (id) => html`⚠️ ${id}: несколько сбоев, заказ точно ещё не выполнен.`,
  triesAgain:
    'Повторяю каждые десять минут в течение суток, потом деньги возвращаются. До этого заказ можно отменить.',
  doneAfterCancel: (id) =>
    html`⚠️ Поставщик выполнил ${id} после отмены и возврата: товар доставлен, но не оплачен. Попросите поставщика отозвать его или сделайте /debit.`,
  failedAfterCompletion: (id) =>
    html`⚠️ Поставщик говорит, что не выполнил ${id}, но заказ был завершён вручную. Деньги не двигались. Спросите поставщика и сделайте /credit, если игрок ничего не получил.`,
  soldAtLoss: (id, price, cost) =>
    html`⚠️ ${id}: продано за ${price}, а стоило ${cost}. Поднимите цену командой /product.`,
  codeQuarantined: (id) =>
    html`🚧 ${id} отменён, но его ваучер мог быть использован. Ваучер отложен, пока вы не решите.`,
  decide: 'Решить',
  ordersDelayed:
    '⏳ Некоторые ваши заказы выполняются дольше обычного: у нашего поставщика сбой. Заказы будут выполнены, или деньги вернутся. Заказывать снова не нужно.',
  supplierFailing: (supplier, calls) => html`🔴 У поставщика ${supplier} сбои: ${calls}.`,
  supplierRecovered: (supplier, calls) => html`🟢 Поставщик ${supplier} снова работает: ${calls}.`,
  calls: {
    place: 'новые заказы',
    check: 'проверки открытых заказов',
    lookup: 'проверки игроков и активации',
    checkLookup: 'проверки активаций',
  },
  ordersGoOn:
    'Заказы идут к следующему поставщику или ждут. Пробую его несколькими вызовами не реже раза в 30 секунд.',
  isTested: 'Пробую его несколькими вызовами не реже раза в 30 секунд.',
  suppliers: '🚚 Поставщики',
  stockLow: (pid, left) => html`🎟 ${pid} заканчивается: осталось ${left}.`,
  dayLimit: (supplier) =>
    html`📈 Дневной лимит поставщика ${supplier} исчерпан: сегодняшние заказы в него больше не помещаются. Они идут следующему поставщику, а если его нет — отклоняются. День кончается в 00:00 UTC.`,
  stockOut: (pid) => html`🔴 ${pid}: продан последний код. Добавьте коды, чтобы продавать дальше.`,
  addCodes: '➕ Добавить коды',
  stock: '🎟 Склад',
  backupFailed: '⚠️ Плановая резервная копия не удалась. Попробую ещё раз.',
  databaseDamaged:
    '🔴 Файл базы данных повреждён: это показала проверка после сбоя. Остановите сервис, сохраните файл, проверьте диск и память машины и восстановите самую новую неповреждённую копию.',
  showForAdmin: 'Показать',

  gathered: {
    ordersEnded: (count) =>
      `📦 Завершено: ${counted(count, ORDERS)}. Чем закончилось, показывает список.`,
    manualOrders: (count) => `🙋 Ждут ручного выполнения: ${counted(count, ORDERS)}.`,
    receipts: (count) =>
      `🔔 Ждут вас: ${counted(count, { one: 'чек', few: 'чека', many: 'чеков', other: 'чека' })}.`,
    outcomeUnknown: (count) =>
      `⚠️ Пока неизвестно, чем закончилось: ${counted(count, ORDERS)}. Поставщик не даёт ясного ответа.`,
    orderWaits: (count) => `⚠️ Несколько сбоев, точно ещё не выполнено: ${counted(count, ORDERS)}.`,
    triesAgain:
      'Повторяю каждые десять минут в течение суток, потом деньги возвращаются. До этого заказы можно отменить.',
    quarantined: (count) =>
      `🚧 Отменены, но ваучеры могли быть использованы: ${counted(count, ORDERS)}. Ваучеры отложены, пока вы не решите.`,
    soldAtLoss: (count, id) =>
      html`⚠️ Проданы дешевле себестоимости: ${counted(count, ORDERS)}, например ${id}. Поднимите цены командой /product.`,
    stockLow: (count) =>
      `🎟 Заканчиваются коды ${counted(count, PRODUCTS)}. Каких, показывает список.`,
    stockOut: (count) =>
      `🔴 Закончились коды ${counted(count, PRODUCTS)}. Каких, показывает список.`,
  },
}
