import {
  type ClaimProblem,
  type DeliveryProblem,
  describe,
  type ProblemTexts,
  type TopUpProblem,
} from '../../../domain/shared/problems.ts'
import type { Texts } from '../en.ts'
import { deposits } from './holder/deposits.ts'
import { problems } from './problems.ts'
import { CODES, counted, format } from './words.ts'

const TOP_UP: ProblemTexts<TopUpProblem> = {
  limits: ({ minMicros, maxMicros }) =>
    `Пополнить можно на сумму от ${format.usd(minMicros)} до ${format.usd(maxMicros)}.`,
  cents: () => 'Пишите целые центы: не больше двух знаков после точки.',
  price: ({ maxPrice, amountMicros, price }) =>
    `Этим способом за раз можно заплатить не больше ${maxPrice}, а ${format.usd(amountMicros)} стоят ${price}. Выберите сумму поменьше.`,
}

const CLAIM: ProblemTexts<ClaimProblem> = {
  processing: () =>
    'Этот заказ ещё в пути. Напишу, когда он завершится. Если не получится, деньги вернутся сами.',
  paid_back: () => 'Деньги за этот заказ уже вернулись в ваш кошелёк.',
  open: () => 'С этим заказом уже разбираются. Обращение видно на его странице.',
  too_many_of_order: ({ max }) =>
    `Обращений по этому заказу уже ${max}, это предел. Напишите в поддержку.`,
  too_many_open: ({ max }) =>
    `У вас уже ${counted(max, { one: 'открытое обращение', few: 'открытых обращения', many: 'открытых обращений', other: 'открытого обращения' })}, это предел. Дождитесь ответа или отзовите одно.`,
  over: () => 'Это обращение уже закрыто. Откройте его снова, чтобы увидеть ответ.',
}

const DELIVERY: ProblemTexts<DeliveryProblem> = {
  count: ({ given, ordered }) => `Прислано: ${counted(given, CODES)}, а в заказе ${ordered}.`,
  length: () => 'Один из кодов пуст или слишком длинный.',
  known: () => 'Один из этих кодов здесь уже известен. Ни один код не выдаётся дважды.',
}

const STANDINGS = { banned: 'заблокирован', restricted: 'ограничен' }

