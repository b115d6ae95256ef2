import { LOOKS_FOR_UPDATES } from './faults.ts'

export type LoggedCall = {
  method: string
  payload: Readonly<Record<string, unknown>>
  ok: boolean
  error?: string
}

const MAX_CALLS = 1000

/** The bot's recent calls, oldest first, without getUpdates, which would fill the list. */
export function createCalls() {
  const calls: LoggedCall[] = []

  return {
    add(call: LoggedCall): void {
      if (LOOKS_FOR_UPDATES.has(call.method)) return
      calls.push(call)
      if (calls.length > MAX_CALLS) calls.shift()
    },
    list: (method?: string): LoggedCall[] =>
      calls.filter((call) => method === undefined || call.method === method),
  }
}
