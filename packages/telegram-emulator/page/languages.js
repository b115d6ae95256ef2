// @ts-check
import { el } from './dom.js'

/** Those that the bot speaks, each by its own name. */
const NAMES = {
  en: 'English',
  ru: 'Русский',
  es: 'Español',
  ar: 'العربية',
  bn: 'বাংলা',
  id: 'Bahasa Indonesia',
}

/**
 * The choice of the language of a person's Telegram app. Shows the short code; the list has the names.
 * @param {string} name of the person
 * @param {(language: string) => void} choose
 */
export function createLanguages(name, choose) {
  const code = el('span', { 'aria-hidden': 'true' })
  const options = Object.entries(NAMES).map(([value, text]) =>
    el('option', { value, lang: value }, text),
  )
  const list = el(
    'select',
    {
      'aria-label': `Language of ${name}’s Telegram app`,
      title: 'The language of the Telegram app, which the bot is told',
      onchange: () => choose(list.value),
    },
    ...options,
  )

  return {
    element: el('div', { className: 'language' }, code, list),

    /** @param {string} language such as en, or pt-br, which may not be in the list */
    show(language) {
      const short = language.slice(0, 2)
      if (!(short in NAMES) && !options.some(({ value }) => value === language)) {
        const option = el('option', { value: language }, language)
        options.push(option)
        list.append(option)
      }
      list.value = short in NAMES ? short : language
      code.textContent = short.toUpperCase()
    },
  }
}
