import { Hono } from 'hono'
import type { z } from 'zod'
import { createBotApi } from './bot-api.ts'
import { DoorError, TelegramError } from './errors.ts'
import { faultSchema } from './faults.ts'
import { ownPageOnly } from './guard.ts'
import { keepIn } from './keeping.ts'
import type { LimitCounts } from './limits.ts'
import { allMethods } from './methods/all.ts'
import { createPageFiles } from './page-files.ts'
import { takeBack } from './paying.ts'
import { createPeopleDoor } from './people.ts'
import { createWorld, type WorldOptions } from './world.ts'

export { TELEGRAM_LIMITS } from './limits.ts'
export type { Person } from './state.ts'

export type TelegramEmulator = {
  fetch(request: Request): Response | Promise<Response>
  /** Makes the next calls or updates fail; see faults.ts. */
  fail(fault: z.input<typeof faultSchema>): void
  clearFaults(): void
  /** Takes Stars back as Telegram does by itself; the bot gets an update only with `tell`. @throws if it cannot. */
  takeBack(personId: number, given: { charge_id: string; tell?: boolean }): void
  /** How often the bot had to wait, and how often it did not. */
  limitCounts(): LimitCounts
  /** Ends long polls, streams and deliveries, so that the process can end. */
  stop(): void
  /** Resolves when everything that is to be kept is written. */
  saved(): Promise<void>
}

export type EmulatorOptions = WorldOptions & {
  /** The folder in which chats outlive the process; by default they are only in memory. */
  keptIn?: string | undefined
  /** Told what is wrong with that folder. */
  warn?: (text: string) => void
}

/**
 * A Bot API server with its people, all in memory unless `keptIn` is given: the Bot API, the API for people and the chat page
 * on one address. It does not listen by itself. @throws if the token does not have Telegram's form.
 */
export function createTelegramEmulator(options: EmulatorOptions): TelegramEmulator {
  const world = createWorld(options)
  const { keptIn, warn = console.warn } = options
  const keeping = keptIn === undefined ? null : keepIn(keptIn, world, warn)
  const app = new Hono()
  app.use(ownPageOnly)
  app.route('/', createBotApi(world, allMethods(world)))
  app.route('/', createPeopleDoor(world))
  app.route('/', createPageFiles())
  app.notFound((context) => context.json({ error: 'There is nothing at this address.' }, 404))
  app.onError((error, context) => {
    if (error instanceof DoorError) return context.json({ error: error.message }, error.status)
    if (error instanceof TelegramError) return context.json({ error: error.message }, 400)
    return context.json({ error: 'The emulator has a bug; see its output.' }, 500)
  })

  return {
    async fetch(request) {
      if (world.ending.aborted) return unavailable()
      const isReading = request.method === 'GET'
      // Some requests change something at once and then wait for long.
      if (!isReading) keeping?.note()
      try {
        return await app.fetch(request)
      } finally {
        if (!isReading) keeping?.note()
      }
    },
    fail: (fault) => world.faults.add(faultSchema.parse(fault)),
    clearFaults: () => world.faults.clear(),
    takeBack: (id, given) => takeBack(world, world.state.person(id), given),
    limitCounts: () => world.limits.counts(),
    stop: () => world.stop(),
    saved: async () => keeping?.finish(),
  }
}

function unavailable(): Response {
  const description = 'Service Unavailable'
  return Response.json({ ok: false, error_code: 503, description }, { status: 503 })
}
