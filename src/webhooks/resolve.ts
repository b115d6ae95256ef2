import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

/** Returns all addresses of a name. @throws if it has none. */
export type Resolve = (name: string) => Promise<string[]>

/** A call was not made, or was given up. The message says why, in a few words. */
export class NotSent extends Error {
  override name = 'NotSent'
}

export const NOT_PUBLIC = 'the address is not public'

const QUERY = { timeout: 3000, tries: 2 }

/** Asks the name servers, without the blocking lookup of the system: its few threads also read files. */
export const resolveByDns: Resolve = async (name) => {
  const resolver = new Resolver(QUERY)
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

/** Asks the system, which also knows the names of this machine and its network. */
export const resolveBySystem: Resolve = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address)

/**
 * The addresses to which a call to the host may connect.
 * @throws NotSent if the host has none, or if a call may not go to one of them.
 */
export async function checkedAddresses(
  host: string,
  { resolve, mayReach }: { resolve: Resolve; mayReach: (address: string) => boolean },
): Promise<string[]> {
  const addresses = isIP(host) === 0 ? await resolved(host, resolve) : [host]
  if (addresses.length === 0) throw new NotSent('the name has no address')
  // Not only the private ones are left out: who mixes them wants the service to reach them at some time.
  if (!addresses.every(mayReach)) throw new NotSent(NOT_PUBLIC)
  return addresses
}

async function resolved(name: string, resolve: Resolve): Promise<string[]> {
  try {
    return await resolve(name)
  } catch {
    return []
  }
}
