import type { Final, FinalWallet, Json } from '../final.ts'
import type { Call } from '../history.ts'
import { isObject, walletName } from './asks.ts'
import { objectsIn } from './sightings.ts'

// How the checks read what clients were answered.

export const LOOKUPS: readonly string[] = ['POST /gameavvfy', 'POST /gamebvfy', 'POST /rdmgamea']

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
export function ordersIn({ door, status, body }: Call): Json[] {
  if (door !== 'http' || status !== 200) return []
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

/** Whether it asked to wait until something happens. */
export const isWaiting = (call: Call): boolean =>
  call.action === 'GET /events' && Number(queryOf(call).get('wait') ?? 0) > 0

/** The arguments of a command; none at other doors. */
export const argsOf = ({ door, request }: Call): string[] =>
  door === 'cli' ? textsIn(request) : []

/** The value of an option such as `--url`. */
export function optionOf(call: Call, name: string): string | undefined {
  const args = argsOf(call)
  const at = args.indexOf(name)
  return at < 0 ? undefined : args[at + 1]
}

/** The code of a refusal, such as `RATE_LIMIT`. */
export const codeOf = ({ body }: Call): unknown => asJson(body)?.code

/** A call that nobody heard of again may have been carried out for so long after its client gave up. */
export const LINGERS_MS = 30_000

/** Until when the service may have worked on it: whoever gave up does not know. */
export const endOf = ({ endedMs, status }: Call) =>
  status === null ? Number.POSITIVE_INFINITY : (endedMs ?? Number.POSITIVE_INFINITY)
