import { en } from './en.ts'

/** Everything that the bot says. A language that lacks a text does not compile. */
export type Texts = typeof en

const LANGUAGES: Record<string, Texts> = { en }

/** The texts in the language of the person's Telegram app, such as `pt-br`; otherwise in English. */
export function textsFor(language: string | null | undefined): Texts {
  const [base = ''] = (language ?? '').toLowerCase().split('-')
  return LANGUAGES[base] ?? en
}
