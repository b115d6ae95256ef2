import { clip } from './html.ts'
import type { Texts } from './languages.ts'

const NAME_SHOWN = 64

/** A person: `Ada (123456789)`. */
export function personSaid(
  { format }: Texts,
  { name, telegramId }: { name: string | null | undefined; telegramId: number },
  length = NAME_SHOWN,
): string {
  const id = String(telegramId)
  return format.apart(name ? `${clip(name, length)} (${id})` : id)
}

/**
 * Who acted, in words.
 * @param actor an Actor
 * @param name the name of the person; null if none acted or it is not known
 */
export function actorSaid(texts: Texts, actor: string, name: string | null | undefined): string {
  const [role, telegramId] = actor.split(':')
  if (role === 'operator' || role === 'service') return texts.t(`admin-log-actor-${role}`)
  if (role !== 'admin' && role !== 'holder') return actor
  const who = personSaid(texts, { name, telegramId: Number(telegramId) })
  return texts.t(`admin-log-actor-${role}`, { who })
}
