import { setTimeout as sleep } from 'node:timers/promises'
import { BotError, GrammyError } from 'grammy'
import type { Update } from '../domain/inbox.ts'
import { type Leadership, lead } from '../domain/leader.ts'
import { aborted } from '../domain/waiting.ts'
import { createBot } from './bot.ts'
import { commandsForAdmins, commandsForHolders } from './commands.ts'
import type { BotDeps } from './context.ts'
import { createDispatcher } from './dispatcher.ts'
import { createDelivery } from './notices.ts'
import { poll } from './polling.ts'
import { createTelegramApi } from './telegram.ts'
import { ALLOWED_UPDATES } from './updates.ts'
import { createWebhook, webhookState } from './webhook.ts'

export type BotServiceDeps = Omit<BotDeps, 'cutOff'> & {
  /** Aborted by `stop`: calls of Telegram that other parts have under way end with it. */
  cutOff: AbortController
  token: string
  apiRoot: string
  /** Where Telegram posts updates to; null to fetch them. */
  webhook: { url: string; secret: string } | null
  /** How long one update may take, in milliseconds. */
  deadlineMs?: number
  /** The wait before what Telegram's trouble has cut short is tried again, in milliseconds. */
  retryMs?: number
}

/** Of the one process that speaks with Telegram. */
const LOCK = 'bot'
const DEADLINE_MS = 60_000
const RETRY_MS = 2000
const LONGEST_CONNECT_RETRY_MS = 60_000

/**
 * The bot with everything around it: inbox, polling or webhook, delivery of notices. Of several processes
 * one at a time leads: it alone fetches updates, registers the webhook and handles what is in the
 * inbox, so that one person's updates keep their order. Updates that Telegram posts are stored by any.
 */
export function createBotService(deps: BotServiceDeps) {
  const { store, clock, log, webhook, adminIds } = deps
  const { deadlineMs = DEADLINE_MS, retryMs = RETRY_MS } = deps
  const bot = createBot(deps.token, deps.apiRoot, { ...deps, cutOff: deps.cutOff.signal })
  const dispatcher = createDispatcher({
    store,
    clock,
    log,
    meter: deps.meter,
    adminIds,
    deadlineMs,
    retryMs,
    handle: (update) => handleUpdate(bot, update),
  })
  let stopped = false

  /** Telegram may be away when the service starts: the API is served all the same. */
  async function connect(over: AbortSignal): Promise<void> {
    for (let failures = 0; !over.aborted; failures++) {
      try {
        await bot.init(over as Parameters<typeof bot.init>[0])
        if (webhook)
          await bot.api.setWebhook(webhook.url, {
            secret_token: webhook.secret,
            allowed_updates: ALLOWED_UPDATES,
          })
        else await bot.api.deleteWebhook()
        await tellCommands()
        if (over.aborted) return
        await dispatcher.open()
        log.info(
          { bot: bot.botInfo.username, updates: webhook ? 'webhook' : 'polling' },
          'bot started',
        )
        return
      } catch (error) {
        if (over.aborted) return
        const againMs = Math.min(retryMs * 2 ** failures, LONGEST_CONNECT_RETRY_MS)
        log.error({ err: error, againMs }, problem(error))
        await sleep(againMs, undefined, { signal: over }).catch(() => undefined)
      }
    }
  }

  async function tellCommands(): Promise<void> {
    await bot.api.setMyCommands(commandsForHolders(), { scope: { type: 'all_private_chats' } })
    for (const chat_id of adminIds)
      try {
        await bot.api.setMyCommands(commandsForAdmins(), { scope: { type: 'chat', chat_id } })
      } catch (error) {
        if (!(error instanceof GrammyError) || error.error_code === 429) throw error
        // Told again when they first write /start.
        log.info({ adminId: chat_id }, 'an admin has not written to the bot yet')
      }
  }

  async function work(over: AbortSignal, duties: Duties): Promise<void> {
    await Promise.all([duties(over), fetchAndHandle(over), windUp(over)])
  }

  async function windUp(over: AbortSignal): Promise<void> {
    await aborted(over)
    await dispatcher.stop()
    // At the end of the service nothing is waited for that Telegram may never answer.
    if (stopped) deps.cutOff.abort()
  }

  async function fetchAndHandle(over: AbortSignal): Promise<void> {
    await connect(over)
    if (!webhook) await poll(bot.api, dispatcher, log, over)
  }

  let leadership: Leadership | undefined
  return {
    // One person's wait must not hold up what the others are told.
    deliver: createDelivery(
      createTelegramApi(deps.token, deps.apiRoot, { cutOff: deps.cutOff.signal, patient: false }),
      deps,
    ),
    /** Answers Telegram's calls; null where updates are fetched. */
    webhook: webhook && {
      path: new URL(webhook.url).pathname,
      fetch: createWebhook(webhook.secret, { dispatcher, meter: deps.meter, log, clock }),
    },
    /** Asks Telegram about the webhook; null where updates are fetched. */
    webhookState: webhook && ((signal: AbortSignal) => webhookState(bot.api, webhook.url, signal)),
    dispatcher,
    /** @param duties what else only the leader does. */
    start(duties: Duties) {
      leadership = lead({ store, log }, LOCK, (over) => work(over, duties))
    },
    /** Takes no more updates, waits a while for those being handled, and lets another process lead. */
    async stop() {
      stopped = true
      await leadership?.stop()
      deps.cutOff.abort()
    },
  }
}

type Duties = (over: AbortSignal) => Promise<void>

/** @throws what a handler threw, without what grammY wraps around it. */
async function handleUpdate(bot: ReturnType<typeof createBot>, update: Update): Promise<void> {
  try {
    await bot.handleUpdate(update as Parameters<typeof bot.handleUpdate>[0])
  } catch (error) {
    throw error instanceof BotError ? error.error : error
  }
}

function problem(error: unknown): string {
  if (error instanceof GrammyError && [401, 404].includes(error.error_code))
    return 'Telegram does not know BOT_TOKEN; copy it from @BotFather'
  return 'the bot could not be started; the API is served meanwhile'
}