const input: Texts['errors']['input'] = {
  NOT_AN_AMOUNT: ({ text, currency = 'USD' }) =>
    currency === 'USD'
      ? `"${text}" — не сумма. Напишите USD цифрами, например 12 или 0.50: меньше десяти миллионов, не больше шести знаков после точки.`
      : `"${text}" — не сумма в ${currency}. Напишите её цифрами, например 1200.`,
  AMOUNT_UNCLEAR: ({ text, readings: [larger, smaller] }) =>
    `"${text}" может означать две разные суммы. Напишите ${larger} или ${smaller}.`,
  AMOUNT_NEGATIVE: ({ text }) => `В "${text}" есть минус. Напишите сумму без него.`,
  OTHER_CURRENCY: ({ text, currency }) =>
    `"${text}" — в другой валюте. Напишите сумму в ${currency}.`,
  AMOUNT_IS_ZERO: () => 'Сумма должна быть больше нуля.',
  NOT_A_DURATION: ({ text }) =>
    `"${text}" — не срок. Напишите целое число и s, m, h или d, например 30m, 2h или 7d.`,
  DURATION_IS_ZERO: () => 'Срок должен быть больше нуля.',
  INVALID_TELEGRAM_ID: () => 'Id в Telegram — целое число больше нуля.',
  NAME_TOO_LONG: ({ max }) => `Имя — не длиннее ${max} символов.`,
  NOT_AN_ADDRESS: ({ text }) =>
    `"${text}" — не адрес и не блок IPv4. Пишите так: 203.0.113.7 или 203.0.113.0/24.`,
  BLOCK_TOO_WIDE: ({ cidr }) =>
    `${cidr} слишком широк: самый большой блок — /8. Чтобы разрешить все адреса, оставьте список пустым.`,
  TOO_MANY_ADDRESSES: ({ size, max }) =>
    `В списке может быть не больше ${max} записей, а стало бы ${size}. Используйте блоки, например 203.0.113.0/24.`,
  INVALID_KEY_NAME: ({ max }) =>
    `Имя ключа — от 1 до ${max} печатных символов, без пробела в начале и в конце.`,
  KEY_NAME_TAKEN: ({ name }) => `Ключ с именем "${name}" уже есть.`,
  TOO_MANY_KEYS: ({ max }) => `Ключей может быть не больше ${max}. Сначала отзовите один.`,
  SCOPE_MISSING: () => 'Ключу нужно хотя бы одно право: чтение, заказы или проверки.',
  INVALID_CAP: ({ maxMicros }) =>
    `Лимит должен быть больше нуля и не больше ${format.usd(maxMicros)}.`,
  INVALID_PRICE: ({ maxMicros }) =>
    `Цена должна быть больше нуля и не больше ${format.usd(maxMicros)}.`,
  INVALID_COST: ({ maxMicros }) => `Себестоимость – от нуля до ${format.usd(maxMicros)}.`,
  INVALID_PERCENT: ({ text, max }) =>
    `«${text}» – не процент. Напишите число от 0 до ${max}, не больше двух знаков после запятой, например 12.5.`,
  NOTE_LENGTH: ({ max }) => `В заметке от 1 до ${max} символов.`,
  TOO_MANY_APPROVALS: ({ max }) =>
    `Второго человека ждут уже ${max} решений. Сначала подтвердите или отклоните часть из них.`,
  TOO_MANY_MOVES: ({ max }) => `Достигнут предел переносов: ${max}. Попробуйте позже.`,
  NEWS_LENGTH: ({ max }) => `В новости от 1 до ${max} символов.`,
  TOO_MANY_NOTES: ({ max }) =>
    `У аккаунта может быть не больше ${max} заметок. Сначала удалите одну.`,
  INVALID_ROUNDING: () => 'Цены округляются до суммы больше нуля и не больше 10 USD.',
  INVALID_TIER_NAME: ({ max }) =>
    `Название уровня – от 1 до ${max} букв, цифр, пробелов или дефисов, но не «standard».`,
  TIER_NAME_TAKEN: ({ name }) => `Уровень с названием «${name}» уже есть.`,
  TOO_MANY_TIERS: ({ max }) => `Уровней может быть не больше ${max}. Сначала удалите один.`,
  NOT_ITS_SUPPLIER: ({ pid, suppliers }) =>
    `Товар ${pid} поступает не от этого поставщика. Его поставщики: ${suppliers.join(', ')}.`,
  INVALID_SETTING: problems.setting,
  INVALID_TRANSFER: problems.transfer,
  CATALOG_NOT_JSON: ({ said }) => `Каталог — не JSON: ${said}`,
  INVALID_CATALOG: problems.catalog,
  INVALID_SHEET: problems.sheet,
  DOCUMENT_REFUSED: ({ problem }) =>
    ({
      too_large:
        'В этом файле слишком много данных, здесь его не прочитать. Уберите лишнее или пришлите по частям.',
      too_slow:
        'Файл читается слишком долго. Сохраните его с меньшим числом строк и столбцов или пришлите по частям.',
      busy: 'Слишком много файлов ждёт очереди. Подождите минуту и пришлите этот ещё раз.',
    })[problem],
  NOT_FROM_STOCK: ({ pid }) => `${pid} продаётся не со склада, кодов у него нет.`,
  CODE_TOO_LONG: ({ line, max }) =>
    `Строка ${line} длиннее ${max} символов. Пишите по одному коду в строке.`,
  TOO_MANY_CODES: ({ max }) => `За раз можно убрать не больше ${max} кодов.`,
  REASON_MISSING: () => 'Укажите причину. Владелец аккаунта её увидит.',
  REASON_TOO_LONG: ({ max }) => `Причина — не длиннее ${max} символов.`,
  INVALID_CREDIT: ({ maxMicros }) =>
    `Сумма зачисления должна быть больше нуля и меньше ${format.usd(maxMicros)}.`,
  WORTH_UNKNOWN: () => 'Неизвестно, сколько стоит этот платёж. Укажите и сумму в USD.',
  INVALID_CLAIM_REFUND: ({ maxMicros }) =>
    maxMicros > 0
      ? `Сумма должна быть больше нуля и не больше ${format.usd(maxMicros)}: столько осталось от цены заказа.`
      : 'Возвращать больше нечего: вся цена заказа уже в кошельке.',
  INVALID_WEBHOOK_URL: ({ problem }) => problems.webhookUrl[problem],
  UNKNOWN_EVENT_TYPE: ({ type, known }) =>
    `События "${type}" нет. Есть такие: ${known.join(', ')}.`,
  NOT_A_PERSON: ({ text }) =>
    `"${text}" — не человек. Напишите числовой id в Telegram, например 123456789, или @имя.`,
  INVALID_MARK: ({ maxMicros }) =>
    `Сумма должна быть больше нуля и не больше ${format.usd(maxMicros)}.`,
  INVALID_DELIVERY: (problem) => describe(DELIVERY, problem),
  METHOD_NOT_OFFERED: () => 'Этот способ оплаты больше не предлагается. Выберите другой.',
  INVALID_TOP_UP: (problem) => describe(TOP_UP, problem),
  TABLE_EMPTY: () => 'Строк здесь не нашлось. Пришлите строку на каждый заказ.',
  TABLE_LACKS: ({ column, found }) =>
    `Столбца «${column}» не нашлось.${found.length > 0 ? ` Есть: ${found.join(', ')}.` : ''} Напишите «${column}» над этим столбцом и пришлите таблицу ещё раз.`,
  TABLE_TOO_LONG: ({ max }) =>
    `Здесь больше ${format.number(max)} строк, а это предел. Разделите на несколько файлов.`,
  TOO_MANY_UNITS: ({ units, max }) =>
    `Здесь ключей и карт: ${format.number(units)}, а предел одного файла — ${format.number(max)}. Разделите на несколько файлов.`,
  RECEIPT_NOT_NEEDED: () =>
    'Этому пополнению чек не нужен: деньги поступят в кошелёк, когда придёт платёж.',
  TOO_MANY_RECEIPTS: ({ max }) =>
    `Чеков к этому пополнению уже ${max}, это предел. Оператор их проверяет; дождитесь решения.`,
}

