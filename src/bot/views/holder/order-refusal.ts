import { DomainError, isRefusal } from '../../../domain/shared/errors.ts'
import type { Texts } from '../../../locales/languages.ts'

/** Why an order of the chat was refused, as plain text; null if the error is no such refusal. */
export function orderRefusal(texts: Texts, error: unknown, support: string): string | null {
  const { format, t } = texts
  if (isRefusal(error, 'SHOP_NOT_ALLOWED')) return t('shop-not-allowed', { support })
  if (isRefusal(error, 'ACCOUNT_SHUT')) return t('shop-account-shut', { support })
  if (isRefusal(error, 'PRICE_CHANGED'))
    return t('shop-price-is-now', { price: format.usd(error.data.amountMicros) })
  if (isRefusal(error, 'INSUFFICIENT_BALANCE'))
    return t('shop-not-covered', { price: format.usd(error.data.neededMicros) })
  return error instanceof DomainError ? t.find(`shop-refused-${error.code}`) : null
}
