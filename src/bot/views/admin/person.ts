import type { Account } from '../../../domain/accounts/accounts.ts'
import { clip, untappable } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

/** A person in a sentence: `Ada (123456789)`. */
export function person(
  { format }: Texts,
  { name, telegramId }: Pick<Account, 'name' | 'telegramId'>,
  length = 64,
): string {
  const id = String(telegramId)
  return format.apart(name === '' ? id : `${untappable(clip(name, length))} (${id})`)
}
