import { DomainError } from './errors.ts'

// Amounts in currencies other than USD. They are whole numbers of the currency's smallest unit, such as paisa.

/** As in ISO 4217, and longer ones such as USDT. */
const CODE = /^[A-Z]{3,5}$/
const ISO_CODE = /^[A-Z]{3}$/
const COINS = ['USDT', 'USDC', 'BTC', 'ETH', 'TON', 'TRX', 'LTC', 'XTR']
const IN_USE = new Set([...Intl.supportedValuesOf('currency'), ...COINS])
/** Of currencies that are not in ISO 4217. */
const USUAL_DECIMALS = 2
const AMOUNT = /^(\d{1,12})(?:\.(\d{1,9}))?$/

export function isCurrency(text: string): boolean {
  return CODE.test(text)
}

/** Whether Intl knows the code's form, so that it can be asked for a sign. */
export function isIsoCode(text: string): boolean {
  return ISO_CODE.test(text)
}

/** Whether it is the code of a currency of today, or of a coin that people pay with. */
export function isCurrencyInUse(code: string): boolean {
  return IN_USE.has(code)
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
