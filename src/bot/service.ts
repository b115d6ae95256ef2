import { BotError } from 'grammy'
import { type Leadership, runAsLeader } from '../domain/instances/leader.ts'
import type { InvalidationFeed } from '../domain/shared/cache/invalidation-feed.ts'
import { aborted, pause } from '../domain/shared/waiting.ts'
import { createShelf } from '../domain/shop/shelf.ts'
import type { Update } from '../domain/telegram/inbox.ts'
import { createBot } from './bot.ts'
import { registerCommands } from './home/commands.ts'
import { createDispatcher } from './inbox/dispatcher.ts'
import { ALLOWED_UPDATES, poll } from './inbox/polling.ts'
import { createWebhook, webhookState } from './inbox/webhook.ts'
import type { BotDeps } from './kit/context.ts'
import { createDelivery } from './notices.ts'
import {
  createSendGate,
  type GateClock,
  realTime,
  SEND_LIMITS,
  type SendLimits,
} from './sending/send-gate.ts'
import {
  createTelegramApi,
  paced,
  retryAfterMs,
  type TelegramLink,
  waitsForToken,
} from './sending/telegram.ts'

export type BotServiceDeps = Omit<BotDeps, 'link' | 'gate' | 'shelf'> & {
  /** Says when the catalog has changed. */
  feed: InvalidationFeed
  /** Shared by all parts that call Telegram. */
  link: TelegramLink
  /** Aborts `link.cutOff`; called by `stop`. */
  cutOff: () => void
  token: string
  apiRoot: string
  /** Where Telegram posts updates to; null to fetch them. */
  webhook: { url: string; secret: string } | null
  /** How long one update may take. */
  deadlineMs?: number
  /** The first wait before a retry after Telegram has failed. */
  retryMs?: number
  /** SEND_LIMITS by default. */
  sendLimits?: SendLimits
  sendClock?: GateClock
}

/** The lock of the leader, the one process that fetches and handles updates. */
const LOCK = 'bot'
const DEADLINE_MS = 60_000
const RETRY_MS = 2000
const LONGEST_CONNECT_RETRY_MS = 60_000
const LONGEST_TOKEN_RETRY_MS = 60_000

/**
 * The bot and everything around it: inbox, polling or webhook, delivery of notices. Only the leader fetches
 * updates, registers the webhook and handles the inbox, so that one person's updates keep their order. Any
 * process may store updates that Telegram posts.
 */
export function createBotService(deps: BotServiceDeps) {
  const { store, clock, log, meter, webhook, adminIds, link } = deps
  const { deadlineMs = DEADLINE_MS, retryMs = RETRY_MS } = deps
  const { token } = link
  const gate = createSendGate({
    limits: deps.sendLimits ?? SEND_LIMITS,
    clock: deps.sendClock ?? realTime,
    onPause(ms) {
      meter.telegramPaused('flood', ms > 0)
      if (ms === 0) return
      meter.telegramFloodWait(ms)
      log.warn({ waitMs: ms }, 'Telegram asked the bot to wait: nothing is sent until then')
    },
  })
  const shelf = createShelf({ read: store.read, feed: deps.feed, routeOf: deps.routeOf })
  const bot = createBot(deps.token, deps.apiRoot, { ...deps, gate, shelf })
  const dispatcher = createDispatcher({
    store,
    clock,
    log,
    meter,
    adminIds,
    deadlineMs,
    retryMs,
    handle: (update, late) => handleUpdate(bot, update, late),
  })
  /** Aborted when this process no longer leads: the next leader sends the notices that still wait here. */
  let leading = link.cutOff

  /** Retries until Telegram answers; the API is served in the meantime. */
  async function connect(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted; failures++) {
      try {
        await bot.init(signal)
        if (webhook)
          await bot.api.setWebhook(webhook.url, {
            secret_token: webhook.secret,
            allowed_updates: ALLOWED_UPDATES,
          })
        else await bot.api.deleteWebhook()
        await registerCommands(bot.api)
        if (signal.aborted) return
        await dispatcher.open()
        log.info({ bot: bot.username, updates: webhook ? 'webhook' : 'polling' }, 'bot started')
        return
      } catch (error) {
        // The token watch has logged it, and `keepTryingToken` tries it again.
        if (token.isRefused) await token.until(false, signal)
        if (signal.aborted || waitsForToken(error)) continue
        const againMs = waitMs(failures, LONGEST_CONNECT_RETRY_MS, error)
        log.error(
          { err: error, againMs },
          'the bot could not be started; the API is served meanwhile',
        )
        await pause(againMs, signal)
      }
    }
  }

  /** While Telegram refuses the token, asks from time to time whether it still does. */
  async function keepTryingToken(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await token.until(true, signal)
      for (let tries = 0; token.isRefused && !signal.aborted; tries++) {
        await pause(waitMs(tries, LONGEST_TOKEN_RETRY_MS), signal)
        if (signal.aborted) return
        // The token watch sees the answer; without an answer nothing changes.
        await bot.api.getMe().catch(() => undefined)
      }
    }
  }

  function waitMs(failures: number, longestMs: number, error?: unknown): number {
    return Math.max(Math.min(retryMs * 2 ** failures, longestMs), retryAfterMs(error) ?? 0)
  }

  async function work(signal: AbortSignal, leaderTasks: LeaderTasks): Promise<void> {
    leading = AbortSignal.any([signal, link.cutOff])
    await Promise.all([
      leaderTasks(signal),
      fetchAndHandle(signal),
      keepTryingToken(signal),
      aborted(signal).then(() => dispatcher.stop()),
    ])
  }

  async function fetchAndHandle(signal: AbortSignal): Promise<void> {
    await connect(signal)
    if (!webhook) await poll(bot.api, { dispatcher, log, token }, signal)
  }

  const notifying = createTelegramApi(deps.token, deps.apiRoot, link)
  notifying.config.use(paced(gate, 'notice', () => leading))
  let leadership: Leadership | undefined
  return {
    deliver: createDelivery(notifying, deps, bot),
    /** Whether sending is paused for everybody; the reason has been logged. */
    isPaused: () => token.isRefused || gate.isPaused,
    /** Answers Telegram's calls; null if updates are fetched. */
    webhook: webhook && {
      path: new URL(webhook.url).pathname,
      fetch: createWebhook(webhook.secret, { dispatcher, meter, log, clock }),
    },
    /** Asks Telegram about the webhook, unless it refuses the token; null if updates are fetched. */
    webhookState:
      webhook &&
      (async (signal: AbortSignal) =>
        token.isRefused ? null : webhookState(bot.api, webhook.url, signal)),
    dispatcher,
    gate,
    /** @param leaderTasks what else only the leader does. */
    start(leaderTasks: LeaderTasks) {
      leadership = runAsLeader({ store, log }, LOCK, (signal) => work(signal, leaderTasks))
    },
    /** Starts no more updates, waits a while for the running ones, and lets another process lead. */
    async stop() {
      const ended = leadership?.stop()
      // Called here too, in case the lock was lost earlier. Then cutOff cancels calls that may never end.
      await dispatcher.stop()
      deps.cutOff()
      await ended
    },
  }
}

type LeaderTasks = (signal: AbortSignal) => Promise<void>

/** @throws the handler's own error, not grammY's wrapper around it. */
async function handleUpdate(
  bot: ReturnType<typeof createBot>,
  update: Update,
  late: AbortSignal,
): Promise<void> {
  try {
    await bot.handleUpdate(update as Parameters<typeof bot.handleUpdate>[0], late)
  } catch (error) {
    throw error instanceof BotError ? error.error : error
  }
}
