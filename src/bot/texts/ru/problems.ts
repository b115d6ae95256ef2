import {
  type CatalogFault,
  type CatalogPlace,
  type CatalogProblem,
  type ClaimState,
  type DepositState,
  describe,
  type PatternProblem,
  type ProblemTexts,
  type SettingProblem,
  type TransferProblem,
} from '../../../domain/shared/problems.ts'
import type { Texts } from '../en.ts'
import { cellFaults, sheetFaults } from './sheet-problems.ts'
import { format } from './words.ts'

const PATTERN: ProblemTexts<PatternProblem> = {
  pattern_too_long: ({ max }) => `не длиннее ${max} символов`,
  pattern_invalid: () => 'нужно регулярное выражение',
  pattern_too_large: () =>
    'слишком велик: каждое повторение считается столько раз, сколько может повториться',
  pattern_looks_around: ({ token }) => `нельзя смотреть вперёд или назад: "${token}"`,
  pattern_refers_back: ({ token }) => `нельзя ссылаться на группу: "${token}"`,
  pattern_unsupported: ({ said }) => `можно только то, что умеет RE2: ${said}`,
}

const CATALOG: ProblemTexts<CatalogFault> = {
  ...PATTERN,
  decimals: () => 'не больше шести знаков после точки',
  number: () => 'нужно число поменьше, со всеми цифрами и без показателя степени',
  supplier_name: () => 'нужны 1–32 строчные буквы, цифры или -',
  supplier_twice: () => 'каждый поставщик — один раз',
  pid: () => 'нужны 1–64 буквы, цифры, - или _',
  slug: () => 'нужны 2–40 строчных букв или цифр',
  order_code: () => 'нужны 2–6 прописных букв или цифр',
  example: () => 'должно подходить под шаблон',
  field_twice: () => 'каждое поле — один раз',
  region_and_server: () => 'нельзя спрашивать и region, и serverId',
  region_options: () => 'нужно, если линейка спрашивает region, и только тогда',
  server_options: () => 'нужно, только если линейка спрашивает serverId',
  option_twice: () =>
    'каждое значение и сокращение — один раз; прописные и строчные буквы не различаются',
  unknown_supplier: ({ name }) => `назван "${name}", а это не его поставщик`,
  used_twice: ({ name }) => `встречается дважды: "${name}"`,
  no_supplier: () => 'нужен поставщик, потому что это линейка пополнений',
  no_fields: () => 'нужно указать, что требуется для пополнения, например userId',
  stock_supplier: () =>
    'у линейки пополнений не может быть "stock"; "stockBased": true даёт каждому заказу код, который активирует поставщик',
  stock_based: () => 'здесь не нужно: у ключей и карт "stock" указан в suppliers',
  fields_of_code: () => 'здесь не нужно: ключам и картам игрок не требуется',
  other_line: ({ slug }) =>
    `относится к линейке "${slug}"; товар не может сменить линейку, возьмите новый pid`,
  schema: ({ said }) => said,
}

const SETTINGS: ProblemTexts<SettingProblem> = {
  low_stock: ({ max }) => `Порог малого остатка — целое число от 0 (выключено) до ${max}.`,
  digest_time: () => 'Время сводки – например 09:00, от 00:00 до 23:59.',
  time_zone: ({ text }) =>
    `Часового пояса «${text}» нет. Напишите ближайший крупный город, например Asia/Dhaka, или UTC.`,
  suppliers: ({ max }) => `Настройки могут быть не более чем у ${max} поставщиков.`,
  at_once: ({ max }) => `Заказов открыто сразу: от 1 до ${max}.`,
  sync_every: () => 'Прайс-лист можно брать раз в 5 минут – 30 дней.',
  cost_age: ({ max }) => `Себестоимость верна от 0 (всегда) до ${max} дней.`,
  cost_jump: ({ max }) =>
    `Наибольшее изменение себестоимости – от 0 (выключено) до ${max} процентов.`,
  terms: ({ max }) => `Условия — не длиннее ${max} символов.`,
  support: ({ text, maxUrlLength }) =>
    `"${text}" — не контакт. Напишите @имя в Telegram, адрес почты или адрес https:// не длиннее ${maxUrlLength} символов.`,
  least_is_zero: () => 'Наименьшее пополнение должно быть больше нуля.',
  least_above_largest: () =>
    'Наименьшее пополнение не может быть больше наибольшего. Можно изменить оба сразу.',
  open_deposits: ({ max }) => `У аккаунта может быть от 1 до ${max} открытых пополнений.`,
  stars_rate: ({ max, decimals }) =>
    `Число Stars за USD — больше 0, не больше ${max}, знаков после точки не больше ${decimals}.`,
}

