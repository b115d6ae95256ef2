import { BotError } from 'grammy'
import { type Leadership, runAsLeader } from '../domain/service/leader.ts'
import { aborted, pause } from '../domain/shared/waiting.ts'
import type { Update } from '../domain/telegram/inbox.ts'
import { createBot } from './bot.ts'
import { tellCommands } from './commands.ts'
import type { BotDeps } from './context.ts'
import { createDispatcher } from './inbox/dispatcher.ts'
import { poll } from './inbox/polling.ts'
import { ALLOWED_UPDATES } from './inbox/updates.ts'
import { createWebhook, webhookState } from './inbox/webhook.ts'
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

export type BotServiceDeps = Omit<BotDeps, 'link' | 'gate'> & {
  /** Shared with other parts that call Telegram. */
  link: TelegramLink
  /** Aborts what the link is cut off by, as `stop` does. */
  cutOff: () => void
  token: string
  apiRoot: string
  /** Where Telegram posts updates to; null to fetch them. */
  webhook: { url: string; secret: string } | null
  /** How long one update may take, in milliseconds. */
  deadlineMs?: number
  /** The wait before what Telegram's trouble has cut short is tried again, in milliseconds. */
  retryMs?: number
  /** Telegram's own unless told. */
  sendLimits?: SendLimits
  sendClock?: GateClock
}

/** Of the one process that speaks with Telegram. */
const LOCK = 'bot'
const DEADLINE_MS = 60_000
const RETRY_MS = 2000
const LONGEST_CONNECT_RETRY_MS = 60_000
const LONGEST_TOKEN_RETRY_MS = 60_000

/**
 * The bot with everything around it: inbox, polling or webhook, delivery of notices. Of several processes
 * one at a time leads: it alone fetches updates, registers the webhook and handles what is in the
 * inbox, so that one person's updates keep their order. Updates that Telegram posts are stored by any.
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
      log.warn({ waitMs: ms }, 'Telegram asks to wait: nothing is sent meanwhile')
    },
  })
  const bot = createBot(deps.token, deps.apiRoot, { ...deps, gate })
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
  /** Aborted where this process no longer leads: then others tell what it has not begun to send. */
  let leading = link.cutOff

  /** Telegram may be away when the service starts: the API is served all the same. */
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
        await tellCommands(bot.api, deps, signal)
        if (signal.aborted) return
        await dispatcher.open()
        log.info({ bot: bot.username, updates: webhook ? 'webhook' : 'polling' }, 'bot started')
        return
      } catch (error) {
        // Noted by who refused it, and tried by `keepTryingToken`.
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

  /** While Telegram refuses the token, asks now and then whether it still does. */
  async function keepTryingToken(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await token.until(true, signal)
      for (let tries = 0; token.isRefused && !signal.aborted; tries++) {
        await pause(waitMs(tries, LONGEST_TOKEN_RETRY_MS), signal)
        if (signal.aborted) return
        // Whatever comes of it is noted by who makes the call; no answer at all tells nothing.
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
      windUp(signal),
    ])
  }

  async function windUp(signal: AbortSignal): Promise<void> {
    await aborted(signal)
    await dispatcher.stop()
  }

  async function fetchAndHandle(signal: AbortSignal): Promise<void> {
    await connect(signal)
    if (!webhook) await poll(bot.api, { dispatcher, log, token }, signal)
  }

  const notifying = createTelegramApi(deps.token, deps.apiRoot, link)
  notifying.config.use(paced(gate, 'notice', () => leading))
  let leadership: Leadership | undefined
  return {
    deliver: createDelivery(notifying, deps),
    /** Whether nothing can be sent to anybody at present, which has been logged. */
    isPaused: () => token.isRefused || gate.isPaused,
    /** Answers Telegram's calls; null where updates are fetched. */
    webhook: webhook && {
      path: new URL(webhook.url).pathname,
      fetch: createWebhook(webhook.secret, { dispatcher, meter, log, clock }),
    },
    /** Asks Telegram about the webhook, unless it refuses the token; null where updates are fetched. */
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
    /** Takes no more updates, waits a while for those being handled, and lets another process lead. */
    async stop() {
      const ended = leadership?.stop()
      // Also where the lock was lost before: nothing is waited for that Telegram may never answer.
      await dispatcher.stop()
      deps.cutOff()
      await ended
    },
  }
}

type LeaderTasks = (signal: AbortSignal) => Promise<void>

/** @throws what a handler threw, without what grammY wraps around it. */
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
