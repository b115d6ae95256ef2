import { readdirSync, readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { createFormat, type Format, type Language } from './format.ts'
import { createTranslate, type Translate } from './translate.ts'

/** Everything that the service says in one language. It is read when something is said for the first time. */
export type Texts = { language: Language; readonly format: Format; readonly t: Translate }

const FOLDER = new URL('../../locales/', import.meta.url)
/** What everybody reads, what account holders read, and what admins read in the chat and in the panel. */
const FILES = ['common', 'holder', 'admin', 'panel']

function createTexts(code: string): Texts {
  const source = (name: string) => readFileSync(new URL(`${code}/${name}.ftl`, FOLDER), 'utf8')
  const language = languageIn(code, source('common'))
  let format: Format | undefined
  let t: Translate | undefined
  return {
    language,
    get format() {
      format ??= createFormat(language)
      return format
    },
    get t() {
      t ??= createTranslate(
        FILES.map((name) => new FluentResource(source(name))),
        language,
        this.format,
      )
      return t
    },
  }
}

/** What a language says about itself. */
function languageIn(code: string, common: string): Language {
  const about = (id: string) => {
    const line = common.split('\n').find((one) => one.startsWith(`${id} = `))
    if (line === undefined) throw new Error(`locales/${code}/common.ftl lacks ${id}`)
    return line.slice(`${id} = `.length)
  }
  const tag = about('language-locale')
  return {
    code,
    name: about('language-name'),
    locale: `${tag}-u-nu-latn`,
    rightToLeft: new Intl.Locale(tag).getTextInfo().direction === 'rtl',
  }
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