const state: Texts['errors']['state'] = {
  INSUFFICIENT_BALANCE: ({ neededMicros, debtMicros }) =>
    debtMicros > 0
      ? `За аккаунтом долг ${format.usd(debtMicros)}: платёж был отозван, когда деньги уже были потрачены. Следующее пополнение сначала закроет его.`
      : `В кошельке меньше, чем нужно: ${format.usd(neededMicros)}.`,
  INSUFFICIENT_STOCK: () => 'На складе не хватает кодов этого товара.',
  ORDER_NOT_FOUND: ({ id }) => `Заказа или проверки ${id} нет.`,
  ACCOUNT_NOT_FOUND: ({ who }) =>
    `Аккаунта ${who} не нашлось. Аккаунт появляется, когда человек впервые пишет боту.`,
  ACCOUNT_EXISTS: ({ telegramId }) => `У id ${telegramId} в Telegram уже есть аккаунт.`,
  LINE_NOT_FOUND: ({ slug }) => `В каталоге нет линейки "${slug}".`,
  SHEET_STALE: ({ pids, more }) =>
    `Тем временем изменились товары: ${pids.join(', ')}${more > 0 ? ` +${more}` : ''}. Пришлите файл снова.`,
  NO_PRICE_LIST: ({ supplier, others }) =>
    others.length === 0
      ? `У поставщика ${supplier} нет прайс-листа, который можно прочитать.`
      : `У поставщика ${supplier} нет прайс-листа, который можно прочитать. Он есть у: ${others.join(', ')}.`,
  LIST_UNREADABLE: ({ supplier, why }) =>
    `Не удаётся прочитать прайс-лист поставщика ${supplier}: ${why}`,
  LIST_TOO_LONG: ({ supplier, max }) =>
    `В прайс-листе поставщика ${supplier} больше ${max} позиций, поэтому он не прочитан.`,
  LIST_STALE: ({ pids, more }) =>
    `Тем временем изменились товары: ${pids.join(', ')}${more > 0 ? ` +${more}` : ''}. Посмотрите прайс-лист снова.`,
  ITEM_NOT_LISTED: ({ supplier, item }) =>
    `В прайс-листе поставщика ${supplier} нет позиции ${item}. Скопируйте её из списка или сначала обновите его.`,
  APPROVAL_NOT_FOUND: () => 'Такого запроса нет.',
  APPROVAL_OVER: () => 'Это уже решено, или прошли 24 часа.',
  APPROVAL_OWN: () => 'Это решили вы сами. Подтвердить должен кто-то другой.',
  APPROVAL_NOT_YOURS: () => 'Ваша роль не позволяет это решать. Обратитесь к владельцу.',
  NO_SECOND_PERSON: () =>
    'Больше никто не может это подтвердить. Кому-то нужна роль для этого, см. /team. Если её пока нет ни у кого, её дают в консоли: gamewallet team set.',
  INCIDENT_NOT_FOUND: () => 'Такого сбоя нет.',
  INCIDENT_TOLD: () => 'Владельцам заказов уже сообщили.',
  BROADCAST_NOT_FOUND: () => 'Таких новостей нет.',
  BROADCAST_OVER: () => 'Это уже разослано или остановлено.',
  BROADCAST_RUNNING: () => 'Ещё идёт другая рассылка. Подождите или остановите её.',
  NOTE_GONE: () => 'Эта заметка уже удалена.',
  MOVE_OVER: () => 'Этот перенос уже завершён или касается другого человека.',
  MOVE_REFUSED: ({ problem }) => problems.move[problem],
  TIER_NOT_FOUND: ({ name }) => `Уровня «${name}» нет.`,
  TRANSFER_NOT_FOUND: ({ name }) => `Способа оплаты «${name}» нет.`,
  PRODUCT_NOT_FOUND: ({ pid }) => `В каталоге нет товара "${pid}".`,
  BATCH_GONE: () =>
    'Этих кодов у меня уже нет: вы ответили, прислали другие или прошёл час. Пришлите их ещё раз.',
  QUARANTINE_ENDED: ({ orderId }) => `В карантине нет такого кода ${orderId}.`,
  CODES_SEEN: ({ orderId }) =>
    `Покупатель ${orderId} видел этот код, поэтому вернуть его в продажу нельзя. Спишите его.`,
  CLAIM_NOT_FOUND: () => 'Такого обращения нет.',
  CLAIM_DECIDED: problems.claimState,
  NOTHING_TO_REPLACE: () =>
    'У заказа нет этого кода, или уже нет. Обращение можно закрыть возвратом или отказом.',
  DEPOSIT_NOT_FOUND: () => 'Такого пополнения нет.',
  DEPOSIT_DECIDED: problems.depositState,
  PAYMENT_NOT_FOUND: () => 'Такого платежа нет.',
  PAYMENT_DECIDED: () => 'Этот платёж уже зачислен или возвращён.',
  TOO_MANY_WEBHOOKS: ({ max }) =>
    `Вебхуков может быть не больше ${max}. Уберите один, прежде чем добавить другой.`,
  SHOP_DISABLED: () =>
    'Магазин пока закрыт. Попробуйте позже. То, что вы заказали, идёт своим ходом.',
  SHOP_NOT_ALLOWED: () => 'Оператор отключил вам магазин. Спросите его почему.',
  HOLDER_CHANGED: () =>
    'Этот аккаунт перенесён на другой аккаунт Telegram. Отправьте /start, чтобы увидеть свой.',
  DRAFT_GONE: () => 'Эта покупка начата слишком давно. Начните заново: /shop.',
  ACCOUNT_SHUT: ({ standing }) =>
    `Ваш аккаунт ${STANDINGS[standing]}, поэтому покупать нельзя. Напишите оператору.`,
  BULK_GONE: () =>
    'Этих строк у меня уже нет: вы прислали другие, или прошли сутки. Пришлите их ещё раз.',
  BULK_RUNNING: () =>
    'Сейчас покупается другой ваш файл. Дождитесь конца или сначала остановите его.',
  UNDO_TOO_LATE: () => 'Отменить уже нельзя: прошло больше суток.',
  UNDONE_BEFORE: () => 'Это уже отменено.',
  UNDO_TAKES_TWO: () =>
    'Чтобы отменить это, нужен второй человек. Используйте обратную команду: она ждёт подтверждения.',
  CHANGED_SINCE: () => 'Отменить уже нельзя: с тех пор что-то изменилось.',
  CREDIT_PAID_DEBT: ({ paidOffMicros }) =>
    `Ничего не изменилось: из этого зачисления ${format.usd(paidOffMicros)} пошли на долг аккаунта, и в кошельке меньше, чем вы хотите забрать. Остаток можно списать.`,
  OFFER_OVER: () => 'Это уже сделано, или с тех пор вас спросили снова.',
  OFFER_EXPIRED: () =>
    'Этому вопросу больше часа, поэтому ничего не изменилось. Напишите команду ещё раз.',
  KEY_NOT_FOUND: () => 'Этот ключ больше не действует: он истёк, заменён или отозван.',
  WEBHOOK_NOT_FOUND: () => 'Такого вебхука нет. Возможно, он убран.',
  WEBHOOK_OFF: () => 'Вебхук выключен. Сначала включите его.',
  IS_TEST_ORDER: () => 'Это тестовый заказ. Он завершится сам.',
  TOO_MANY_REFILLS: ({ max }) =>
    `Тестовый кошелёк сегодня пополнялся уже ${max} раз, это предел. Попробуйте завтра.`,
  CODE_GONE: () => 'Этот код больше не продаётся: он продан или убран.',
  TASK_TAKEN: () => 'Тем временем этот заказ взял другой админ.',
  TASK_ENDED: () => 'Тем временем этот заказ завершился.',
  TASK_NOT_YOURS: () => 'Этот заказ уже не ваш.',
  CLAIM_NOT_POSSIBLE: (problem) => describe(CLAIM, problem),
  TOP_UP_BEGUN_SINCE: () => 'С тех пор как это показано, вы начали другое пополнение.',
  TOO_MANY_DEPOSITS: ({ max }) =>
    `У вас уже ${counted(max, { one: 'открытое пополнение', few: 'открытых пополнения', many: 'открытых пополнений', other: 'открытого пополнения' })}, это предел. Сначала оплатите или отмените одно.`,
  DEPOSIT_OVER: ({ act, status }) =>
    act === 'cancel'
      ? `Это пополнение уже нельзя отменить. ${deposits.statusIs(deposits.status[status])}`
      : `${deposits.statusIs(deposits.status[status])} Если вы заплатили, начните новое пополнение на ту же сумму и пришлите чек к нему.`,
  RECEIPT_SENT_SINCE: () => 'С тех пор пришёл новый чек. Сначала посмотрите его.',
  REFUND_NOT_POSSIBLE: ({ reference }) =>
    `${reference} отсюда вернуть нельзя. Спишите сумму с аккаунта и отправьте деньги сами.`,
  REFUND_NOT_COVERED: ({ reference, amountMicros }) =>
    `${reference} вернуть нельзя: в кошельке уже нет ${format.usd(amountMicros)}.`,
  REFUND_REFUSED: ({ reference, why }) =>
    `Платёжный сервис отказался вернуть ${reference} (${why}). Деньги снова в кошельке.`,
}

export const errors: Texts['errors'] = { input, state }