const TRANSFERS: ProblemTexts<TransferProblem> = {
  name: ({ max }) => `Название способа оплаты — от 1 до ${max} символов.`,
  name_taken: ({ name }) => `Способ оплаты «${name}» уже есть.`,
  too_many: ({ max }) => `Способов перевода может быть не больше ${max}. Сначала удалите один.`,
  instructions_too_long: ({ max }) => `Инструкция — не длиннее ${max} символов.`,
  instructions_missing: () =>
    'Сначала нужна инструкция: она говорит людям, куда переводить деньги.',
  currency: ({ text }) =>
    `«${text}» — не валюта. Напишите от трёх до пяти букв, например BDT или USDT.`,
  rate: ({ currency }) =>
    `Столько ${currency} за один USD быть не может. Напишите число, например 121.5, не больше 6 знаков после точки.`,
  rate_of_usd: () => 'Один USD стоит один USD. Задайте комиссию или бонус.',
  fee: ({ max }) => `Комиссия или бонус — не больше ${max} %, не больше двух знаков после точки.`,
  least_is_zero: () => 'Наименьшее пополнение должно быть больше нуля.',
  least_above_largest: () =>
    'Наименьшее пополнение не может быть больше наибольшего. Можно изменить оба сразу.',
}

const DEPOSIT_STATUS: Record<DepositState['status'], string> = {
  open: 'ещё не оплачено',
  submitted: 'ждёт решения по чеку',
  credited: 'зачислено',
  rejected: 'отклонено',
  cancelled: 'отменено владельцем',
  expired: 'истекло',
  refunding: 'возвращается',
  refunded: 'возвращено',
  charged_back: 'отозвано платёжным сервисом',
}

const CLAIM_STATE: Record<ClaimState['state'], string> = {
  open: 'открыто',
  replaced: 'закрыто заменой кода',
  refunded: 'закрыто возвратом',
  refused: 'отклонено',
  withdrawn: 'отозвано владельцем',
}

export const problems: Texts['problems'] = {
  move: {
    same: 'Это тот же аккаунт.',
    moving: 'Этот аккаунт уже ждёт другого переноса.',
    of_team: 'Новый владелец состоит в команде.',
    target_shut: 'Новый владелец заблокирован или ограничен, либо ему отключены API или магазин.',
    used: 'Новый владелец уже пользовался своим аккаунтом. Аккаунт должен быть новым: без операций, заказов, ключей, адресов, вебхуков, заметок и уровня.',
    target_moving: 'Новый владелец участвует в другом переносе.',
  },
  webhookUrl: {
    not_a_url: 'Это не адрес. Пишите так: https://shop.example/webhooks, не длиннее 500 символов.',
    not_https:
      'Адрес должен начинаться с https://, чтобы никто не мог прочесть или изменить отправленное.',
    has_password: 'В адресе не должно быть имени и пароля. Проверяйте подпись каждого вызова.',
    port: 'Порт — 443 или 1024 и выше.',
    not_public: 'Адрес должен вести на сервер в открытом интернете.',
  },
  pattern: (problem) => describe(PATTERN, problem),
  setting: (problem) => describe(SETTINGS, problem),
  transfer: (problem) => describe(TRANSFERS, problem),
  sheet: (problem) => describe(sheetFaults, problem),
  cell: (problem) => describe(cellFaults, problem),
  catalog: ({ problems, more }) =>
    [
      'Каталог не загружен; ничего не изменилось. Сначала исправьте:',
      ...problems.map(catalogText),
      ...(more > 0 ? [`… и ещё ${more}`] : []),
    ].join('\n  '),
  claimState: ({ reference, state, decidedBy, answer, refundedMicros }) =>
    stateText(reference, CLAIM_STATE[state], [
      refundedMicros > 0 ? format.usd(refundedMicros) : null,
      state === 'withdrawn' ? null : actorText(decidedBy),
      answer,
    ]),
  depositState: ({ reference, status, decidedBy, reason, amountMicros, creditedMicros }) =>
    stateText(reference, DEPOSIT_STATUS[status], [
      status !== 'credited' || creditedMicros === null || creditedMicros === amountMicros
        ? null
        : `${format.usd(creditedMicros)} вместо ${format.usd(amountMicros)}`,
      actorText(decidedBy),
      reason,
    ]),
}

const ROLES: Readonly<Record<string, string>> = {
  admin: 'админ',
  holder: 'владелец',
  operator: 'оператор',
  service: 'сервис',
}

/** `админ 42` for the actor `admin:42`. */
function actorText(actor: string | null): string | null {
  if (actor === null) return null
  const [role = '', ...id] = actor.split(':')
  return [ROLES[role] ?? role, ...id].join(' ')
}

function stateText(reference: string, state: string, details: (string | null)[]): string {
  const known = details.filter((detail) => detail !== null)
  return `${reference}: ${state}${known.length > 0 ? ` (${known.join(', ')})` : ''}.`
}

function catalogText(problem: CatalogProblem): string {
  return `${problem.at.map(placeText).join(', ') || 'файл'}: ${describe(CATALOG, problem)}`
}

const ROWS = { line: 'линейка', product: 'товар', row: 'строка' }

function placeText(place: CatalogPlace): string {
  if ('field' in place) return place.field
  return `${ROWS[place.row]} ${place.number}${place.name === null ? '' : ` (${place.name})`}`
}
