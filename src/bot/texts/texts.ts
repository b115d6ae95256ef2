import { en } from './en.ts'

/** Everything that the bot says. A language that lacks a text does not compile. */
export type Texts = typeof en

const CATALOGUES: Record<string, Texts> = { en }

/** The catalogue for what Telegram says the person reads, such as `pt-br`; else English. */
export function textsFor(language: string | null | undefined): Texts {
  const [base = ''] = (language ?? '').toLowerCase().split('-')
  return CATALOGUES[base] ?? en
}
