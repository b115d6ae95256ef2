import { readdirSync, readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { createFormat } from './format.ts'
import type { Language } from './language.ts'
import { createTranslate } from './translate.ts'

/** Everything that the service says in one language. */
export type Texts = ReturnType<typeof createTexts>

const FOLDER = new URL('../../locales/', import.meta.url)
/** What everybody reads, what account holders read, and what admins read. */
const FILES = ['common', 'holder', 'admin']

function createTexts(code: string) {
  const resources = FILES.map(
    (name) => new FluentResource(readFileSync(new URL(`${code}/${name}.ftl`, FOLDER), 'utf8')),
  )
  const about = (id: string) => {
    const value = resources[0]?.body.find((message) => message.id === id)?.value
    if (typeof value !== 'string') throw new Error(`locales/${code}/common.ftl lacks ${id}`)
    return value
  }
  const tag = about('language-locale')
  const language: Language = {
    code,
    name: about('language-name'),
    locale: `${tag}-u-nu-latn`,
    rightToLeft: new Intl.Locale(tag).getTextInfo().direction === 'rtl',
    picturesIn: about('language-pictures'),
  }
  const format = createFormat(language)
  return { language, format, t: createTranslate(resources, language, format) }
}

/** The languages that people choose from, English first. */
export const LANGUAGES: readonly Texts[] = [
  'en',
  ...readdirSync(FOLDER).filter((code) => code !== 'en'),
].map(createTexts)

/** The language of the commands, and of whoever has none of ours. */
export const english = textsFor('en')

/**
 * The texts in a language.
 * @param language a tag such as `pt-br`, of which the first part counts; without texts in it: English
 */
export function textsFor(language: string | null | undefined): Texts {
  const [base = ''] = (language ?? '').toLowerCase().split('-')
  return LANGUAGES.find((texts) => texts.language.code === base) ?? (LANGUAGES[0] as Texts)
}
