import { setTimeout as sleep } from 'node:timers/promises'
import { BotError, GrammyError } from 'grammy'
import type { Update } from '../domain/inbox.ts'
import { createBot } from './bot.ts'
import { commandsForAdmins, commandsForHolders } from './commands.ts'
import type { BotDeps } from './context.ts'
import { createDispatcher } from './dispatcher.ts'
import { createDelivery } from './notices.ts'
import { type Polling, startPolling } from './polling.ts'
import { createTelegramApi } from './telegram.ts'
import { ALLOWED_UPDATES } from './updates.ts'
import { createWebhook } from './webhook.ts'

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

const DEADLINE_MS = 60_000
const RETRY_MS = 2000
const LONGEST_CONNECT_RETRY_MS = 60_000

/** The bot with everything around it: inbox, polling or webhook, delivery of notices. */
export function createBotService(deps: BotServiceDeps) {
  const { store, clock, log, webhook, adminIds } = deps
  const { deadlineMs = DEADLINE_MS, retryMs = RETRY_MS } = deps
  const bot = createBot(deps.token, deps.apiRoot, { ...deps, cutOff: deps.cutOff.signal })
  const dispatcher = createDispatcher({
    store,
    clock,
    log,
    deadlineMs,
    retryMs,
    handle: (update) => handleUpdate(bot, update),
  })
  const stopping = new AbortController()
  let polling: Polling | undefined

  /** Telegram may be away when the service starts: the API is served all the same. */
  async function connect(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures++) {
      try {
        await bot.init(stopping.signal as Parameters<typeof bot.init>[0])
        if (webhook)
          await bot.api.setWebhook(webhook.url, {
            secret_token: webhook.secret,
            allowed_updates: ALLOWED_UPDATES,
          })
        else await bot.api.deleteWebhook()
        await tellCommands()
        await dispatcher.open()
        if (!webhook && !stopping.signal.aborted) polling = startPolling(bot.api, dispatcher, log)
        log.info(
          { bot: bot.botInfo.username, updates: webhook ? 'webhook' : 'polling' },
          'bot started',
        )
        return
      } catch (error) {
        if (stopping.signal.aborted) return
        const againMs = Math.min(retryMs * 2 ** failures, LONGEST_CONNECT_RETRY_MS)
        log.error({ err: error, againMs }, problem(error))
        await sleep(againMs, undefined, { signal: stopping.signal }).catch(() => undefined)
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

  let connected: Promise<void> | undefined
  return {
    // One person's wait must not hold up what the others are told.
    deliver: createDelivery(
      createTelegramApi(deps.token, deps.apiRoot, { cutOff: deps.cutOff.signal, patient: false }),
      deps,
    ),
    /** Answers Telegram's calls; null where updates are fetched. */
    webhook: webhook && {
      path: new URL(webhook.url).pathname,
      fetch: createWebhook(webhook.secret, dispatcher),
    },
    dispatcher,
    start() {
      connected = connect()
    },
    /** Takes no more updates and waits a while for those being handled. */
    async stop() {
      stopping.abort()
      await polling?.stop()
      await dispatcher.stop()
      deps.cutOff.abort()
      await connected
    },
  }
}

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
