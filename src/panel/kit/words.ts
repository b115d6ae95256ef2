import { clip } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'

// Words that several pages share.

/** A text of the chat without the picture that it begins with there. */
export function plainly(text: string): string {
  return text.replace(/^(?:\p{Extended_Pictographic}|\uFE0F|\u200D|✕)+\s*/u, '')
}

/** A person in a sentence: `Ada (123456789)`. */
export function person(
  { format }: Texts,
  { name, telegramId }: { name: string; telegramId: number },
): string {
  const id = String(telegramId)
  return format.apart(name === '' ? id : `${clip(name, 64)} (${id})`)
}

/** Who acted, in words. @param name of the person; null if none acted or it is not known */
export function actorSaid(texts: Texts, actor: string, name: string | null): string {
  const [role = '', telegramId] = actor.split(':')
  if (role !== 'admin' && role !== 'holder') return texts.t.find(`admin-log-actor-${role}`) ?? actor
  const who = person(texts, { name: name ?? '', telegramId: Number(telegramId) })
  return texts.t(`admin-log-actor-${role}`, { who })
}
