import type { Final, FinalWallet, Json } from '../final.ts'
import type { Call } from '../history.ts'
import { isObject, walletName } from './asks.ts'
import { objectsIn } from './sightings.ts'

// How the checks read what users were answered.

export const walletOf = ({ account, test }: Pick<Call, 'account' | 'test'>) =>
  walletName(account, test)
export const nameOf = ({ holder, test }: Pick<FinalWallet, 'holder' | 'test'>) =>
  walletName(holder.telegramId, test)

export function byWallet({ wallets }: Final): Map<string, FinalWallet> {
  return new Map(wallets.map((wallet) => [nameOf(wallet), wallet]))
}

/** An object that is no array; null for anything else. */
export const asJson = (value: unknown): Json | null => (isObject(value) ? value : null)

export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** The orders in an answer, one or a list. */
export function ordersIn({ channel, status, body }: Call): Json[] {
  if (channel !== 'http' || status !== 200) return []
  const json = asJson(body)
  if (json?.orderCreated === true) return [json]
  return objectsIn(json?.orders).filter(({ orderCreated }) => orderCreated === true)
}

/** The JSON body that was sent. */
export const sentBody = ({ request }: Call): Json => asJson(asJson(request)?.body) ?? {}

/** The query of a call of the API. */
export function queryOf({ request }: Call): URLSearchParams {
  const path = asJson(request)?.path
  return new URLSearchParams(typeof path === 'string' ? (path.split('?')[1] ?? '') : '')
}

/** The arguments of a command; none elsewhere. */
export const argsOf = ({ channel, request }: Call): string[] =>
  channel === 'cli' ? textsIn(request) : []

/** The value of an option such as `--url`. */
export function optionOf(call: Call, name: string): string | undefined {
  const args = argsOf(call)
  const at = args.indexOf(name)
  return at < 0 ? undefined : args[at + 1]
}

/** The code of a refusal, such as `RATE_LIMIT`. */
export const codeOf = ({ body }: Call): unknown => asJson(body)?.code

/** Until when the service may have worked on it: whoever gave up does not know. */
export const endOf = ({ endedMs, status }: Call) =>
  status === null ? Number.POSITIVE_INFINITY : (endedMs ?? Number.POSITIVE_INFINITY)
