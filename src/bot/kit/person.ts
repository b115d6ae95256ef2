import { untappable } from '../../locales/html.ts'
import { actorSaid as actorIn, personSaid } from '../../locales/people.ts'

/** A person in a message: `Ada (123456789)`. */
export function person(...about: Parameters<typeof personSaid>): string {
  return untappable(personSaid(...about))
}

/** Who acted, in a message. */
export function actorSaid(...about: Parameters<typeof actorIn>): string {
  return untappable(actorIn(...about))
}
