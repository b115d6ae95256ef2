import type { Log } from '../../domain/shared/log.ts'
import type { Meter } from '../../domain/shared/meter.ts'
import { aborted } from '../../domain/shared/waiting.ts'

/** The fields of Telegram's answer that are used here. */
type Answer = { ok: true } | { ok: false; error_code: number; description: string }

export type TokenWatch = ReturnType<typeof createTokenWatch>

/**
 * Whether Telegram refuses the token: 401 if it was revoked, 404 if no bot has it. Other Bot API servers also
 * answer 404 for a method that they do not know.
 */
export function refusesToken({ error_code: code, description }: Answer & { ok: false }): boolean {
  return code === 401 || (code === 404 && !/method/i.test(description))
}

/** Tracks whether Telegram accepts the bot's token. */
export function createTokenWatch({ log, meter }: { log: Log; meter: Meter }) {
  let isRefused = false
  let changed = Promise.withResolvers<void>()

  function change(refused: boolean): void {
    isRefused = refused
    meter.telegramPaused('token', refused)
    changed.resolve()
    changed = Promise.withResolvers()
  }

  return {
    get isRefused() {
      return isRefused
    },
    /** Takes Telegram's answer to a call. Logs when Telegram begins to refuse the token, and when it stops. */
    note(answer: Answer): void {
      const refuses = !answer.ok && refusesToken(answer)
      if (refuses === isRefused) return
      change(refuses)
      if (answer.ok || !refuses)
        log.info({}, 'Telegram accepts BOT_TOKEN again: waiting messages are sent now')
      else
        log.error(
          { answer: `${answer.error_code} ${answer.description}` },
          'Telegram does not know BOT_TOKEN: nothing is sent or fetched until it does. Copy the token from @BotFather and start again',
        )
    },
    /** Waits until `isRefused` equals `refused`, or the signal is aborted. */
    async until(refused: boolean, signal: AbortSignal): Promise<void> {
      while (isRefused !== refused && !signal.aborted)
        await Promise.race([changed.promise, aborted(signal)])
    },
  }
}
