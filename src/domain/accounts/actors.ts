import { inArray } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { accounts } from '../schema.ts'

/** The names of the people among these actors who have an account, by actor, such as `admin:123`. */
export async function namesOfActors(
  db: Reader,
  actors: readonly string[],
): Promise<Map<string, string>> {
  const people = new Map(actors.map((actor) => [actor, personIn(actor)]))
  const rows = await db
    .select({ telegramId: accounts.telegramId, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.telegramId, [...new Set(people.values())]))
  const names = new Map(rows.map(({ telegramId, name }) => [telegramId, name]))
  return new Map(
    [...people].flatMap(([actor, id]): [string, string][] => {
      const name = names.get(id)
      return name === undefined ? [] : [[actor, name]]
    }),
  )
}

/** The name of the person who acted; null if no person did, or they have no account. */
export async function nameOfActor(db: Reader, actor: string | null): Promise<string | null> {
  if (actor === null) return null
  return (await namesOfActors(db, [actor])).get(actor) ?? null
}

/** The Telegram id in an actor; 0, which nobody has, if no person acted. */
function personIn(actor: string): number {
  return Number(/^\w+:(\d+)$/.exec(actor)?.[1] ?? 0)
}
