import { DomainError, isRefusal } from '../../../domain/shared/errors.ts'
import type { Texts } from '../../texts/texts.ts'

/** Why an order of the chat was refused, as plain text; null if the error is no such refusal. */
export function orderRefusal(texts: Texts, error: unknown, support: string): string | null {
  const { shop, format } = texts
  if (isRefusal(error, 'SHOP_NOT_ALLOWED')) return shop.notAllowed(support)
  if (isRefusal(error, 'ACCOUNT_SHUT')) return shop.accountShut(support)
  if (isRefusal(error, 'PRICE_CHANGED')) return shop.priceIsNow(format.usd(error.data.amountMicros))
  if (isRefusal(error, 'INSUFFICIENT_BALANCE'))
    return shop.notCovered(format.usd(error.data.neededMicros))
  if (!(error instanceof DomainError) || !Object.hasOwn(shop.refused, error.code)) return null
  return shop.refused[error.code as keyof typeof shop.refused]
}
