import { DomainError } from './errors.ts'

/** Keeps the notice within the length of a Telegram message. */
const MAX_REASON_LENGTH = 500

/** Trims a reason that the holder will read. @throws DomainError REASON_MISSING, REASON_TOO_LONG */
export function checkReason(text: string): string {
  const reason = text.trim()
  if (reason === '') throw new DomainError('REASON_MISSING')
  if (reason.length > MAX_REASON_LENGTH)
    throw new DomainError('REASON_TOO_LONG', { max: MAX_REASON_LENGTH })
  return reason
}
