import { request as send } from 'node:http'
import type { Call, History } from '../history.ts'

/** Calls the API as a user. Bodies and answers go into the history as they are. */
export type Api = {
  /** Never throws for want of an answer: `status` is then null, and nobody knows what happened. */
  ask(given: {
    user: string
    account: Caller
    method?: 'GET' | 'POST'
    /** With its query. */
    path: string
    body?: unknown
    headers?: Record<string, string>
    /** Use the account's test key. */
    test?: boolean
    /** Which process, counted from 0; by default one after the other. */
    instance?: number
    timeoutMs?: number
  }): Promise<Call>
}

/** Whose keys are used. */
export type Caller = { telegramId: number; key: string; testKey: string }

/** Tells the keys of an account apart, and is none. */
const PREFIX_LENGTH = 12
const TIMEOUT_MS = 15_000
const MAX_ANSWER_BYTES = 4 << 20

/** @param urls of the processes with the API, such as http://127.0.0.1:4000. */
export function createApi(history: History, urls: () => readonly string[]): Api {
  let turn = 0
  return {
    async ask({ user, account, path, body, headers = {}, test = false, ...how }) {
      const method = how.method ?? (body === undefined ? 'GET' : 'POST')
      const all = urls()
      const url = all[(how.instance ?? turn++) % all.length] ?? ''
      const key = test ? account.testKey : account.key
      const call = history.begin({
        ...{ user, channel: 'http', test, account: account.telegramId },
        ...{ action: `${method} ${path.split('?')[0]}`, request: { path, body, headers } },
        keyPrefix: (headers['X-API-Key'] ?? key).slice(0, PREFIX_LENGTH),
      })
      const text = body === undefined ? undefined : JSON.stringify(body)
      try {
        const answer = await exchange(url + path, {
          ...{ method, text, timeoutMs: how.timeoutMs ?? TIMEOUT_MS },
          headers: {
            'X-API-Key': key,
            ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
            ...headers,
          },
        })
        return history.finish(call, answer)
      } catch (error) {
        return history.finish(call, { error: reasonOf(error) })
      }
    },
  }
}

/** One request on a connection of its own. @throws where no whole answer came. */
export function exchange(
  url: string,
  given: {
    method: string
    /** The path with its query, sent as it is; that of the URL if absent. */
    target?: string
    text?: string | undefined
    headers?: Record<string, string>
    timeoutMs: number
  },
): Promise<{ status: number; headers: Record<string, string>; body: unknown }> {
  return new Promise((resolve, reject) => {
    const { method, target, headers = {} } = given
    const signal = AbortSignal.timeout(given.timeoutMs)
    const path = target === undefined ? {} : { path: target }
    const how = { method, headers, agent: false, signal, ...path }
    const request = send(url, how, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
        if (text.length > MAX_ANSWER_BYTES) request.destroy(new Error('The answer is too long.'))
      })
      response.on('error', reject)
      response.on('end', () => {
        if (!response.complete) return reject(new Error('The answer was cut off.'))
        const single = Object.entries(response.headersDistinct).map(
          ([name, values]) => [name, (values ?? []).join(', ')] as const,
        )
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(single),
          body: parsed(text),
        })
      })
    })
    request.on('error', reject)
    request.end(given.text)
  })
}

/** JSON as its value, anything else as its text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}
