/** A language that people choose: a folder under `locales`, and nothing else. */
export type Language = {
  /** Its ISO 639-1 code, the first part of Telegram's `language_code`: the folder's name. */
  code: string
  /** Its name in the language itself. */
  name: string
  /** As most of its readers here write it, with Latin digits: what people copy can be typed back. */
  locale: string
  rightToLeft: boolean
}
