import type { Update, WebhookInfo } from 'grammy/types'
import type { Updates } from './updates.ts'
import { queueOf } from './webhook-queues.ts'

const FIRST_RETRY_MS = 200
const LONGEST_RETRY_MS = 5000
const ANSWER_LIMIT_MS = 30_000
const SECRET_HEADER = 'X-Telegram-Bot-Api-Secret-Token'

type Info = Omit<WebhookInfo, 'allowed_updates'> & { allowed_updates?: string[] }

export type WebhookTarget = { url: string; secret: string; maxConnections: number }

/**
 * Posts updates to the bot over several connections at once, those of one queue in order, and repeats each
 * until the bot accepts it.
 */
export function createWebhook({ updates, clock }: { updates: Updates; clock: () => Date }) {
  let target: WebhookTarget | null = null
  let stopped = new AbortController()
  let problem: { at: number; message: string } | null = null

  function start(to: WebhookTarget): void {
    target = to
    problem = null
    stopped = new AbortController()
    deliver(to, stopped.signal)
  }

  function stop(): void {
    target = null
    stopped.abort()
  }

  function deliver(to: WebhookTarget, signal: AbortSignal): void {
    /** The queues of which an update is being posted, or waits to be posted again. */
    const held = new Set<string>()
    const failures = new Map<string, number>()
    let connections = 0

    function next(): void {
      while (!signal.aborted && connections < to.maxConnections) {
        const update = updates.find((one) => !held.has(queueOf(one)))
        if (!update) return
        void postNow(update, queueOf(update))
      }
    }

    async function postNow(update: Update, queue: string): Promise<void> {
      held.add(queue)
      connections += 1
      const failure = await post(to, update, signal)
      connections -= 1
      if (signal.aborted) return
      if (failure === null) {
        updates.confirm(update)
        failures.delete(queue)
        held.delete(queue)
      } else {
        const before = failures.get(queue) ?? 0
        failures.set(queue, before + 1)
        problem = { at: Math.floor(clock().getTime() / 1000), message: failure }
        void postAgain(queue, Math.min(FIRST_RETRY_MS * 2 ** before, LONGEST_RETRY_MS))
      }
      next()
    }

    /** Updates of other queues are posted meanwhile. */
    async function postAgain(queue: string, delayMs: number): Promise<void> {
      await pause(delayMs, signal)
      held.delete(queue)
      next()
    }

    const forget = updates.onPush(next)
    signal.addEventListener('abort', forget)
    next()
  }

  /** Posts one update. Returns what went wrong, or null. */
  async function post(
    to: WebhookTarget,
    update: Update,
    signal: AbortSignal,
  ): Promise<string | null> {
    try {
      const response = await fetch(to.url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'Content-Type': 'application/json',
          ...(to.secret === '' ? {} : { [SECRET_HEADER]: to.secret }),
        },
        body: JSON.stringify(update),
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]),
      })
      await response.text()
      if (!response.ok)
        return `Wrong response from the webhook: ${response.status} ${response.statusText}`.trim()
      return null
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') return 'Read timeout expired'
      return 'Connection failed'
    }
  }

  return {
    /** The current address, or an empty text. */
    get url(): string {
      return target?.url ?? ''
    },

    set(to: WebhookTarget): void {
      stop()
      start(to)
    },

    delete: stop,

    /** Posts no more, but knows where it would. */
    end: () => stopped.abort(),

    /** Where updates are posted; null if the bot asks for them. */
    keep: (): WebhookTarget | null => target,

    info: (): Info => ({
      url: target?.url ?? '',
      has_custom_certificate: false,
      pending_update_count: updates.size,
      ...(target ? { max_connections: target.maxConnections } : {}),
      ...(problem && target
        ? { last_error_date: problem.at, last_error_message: problem.message }
        : {}),
      ...(updates.allowed.length > 0 ? { allowed_updates: [...updates.allowed] } : {}),
    }),
  }
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, delayMs)
    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end)
  })
}
