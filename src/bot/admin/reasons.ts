import { DomainError } from '../../domain/shared/errors.ts'
import { bold, code, type Html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'

/**
 * Common reasons, by their name in a button, where an order's id leaves room for no more than a letter. Resellers'
 * programs get the text in `error`.
 */
export const REASONS: Record<string, string> = {
  p: 'INVALID PLAYER',
  i: 'ITEM UNAVAILABLE',
  s: 'SUPPLIER UNAVAILABLE',
}
const MAX_REASON_LENGTH = 200

export function reasonFor(word: string): string | undefined {
  return Object.hasOwn(REASONS, word) ? REASONS[word] : undefined
}

/** A typed reason, put on one line because programs read it. @throws DomainError REASON_MISSING, REASON_TOO_LONG */
export function reasonIn(text: string): string {
  const reason = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  if (reason === '') throw new DomainError('REASON_MISSING')
  if ([...reason].length > MAX_REASON_LENGTH)
    throw new DomainError('REASON_TOO_LONG', { max: MAX_REASON_LENGTH })
  return reason
}

export function askReasonView({ format, t }: Texts, id: string): Html {
  return lines(
    bold(t('admin-order-ask-reason')),
    format.apart(code(id)),
    '',
    t('admin-order-about-reason'),
  )
}
