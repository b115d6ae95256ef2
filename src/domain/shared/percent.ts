import { DomainError } from './errors.ts'

const PERCENT = /^(\d{1,4})(?:\.(\d{1,2}))?$/

/**
 * Parses a percentage that a person typed, such as `12.5`, `12,5` or `12.5%`.
 * @param max the largest that is allowed, in percent.
 * @returns hundredths of a percent.
 * @throws DomainError INVALID_PERCENT
 */
export function parsePercent(text: string, max: number): number {
  const [, whole, decimals = ''] =
    PERCENT.exec(text.replace(/[%％]/, '').trim().replace(',', '.')) ?? []
  const bp = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  if (whole === undefined || bp > max * 100) throw new DomainError('INVALID_PERCENT', { text, max })
  return bp
}
