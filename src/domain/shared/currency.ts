import { DomainError } from './errors.ts'

// Amounts in currencies other than USD. They are whole numbers of the currency's smallest unit, such as paisa.

/** As in ISO 4217, and longer ones such as USDT. */
const CODE = /^[A-Z]{3,5}$/
/** Intl knows codes of this form, so that it can be asked for a sign. */
const ISO_CODE = /^[A-Z]{3}$/
const COINS = ['USDT', 'USDC', 'BTC', 'ETH', 'TON', 'TRX', 'LTC', 'XTR']
/** The currencies of today, and the coins that people pay with. */
const IN_USE = new Set([...Intl.supportedValuesOf('currency'), ...COINS])
/** Of currencies that are not in ISO 4217. */
const USUAL_DECIMALS = 2
const AMOUNT = /^(\d{1,12})(?:\.(\d{1,9}))?$/

export function isCurrency(text: string): boolean {
  return CODE.test(text)
}

/** How many decimals amounts in a currency have: 2 for BDT, 0 for VND. */
export function decimalsOf(currency: string): number {
  if (!ISO_CODE.test(currency)) return USUAL_DECIMALS
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return maximumFractionDigits ?? USUAL_DECIMALS
}

/**
 * Parses an amount such as `1215` or `1215.50`.
 * @returns the smallest units of the currency, at least one
 * @throws DomainError NOT_AN_AMOUNT, also for more decimals than the currency has; AMOUNT_IS_ZERO
 */
export function parseUnits(text: string, currency: string): number {
  const decimals = decimalsOf(currency)
  const [, whole = '', fraction = ''] = AMOUNT.exec(text.trim()) ?? []
  const isExact = Number(fraction.slice(decimals)) === 0
  if (whole === '' || !isExact) throw new DomainError('NOT_AN_AMOUNT', { text, currency })
  const units = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  if (units === 0) throw new DomainError('AMOUNT_IS_ZERO')
  return units
}

/** `1215.50 BDT`, the same in every language: for commands, files and logs. */
export function formatUnits(units: number, currency: string): string {
  const decimals = decimalsOf(currency)
  return `${(units / 10 ** decimals).toFixed(decimals)} ${currency}`
}

// How people name a currency beside an amount, and the words there for thousands and more.

/** The bot's languages: some currencies have a sign of their own in each, such as `د.إ.` for AED. */
const LANGUAGES = ['en', 'ar', 'bn', 'es', 'id', 'ru']
/** What people write beside codes and official signs. `$` alone is USD: a peso must be named. */
const EVERYDAY: Readonly<Record<string, string>> = {
  USD: '$ us$ usd$ $us u$s dollar dollars dólar dólares dolar доллар доллара долларов ডলার دولار دولارات',
  EUR: 'euro euros евро',
  IDR: 'rp rp. rupiah',
  BDT: 'tk tk. taka টাকা',
  INR: 'rs rs. rupee rupees',
  PKR: 'rs rs. rupee rupees',
  NPR: 'rs rs. रु',
  LKR: 'rs. rs',
  RUB: 'р р. руб руб. рубль рубля рублей',
  UAH: 'грн грн.',
  KZT: 'тг тг. тенге',
  UZS: "сум so'm",
  AED: 'dh dhs درهم د.إ',
  SAR: 'sr ريال ر.س',
  EGP: 'جنيه ج.م',
  VND: 'đ vnđ',
  JPY: '円 yen',
  CNY: '元 rmb yuan',
  KRW: '원 won',
  TRY: 'tl',
  MYR: 'rm',
  THB: 'baht',
}
/** What stands behind an amount for a power of ten; `of`: the currencies that it is used with, null: all. */
const POWERS: readonly { words: string; power: number; of: string | null }[] = [
  { words: 'k к', power: 3, of: null },
  { words: 'rb ribu', power: 3, of: 'IDR MYR' },
  { words: 'jt juta', power: 6, of: 'IDR MYR' },
  { words: 'тыс тыс.', power: 3, of: 'RUB UAH BYN KZT KGS UZS' },
  { words: 'হাজার', power: 3, of: 'BDT INR' },
  { words: 'lakh lakhs lac লাখ লক্ষ', power: 5, of: 'BDT INR PKR NPR LKR' },
  { words: 'ألف', power: 3, of: 'AED SAR EGP IQD SYP LBP YER SDG DZD MAD' },
]
const POWER_WORDS = POWERS.flatMap(({ words, ...rest }) =>
  words.split(' ').map((word) => ({ word, ...rest })),
)
const EVERYDAY_WORDS = new Set(Object.values(EVERYDAY).flatMap((words) => words.split(' ')))

/** The currencies come from the settings, so there are few. */
const namesByCurrency = new Map<string, ReadonlySet<string>>()

/**
 * What a word beside an amount says: the name of the amount's currency, or a power of ten (`alone`: without the
 * name of a currency, and with none that it would be used for only). `other`: it belongs to another currency.
 * @param word in lower case
 */
export function amountWord(
  word: string,
  currency: string,
): { is: 'name' | 'other' | 'unknown' } | { is: 'power'; power: number; alone: boolean } {
  const names = namesOf(currency)
  if (names.has(word)) return { is: 'name' }
  const found = POWER_WORDS.find(
    (one) => word.startsWith(one.word) && ['', ...names].includes(word.slice(one.word.length)),
  )
  if (found) {
    const { power, of } = found
    if (of !== null && !of.split(' ').includes(currency)) return { is: 'other' }
    return { is: 'power', power, alone: of === null && word === found.word }
  }
  const isOther = /\p{Sc}/u.test(word) || EVERYDAY_WORDS.has(word) || IN_USE.has(word.toUpperCase())
  return { is: isOther ? 'other' : 'unknown' }
}

function namesOf(currency: string): ReadonlySet<string> {
  const known = namesByCurrency.get(currency)
  if (known) return known
  const signs = ISO_CODE.test(currency) ? LANGUAGES.flatMap((one) => signsIn(one, currency)) : []
  const everyday = EVERYDAY[currency]?.split(' ') ?? []
  const names = new Set([currency.toLowerCase(), ...everyday, ...signs])
  if (currency !== 'USD') names.delete('$')
  namesByCurrency.set(currency, names)
  return names
}

function signsIn(language: string, currency: string): string[] {
  return (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
    const how = { style: 'currency', currency, currencyDisplay } as const
    const parts = new Intl.NumberFormat(language, how).formatToParts(1)
    const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency
    return sign.replace(/\p{Cf}/gu, '').toLowerCase()
  })
}
