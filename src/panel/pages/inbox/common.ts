import { languageOf } from '../../../domain/accounts/holders.ts'
import { commonReasons } from '../../../locales/decided/deposit.ts'
import { textsFor } from '../../../locales/languages.ts'
import type { Ask } from '../../ask.ts'

/** A common reason in the holder's language. */
export async function inTheirWords(
  { read, texts }: Ask,
  why: 'reject' | 'refund',
  reason: string,
  telegramId: number,
): Promise<string> {
  const theirs = commonReasons(textsFor(await languageOf(read, telegramId)), why)
  const [word = ''] =
    Object.entries(commonReasons(texts, why)).find(([, one]) => one === reason) ?? []
  return theirs[word] ?? reason
}
